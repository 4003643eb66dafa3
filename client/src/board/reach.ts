/** How far things stand from the area they belong to, in pixels. What stands too far says the wrong thing about another place. */
import { nearTurn, ringArea, type Line, type Point } from "./geometry";
import { lookupOf, type Lookup } from "./lookup";
import type { BoardArea, BoardMap } from "./mapfile";
import { isCalledOut } from "./names";
import { middleOf, type Rect } from "./rects";

const APART = 0.8; // map units between the points of an outline
const SMALL = 0.1; // islands below this part of the largest do not stand for their area

/** Counters may stand this far off their area, chips a little further. */
export const counterReach = (scale: number): number => 1.2 * 21 * scale;
export const badgeReach = (scale: number): number => 1.2 * 30 * scale;
export const ATTACKER_REACH = 6; // attackers touch the area they attack

const outlines = new WeakMap<BoardArea, Point[]>();

export class Reach {
  private readonly lookup: Lookup;

  constructor(
    private readonly map: BoardMap,
    private readonly zoom: number,
  ) {
    this.lookup = lookupOf(map);
  }

  /** Pixels between a rectangle and its area; 0 where it lies on it. Beyond `most` any larger number will do. */
  gap(area: BoardArea, rect: Rect, most = Infinity): number {
    const { x, y } = middleOf(rect);
    if (this.lookup.at(x / this.zoom, y / this.zoom)?.id === area.id) return 0;
    const called = area.callout && isCalledOut(area, this.zoom);
    const rough = called ? 0 : this.offBox(area, rect);
    if (rough > most) return rough;
    let least = Infinity;
    for (const point of outlineOf(area)) least = Math.min(least, this.off(rect, point));
    if (called) least = Math.min(least, this.off(rect, area.callout!));
    return least;
  }

  /** Pixels to the box of an area: never more than to the area itself. */
  private offBox({ box, pole }: BoardArea, { x, y, w, h }: Rect): number {
    const shift = nearTurn(pole.x * this.zoom, x + w / 2, this.map.wrap * this.zoom) - pole.x * this.zoom;
    const dx = Math.max(0, box.x0 * this.zoom + shift - x - w, x - box.x1 * this.zoom - shift);
    const dy = Math.max(0, box.y0 * this.zoom - y - h, y - box.y1 * this.zoom);
    return Math.hypot(dx, dy);
  }

  private off(rect: Rect, point: Point): number {
    const middle = rect.x + rect.w / 2;
    const x = nearTurn(point.x * this.zoom, middle, this.map.wrap * this.zoom);
    const dx = Math.max(0, Math.abs(x - middle) - rect.w / 2);
    const dy = Math.max(0, Math.abs(point.y * this.zoom - rect.y - rect.h / 2) - rect.h / 2);
    return Math.hypot(dx, dy);
  }
}

function outlineOf(area: BoardArea): Point[] {
  let points = outlines.get(area);
  if (!points) outlines.set(area, (points = makeOutline(area)));
  return points;
}

function makeOutline(area: BoardArea): Point[] {
  const rings = area.polygons.flatMap((polygon) => polygon.rings.slice(0, 1));
  const largest = Math.max(...rings.map(ringArea));
  return rings.filter((ring) => ringArea(ring) >= SMALL * largest).flatMap(pointsAlong);
}

/** Points on a ring, none far from the next. */
function pointsAlong(ring: Line): Point[] {
  const points: Point[] = [{ x: ring[0]!, y: ring[1]! }];
  for (let i = 2; i < ring.length; i += 2) {
    const last = points.at(-1)!;
    const [dx, dy] = [ring[i]! - last.x, ring[i + 1]! - last.y];
    const steps = Math.floor(Math.hypot(dx, dy) / APART);
    for (let n = 1; n <= steps; n++) points.push({ x: last.x + (dx * n) / steps, y: last.y + (dy * n) / steps });
  }
  return points;
}
