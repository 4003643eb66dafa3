import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { counterColours, tintOf, type Theme } from "../../src/board/style";
import { ciede2000, gap, VISION } from "./colour";
import { style } from "./fixtures";

const OWNERS = { classic: ["ussr", "germany", "uk", "japan", "usa"], attack: ["gray", "tan", "brown", "green", "blue", "red"] };
const LEAST = 10;

/** The closest two of some colors, and how close. */
function closest(colours: Record<string, string>, vision: string): [pair: string, gap: number] {
  const ids = Object.keys(colours);
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, number] => [`${a} ${b}`, gap(colours[a]!, colours[b]!, vision)]));
  return pairs.sort((a, b) => a[1] - b[1])[0]!;
}

const each = (owners: readonly string[], colour: (nation: string) => string) => Object.fromEntries(owners.map((nation) => [nation, colour(nation)]));

it("measures like the published test data", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 4);
});

describe.each(Object.keys(VISION).flatMap((vision) => Object.entries(OWNERS).map(([game, owners]) => ({ vision, game, owners }))))("$game seen with $vision", ({ vision, owners }) => {
  it("counters differ", () => {
    expect(closest(each(owners, (nation) => counterColours(style, nation).counter), vision)[1]).toBeGreaterThanOrEqual(LEAST);
  });

  it.each(["light", "dark"] as Theme[])("their lands differ, %s", (theme) => {
    expect(closest(each(owners, (nation) => tintOf(style, nation, theme).land), vision)[1]).toBeGreaterThanOrEqual(LEAST);
  });
});

it("panels and board draw nations in the same colours", () => {
  const tokens = readFileSync("src/games/looks/colours.css", "utf8");
  for (const nation of Object.values(OWNERS).flat())
    for (const part of ["counter", "figure", "edge"] as const) {
      const found = tokens.match(new RegExp(`--nation-${nation}-${part}: (#\\w+);`))?.[1];
      expect(found?.toUpperCase(), `${nation} ${part}`).toBe(counterColours(style, nation)[part]);
    }
});
