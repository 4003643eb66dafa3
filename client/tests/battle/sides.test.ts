import { describe, expect, it } from "vitest";
import { freshBrief, sidesFrom, sidesIn, standing } from "../../src/families/axis/battle/sides";
import { byKind, minus, writeUnit } from "../../src/families/axis/battle/units";
import type { ClassicBrief, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import karelia from "./karelia.json";

const view = karelia.view as unknown as ClassicView;
const sheet = karelia.sheet as unknown as ClassicSheet;
const brief = karelia.brief as unknown as ClassicBrief;

describe("sides from the view", () => {
  const sides = sidesIn(view, sheet, "karelia_ssr", "land");
  it("stand in columns by strength", () => {
    const columns = sides.attacker.columns.map((one) => [one.hits_on, one.units.map((unit) => unit.unit)]);
    expect(columns).toEqual([[1, ["germany:infantry"]], [3, ["germany:armor", "germany:fighter@2"]]]);
  });
  it("leave guns and factories aside and count the dead that still fire", () => {
    const infantry = sides.defender.columns[0]!.units.find((unit) => unit.kind === "infantry")!;
    expect([infantry.count, infantry.dead]).toEqual([3, 4]);
    expect(sides.defender.columns.flatMap((one) => one.units).some((unit) => unit.kind === "aa_gun")).toBe(false);
  });
  it("leave it to the advisor how many hits to expect: who may fire at whom is for the rules to say", () => {
    expect([sides.attacker.expected, sides.defender.expected]).toEqual([null, null]);
  });
  it("come back from their numbers", () => {
    const again = sidesFrom(minus(standing(sides), { "germany:infantry": 4 }), { "germany:infantry": 4 }, view, sheet, "germany");
    expect(again.attacker.columns[0]!.units[0]).toMatchObject({ count: 1, dead: 4 });
    expect(again.defender.nations).toEqual(["ussr"]);
  });
});

it("a brief of an earlier step is not believed", () => {
  expect(freshBrief(brief, view.position.battle)).toBe(brief.battle);
  expect(freshBrief(brief, { ...view.position.battle!, step: "retreat" })).toBeNull();
  expect(freshBrief(brief, null)).toBeNull();
});

it("units are named and counted", () => {
  const ship = { nation: "uk", kind: "transport", cargo: [{ nation: "uk", kind: "infantry" }, { nation: "usa", kind: "armor", lands: "norway" }] };
  expect(writeUnit(ship, sheet.figures["uk"]?.["transport"], false)).toBe("uk:transport(infantry,usa:armor>norway)");
  expect(byKind({ "uk:infantry": 2, "usa:infantry": 1, "uk:fighter@2": 1 })).toEqual({ infantry: 3, fighter: 1 });
});
