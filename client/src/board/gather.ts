/** On a map so small that counters would hide each other, one counter tells how many pieces a nation has thereabouts. */
import { nearTurn, type Point } from "./geometry";
import type { BoardMap } from "./mapfile";
import type { Stack } from "./model";

/** Below this zoom, in pixels per map unit, counters are gathered. */
export const TINY = 2;
const WIDE = 84; // pixels of a neighborhood
const TALL = 48;

interface Heap {
  at: Point;
  kind: string;
  stack: Stack;
}

const sizeOf = ({ units }: Stack): number => units.reduce((sum, { count }) => sum + count, 0);

/** The stacks of each nation, those of a neighborhood together where the largest of them stands; ships and armies apart. */
export function gathered(map: BoardMap, stacks: readonly Stack[], zoom: number): Stack[] {
  const heaps: Heap[] = [];
  for (const stack of [...stacks].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const area = map.areas[stack.area];
    if (!area) continue;
    const { kind, pole: at } = area;
    const heap = heaps.find((one) => one.kind === kind && isLike(one.stack, stack) && isNear(map, one.at, at, zoom));
    if (heap) heap.stack = together(heap.stack, stack);
    else heaps.push({ at, kind, stack });
  }
  return heaps.map(({ stack }) => stack);
}

const together = (heap: Stack, stack: Stack): Stack => (
  { ...heap, units: [...heap.units, ...stack.units], areas: [...(heap.areas ?? [heap.area]), stack.area] });

const isLike = (a: Stack, b: Stack): boolean => a.nation === b.nation && Boolean(a.attacker) === Boolean(b.attacker);

const isNear = (map: BoardMap, a: Point, b: Point, zoom: number): boolean =>
  Math.abs(nearTurn(a.x, b.x, map.wrap) - b.x) * zoom < WIDE && Math.abs(a.y - b.y) * zoom < TALL;
