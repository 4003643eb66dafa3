import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Acting } from "../../src/families/axis/acting.svelte";
import AreaCard from "../../src/families/axis/AreaCard.svelte";
import { battleRows } from "../../src/families/axis/battle/rows";
import { describeArea } from "../../src/families/axis/describe";
import LandingPanel from "../../src/families/axis/LandingPanel.svelte";
import type { AxisAction } from "../../src/families/axis/types";
import type { BattleOdds, ClassicBrief, ClassicView, Helper, LandingPlan } from "../../src/games/classic/types";
import type { LiveTable } from "../../src/net/table.svelte";
import type { Menu } from "../../src/net/types";

const PLACES = { name: (area: string) => area, short: (area: string) => area };
const SIDE = { uk: "allies", germany: "axis" } as const;
const SHEET = { order: ["germany", "uk"], side: SIDE, value: {}, figures: { uk: { infantry: { domain: "land" }, fighter: { domain: "air" } } } } as never;
const VIEW = {
  position: {
    seat: "uk", phase: "combat_move", owner: { united_kingdom: "uk", germany: "germany", spain: "", russia: "uk" },
    units: { united_kingdom: [{ nation: "uk", kind: "infantry", count: 3 }] },
  },
} as unknown as ClassicView;
const MENU = {
  seat: "uk", offers: [{ verb: "load", origin: "united_kingdom", kind: "infantry", unit: "infantry", most: 2, targets: ["sz_united_kingdom"] }],
} as unknown as Menu;
const FLIGHT = { verb: "move", origin: "united_kingdom", kind: "fighter", unit: "fighter", most: 2, targets: ["germany", "spain"] };

const odds = (space: string, kind: BattleOdds["kind"], more: Partial<BattleOdds> = {}): BattleOdds => ({
  space, kind, win: 0.4, lose: 0.5, both: 0.1, retreat: 0, takes: 0.29, attacker_loss: 1, defender_loss: 1, swing: 0, rounds: 1, attacker: {}, defender: {}, ...more,
});
const LAND = odds("germany", "amphibious", { sea: [odds("sz_baltic", "sea", { win: 0.62 })], ashore: 0.47 });
const FIGHTER: Helper = { id: "united_kingdom fighter", kind: "fighter", unit: "fighter", start: "united_kingdom", to: "germany", count: 1, most: 2 };
const BATTLESHIP: Helper = { id: "sz_united_kingdom battleship", kind: "battleship", unit: "battleship", start: "sz_united_kingdom", to: "sz_baltic", count: 1, most: 1 };
const ACTIONS: AxisAction[] = [
  { act: "load", units: { infantry: 2 }, start: "united_kingdom", zone: "sz_united_kingdom" },
  { act: "move", units: { "transport(infantry,infantry)": 1 }, start: "sz_united_kingdom", route: ["sz_baltic"] },
  { act: "unload", units: { infantry: 2 }, zone: "sz_baltic", coast: "germany" },
];
const PLAN: LandingPlan = {
  target: "germany", actions: ACTIONS, lands: { infantry: 2 }, left: { infantry: 1 }, helpers: [FIGHTER, BATTLESHIP], zone: "sz_baltic",
  sea: 0.62, land: 0.47, together: 0.29, at_risk: 1, battle: LAND,
  steps: [
    { kind: "load", units: { infantry: 2 }, start: "united_kingdom", to: "sz_united_kingdom" },
    { kind: "sail", units: { "transport(infantry,infantry)": 1 }, start: "sz_united_kingdom", to: "sz_baltic" },
    { kind: "land", units: { infantry: 2 }, start: "sz_baltic", to: "germany" },
  ],
};
const OUT_OF_RANGE = { reason: "out_of_range", facts: { unit: "infantry", needs: 6, has: 1 } };

/** A table whose advisor has these answers. */
function seated(plan: LandingPlan = PLAN, menu: Menu = MENU) {
  const ask = vi.fn(async (_: string, question: Record<string, unknown>) => {
    if (question["what"] === "landing_plan") return plan;
    if (question["what"] === "coasts") return { coasts: { germany: { attack: true, fight: true } } };
    if (question["what"] === "odds") return { battles: [], refused: { at: 0, refusal: OUT_OF_RANGE } };
    return { targets: {} };
  });
  const act = vi.fn(async () => null);
  const table = $state({
    v: 5, mine: ["uk"], told: [], opened: 0, sheet: SHEET, briefed: 5, act, ask,
    now: { orders: [], undo: {}, view: VIEW, pending: { type: "decide", seats: ["uk"], what: "combat_move" }, menus: { uk: menu } },
  });
  return { acting: new Acting(table as unknown as LiveTable, PLACES), ask, act };
}

