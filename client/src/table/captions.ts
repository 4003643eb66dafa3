/** Where a caption stands: beside the place it speaks of, never over it. All in pixels of the window over the map. */
import type { Box } from "../board/geometry";

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

const AIR = 12;
/** Below the banner of the turn, and below a button under that. */
export const EDGE = 72;
export const LOW_EDGE = 116;
/** Around the middle of a place: what stands there. */
const CLEAR = { x: 44, y: 34 };
/** A place up to this size is kept clear as a whole: of a larger one a caption would stand too far away. */
const SMALL = { x: 200, y: 140 };
/** Things that stand farther apart than this part of the window are not kept clear together. */
const LARGE = 0.4;

/** What is kept clear of a place: its middle, name and counters, and all of it where it is small. */
export function clearOf(spot: Point, area: Box, things: readonly Box[], window: Size, boost = 1): Box {
  const middle = { x0: spot.x - CLEAR.x * boost, x1: spot.x + CLEAR.x * boost, y0: spot.y - CLEAR.y * boost, y1: spot.y + CLEAR.y * boost };
  const isLarge = ({ x0, y0, x1, y1 }: Box): boolean => x1 - x0 > LARGE * window.width || y1 - y0 > LARGE * window.height;
  const isSmall = area.x1 - area.x0 <= SMALL.x * boost && area.y1 - area.y0 <= SMALL.y * boost;
  const box = around([middle, ...(isSmall ? [area] : []), ...things]);
  return isLarge(box) ? middle : box;
}

const around = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((box) => box.x0)), y0: Math.min(...boxes.map((box) => box.y0)),
  x1: Math.max(...boxes.map((box) => box.x1)), y1: Math.max(...boxes.map((box) => box.y1)),
});

/** The upper left corner of a caption: above the place if there is room, else below, right or left of it; at the edge that is farther away if there is none. */
export function captionAt(clear: Box, caption: Size, window: Size, boost = 1, edge = EDGE * boost): Point {
  const air = AIR * boost;
  const held = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const x = held((clear.x0 + clear.x1 - caption.width) / 2, air, window.width - caption.width - air);
  const y = held((clear.y0 + clear.y1 - caption.height) / 2, edge, window.height - caption.height - air);
  const tried = [
    { x, y: clear.y0 - air - caption.height },
    { x, y: clear.y1 + air },
    { x: clear.x1 + air, y },
    { x: clear.x0 - air - caption.width, y },
  ];
  const fits = (at: Point): boolean => at.x >= air && at.y >= edge && at.x + caption.width <= window.width - air && at.y + caption.height <= window.height - air;
  const isLow = clear.y0 + clear.y1 > window.height;
  return tried.find(fits) ?? { x, y: isLow ? edge : window.height - caption.height - air };
}

/** The line from a caption to its place, up to what stands there; null where they touch. */
export function leader(at: Point, caption: Size, spot: Point, boost = 1): { from: Point; to: Point } | null {
  const from = { x: Math.max(at.x, Math.min(at.x + caption.width, spot.x)), y: Math.max(at.y, Math.min(at.y + caption.height, spot.y)) };
  const [dx, dy] = [from.x - spot.x, from.y - spot.y];
  const length = Math.hypot(dx, dy);
  const short = Math.min(CLEAR.x, CLEAR.y) * boost;
  return length > short ? { from, to: { x: spot.x + (dx / length) * short, y: spot.y + (dy / length) * short } } : null;
}
