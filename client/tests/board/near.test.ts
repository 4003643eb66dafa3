/** With many orders on a small map, everything still stands at the area it tells about. */
import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/board/camera.svelte";
import { counterScale } from "../../src/board/counters";
import { layOut, type LayoutWishes } from "../../src/board/layout";
import { placeMarks } from "../../src/board/marks";
import { NO_MARKS, type Arrow, type BoardMarks, type BoardModel, type Stack, type Target } from "../../src/board/model";
import { ATTACKER_REACH, badgeReach, counterReach, Reach } from "../../src/board/reach";
import type { PlacedCounter } from "../../src/board/standing";
import { classic, opening, style } from "./fixtures";

/** Eight attacks of a German first turn: path, and what comes over it. */
const ORDERS: [path: string[], units: Stack["units"]][] = [
  [["finland_norway", "karelia_ssr"], [{ kind: "infantry", count: 3 }, { kind: "armor", count: 1 }, { kind: "fighter", count: 1 }]],
  [["eastern_europe", "karelia_ssr"], [{ kind: "infantry", count: 3 }, { kind: "armor", count: 1 }, { kind: "fighter", count: 1 }]],
  [["ukraine_ssr", "caucasus"], [{ kind: "infantry", count: 3 }, { kind: "armor", count: 2 }, { kind: "fighter", count: 1 }]],
  [["libya", "anglo_egyptian_sudan"], [{ kind: "infantry", count: 1 }, { kind: "armor", count: 1 }]],
  [["germany", "sz_baltic", "sz_united_kingdom", "united_kingdom"], [{ kind: "bomber", count: 1 }]],
  [["sz_central_mediterranean", "sz_east_mediterranean"], [{ kind: "battleship", count: 1 }, { kind: "transport", count: 1 }]],
  [["western_europe", "sz_west_mediterranean"], [{ kind: "fighter", count: 2 }]],
  [["southern_europe", "sz_central_mediterranean", "syria_iraq"], [{ kind: "infantry", count: 2 }]],
];
const goalOf = (path: string[]): string => path.at(-1)!;
const goals = [...new Set(ORDERS.map(([path]) => goalOf(path)))];

function ordered(): { model: BoardModel; marks: BoardMarks } {
  const attackers = goals.map((area): Stack => {
    const units = new Map<string, number>();
    for (const [path, some] of ORDERS)
      if (goalOf(path) === area) for (const { kind, count } of some) units.set(kind, (units.get(kind) ?? 0) + count);
    return { id: `${area}:attack`, area, nation: "germany", attacker: true, units: [...units].map(([kind, count]) => ({ kind, count })) };
  });
  const arrows = ORDERS.map(([path], i): Arrow => ({ id: `${i}`, path, count: 2, kind: "attack", preview: false }));
  const odds = goals.map((area) => ({ area, percent: 99.6, text: "> 99", preview: false, stale: false }));
  return { model: { ...opening, stacks: [...opening.stacks, ...attackers] }, marks: { ...NO_MARKS, arrows, odds, battles: goals } };
}

const SCREENS = [
  { what: "the whole world at 1440 × 656", zoom: 4.003, isPhone: false },
  { what: "the whole world on a phone of 390 × 490", zoom: 2.99, isPhone: true },
  { what: "a phone one step nearer", zoom: 3.6, isPhone: true },
  { what: "Europe", zoom: 7.4, isPhone: false },
];

describe.each(SCREENS)("$what", ({ zoom, isPhone }) => {
  const { model, marks } = ordered();
  const from = Object.fromEntries(marks.arrows.map(({ path }) => [goalOf(path), classic.areas[path.at(-2)!]!.pole]));
  const wishes: LayoutWishes = { zoom, step: stepOf(zoom, style.zoom), language: "en", isPhone, names: true, values: true };
  const reach = new Reach(classic, zoom);
  const scale = counterScale(zoom, isPhone);
  const offOf = (area: string, rect: { x: number; y: number; w: number; h: number }) => reach.gap(classic.areas[area]!, rect);

  it.each([["with their origins", from], ["without", {}]])("keeps counters at their areas, %s", (_, gates) => {
    const { counters } = layOut(classic, model, { ...wishes, from: gates });
    expect(counters).toHaveLength(model.stacks.length);
    const isFar = ({ stack, rect }: PlacedCounter) => offOf(stack.area, rect) > (stack.attacker ? ATTACKER_REACH : counterReach(scale));
    const isFleet = ({ stack, leader }: PlacedCounter) => leader !== null && classic.areas[stack.area]!.kind === "sea"; // it found other water
    const far = counters.filter((counter) => isFar(counter) && !isFleet(counter));
    expect(far.map(({ stack }) => stack.id)).toEqual([]);
  });

  it("keeps odds and signs of battle at their areas", () => {
    const layout = layOut(classic, model, { ...wishes, from });
    const { badges } = placeMarks(classic, layout, marks);
    expect(badges).toHaveLength(layout.step === "far" ? goals.length : 2 * goals.length);
    const far = badges.filter(({ area, rect }) => offOf(area, rect) > badgeReach(scale));
    expect(far.map(({ area, badge }) => `${area} ${badge.what}`)).toEqual([]);
  });

  it("lets no arrow turn back, and keeps beads on their arrows", () => {
    const layout = layOut(classic, model, { ...wishes, from });
    for (const { arrow, d, bead } of placeMarks(classic, layout, marks).arrows) {
      const points = d.slice(1).split("L").map((pair) => pair.split(" ").map(Number) as [number, number]);
      const off = Math.min(...points.map(([x, y]) => Math.hypot(x - bead.x, y - bead.y)));
      expect(off, arrow.id).toBeLessThan(14);
      const [a, b] = [points[0]!, points.at(-1)!];
      const length = points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
      expect(length, arrow.id).toBeLessThan(1.5 * Math.hypot(b[0] - a[0], b[1] - a[1]) + 12);
    }
  });
});

describe("targets", () => {
  const layout = layOut(classic, opening, { zoom: 7.4, step: "middle", language: "en", isPhone: false, names: true, values: true });
  const badgesOf = (target: Target) => placeMarks(classic, layout, { ...NO_MARKS, targets: { germany: target } }).badges.map(({ badge }) => badge);

  it("tell the room for pieces, or nothing: how far they are is said beside the map", () => {
    expect(badgesOf({ kind: "move", steps: 2, air: true })).toEqual([]);
    expect(badgesOf({ kind: "attack", steps: 1, air: false })).toEqual([]);
    expect(badgesOf({ kind: "move", steps: 0, air: false, room: 10 })).toEqual([{ what: "room", count: 10 }]);
  });

  it("leave names and values free where all areas are targets", () => {
    const targets = Object.fromEntries(classic.spaces.map((id) => [id, { kind: "move", steps: 0, air: false, room: 3 } as Target]));
    const { badges } = placeMarks(classic, layout, { ...NO_MARKS, targets });
    const hiding = badges.filter(({ rect }) => layout.names.some((name) => layout.surface.share(rect, name.rect) > 0));
    expect(hiding.map(({ area }) => area)).toEqual([]);
  });
});
