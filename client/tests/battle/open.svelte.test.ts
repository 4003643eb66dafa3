import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sitDown } from "../../src/battle/kept";
import { showAll, shownOf } from "../../src/battle/playback.svelte";
import { Acting } from "../../src/families/axis/acting.svelte";
import BattleBoard from "../../src/families/axis/battle/BattleBoard.svelte";
import BattleList from "../../src/families/axis/battle/BattleList.svelte";
import Purchase from "../../src/families/axis/battle/Purchase.svelte";
import Research from "../../src/games/classic/Research.svelte";
import { battleToShow, forgetUndone, isPutAway, noteOdds, oddsBefore, putAway, storyOf, takeUp } from "../../src/families/axis/battle/open.svelte";
import type { BattleProps } from "../../src/families/axis/battle/props";
import { reelOf } from "../../src/families/axis/battle/reels.svelte";
import { lastStory } from "../../src/families/axis/battle/volley";
import type { BattleOdds, ClassicBrief, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { LiveTable } from "../../src/net/table.svelte";
import type { GameEvent, Menu, Told } from "../../src/net/types";
import { prefs } from "../../src/ui/prefs.svelte";
import karelia from "./karelia.json";
import told from "./told.json";

const land = told.land as Told[]; // entries 101 to 113, over at the last
const view = karelia.view as unknown as ClassicView;
const act = vi.fn(async () => null);
const props = (more: Partial<BattleProps> = {}): BattleProps => ({
  view, sheet: karelia.sheet as unknown as ClassicSheet, menus: karelia.menus as unknown as Record<string, Menu>,
  brief: karelia.brief as unknown as ClassicBrief, told: land.slice(0, 5), mine: ["germany"], act, auto: async () => null,
  areaName: (id) => id, busy: false, ...more,
});
const position = (more: Partial<ClassicView["position"]>, what = "combat", seat = "germany"): ClassicView => ({
  ...view, pending: { type: "decide", seats: [seat], what }, position: { ...view.position, battle: undefined, ...more },
});
const over = position({});
const event = (what: string, facts: GameEvent["facts"] = {}): GameEvent => ({ what, facts });

let shown: Record<string, unknown>[] = [];
function open<Props extends object>(part: Component<Props>, given: Props) {
  const one: Record<string, unknown> = mount(part as Component<object>, { target: document.body, props: given });
  shown.push(one);
  flushSync();
  return () => {
    shown = shown.filter((other) => other !== one);
    void unmount(one);
  };
}
const button = (text: string) => [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").includes(text));
const percents = () => [...document.querySelectorAll(".sides b")].map((one) => one.textContent?.replace(/\s/g, " "));

beforeEach(() => {
  prefs.dice = "off";
  act.mockClear();
});
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
});

describe("the odds of a battle", () => {
  it("do not stay for the next one", () => {
    prefs.dice = "normal";
    const given = $state(props({ since: 105, told: land.slice(0, 5) }));
    open(BattleBoard, given);
    const first = percents();
    expect(first).toHaveLength(2);

    // The next battle begins with dice that still roll; its own odds were told before it.
    const odds = { space: "india", kind: "land", win: 0.42, lose: 0.5, both: 0.08 } as BattleOdds;
    const begun: Told[] = [
      { n: 114, by: "germany", events: [event("battle_over", { space: "karelia_ssr", kind: "land", won: true })] },
      { n: 115, by: "germany", events: [event("battle", { space: "india", kind: "land", by: "germany" })] },
      { n: 116, by: "chance", events: [event("fired", { space: "india", step: "attack", dice: [1], hits_on: [1], by: "germany" })] },
    ];
    given.told = [...given.told, ...begun];
    given.view = { ...view, position: { ...view.position, battle: { space: "india", kind: "land", step: "attack_losses" } } };
    given.menus = {};
    flushSync();
    expect(percents()).toEqual([]);
    noteOdds(over, { battles: [odds], warnings: [] });
    flushSync();
    expect(percents()[0]).toContain("42");
    expect(percents()).not.toEqual(first);
  });
});

