/** Another stack of one's own, where attacks are ordered: a click takes it up; Enter, a drag or the button moves there. */
import { describe, expect, it, vi } from "vitest";
import { Acting } from "../../src/families/axis/acting.svelte";
import type { LiveTable } from "../../src/net/table.svelte";

const PLACES = { name: (area: string) => area, short: (area: string) => area };
const offer = (verb: string, origin: string, kind: string, targets: string[]) => ({ verb, origin, kind, unit: kind, most: 3, targets });
const OFFERS = [
  offer("move", "germany", "infantry", ["poland", "france", "denmark"]),
  offer("load", "germany", "infantry", ["baltic"]),
  offer("move", "poland", "infantry", ["germany", "ukraine"]),
  offer("move", "baltic", "transport", ["north_sea"]),
];
const FRANCE = { steps: 1, attack: true, air: false };

function seated(phase = "combat_move") {
  const act = vi.fn<(seat: string, action: Record<string, unknown>) => Promise<null>>(async () => null);
  const table = $state({
    v: 5, mine: ["axis"], told: [], opened: 0, sheet: { side: { axis: "axis", allies: "allies" }, figures: { axis: {} } }, act,
    now: {
      orders: [], undo: {}, view: { position: { seat: "axis", phase, owner: { germany: "axis", poland: "axis", denmark: "axis", france: "allies" }, units: {} } },
      pending: { type: "decide", seats: ["axis"], what: phase }, menus: { axis: { seat: "axis", offers: OFFERS } },
    },
    ask: vi.fn(async (_: string, { what }: { what: string }) => (what === "coasts" ? { coasts: {} } : { targets: { france: FRANCE } })),
  });
  const acting = new Acting(table as unknown as LiveTable, PLACES);
  acting.select("germany", false);
  return { acting, act, to: () => act.mock.calls.map(([, action]) => (action["route"] as string[] | undefined)?.[0] ?? action["zone"]) };
}

describe("in the combat move", () => {
  it("a click takes up the other stack", async () => {
    const { acting, act } = seated();
    await acting.pick("poland", false, true);
    expect([acting.from, act.mock.calls]).toEqual([["poland"], []]);
  });
  it("a drag moves there", async () => {
    const { acting, to } = seated();
    acting.drop("germany", "poland");
    await vi.waitFor(() => expect(to()).toEqual(["poland"]));
  });
  it("Enter moves to where the pointer is", async () => {
    const { acting, to } = seated();
    acting.hover("poland");
    expect(acting.confirm()).toBe(true);
    await vi.waitFor(() => expect(to()).toEqual(["poland"]));
  });
  it("Enter on the map aims first and moves then", async () => {
    const { acting, act, to } = seated();
    await acting.pick("poland", false, true, true);
    expect([acting.aim, acting.from, act.mock.calls]).toEqual(["poland", ["germany"], []]);
    await acting.pick("poland", false, true, true);
    expect(to()).toEqual(["poland"]);
  });
  it("a tap aims, and a second one takes up the other stack", async () => {
    const { acting, act } = seated();
    await acting.pick("poland", false, false);
    expect([acting.aim, acting.from]).toEqual(["poland", ["germany"]]);
    await acting.pick("poland", false, false);
    expect([acting.aim, acting.from, act.mock.calls]).toEqual([null, ["poland"], []]);
  });
  it("a click still attacks, boards ships and goes where nothing can move", async () => {
    for (const target of ["france", "baltic", "denmark"]) {
      const { acting, to } = seated();
      await acting.pick(target, false, true);
      expect(to()).toEqual([target]);
    }
  });
});

it("in the noncombat move a click moves there: joining others is what it is for", async () => {
  const { acting, to } = seated("noncombat_move");
  await acting.pick("poland", false, true);
  expect(to()).toEqual(["poland"]);
});
