/** Where the round buttons of a phone stand over the map: at an edge where they hide nothing that one may tap next, and no counter if they can help it. */
import { nearTurn, type Box } from "../board/geometry";
import type { BoardMap } from "../board/mapfile";

export type Corner = "top right" | "top left" | "bottom right" | "bottom left";

/** Buttons at a corner of the map, below each other or in a row. */
export interface Floats {
  corner: Corner;
  row: boolean;
  /** Pixels that they stand farther down. */
  down: number;
  /** Whether all of them stand there, or only the first. */
  all: boolean;
}

export const SIDE = 46; // pixels of a button,
export const APART = 10; // between buttons,
const EDGE = [12, 16] as const; // and from the edges of the map
const FINGER = 24; // pixels around a place that a finger needs
const CORNERS: readonly Corner[] = ["top right", "top left", "bottom right", "bottom left"];
const STEP = 24; // pixels between the places along an edge

type Place = Omit<Floats, "all">;
const PLACES: readonly Place[] = [false, true].flatMap((row) => CORNERS.map((corner) => ({ corner, row, down: 0 })));

/** Corners first, then other places along the edges. */
function placesIn({ height }: Window): Place[] {
  const downs = Array.from({ length: Math.floor(height / STEP) }, (_, i) => (i + 1) * STEP);
  return [...PLACES, ...CORNERS.slice(0, 2).flatMap((corner) => downs.map((down) => ({ corner, row: false, down })))];
}

export interface Window {
  /** What shows, in map units. */
  view: Box;
  width: number;
  height: number;
}

/** What may lie under buttons. */
export interface Under {
  /** Areas that can be tapped next. */
  areas: readonly string[];
  /** Where counters stand, in map units. */
  counters: readonly Box[];
}

/** A rectangle of the window. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the buttons of a phone stand; null where each place would hide something to tap.
 *
 * All of them over no counter, else the first alone; where even that has no such place, all over as few counters as possible.
 * They stay where they were `before` as long as no other place is better.
 */
export function floatsIn(map: BoardMap, under: Under, window: Window, buttons: number, before: Floats | null = null): Floats | null {
  const spots = under.areas.flatMap((id) => spotsOf(map, id, window));
  const counters = under.counters.map((box) => partOf(map, box, window));
  const stays = (one: Place): number => (one.corner === before?.corner && one.row === before.row && one.down === before.down ? 0 : 1);
  const places = placesIn(window).sort((a, b) => stays(a) - stays(b));
  const best = (count: number): (Floats & { hides: number }) | null => {
    const parts = places.map((one) => ({ ...one, part: partAt(one, window, count) })).filter(({ part }) => part.bottom <= window.height - EDGE[1]);
    const free = parts.filter(({ part }) => !spots.some((spot) => isNear(part, spot)));
    const ranked = free.map(({ part, ...one }) => ({ ...one, all: count === buttons, hides: counters.filter((counter) => meet(part, counter)).length }));
    return ranked.reduce<(Floats & { hides: number }) | null>((least, one) => (!least || one.hides < least.hides ? one : least), null);
  };
  const [all, first] = [best(buttons), best(1)];
  const found = all && (all.hides === 0 || first?.hides) ? all : first;
  return found && { corner: found.corner, row: found.row, down: found.down, all: found.all };
}

/** Places of the window where an area has its name, pieces or disc. */
function spotsOf(map: BoardMap, id: string, window: Window): [x: number, y: number][] {
  const area = map.areas[id];
  if (!area) return [];
  const spots = [area.pole, area.label, area.callout, area.anchors[0]].filter((spot) => spot !== null && spot !== undefined);
  return spots.map(({ x, y }) => {
    const { left, top } = partOf(map, { x0: x, y0: y, x1: x, y1: y }, window);
    return [left, top];
  });
}

/** Where a box of the map lies in the window. */
function partOf(map: BoardMap, { x0, y0, x1, y1 }: Box, { view, width }: Window): Part {
  const k = width / (view.x1 - view.x0);
  const middle = (x0 + x1) / 2;
  const shift = nearTurn(middle, (view.x0 + view.x1) / 2, map.wrap) - middle;
  return { left: (x0 + shift - view.x0) * k, top: (y0 - view.y0) * k, right: (x1 + shift - view.x0) * k, bottom: (y1 - view.y0) * k };
}

/** What so many buttons take up at a place. */
function partAt({ corner, row, down }: Place, { width, height }: Window, buttons: number): Part {
  const long = buttons * SIDE + (buttons - 1) * APART;
  const [wide, tall] = row ? [long, SIDE] : [SIDE, long];
  const left = corner.endsWith("right") ? width - EDGE[0] - wide : EDGE[0];
  const top = corner.startsWith("top") ? EDGE[1] + down : height - EDGE[1] - tall;
  return { left, top, right: left + wide, bottom: top + tall };
}

const isNear = ({ left, top, right, bottom }: Part, [x, y]: readonly [number, number]): boolean =>
  x > left - FINGER && x < right + FINGER && y > top - FINGER && y < bottom + FINGER;

const meet = (a: Part, b: Part): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
