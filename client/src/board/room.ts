/** Rectangles on the table, and whether there is room for one more. Pixels of the layout; x wraps around the world. */

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

/** Whether two rectangles cover each other anywhere; `turn` is one turn of the world in pixels, 0 for none. */
export function covers(a: Rect, b: Rect, turn: number): boolean {
  let dx = a.x + a.w / 2 - b.x - b.w / 2;
  if (turn) dx -= Math.round(dx / turn) * turn;
  const dy = a.y + a.h / 2 - b.y - b.h / 2;
  return Math.abs(dx) < (a.w + b.w) / 2 && Math.abs(dy) < (a.h + b.h) / 2;
}

export class Room {
  private readonly buckets = new Map<number, Rect[]>();
  private readonly columns: number;

  constructor(
    private readonly turn: number,
    private readonly bottom: number,
  ) {
    this.columns = turn ? Math.max(1, Math.ceil(turn / BUCKET)) : 1 << 12;
  }

  private keys({ x, y, w, h }: Rect): number[] {
    const keys: number[] = [];
    for (let row = Math.floor(y / BUCKET); row * BUCKET < y + h; row++)
      for (let at = x; ; at = Math.min(at + BUCKET, x + w)) {
        keys.push(row * (this.columns + 1) + this.column(at));
        if (at >= x + w) break;
      }
    return keys;
  }

  private column(x: number): number {
    const at = this.turn ? ((x % this.turn) + this.turn) % this.turn : x;
    return Math.floor(at / BUCKET);
  }

  /** The same room to try something else in. */
  copy(): Room {
    const copy = new Room(this.turn, this.bottom);
    for (const [key, rects] of this.buckets) copy.buckets.set(key, [...rects]);
    return copy;
  }

  take(rect: Rect): void {
    for (const key of new Set(this.keys(rect))) {
      const bucket = this.buckets.get(key);
      if (bucket) bucket.push(rect);
      else this.buckets.set(key, [rect]);
    }
  }

  /** Takes a rectangle away again. */
  give(rect: Rect): void {
    for (const bucket of this.buckets.values()) {
      const at = bucket.indexOf(rect);
      if (at >= 0) bucket.splice(at, 1);
    }
  }

  isFree(rect: Rect): boolean {
    if (rect.y < 1 || rect.y + rect.h > this.bottom - 1) return false;
    return !this.keys(rect).some((key) => this.buckets.get(key)?.some((other) => covers(rect, other, this.turn)));
  }
}

/** Places around a point, ring by ring. */
export function* around(x: number, y: number, step: number, rings: number): Generator<[x: number, y: number]> {
  for (let ring = 1; ring <= rings; ring++) {
    const count = 8 + 4 * ring;
    for (let i = 0; i < count; i++) {
      const turn = (i / count) * 2 * Math.PI;
      yield [x + Math.cos(turn) * ring * step * 1.3, y + Math.sin(turn) * ring * step];
    }
  }
}
