import { describe, expect, it } from "vitest";
import { candidatesOf, difference, isForced, lose, proposed, spare, unlike, type Candidate } from "../../src/families/axis/battle/casualties";
import { same } from "../../src/families/axis/battle/units";
import { total } from "../../src/families/axis/battle/units";
import { parseUnit } from "../../src/families/axis/units";
import karelia from "./karelia.json";

const WORTH: Record<string, number> = { infantry: 3, armor: 5, fighter: 12, bomber: 15 };
const worth = (unit: string): number => WORTH[parseUnit(unit).kind] ?? 0;
const menu = karelia.menus.germany;
const candidates = candidatesOf(menu, worth);
const OWED = 4;
const INF = "germany:infantry", ARM = "germany:armor", FTR = "germany:fighter@2";

describe("the preselection", () => {
  it("is the advisor's", () => {
    expect(proposed({ [INF]: 3, [ARM]: 1 }, candidates, OWED)).toEqual({ [INF]: 3, [ARM]: 1 });
  });
  it("is the cheapest while there is no advice", () => {
    expect(proposed(null, candidates, OWED)).toEqual({ [INF]: 4 });
  });
  it("never takes more than the menu allows and is filled up", () => {
    expect(proposed({ [FTR]: 9, "germany:battleship": 2 }, candidates, OWED)).toEqual({ [FTR]: 2, [INF]: 2 });
  });
});

describe("a click", () => {
  const start = { [INF]: 4 };
  it("on a whole unit loses it and spares the cheapest other", () => {
    expect(lose(start, ARM, candidates, OWED)).toEqual({ [INF]: 3, [ARM]: 1 });
  });
  it("on a lost unit spares it for the cheapest other", () => {
    expect(spare(start, INF, candidates)).toEqual({ [INF]: 3, [ARM]: 1 });
  });
  it("reaches every choice", () => {
    const chosen = lose(lose(start, ARM, candidates, OWED), FTR, candidates, OWED);
    expect(chosen).toEqual({ [INF]: 2, [ARM]: 1, [FTR]: 1 });
    expect(spare(chosen, FTR, candidates)).toEqual({ [INF]: 3, [ARM]: 1 });
  });
  it("does nothing where nothing else can take the hit", () => {
    const only: Candidate[] = [{ unit: INF, kind: "infantry", most: 4, worth: 3 }];
    expect(spare(start, INF, only)).toBe(start);
    expect(lose(start, INF, candidates, OWED)).toBe(start);
  });
  it("keeps the number owed and the maxima, whatever is clicked", () => {
    let chosen: Record<string, number> = proposed(null, candidates, OWED);
    let seed = 7;
    for (let i = 0; i < 500; i++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const unit = candidates[seed % candidates.length]!.unit;
      chosen = seed % 2 ? lose(chosen, unit, candidates, OWED) : spare(chosen, unit, candidates);
      expect(total(chosen)).toBe(OWED);
      for (const one of candidates) expect(chosen[one.unit] ?? 0).toBeLessThanOrEqual(one.most);
    }
  });
});

it("a choice without alternatives is forced", () => {
  expect(isForced(candidates, OWED)).toBe(false);
  expect(isForced(candidates, 10)).toBe(true);
  expect(isForced(candidates.slice(0, 1), 1)).toBe(true);
});

it("alternatives say what is kept and what goes for it", () => {
  expect(difference({ [INF]: 4 }, { [INF]: 2, [ARM]: 1, [FTR]: 1 })).toEqual({ kept: { [INF]: 2 }, lost: { [ARM]: 1, [FTR]: 1 } });
  expect(same({ [INF]: 1, [ARM]: 0 }, { [INF]: 1 })).toBe(true);
});

it("no two shortcuts read alike, nor like the proposal: only the range left sets such planes apart", () => {
  const far = { units: { [INF]: 1, [`${FTR}@3`]: 1 } }, near = { units: { [INF]: 1, [`${FTR}@1`]: 1 } }, tank = { units: { [INF]: 1, [ARM]: 1, [FTR]: 0 } };
  expect(unlike({ [INF]: 2 }, [near, far, tank])).toEqual([near, tank]);
  expect(unlike({ [INF]: 1, [`${FTR}@1`]: 1 }, [far, tank])).toEqual([tank]);
});
