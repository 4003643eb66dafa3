import { describe, expect, it } from "vitest";
import { outcomeOf } from "../../src/families/axis/battle/outcome";
import { diceByUnit, piecesOf } from "../../src/families/axis/battle/pieces";
import { columnsOf, diceIn, sceneOf, shotOf, startOf, type Source } from "../../src/families/axis/battle/scene";
import { sideShown } from "../../src/families/axis/battle/side";
import { battleStories } from "../../src/families/axis/battle/volley";
import type { ClassicBrief, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Told } from "../../src/net/types";
import karelia from "./karelia.json";
import told from "./told.json";

const view = karelia.view as unknown as ClassicView;
const sheet = karelia.sheet as unknown as ClassicSheet;
const brief = karelia.brief as unknown as ClassicBrief;
/** Told up to the attacker's losses of the first round. */
const half = battleStories((told.land as Told[]).slice(0, 5))[0]!;
const start = startOf(view, sheet, half);
const source = (shown: number): Source => ({ view, sheet, brief, story: half, start, shown });
const stands = (scene: ReturnType<typeof sceneOf>, kind: string) => {
  const unit = scene!.sides.defender.columns.flatMap((one) => one.units).find((one) => one.kind === kind)!;
  return [unit.count, unit.dead];
};

describe("what the board shows", () => {
  it("begins with everybody", () => {
    expect(start).toEqual({ "germany:infantry": 5, "germany:armor": 4, "germany:fighter@2": 2, "ussr:infantry": 7, "ussr:armor": 1, "ussr:fighter": 1 });
  });
  it("hides what a volley does until its dice lie", () => {
    const rolling = sceneOf(source(1))!;
    expect(rolling.rolling).toBe(true);
    expect(stands(rolling, "infantry")).toEqual([7, 0]);
    expect(diceIn(rolling, "attacker", 3)).toHaveLength(6);
    expect(stands(sceneOf(source(2)), "infantry")).toEqual([3, 4]);
  });
  it("is the live battle once all dice are shown, the dead still there", () => {
    const live = sceneOf(source(3))!;
    expect(live.rolling).toBe(false);
    expect(stands(live, "infantry")).toEqual([3, 4]);
    expect(shotOf(live, "attacker").hits).toBe(4);
    expect(shotOf(live, "defender")).toMatchObject({ hits: 4, early: { step: "aa_fire" } });
  });
  it("says of each side whose dice lie there, and whether they still tumble", () => {
    const rolling = sceneOf(source(1))!;
    const live = sceneOf(source(3))!;
    const sides = (scene: typeof live) => (["attacker", "defender"] as const).map((side) => sideShown(scene, side));
    expect(sides(rolling).map((one) => one.rolling)).toEqual([true, false]);
    expect(sides(live).map((one) => one.rolling)).toEqual([false, false]);
    const whose = (side: "attacker" | "defender") => new Set(columnsOf(live).flatMap((column) => diceIn(live, side, column)).map((die) => die.nation));
    expect([whose("attacker"), whose("defender")]).toEqual([new Set(["germany"]), new Set(["ussr"])]);
    expect(sides(live).map((one) => one.shot)).toEqual([shotOf(live, "attacker"), shotOf(live, "defender")]);
    expect(sides(live).map((one) => one.own)).toEqual([live.sides.attacker, live.sides.defender]);
  });
  it("gives each of several nations its own dice, in the same order in every round", () => {
    const fired = (step: string, dice: number[], hits_on: number[], by?: string) => ({ what: "fired", facts: { space: "china", step, dice, hits_on, ...(by ? { by } : {}) } });
    const lost = (...units: string[]) => ({ what: "lost", facts: { space: "china", units } });
    const events = [
      { what: "battle", facts: { space: "china", kind: "land", by: "japan" } },
      fired("attack", [1], [3], "japan"), lost("1 usa:infantry"), fired("defense", [1, 2, 3, 4], [2, 2, 2, 4]), lost("1 japan:armor"),
      fired("attack", [6], [3], "japan"), fired("defense", [1, 2, 4], [2, 2, 4]),
    ];
    const [story] = battleStories([{ n: 1, by: "chance", events }] as unknown as Told[]);
    const units = { china: [{ nation: "japan", kind: "armor", count: 3 }, { nation: "ussr", kind: "infantry" }, { nation: "usa", kind: "infantry" }, { nation: "uk", kind: "fighter" }] };
    const stood = { ...view, position: { ...view.position, seat: "japan", battle: undefined, owner: { china: "usa" }, units } };
    // The pieces may come in any order.
    const begun = { "uk:fighter": 1, "ussr:infantry": 1, "usa:infantry": 2, "japan:armor": 4 };
    const at = (shown: number) => sceneOf({ view: stood, sheet, brief: null, story: story!, start: begun, shown })!;
    const whose = (shown: number) => [2, 4].map((column) => diceIn(at(shown), "defender", column).map((die) => die.nation));
    expect([whose(1), whose(3)]).toEqual([[["usa", "usa", "ussr"], ["uk"]], [["usa", "ussr"], ["uk"]]]);
    for (const shown of [0, 1, 2, 3]) expect(at(shown).sides.defender.nations).toEqual(["usa", "ussr", "uk"]);
  });
  it("expects of each side what its dice can hit: nothing of a submarine below planes", () => {
    const events = [
      { what: "battle", facts: { space: "sz_baltic", kind: "sea", by: "uk" } },
      { what: "fired", facts: { space: "sz_baltic", step: "attack", dice: [5, 3], hits_on: [3, 3], by: "uk" } },
      { what: "lost", facts: { space: "sz_baltic", units: ["1 germany:submarine"] } },
    ];
    const [story] = battleStories([{ n: 1, by: "chance", events }] as unknown as Told[]);
    const won = { ...view, position: { ...view.position, seat: "uk", battle: undefined, owner: {}, units: { sz_baltic: [{ nation: "uk", kind: "fighter", count: 2 }] } } };
    const begun = { "uk:fighter": 2, "germany:submarine": 1 };
    const at = (shown: number, advisor: ClassicBrief | null = null) => sceneOf({ view: won, sheet, brief: advisor, story: story!, start: begun, shown })!;
    const expected = ({ sides }: ReturnType<typeof at>) => [sides.attacker.expected, sides.defender.expected];
    expect(expected(at(0))).toEqual([1, null]); // nobody has said yet whether it may answer
    const silent = { battle: { space: "sz_baltic", kind: "sea", round: 1, attacker: { expected: 1 }, defender: { expected: 0 } } } as unknown as ClassicBrief;
    expect(expected(at(0, silent))).toEqual([1, 0]);
    expect([at(1).over, ...expected(at(1))]).toEqual([true, 1, 0]);
  });
  it("has columns 1 to 4", () => {
    expect(columnsOf(sceneOf(source(3))!)).toEqual([1, 2, 3, 4]);
  });
  it("shows the end with the losses of the last round", () => {
    const story = battleStories(told.land as Told[])[0]!;
    const over = { ...view, position: { ...view.position, battle: undefined, units: { karelia_ssr: [{ nation: "germany", kind: "infantry" }, { nation: "germany", kind: "armor", count: 4 }, { nation: "germany", kind: "fighter", count: 2, used: 2 }] } } };
    const begun = startOf(over, sheet, story);
    expect(begun).toEqual(start);
    const scene = sceneOf({ view: over, sheet, brief: null, story, start: begun, shown: 99 })!;
    expect([scene.over, scene.round]).toEqual([true, 3]);
    expect(stands(scene, "fighter")).toEqual([0, 1]);
    expect(outcomeOf(story, {}, sheet, begun, "germany")).toMatchObject({ end: "taken", attackers: [{ nation: "germany", lost: { "germany:infantry": 4 } }], defenders: [{ nation: "ussr" }] });
  });
});

