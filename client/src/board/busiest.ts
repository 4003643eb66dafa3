/** The part of the map where most of what matters lies. */
import { within, type Point } from "./geometry";
import type { BoardMap } from "./mapfile";
import { isCalledOut } from "./names";

/** How much each area matters to whoever looks; areas left out do not. */
export type Weights = Readonly<Record<string, number>>;

interface Place extends Point {
  weight: number;
}

/** The middle of a window, in map units, that holds as much as one of its size can; null when nothing matters. */
export function busiest(map: BoardMap, weights: Weights, zoom: number, width: number, height: number): Point | null {
  const places = placesOf(map, weights, zoom);
  let best: Place[] = [];
  for (const { x: left } of places) {
    const turned = places.map((place) => ({ ...place, x: left + within(place.x - left, map.wrap) }));
    const beside = turned.filter(({ x }) => x >= left && x <= left + width);
    for (const { y: top } of places) {
      const inside = beside.filter(({ y }) => y >= top && y <= top + height);
      if (sum(inside) > sum(best)) best = inside;
    }
  }
  return best.length ? { x: between(best.map(({ x }) => x)), y: between(best.map(({ y }) => y)) } : null;
}

const sum = (places: readonly Place[]): number => places.reduce((all, { weight }) => all + weight, 0);
const between = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Where the counters of the areas that matter are. */
function placesOf(map: BoardMap, weights: Weights, zoom: number): Place[] {
  return Object.entries(weights).flatMap(([id, weight]) => {
    const area = map.areas[id];
    if (!area || weight <= 0) return [];
    const { x, y } = isCalledOut(area, zoom) && area.callout ? area.callout : (area.label ?? area.pole);
    return [{ x, y, weight }];
  });
}
