/** Rectangles on the map, and whether one more finds a free place. Pixels of the layout; x wraps around the world. */
import type { Box } from "./geometry";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const centred = (x: number, y: number, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

export const middleOf = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

const BUCKET = 80;
const ENDLESS: Box = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };

/** Whether two rectangles cover each other anywhere; `turn` is one turn of the world in pixels, 0 for none. */
export function covers(a: Rect, b: Rect, turn: number): boolean {
  let dx = a.x + a.w / 2 - b.x - b.w / 2;
  if (turn) dx -= Math.round(dx / turn) * turn;
  const dy = a.y + a.h / 2 - b.y - b.h / 2;
  return Math.abs(dx) < (a.w + b.w) / 2 && Math.abs(dy) < (a.h + b.h) / 2;
}

export class Surface {
  private readonly buckets = new Map<number, Rect[]>();
  private readonly columns: number;

  /** `turn` is one turn of the world, 0 for none; what stands on the surface stays within `bounds`. */
  constructor(
    private readonly turn: number,
    private readonly bounds: Box = ENDLESS,
  ) {
    this.columns = turn ? Math.max(1, Math.ceil(turn / BUCKET)) : 1 << 12;
  }

  /** Calls back for every bucket that a rectangle lies in, until one answers yes. */
  private someBucket({ x, y, w, h }: Rect, ask: (key: number) => boolean): boolean {
    const last = Math.floor((y + h) / BUCKET);
    for (let row = Math.floor(y / BUCKET); row <= last; row++)
      for (let at = x; ; at = Math.min(at + BUCKET, x + w)) {
        if (ask(row * (this.columns + 1) + this.column(at))) return true;
        if (at >= x + w) break;
      }
    return false;
  }

  private column(x: number): number {
    const at = this.turn ? x - Math.floor(x / this.turn) * this.turn : x;
    return Math.floor(at / BUCKET);
  }

  /** The same surface to try something else in. */
  copy(): Surface {
    const copy = new Surface(this.turn, this.bounds);
    for (const [key, rects] of this.buckets) copy.buckets.set(key, [...rects]);
    return copy;
  }

  take(rect: Rect): void {
    this.someBucket(rect, (key) => {
      const bucket = this.buckets.get(key);
      if (!bucket) this.buckets.set(key, [rect]);
      else if (!bucket.includes(rect)) bucket.push(rect);
      return false;
    });
  }

  /** Takes a rectangle away again. */
  give(rect: Rect): void {
    this.someBucket(rect, (key) => {
      const bucket = this.buckets.get(key);
      const at = bucket?.indexOf(rect) ?? -1;
      if (at >= 0) bucket!.splice(at, 1);
      return false;
    });
  }

  /** Whether a rectangle lies within the bounds, and not over the cut of the world: who sees all of it sees the rectangle whole. */
  isInside({ x, y, w, h }: Rect): boolean {
    const { x0, y0, x1, y1 } = this.bounds;
    if (y < y0 + 1 || y + h > y1 - 1) return false;
    const left = x - this.turnsAt(x + w / 2);
    return left >= x0 + 1 && left + w <= x1 - 1;
  }

  /** The same rectangle, moved the short way into the bounds. */
  inside({ x, y, w, h }: Rect): Rect {
    const { x0, y0, x1, y1 } = this.bounds;
    const shift = this.turnsAt(x + w / 2);
    return { x: Math.max(shift + x0 + 1, Math.min(shift + x1 - 1 - w, x)), y: Math.max(y0 + 1, Math.min(y1 - 1 - h, y)), w, h };
  }

  private turnsAt(x: number): number {
    return this.turn ? Math.floor(x / this.turn) * this.turn : 0;
  }

  /** What a rectangle would cover. */
  under(rect: Rect): Rect[] {
    const found = new Set<Rect>();
    this.someBucket(rect, (key) => {
      for (const other of this.buckets.get(key) ?? NONE) if (covers(rect, other, this.turn)) found.add(other);
      return false;
    });
    return [...found];
  }

  /** The part of the smaller of two rectangles that both hold. */
  share(a: Rect, b: Rect): number {
    let dx = a.x + a.w / 2 - b.x - b.w / 2;
    if (this.turn) dx -= Math.round(dx / this.turn) * this.turn;
    const dy = a.y + a.h / 2 - b.y - b.h / 2;
    const w = Math.min(a.w, b.w, (a.w + b.w) / 2 - Math.abs(dx));
    const h = Math.min(a.h, b.h, (a.h + b.h) / 2 - Math.abs(dy));
    return w > 0 && h > 0 ? (w * h) / Math.min(a.w * a.h, b.w * b.h) : 0;
  }

  isFree(rect: Rect): boolean {
    if (!this.isInside(rect)) return false;
    return !this.someBucket(rect, (key) => {
      for (const other of this.buckets.get(key) ?? NONE) if (covers(rect, other, this.turn)) return true;
      return false;
    });
  }
}

const NONE: readonly Rect[] = [];
const rings: [x: number, y: number][][] = [];

/** Places on the n-th ring around a middle, as offsets for a step of 1. */
export function ringOf(n: number): readonly (readonly [x: number, y: number])[] {
  let ring = rings[n];
  if (!ring) {
    const count = 8 + 4 * n;
    ring = Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * 2 * Math.PI;
      return [Math.cos(turn) * n * 1.3, Math.sin(turn) * n];
    });
    rings[n] = ring;
  }
  return ring;
}

/** Places around a point, ring by ring. */
export function* around(x: number, y: number, step: number, rings: number): Generator<[x: number, y: number]> {
  for (let n = 1; n <= rings; n++) for (const [dx, dy] of ringOf(n)) yield [x + dx * step, y + dy * step];
}
