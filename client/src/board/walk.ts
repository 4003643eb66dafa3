/** Walking over the map with the arrow keys: the nearest area in a direction, around the world, none left out. */
import { turnedBy, type BoardMap } from "./mapfile";

export type Direction = "left" | "right" | "up" | "down";
export const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];
type Steps = Record<Direction, string | null>;

const walks = new WeakMap<BoardMap, Record<string, Steps>>();

export function walkFrom(map: BoardMap, area: string, direction: Direction): string {
  let walk = walks.get(map);
  if (!walk) walks.set(map, (walk = makeWalk(map)));
  return walk[area]?.[direction] ?? area;
}

const placeOf = (map: BoardMap, id: string): { x: number; y: number } => map.areas[id]!.label ?? map.areas[id]!.pole;

function makeWalk(map: BoardMap): Record<string, Steps> {
  const walk: Record<string, Steps> = {};
  for (const from of map.spaces) {
    const steps: Steps = { left: null, right: null, up: null, down: null };
    for (const direction of DIRECTIONS) steps[direction] = nearest(map, from, direction);
    walk[from] = steps;
  }
  for (const lost of unreached(map, walk)) insert(map, walk, lost);
  return walk;
}

/** How far one has to turn and go; Infinity when it lies in another direction. */
function effort(map: BoardMap, from: string, to: string, direction: Direction): number {
  const a = placeOf(map, from);
  const b = placeOf(map, to);
  const dx = turnedBy(b.x - a.x, map.wrap);
  const dy = b.y - a.y;
  const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  const across = Math.abs(direction === "left" || direction === "right" ? dy : dx);
  return along <= 0 || across > along * 1.3 ? Infinity : along + 2 * across;
}

function nearest(map: BoardMap, from: string, direction: Direction): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const to of map.spaces) {
    const cost = to === from ? Infinity : effort(map, from, to, direction);
    if (cost < least) [best, least] = [to, cost];
  }
  return best;
}

function unreached(map: BoardMap, walk: Record<string, Steps>): string[] {
  const seen = new Set<string>();
  const open = [map.spaces[0]!];
  while (open.length) {
    const at = open.pop()!;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const direction of DIRECTIONS) if (walk[at]![direction]) open.push(walk[at]![direction]!);
  }
  return map.spaces.filter((id) => !seen.has(id));
}

/** Puts an area that nobody leads to on the way from its best neighbor onwards; the way then goes on from it. */
function insert(map: BoardMap, walk: Record<string, Steps>, lost: string): void {
  const stillLost = new Set(unreached(map, walk));
  if (!stillLost.has(lost)) return;
  let best: [string, Direction] | null = null;
  let least = Infinity;
  for (const from of map.spaces)
    for (const direction of DIRECTIONS) {
      const cost = stillLost.has(from) ? Infinity : effort(map, from, lost, direction);
      if (cost < least) [best, least] = [[from, direction], cost];
    }
  if (!best) return;
  const [from, direction] = best;
  walk[lost]![direction] = walk[from]![direction] ?? walk[lost]![direction];
  walk[from]![direction] = lost;
}