async function aimed(plan?: LandingPlan) {
  const found = seated(plan);
  await found.acting.pick("united_kingdom", false, true);
  await vi.waitFor(() => expect(Object.keys(found.acting.landing.targets)).toEqual(["germany"]));
  await found.acting.pick("germany", false, true);
  return found;
}

function shown(acting: Acting, plan = PLAN): string {
  const panel = mount(LandingPanel, { target: document.body, props: { acting, plan, places: PLACES } });
  flushSync();
  const text = (document.querySelector(".landing")?.textContent ?? "").replace(/\s+/g, " ");
  void unmount(panel);
  return text;
}

describe("a landing", () => {
  it("lights the coasts that only ships reach, in a look of their own", async () => {
    const { acting } = await aimed();
    expect(acting.marks.targets["germany"]).toMatchObject({ kind: "attack", ship: true });
    expect(acting.targets["germany"]).toBeUndefined();
    expect(describeArea(VIEW, SHEET, acting, "germany", PLACES)).toContain("can be attacked by ship");
  });

  it("is asked for with the pieces chosen, shown as a plan and ordered by one button", async () => {
    const { acting, ask, act } = await aimed();
    expect(ask).toHaveBeenCalledWith("uk", { what: "landing_plan", target: "germany", forces: { united_kingdom: { infantry: 2 } } });
    expect(act).not.toHaveBeenCalled();
    expect(acting.aim).toBe("germany");
    expect(acting.marks.arrows.map(({ path, preview }) => [...path, preview])).toEqual([
      ["united_kingdom", "sz_united_kingdom", true], ["sz_united_kingdom", "sz_baltic", true], ["sz_baltic", "germany", true],
    ]);
    expect(acting.marks.odds.map(({ area, text }) => [area, text])).toEqual([["germany", "29"], ["sz_baltic", "62"]]);
    expect(acting.confirm()).toBe(true);
    await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(3));
    expect(act.mock.calls).toEqual(ACTIONS.map((action) => ["uk", action]));
    expect(acting.landing.plan).toBeNull();
  });

  it("is ordered by Enter on its coast, where the map has the focus after a click", async () => {
    const { acting, act } = await aimed();
    await acting.pick("germany", false, true, true);
    expect(act.mock.calls).toEqual(ACTIONS.map((action) => ["uk", action]));
  });

  it("is not ordered by a second click", async () => {
    const { acting, act } = await aimed();
    await acting.pick("germany", false, true);
    expect(act).not.toHaveBeenCalled();
    expect(acting.landing.plan?.target).toBe("germany");
  });

  it("says its chances with their parts, and what does not fit", async () => {
    const { acting } = await aimed();
    const text = shown(acting);
    expect(text).toContain("Sea 62 %, then land 47 %: together 29 %.");
    expect(text).toContain("The transport is counted as a possible loss.");
    expect(text).toContain("No room for 1 infantry; the best that fit go.");
    expect(text).toContain("Load 2 infantry from united_kingdom onto ships in sz_united_kingdom");
    expect(text).toContain("Land at 29 %");
    expect(shown((await aimed({ ...PLAN, together: 0.31 })).acting)).toContain("Land in germany");
    const free = { target: "germany", actions: ACTIONS, lands: { infantry: 2 }, land: 1, together: 1 };
    expect(shown(acting, free)).toContain("Nobody defends germany.");
  });

  it("says why the map promises more where nobody may be left to take the land", async () => {
    const { acting } = await aimed();
    const calm = (land: number): LandingPlan => ({ ...PLAN, sea: undefined, land, together: land, battle: odds("germany", "amphibious", { win: 0.65 }) });
    expect(shown(acting, calm(0.56))).toContain("No enemy ships in the way. 65 % to win the battle, 56 % to win it with troops left to take the land.");
    expect(shown(acting, calm(0.65))).not.toContain("to win the battle");
  });

  it("says which selected pieces do not come along, and why", async () => {
    const { acting } = await aimed();
    const stay = (kind: string, why: "out_of_reach" | "no_use" | "not_needed") => ({ unit: kind, kind, start: "united_kingdom", count: 1, why });
    const text = shown(acting, { ...PLAN, stays: [stay("fighter", "out_of_reach"), stay("bomber", "out_of_reach"), stay("submarine", "no_use"), stay("battleship", "not_needed")] });
    expect(text).toContain("Not coming along: 1 fighter, 1 bomber. Too far away, or nowhere to land afterward.");
    expect(text).toContain("Not coming along: 1 submarine. Nothing to fight for them there.");
    expect(text).toContain("Not coming along: 1 battleship. The landing is as good without; you can add them.");
  });

  it("is planned anew when somebody stays behind", async () => {
    const { acting, ask } = await aimed();
    await acting.landing.take(FIGHTER, 0);
    expect(ask).toHaveBeenLastCalledWith("uk", {
      what: "landing_plan", target: "germany", forces: { united_kingdom: { infantry: 2 } }, zone: "sz_baltic",
      helpers: { "united_kingdom fighter": 0, "sz_united_kingdom battleship": 1 },
    });
  });

  it("goes with Escape, and the pieces stay chosen", async () => {
    const { acting } = await aimed();
    expect(acting.back()).toBe(true);
    expect([acting.landing.plan, acting.aim, acting.from]).toEqual([null, null, ["united_kingdom"]]);
  });

  it("is proposed instead of a refusal that counts steps", async () => {
    const { acting } = seated();
    await acting.pick("united_kingdom", false, true);
    await acting.pick("spain", false, true); // not lit
    expect(acting.refused).toBeNull();
    expect(acting.landing.plan).toEqual(PLAN);
  });

  it("comes before a flight of the planes that were chosen too, which can still be had", async () => {
    const { acting, act } = seated(PLAN, { ...MENU, offers: [...(MENU.offers ?? []), FLIGHT] } as Menu);
    await acting.pick("united_kingdom", false, true);
    await acting.pick("germany", false, true); // before the advisor has said which coasts ships reach
    expect(act).not.toHaveBeenCalled();
    expect(acting.landing.plan).toEqual(PLAN);
    acting.take("germany");
    expect([acting.landing.plan, acting.aim]).toEqual([null, "germany"]);
    await acting.pick("germany", false, true);
    expect(act.mock.calls).toEqual([["uk", { act: "move", units: { fighter: 2 }, start: "united_kingdom", route: ["germany"] }]]);
  });

  it("is not proposed to planes alone", async () => {
    const { acting, act } = seated(PLAN, { ...MENU, offers: [FLIGHT] } as Menu);
    await acting.pick("united_kingdom", false, true);
    await acting.pick("germany", false, true);
    expect(act).toHaveBeenCalledOnce();
  });

  it("says why there is none where that says more than the rules", async () => {
    const held = { reason: "sea_held", facts: { zone: "sz_baltic", units: ["2 battleship"] } };
    expect((await aimed({ target: "germany", refused: held })).acting.refused?.refusal).toEqual(held);
    const none = { reason: "no_voyage", facts: { space: "germany" } };
    expect((await aimed({ target: "germany", refused: none })).acting.refused?.refusal).toEqual(OUT_OF_RANGE);
  });
});

