/** Where the round buttons of a phone stand over the map: in a corner where they hide nothing that one may tap next. */
import { nearTurn, type Box } from "../board/geometry";
import type { BoardMap } from "../board/mapfile";

export type Corner = "top right" | "top left" | "bottom right" | "bottom left";

export const SIDE = 46; // pixels of a button,
export const APART = 10; // between buttons,
const EDGE = [12, 16] as const; // and from the edges of the map
const FINGER = 24; // pixels around a place that a finger needs
const CORNERS: readonly Corner[] = ["top right", "top left", "bottom right", "bottom left"];

interface Window {
  /** What shows, in map units. */
  view: Box;
  width: number;
  height: number;
}

/** The first corner in which a column of buttons lies over none of the areas; null where all are taken. */
export function freeCorner(map: BoardMap, areas: readonly string[], window: Window, buttons: number): Corner | null {
  const places = areas.flatMap((id) => placesOf(map, id, window));
  const tall = buttons * SIDE + (buttons - 1) * APART;
  return CORNERS.find((corner) => !places.some(([x, y]) => isUnder(corner, x, y, window, tall))) ?? null;
}

/** Where the buttons of a phone stand, and whether all of them do: in a small place only the first, null where there is none. */
export function floatsIn(map: BoardMap, areas: readonly string[], window: Window, buttons: number): { corner: Corner; all: boolean } | null {
  const corner = freeCorner(map, areas, window, buttons);
  const small = corner ?? freeCorner(map, areas, window, 1);
  return small && { corner: small, all: corner !== null };
}

/** Places of the window where an area has its name, pieces or disc. */
function placesOf(map: BoardMap, id: string, { view, width }: Window): [x: number, y: number][] {
  const area = map.areas[id];
  if (!area) return [];
  const k = width / (view.x1 - view.x0);
  const spots = [area.pole, area.label, area.callout, area.anchors[0]].filter((spot) => spot !== null && spot !== undefined);
  return spots.map(({ x, y }) => [(nearTurn(x, (view.x0 + view.x1) / 2, map.wrap) - view.x0) * k, (y - view.y0) * k]);
}

function isUnder(corner: Corner, x: number, y: number, { width, height }: Window, tall: number): boolean {
  const across = corner.endsWith("right") ? width - EDGE[0] - SIDE / 2 : EDGE[0] + SIDE / 2;
  const down = corner.startsWith("top") ? EDGE[1] + tall / 2 : height - EDGE[1] - tall / 2;
  return Math.abs(x - across) < SIDE / 2 + FINGER && Math.abs(y - down) < tall / 2 + FINGER;
}