describe("a result", () => {
  it("is shown when it came while the page was open, not when it was there before", () => {
    expect(battleToShow(over, land, ["germany"], 100)).toBe(true);
    expect(battleToShow(over, land, ["germany"], 112)).toBe(true);
    expect(battleToShow(over, land, ["germany"], 113)).toBe(false);
    expect(battleToShow(over, land, ["germany"], 200)).toBe(false);
  });
  it("of the last battle is shown though the phase is over, until the turn goes on", () => {
    const later = position({ phase: "noncombat_move" }, "noncombat_move");
    const moved: Told[] = [...land, { n: 114, by: "germany", events: [event("moved")], do: { act: "move" } }];
    expect(battleToShow(later, land, ["germany"], 100)).toBe(true);
    expect(battleToShow(later, moved, ["germany"], 100)).toBe(false);
    expect(battleToShow(later, moved, ["germany"])).toBe(false);
    // The attacker does not wait for those who were attacked.
    expect(battleToShow(later, moved, ["ussr"], 100)).toBe(true);
    expect(battleToShow(later, [...moved, { n: 120, by: "germany", events: [event("turn_over")] }], ["ussr"], 100)).toBe(false);
  });
  it("concerns those who were attacked, even if they lost nothing", () => {
    const held: Told[] = [
      { n: 301, by: "japan", events: [event("battle", { space: "china", kind: "land", by: "japan" })] },
      { n: 302, by: "chance", events: [event("fired", { space: "china", step: "attack", dice: [6], hits_on: [1], by: "japan" })] },
      { n: 303, by: "chance", events: [event("fired", { space: "china", step: "defense", dice: [1, 1], hits_on: [2, 2] }), event("lost", { space: "china", units: ["1 japan:infantry"] }), event("battle_over", { space: "china", kind: "land", won: false })] },
    ];
    const stands = position({ seat: "japan", units: { china: [{ nation: "usa", kind: "infantry" }, { nation: "uk", kind: "fighter" }] }, owner: { china: "usa" } }, "combat", "japan");
    expect(battleToShow(stands, held, ["usa"], 300)).toBe(true);
    expect(battleToShow(stands, held, ["uk"], 300)).toBe(true);
    expect(battleToShow(stands, held, ["ussr"], 300)).toBe(false);
    expect(battleToShow(stands, held, ["usa"], 303)).toBe(false);
  });
  it("of a raid concerns the owner, not who stands beside the factory", () => {
    const raid = (told.raid as Told[]).filter((entry) => !(entry.events ?? []).some((one) => one.what === "fired" && one.facts?.["by"] !== "germany"));
    const story = lastStory(raid);
    const space = story?.space ?? "";
    const raided = position({ seat: story?.by ?? "", owner: { [space]: "uk" }, units: { [space]: [{ nation: "usa", kind: "infantry" }] } });
    expect(story?.kind).toBe("raid");
    expect(battleToShow(raided, raid, ["uk"], 0)).toBe(true);
    expect(battleToShow(raided, raid, ["usa"], 0)).toBe(false);
  });
});

