import { describe, expect, it } from "vitest";
import { fitting, lastPurchase, priceOf, roomFor, wares } from "../../src/families/axis/battle/basket";
import { nextOrder, preferred, targetsFor } from "../../src/families/axis/battle/placing";
import { researchResult } from "../../src/games/classic/research";
import { battleRows } from "../../src/families/axis/battle/rows";
import { rocketRows } from "../../src/games/classic/rockets";
import type { BattleOdds, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Menu, Told } from "../../src/net/types";
import karelia from "./karelia.json";

const sheet = { ...karelia.sheet, capital: { germany: "germany" } } as unknown as ClassicSheet;
const figures = sheet.figures["germany"]!;
const view = karelia.view as unknown as ClassicView;
const menu: Menu = { seat: "germany", offers: [{ verb: "buy", kind: "infantry", most: 10 }, { verb: "buy", kind: "armor", most: 6 }, { verb: "buy", kind: "fighter", most: 2 }] };

describe("the basket", () => {
  const all = wares(menu, figures);
  const ware = (kind: string) => all.find((one) => one.kind === kind)!;
  it("costs what its units cost", () => {
    expect(priceOf({ infantry: 3, armor: 1 }, figures)).toBe(14);
  });
  it("has room for what the rest of the money pays", () => {
    expect(roomFor(ware("infantry"), { armor: 4 }, 32, figures)).toBe(4);
    expect(roomFor(ware("armor"), { armor: 4 }, 32, figures)).toBe(6);
    expect(roomFor(ware("fighter"), { infantry: 10 }, 32, figures)).toBe(0);
  });
  it("offers nothing the menu does not", () => {
    expect(roomFor(ware("battleship"), {}, 99, figures)).toBe(0);
  });
  it("drops what no longer fits", () => {
    expect(fitting({ infantry: 2, armor: 3, bomber: 1 }, all, 12, figures)).toEqual({ infantry: 2, armor: 1 });
  });
});

it("the last purchase is that of the nation's turn before this one", () => {
  const entry = (n: number, what: string, by: string, units?: string[]): Told => ({ n, by, events: [{ what, facts: { by, ...(units ? { units } : {}) } }] });
  const told = [
    entry(1, "bought", "germany", ["9 infantry"]), entry(2, "turn_over", "germany"),
    entry(3, "bought", "germany", ["3 infantry", "1 armor"]), entry(4, "bought", "germany", ["2 infantry"]), entry(5, "turn_over", "germany"),
    entry(6, "bought", "uk", ["1 bomber"]), entry(7, "bought", "germany", ["1 fighter"]),
  ];
  expect(lastPurchase(told, "germany")).toEqual({ infantry: 5, armor: 1 });
  expect(lastPurchase(told.slice(5), "germany")).toBeNull();
});

it("research tells dice, breakthroughs and what came of them", () => {
  const told: Told[] = [
    { n: 1, by: "germany", events: [{ what: "researched", facts: { by: "germany", dice: 2 } }] },
    { n: 2, by: "chance", dice: [6, 3], events: [{ what: "research", facts: { dice: [6, 3], breakthroughs: 1 } }] },
    { n: 3, by: "chance", dice: [4], events: [{ what: "rolled_again", facts: { die: 4, tech: "long_range_aircraft" } }] },
    { n: 4, by: "chance", dice: [1], events: [{ what: "developed", facts: { by: "germany", tech: "jet_power" } }] },
  ];
  expect(researchResult(told, "germany")).toEqual({ dice: [6, 3], breakthroughs: 1, rolls: [{ tech: "long_range_aircraft", again: true, die: 4 }, { tech: "jet_power", again: false, die: 1 }] });
  expect(researchResult(told, "uk")).toBeNull();
});

describe("placing", () => {
  const place: Menu = { seat: "germany", offers: [{ verb: "place", kind: "infantry", most: 3, targets: ["ukraine_ssr"] }, { verb: "place", kind: "infantry", most: 7, targets: ["southern_europe", "germany"] }] };
  const now = { ...view, position: { ...view.position, seat: "germany", bought: { infantry: 7, aa_gun: 1 } } };
  it("prefers the capital", () => {
    expect(preferred(targetsFor(place, "infantry"), now, sheet)).toEqual({ space: "germany", most: 7 });
  });
  it("orders as much as one place takes and leaves out what finds none", () => {
    expect(nextOrder(place, now, sheet, new Set())).toEqual({ kind: "infantry", count: 7, space: "germany" });
    expect(nextOrder(place, now, sheet, new Set(["infantry"]))).toBeNull();
  });
});

describe("the list of battles", () => {
  const combat: Menu = { seat: "germany", offers: [{ verb: "fight", kind: "land", most: 2, targets: ["karelia_ssr"] }, { verb: "rocket", origin: "germany", targets: ["russia", "united_kingdom"] }, { verb: "rocket", origin: "western_europe", targets: ["united_kingdom"] }] };
  const odds = { space: "karelia_ssr", kind: "amphibious", win: 0.8 } as BattleOdds;
  it("joins the menu with the odds", () => {
    expect(battleRows(combat, { battles: [odds], warnings: [] }, view, sheet)).toEqual([{ space: "karelia_ssr", kind: "amphibious", bombard: 2, odds, against: "ussr", waits: [] }]);
  });
  it("names each rocket target once", () => {
    expect(rocketRows(combat)).toEqual([{ gun: "germany", target: "russia" }, { gun: "germany", target: "united_kingdom" }]);
  });
});
