import { describe, expect, it } from "vitest";
import { ICONS } from "../../src/ui/icons";
import { placeBeside } from "../../src/ui/place";
import { EMBLEM_SYMBOLS, UNIT_SYMBOLS } from "../../src/games/looks/symbols";

const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Why a path's data is wrong, or nothing. Browsers draw such a path only up to the fault and say nothing. */
function fault(d: string): string {
  if (!/^[Mm]/.test(d)) return "does not begin with a move";
  for (const [, command = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const wants = COUNTS[command.toLowerCase()];
    const has = command.toLowerCase() === "a" ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).length;
    if (wants === undefined) return `unknown command ${command}`;
    if (wants === 0 ? has !== 0 : has === 0 || has % wants !== 0) return `${command} with ${has} numbers: ${rest}`;
  }
  return "";
}
/** The two flags of an arc may be written without spaces around them. */
const arcNumbers = (rest: string) => (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).length;

describe("drawings", () => {
  const all = [
    ...Object.entries(UNIT_SYMBOLS).map(([id, { d }]) => [id, d] as const),
    ...Object.entries(EMBLEM_SYMBOLS).map(([id, { d }]) => [id, d] as const),
    ...Object.entries(ICONS).map(([id, { lines = [], solid = [] }]) => [id, [...lines, ...solid]] as const),
  ];
  it.each(all)("%s is sound path data", (_, paths) => {
    expect(paths.map(fault).filter(Boolean)).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  it("every piece and player of Attack! has one, all different", () => {
    const kinds = ["infantry", "tank", "artillery", "plane", "destroyer", "submarine", "battleship", "carrier", "capital"];
    expect(new Set(kinds.map((kind) => UNIT_SYMBOLS[kind]?.d.join())).size).toBe(kinds.length);
    const colours = ["gray", "tan", "brown", "green", "blue", "red"];
    expect(new Set(colours.map((colour) => EMBLEM_SYMBOLS[colour]?.d.join())).size).toBe(colours.length);
  });

  it("every unit of Classic and every nation has one", () => {
    const kinds = ["infantry", "armor", "fighter", "bomber", "aa_gun", "industrial_complex", "battleship", "aircraft_carrier", "transport", "submarine"];
    expect(kinds.filter((kind) => !UNIT_SYMBOLS[kind])).toEqual([]);
    expect(["ussr", "germany", "uk", "japan", "usa", "italy", "france", "china", "anzac"].filter((nation) => !EMBLEM_SYMBOLS[nation])).toEqual([]);
  });
});

describe("placeBeside", () => {
  const room = { width: 400, height: 300 };
  const size = { width: 100, height: 50 };
  it("stands below, centred", () => {
    expect(placeBeside({ left: 150, top: 20, width: 40, height: 20 }, size, room)).toEqual({ left: 120, top: 46 });
  });
  it("goes above when there is no room below", () => {
    expect(placeBeside({ left: 150, top: 260, width: 40, height: 20 }, size, room).top).toBe(204);
  });
  it("never leaves the window", () => {
    expect(placeBeside({ left: 390, top: 20, width: 40, height: 20 }, size, room).left).toBe(292);
    expect(placeBeside({ left: -30, top: 20, width: 40, height: 20 }, size, room).left).toBe(8);
  });
});