describe("dice", () => {
  it("that fell before the page was opened are not thrown again", () => {
    prefs.dice = "normal";
    const story = lastStory(land.map((entry) => ({ ...entry, n: entry.n + 0.5 })));
    const reel = reelOf(story);
    expect(shownOf(reel)).toBe(0);
    expect(shownOf(reel, 106)).toBe(3);
    expect(shownOf(reel, 114)).toBe(story?.volleys.length);
    open(BattleBoard, props({ since: 105 }));
    expect(document.querySelector(".foot h3")?.textContent).toBe("Choose 4 losses");
  });

  it("are told to nobody while they tumble, neither on the board nor around it", () => {
    prefs.dice = "normal";
    const table = $state({ now: { view: over, pending: over.pending, menus: {} }, told: [] as Told[], sheet: karelia.sheet, mine: ["germany"], opened: 400, v: 1 });
    const desk = new Acting(table as unknown as LiveTable, { name: (id) => id, short: (id) => id });
    expect(desk.isRolling).toBe(false);
    table.told = land.map((entry) => ({ ...entry, n: entry.n + 300 }));
    expect([desk.battle, desk.isRolling]).toEqual(["open", true]);

    open(BattleBoard, props({ view: over, menus: {}, told: table.told, since: 400 }));
    const spoken = () => [...document.querySelectorAll(".dice[role=img]")].map((one) => one.getAttribute("aria-label"));
    expect(new Set(spoken())).toEqual(new Set(["The dice are rolling …"]));
    expect(document.querySelector(".hits .count")).toBeNull();
    button("Show the result")?.click();
    flushSync();
    expect(spoken().filter((text) => text?.includes("rolling"))).toEqual([]);
    expect(desk.isRolling).toBe(false);
  });

  it("fall at once for whoever puts the board away, and while it is away", () => {
    prefs.dice = "normal";
    const rolled = land.slice(0, 5).map((entry) => ({ ...entry, n: entry.n + 500 }));
    const table = $state({ now: { view, pending: view.pending, menus: {} }, told: rolled.slice(0, 3), sheet: karelia.sheet, mine: ["germany"], opened: 600, v: 1 });
    const desk = new Acting(table as unknown as LiveTable, { name: (id) => id, short: (id) => id });
    const close = open(BattleBoard, props({ told: table.told, since: 600 }));
    expect([desk.battle, desk.isRolling]).toEqual(["open", true]);
    button("Show the map")?.click();
    close();
    expect([desk.battle, desk.isRolling]).toEqual(["away", false]);

    table.told = rolled;
    expect(desk.isRolling).toBe(true);
    desk.refresh();
    desk.takeUp();
    expect([desk.battle, desk.isRolling]).toEqual(["open", false]);
  });

  it("of research are at rest before the panel tells what they brought", async () => {
    prefs.dice = "normal";
    vi.useFakeTimers();
    const before = position({ phase: "purchase", tech: {} }, "purchase");
    const menus = { germany: { seat: "germany", offers: [{ verb: "research", most: 2 }, { verb: "buy", kind: "fighter", most: 1 }] } };
    const sheet = { ...props().sheet, die_cost: 5, developments: ["jet_power", "rockets", "super_submarines", "long_range_aircraft", "industrial_technology", "heavy_bombers"] };
    const given = $state(props({ view: before, sheet, menus, told: [] }));
    open(Purchase, Object.assign(given, { Also: Research }));
    const panel = () => document.querySelector(".purchase")?.textContent ?? "";
    expect(panel()).toContain("0 / 6");
    button("Roll")?.click();
    const jets = { germany: { ...sheet.figures["germany"], fighter: { ...sheet.figures["germany"]!["fighter"]!, defense: 97 } } };
    given.view = { ...before, figures: jets, position: { ...before.position, tech: { germany: ["jet_power"] } } };
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect([panel().includes("0 / 6"), panel().includes("97")]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(2_000);
    flushSync();
    expect([panel().includes("1 / 6"), panel().includes("97")]).toEqual([true, true]);
    vi.useRealTimers();
  });

  it("of the last battle do not roll for guns that fire on the way to the next", () => {
    prefs.dice = "normal";
    const flak = { ...over, pending: { type: "decide" as const, seats: ["germany"], what: "casualties", where: "karelia_ssr" } };
    expect(storyOf(over, land)?.n).toBe(101);
    expect(storyOf(flak, land)).toBeNull();
  });
});

describe("a battle that is put away", () => {
  it("is named in the list, with a way back", () => {
    const onreturn = vi.fn();
    putAway(view, land.slice(0, 5));
    expect(isPutAway(view)).toBe(true);
    expect(battleToShow(view, land.slice(0, 5), ["germany"])).toBe(false);
    open(BattleList, { ...props({ menus: {} }), onreturn });
    expect(document.body.textContent).toContain("The battle for karelia_ssr goes on");
    expect(document.body.textContent).not.toContain("No battles to fight");
    button("Return to the battle")?.click();
    flushSync();
    expect(onreturn).toHaveBeenCalledOnce();
    expect(battleToShow(view, land.slice(0, 5), ["germany"])).toBe(true);
    expect(button("Return to the battle")).toBeUndefined();
  });
  it("keeps the losses picked by hand", () => {
    const close = open(BattleBoard, props());
    button("Armor, Germany: lose it")?.click();
    flushSync();
    button("Show the map")?.click();
    expect(battleToShow(view, land.slice(0, 5), ["germany"])).toBe(false);
    close();
    takeUp(view);
    open(BattleBoard, props());
    button("Press on")?.click();
    expect(act).toHaveBeenCalledWith("germany", { act: "lose", units: { "germany:infantry": 3, "germany:armor": 1 } });
  });
  it("comes back too when guns fire on the way to it", () => {
    const flak: ClassicView = { ...position({}), pending: { type: "decide", seats: ["germany"], what: "casualties", where: "karelia_ssr" } };
    putAway(flak, land);
    expect(battleToShow(flak, land, ["germany"])).toBe(false);
    expect(isPutAway(flak)).toBe(true);
    takeUp(flak);
    expect(battleToShow(flak, land, ["germany"])).toBe(true);
  });
  it("is put away at its own table only", () => {
    const reel = reelOf(lastStory(land));
    prefs.dice = "normal";
    sitDown("one");
    putAway(view, land.slice(0, 5));
    noteOdds(over, { battles: [{ space: "india", kind: "land", win: 0.42, lose: 0.5, both: 0.08 } as BattleOdds], warnings: [] });
    if (reel) showAll(reel);
    sitDown("one");
    expect([isPutAway(view), shownOf(reel) > 0, oddsBefore(view, "india") !== null]).toEqual([true, true, true]);
    sitDown("two");
    expect([isPutAway(view), shownOf(reel) > 0, oddsBefore(view, "india") !== null]).toEqual([false, false, false]);
  });
  it("shows its result again when its end was taken back and comes again", () => {
    putAway(over, land);
    forgetUndone(over, land);
    expect(battleToShow(over, land, ["germany"], 100)).toBe(false);
    forgetUndone(view, land.slice(0, -1));
    expect(battleToShow(over, land, ["germany"], 100)).toBe(true);
    putAway(over, land);
    const anew = land.map((entry) => (entry.n === 113 ? { ...entry, n: 115 } : entry));
    expect(battleToShow(over, anew, ["germany"], 100)).toBe(true);
  });
});
