/** Thin lines from badges to the areas they speak of, where they seem to speak of others. They run between the counters where they can. */
import { nearTurn, type Point } from "./geometry";
import { lookupOf, type Lookup } from "./lookup";
import { areaAt, type BoardArea, type BoardMap } from "./mapfile";
import { isCalledOut } from "./names";
import { centred, covers, middleOf, Surface, type Rect } from "./rects";
import type { PlacedCounter } from "./standing";

export type Leader = [from: Point, to: Point];
/** Says which space of the game lies at a place of the map; null for scenery. */
type Where = (x: number, y: number) => string | null;

const ASIDE = 24; // what it costs to stand aside, and so to need a line
const HIDDEN = 60; // what it costs more when no line could be seen
const CROSSED = 12; // what it costs more for each counter the line would run under
const [ACROSS, DOWN] = [9, 5]; // points of a badge that are looked at
const BESIDE = 8; // how far out of its badge a line comes that ends nowhere better

export class Leaders {
  private readonly lookup: Lookup;
  private readonly counters: Surface;
  private readonly spaces: ReadonlySet<string>;
  private readonly turn: number;

  constructor(
    private readonly map: BoardMap,
    private readonly zoom: number,
    counters: readonly PlacedCounter[],
  ) {
    this.lookup = lookupOf(map);
    this.spaces = new Set(map.spaces);
    this.turn = map.wrap * zoom;
    this.counters = new Surface(this.turn);
    for (const { rect } of counters) this.counters.take(rect);
  }

  /** The line that a badge needs; null for one on its area, or where the badge covers all of that. */
  of(area: BoardArea, rect: Rect): Leader | null {
    const at: Where = (x, y) => (this.lookup.isSure(x, y) ? this.roughly(x, y) : areaAt(this.map, x, y));
    const isOn = this.idAt(middleOf(rect), at) === area.id;
    if (isOn && !this.isForeign(area, rect, at)) return null;
    const line = this.best(area, rect, at);
    return line ?? (isOn ? null : [middleOf(rect), this.ends(area, middleOf(rect))[0]!]);
  }

  /** What it costs to stand there because of the line, roughly: nothing on the area itself. */
  cost(area: BoardArea, rect: Rect): number {
    const at: Where = (x, y) => this.roughly(x, y);
    if (this.idAt(middleOf(rect), at) === area.id && !this.isForeign(area, rect, at)) return 0;
    const line = this.best(area, rect, at);
    return ASIDE + (line ? CROSSED * this.crossed(line) : HIDDEN);
  }

  /** Whether more of a badge lies on another space than on its own. */
  private isForeign(area: BoardArea, { x, y, w, h }: Rect, at: Where): boolean {
    const found = new Map<string, number>();
    for (let i = 0; i < ACROSS; i++)
      for (let j = 0; j < DOWN; j++) {
        const id = this.idAt({ x: x + (w * (i + 0.5)) / ACROSS, y: y + (h * (j + 0.5)) / DOWN }, at);
        if (id !== null) found.set(id, (found.get(id) ?? 0) + 1);
      }
    return Math.max(0, ...found.values()) > (found.get(area.id) ?? 0);
  }

  private roughly(x: number, y: number): string | null {
    const { id = "" } = this.lookup.at(x, y) ?? {};
    return this.spaces.has(id) ? id : null;
  }

  private idAt({ x, y }: Point, at: Where): string | null {
    return at(x / this.zoom, y / this.zoom);
  }

  /** Where a line may end: the middle of the area before other places in it. */
  private ends(area: BoardArea, from: Point): Point[] {
    const { callout, pole, anchors } = area;
    const places = callout && isCalledOut(area, this.zoom) ? [callout.to] : [pole, ...anchors];
    return places.map(({ x, y }) => ({ x: nearTurn(x * this.zoom, from.x, this.turn), y: y * this.zoom }));
  }

  /** Places of the area just outside a badge, for one that covers all of `ends`. */
  private beside(area: BoardArea, { x, y, w, h }: Rect, at: Where): Point[] {
    const across = Array.from({ length: ACROSS }, (_, i) => x + (w * (i + 0.5)) / ACROSS);
    const down = Array.from({ length: DOWN }, (_, j) => y + (h * (j + 0.5)) / DOWN);
    const around = [
      ...across.flatMap((x) => [{ x, y: y - BESIDE }, { x, y: y + h + BESIDE }]),
      ...down.flatMap((y) => [{ x: x - BESIDE, y }, { x: x + w + BESIDE, y }]),
    ];
    return around.filter((point) => this.idAt(point, at) === area.id);
  }

  /** The line under the fewest counters that comes out from under its badge; of several the one to the first place. */
  private best(area: BoardArea, rect: Rect, at: Where): Leader | null {
    const from = middleOf(rect);
    const seen = this.ends(area, from).filter((to) => !covers(centred(to.x, to.y, 8, 8), rect, this.turn));
    const lines = (seen.length ? seen : this.beside(area, rect, at)).map((to): Leader => [from, to]);
    let [best, least]: [Leader | null, number] = [null, Infinity];
    for (const line of lines) {
      const crossed = this.crossed(line);
      if (crossed < least) [best, least] = [line, crossed];
      if (!least) break;
    }
    return best;
  }

  /** How many counters a line runs under. */
  private crossed([from, to]: Leader): number {
    const around = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), w: Math.abs(to.x - from.x), h: Math.abs(to.y - from.y) };
    return this.counters.under(around).filter((rect) => {
      const { x, y } = middleOf(rect);
      return isCut(centred(nearTurn(x, middleOf(around).x, this.turn), y, rect.w, rect.h), from, to);
    }).length;
  }
}

/** Whether a line between two points runs through a rectangle: the parts of the line within its width and within its height have something in common. */
function isCut({ x, y, w, h }: Rect, from: Point, to: Point): boolean {
  const [ax, bx] = partWithin(from.x, to.x, x, x + w);
  const [ay, by] = partWithin(from.y, to.y, y, y + h);
  return Math.max(ax, ay, 0) < Math.min(bx, by, 1);
}

/** Between which parts of the way (0 to 1) from one number to another it is within limits. */
function partWithin(from: number, to: number, low: number, high: number): [number, number] {
  if (from === to) return from > low && from < high ? [0, 1] : [1, 0];
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
  return a < b ? [a, b] : [b, a];
}
