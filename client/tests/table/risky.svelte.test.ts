/** An attack with little chance is called that, before and after it is ordered. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { aimText } from "../../src/games/attack/aim";
import type { AttackDesk } from "../../src/games/attack/desk.svelte";
import { Acting } from "../../src/families/axis/acting.svelte";
import SelectionPanel from "../../src/families/axis/SelectionPanel.svelte";
import type { BattleOdds } from "../../src/games/classic/types";
import type { LiveTable } from "../../src/net/table.svelte";

const PLACES = { name: (area: string) => area, short: (area: string) => area };
const odds = (win: number): BattleOdds => ({
  space: "caucasus", kind: "land", win, lose: 1 - win, both: 0, retreat: 0, takes: win, attacker_loss: 1, defender_loss: 1, swing: 0, rounds: 1, attacker: {}, defender: {},
});

function seated(win: number) {
  const offers = [{ verb: "move", origin: "ukraine_ssr", kind: "infantry", unit: "infantry", most: 3, targets: ["caucasus"] }];
  const table = $state({
    v: 5, mine: ["germany"], told: [], opened: 0, briefed: 5, brief: null as unknown,
    sheet: { order: [], side: { germany: "axis", ussr: "allies" }, value: { caucasus: 3 }, figures: { germany: { infantry: { domain: "land" } } } },
    now: {
      orders: [], undo: { germany: 1 }, view: { position: { seat: "germany", phase: "combat_move", owner: { caucasus: "ussr", ukraine_ssr: "germany" }, units: {} } },
      pending: { type: "decide", seats: ["germany"], what: "combat_move" }, menus: { germany: { seat: "germany", offers } },
    },
    ask: vi.fn(async (_: string, { what }: { what: string }) => (what === "odds" ? { battles: [odds(win)] } : what === "coasts" ? { coasts: {} } : { targets: { caucasus: { steps: 1, attack: true, air: false } } })),
    act: vi.fn(async () => {
      table.v = 6;
      table.brief = { battles: [odds(win)], warnings: [] };
      return null;
    }),
    undo: vi.fn(async () => null),
  });
  const acting = new Acting(table as unknown as LiveTable, PLACES);
  const panel = mount(SelectionPanel, { target: document.body, props: { acting, areaName: PLACES.short, onnext: () => {} } });
  const button = (words: string) => [...document.querySelectorAll("button")].find((one) => one.textContent.replace(/\s+/g, " ").includes(words));
  return { acting, table, button, leave: () => unmount(panel) };
}

async function aimed(win: number) {
  const found = seated(win);
  await found.acting.pick("ukraine_ssr", false, true);
  await vi.waitFor(() => expect(found.acting.targets["caucasus"]?.kind).toBe("attack"));
  await found.acting.pick("caucasus", false, false);
  await vi.waitFor(() => expect(found.acting.planned?.battle).toBeTruthy());
  flushSync();
  return found;
}

test("the button says how small the chance is, and the message afterwards how to take it back", async () => {
  const { acting, table, button, leave } = await aimed(0.12);
  expect(button("Attack at 12 %")?.classList).toContain("danger");
  expect(button("Attack at 12 %")?.querySelector("svg")).not.toBeNull(); // the sign that Attack! has there too
  await acting.order("caucasus");
  flushSync();
  expect(document.querySelector("[role=status]")?.textContent?.replace(/\s+/g, " ")).toContain("The attack on caucasus is ordered at 12 %. Undo takes it back.");
  button("Undo")?.click();
  expect(table.undo).toHaveBeenCalledExactlyOnceWith("germany", 1);
  table.v = 7; // anything else happens
  flushSync();
  expect(document.querySelector("[role=status]")).toBeNull();
  await leave();
});

test("of a fair chance nothing is said", async () => {
  const { acting, button, leave } = await aimed(0.3);
  expect(button("Add attack")?.classList).toContain("primary");
  expect(button("Add attack")?.querySelector("svg")).toBeNull();
  await acting.order("caucasus");
  flushSync();
  expect(document.querySelector("[role=status]")).toBeNull();
  await leave();
});

test.each([[0.12, "Attack peru at 12 %"], [0.5, "Attack peru"]])("in Attack! a chance of %d is said as %s", (win, words) => {
  const desk = { what: "move", isPlacing: false, targets: { peru: { kind: "attack" } }, advice: { weighed: { space: "peru", win } } } as unknown as AttackDesk;
  expect(aimText(desk, "peru", PLACES.short).replace(/\s/g, " ")).toBe(words);
});

test.each([["stars3", 0], ["human", 1]])("the orders so far of a seat of kind %s have %i chances on the map", (kind, count) => {
  const table = {
    v: 5, mine: ["ussr"], told: [], opened: 0, briefed: 5, brief: { battles: [odds(0.01)], warnings: [] }, seats: { germany: { kind } },
    sheet: { order: [], side: { germany: "axis", ussr: "allies" }, value: {}, figures: {} },
    now: {
      orders: [], undo: {}, view: { position: { seat: "germany", phase: "combat_move", owner: { caucasus: "ussr" }, units: {} } },
      pending: { type: "decide", seats: ["germany"], what: "combat_move" }, menus: {},
    },
  };
  expect(new Acting(table as unknown as LiveTable, PLACES).marks.odds).toHaveLength(count);
});