describe("outcomes", () => {
  it("of a lost attack", () => {
    const story = battleStories(told.aa as Told[])[0]!;
    expect(outcomeOf(story, {}, sheet, { "germany:infantry": 3, "germany:fighter@2": 2, "germany:bomber@2": 1, "ussr:infantry": 9 }, "ussr").end).toBe("lost");
  });
  it("of a raid name the damage", () => {
    const story = battleStories(told.raid as Told[])[0]!;
    expect(outcomeOf(story, {}, sheet, { "germany:bomber@3": 2 }, "")).toMatchObject({ end: "raid", damage: 5, attackers: [{ nation: "germany", lost: { "germany:bomber@3": 1 } }], defenders: [{ nation: "uk" }] });
    expect(story.volleys.map((one) => one.round)).toEqual([1, 1]);
  });
});

describe("counters", () => {
  const unit = { unit: "u", nation: "ussr", kind: "infantry", count: 3, dead: 1 };
  it("stand one by one, the lost first, then the chosen", () => {
    expect(piecesOf([unit], { u: 1 }).map((one) => one.look)).toEqual(["lost", "chosen", "whole", "whole"]);
    expect(piecesOf([unit], { u: 1 }).map((one) => one.first)).toEqual([true, true, true, false]);
  });
  it("become numbers where there are too many", () => {
    expect(piecesOf([{ ...unit, count: 20 }], { u: 5 }).map((one) => [one.look, one.count])).toEqual([["lost", 1], ["chosen", 5], ["whole", 15]]);
  });
  it("share the dice of their column in order", () => {
    const armor = { ...unit, unit: "a", dead: 0, count: 2 };
    const shared = diceByUnit([armor, { ...armor, unit: "b", count: 1 }], [1, 2, 3, 4, 5], (one) => (one.unit === "b" ? 3 : 1));
    expect([...shared.values()]).toEqual([[1, 2], [3, 4, 5]]);
  });
});