describe("an enemy coast", () => {
  it("offers a landing on its card", async () => {
    const { acting, ask } = seated();
    expect(acting.showsCard("germany")).toBe(true);
    expect(acting.showsCard("russia")).toBe(false);
    await acting.pick("germany", false, true);
    expect(ask).toHaveBeenCalledWith("uk", { what: "landing_plan", target: "germany" });
    const onclose = vi.fn();
    const card = mount(AreaCard, { target: document.body, props: { area: "germany", view: VIEW, sheet: SHEET, places: PLACES, desk: acting, onclose } });
    flushSync();
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent.includes("Land here: 29\u00a0%"));
    button?.click();
    expect(onclose).toHaveBeenCalled();
    expect(acting.landing.plan).toEqual(PLAN);
    void unmount(card);
    // Enter on the coast orders it, and the card stays away.
    expect(acting.showsCard("germany")).toBe(false);
  });
});

describe("the list of battles", () => {
  it("has the landing, which waits for its sea battle", () => {
    const menu = { seat: "uk", offers: [{ verb: "fight", kind: "sea", targets: ["sz_baltic"] }] } as unknown as Menu;
    const brief = { battles: [odds("sz_baltic", "sea"), LAND], warnings: [] } as ClassicBrief;
    const rows = battleRows(menu, brief, VIEW, { side: SIDE });
    expect(rows.map(({ space, kind, waits }) => ({ space, kind, waits }))).toEqual([
      { space: "sz_baltic", kind: "sea", waits: [] },
      { space: "germany", kind: "amphibious", waits: ["sz_baltic"] },
    ]);
  });
});
