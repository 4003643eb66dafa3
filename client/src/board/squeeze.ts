/** Places for things that must stay near although all is full: the one where they hide the least. */
import type { PlacedName } from "./names";
import { centred, type Rect, type Surface } from "./rects";

export interface Try {
  x: number;
  y: number;
  w: number;
  h: number;
  /** What the place costs when nothing lies there. */
  cost: number;
}

export interface Squeezed<T extends Try> {
  place: T;
  rect: Rect;
  cost: number;
  /** What lies under it. */
  over: Rect[];
}

/** What it costs to cover a part (0 to 1) of something. */
export type Price = (taken: Rect, share: number) => number;

/** The cheapest of the places; `isNear` and `more`, what a place costs besides, are asked late, because they have more to reckon than the others. */
export function squeeze<T extends Try>(
  surface: Surface, tries: Iterable<T>, margin: number, price: Price, isNear: (rect: Rect) => boolean = () => true,
  more: (rect: Rect) => number = () => 0,
): Squeezed<T> | null {
  let best: Squeezed<T> | null = null;
  for (const place of tries) {
    if (best && place.cost >= best.cost) continue;
    const rect = centred(place.x, place.y, place.w, place.h);
    const wide = centred(place.x, place.y, place.w + 2 * margin, place.h + 2 * margin);
    if (!surface.isInside(wide)) continue;
    const over = surface.under(wide);
    const least = over.reduce((sum, taken) => sum + price(taken, surface.share(wide, taken)), place.cost);
    if ((best && least >= best.cost) || !isNear(rect)) continue;
    const cost = least + more(rect);
    if (!best || cost < best.cost) best = { place, rect, cost, over };
  }
  return best;
}

/** What a name is worth: those of waters and of neutral land can go first. */
export function worthOf({ kind, faint, bold }: PlacedName): number {
  if (kind === "sea" || faint) return 14;
  return bold ? 80 : 44;
}

/** What lies over a counter hides numbers: the last thing to do. */
export const overCounter = (share: number): number => 110 + 170 * share;
