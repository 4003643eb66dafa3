/** Marks of one moment: arrows, distances, odds, threats, battles, notes. They take the places that counters leave. */
import { nearTurn, type Point } from "./geometry";
import { rectAround, type Layout } from "./layout";
import type { BoardMap } from "./mapfile";
import type { Arrow, BoardMarks, OddsChip } from "./model";
import { isCalledOut } from "./names";
import { around, centred, covers, grown, middleOf, type Rect, type Room } from "./room";

export interface PlacedArrow {
  arrow: Arrow;
  /** Path data of the curve without its head. */
  d: string;
  head: string;
  bead: Point;
  rect: Rect;
}

export type Badge =
  | { what: "pip"; steps: number; air: boolean }
  | { what: "odds"; chip: OddsChip }
  | { what: "threat"; percent: number }
  | { what: "battle" };

export interface PlacedBadge {
  area: string;
  badge: Badge;
  rect: Rect;
}

export interface PlacedNote {
  area: string;
  text: string;
  x: number;
  y: number;
}

export interface PlacedMarks {
  arrows: PlacedArrow[];
  badges: PlacedBadge[];
  notes: PlacedNote[];
}

export const BEAD = 9.5;
const HEAD = 11;
const SHORTEST = 24; // pixels of an arrow that can still be read
const ROOMY = 60;

export function placeMarks(map: BoardMap, layout: Layout, marks: BoardMarks): PlacedMarks {
  const maker = new MarkPlacer(map, layout);
  return {
    badges: maker.badges(marks),
    arrows: marks.arrows.flatMap((arrow) => maker.arrow(arrow)),
    notes: marks.changed.map(({ area, text }) => ({ area, text, ...maker.above(area) })),
  };
}

/** Where a line beside an area goes, such as the reason of a refusal. */
export function noteSpot(map: BoardMap, layout: Layout, area: string): Point {
  return new MarkPlacer(map, layout).above(area);
}

class MarkPlacer {
  private readonly zoom: number;
  private readonly turn: number;
  private readonly room: Room;

  constructor(
    private readonly map: BoardMap,
    private readonly layout: Layout,
  ) {
    this.zoom = layout.zoom;
    this.turn = map.wrap * layout.zoom;
    this.room = layout.room.copy();
  }

  private counterIn(area: string, attacker: boolean): Rect | undefined {
    return this.layout.counters.find(({ stack }) => stack.area === area && Boolean(stack.attacker) === attacker)?.rect;
  }

  /** The middle of things in an area: its place on the map. */
  private home(id: string): Point {
    const area = this.map.areas[id];
    if (!area) return { x: 0, y: 0 };
    const at = isCalledOut(area, this.zoom) && area.callout ? area.callout : area.pole;
    return { x: at.x * this.zoom, y: at.y * this.zoom };
  }

  /** Where an arrow leaves an area without counters: its middle, unless that is too close to the end. */
  private outset(id: string, to: Point): Point {
    const { anchors } = this.map.areas[id]!;
    const places = [this.home(id), ...anchors.map(({ x, y }) => ({ x: x * this.zoom, y: y * this.zoom }))];
    const away = ({ x, y }: Point) => Math.hypot(nearTurn(x, to.x, this.turn) - to.x, y - to.y);
    return places.find((place) => away(place) > ROOMY) ?? places.sort((a, b) => away(b) - away(a))[0]!;
  }

  /** Where a route goes through an area: a place that no counter or name holds, with the smallest detour. */
  private passage(id: string, from: Point, to: Point): Point {
    const { anchors, pole } = this.map.areas[id]!;
    const near = (x: number, at: number) => nearTurn(x, at, this.turn);
    const detour = ({ x, y }: Point) =>
      Math.hypot(near(from.x, x) - x, from.y - y) + Math.hypot(near(to.x, x) - x, to.y - y);
    const places = [pole, ...anchors].map(({ x, y }) => ({ x: x * this.zoom, y: y * this.zoom }));
    places.sort((a, b) => detour(a) - detour(b));
    return places.find(({ x, y }) => this.layout.room.isFree(centred(x, y, 8, 8))) ?? places[0]!;
  }

  above(area: string): Point {
    const own = [
      ...this.layout.names.filter((name) => name.area === area).map((name) => name.rect),
      ...this.layout.counters.filter(({ stack }) => stack.area === area).map((counter) => counter.rect),
    ];
    if (!own.length) return this.home(area);
    const rect = rectAround(own.flatMap(({ x, y, w, h }) => [{ x, y }, { x: x + w, y: y + h }]));
    return { x: rect.x + rect.w / 2, y: rect.y - 8 };
  }

  // -- badges

  badges(marks: BoardMarks): PlacedBadge[] {
    const placed: PlacedBadge[] = [];
    const put = (area: string, badge: Badge, w: number, h: number, beside: Rect | null) => {
      if (!this.map.areas[area]) return;
      const rect = this.beside(beside ?? centred(this.home(area).x, this.home(area).y, 0, 0), w, h);
      this.room.take(rect);
      placed.push({ area, badge, rect });
    };
    for (const chip of marks.odds)
      put(chip.area, { what: "odds", chip }, chipWidth(chip.text), 27, this.counterIn(chip.area, true) ?? this.own(chip.area));
    for (const area of marks.battles) put(area, { what: "battle" }, 20, 20, this.own(area));
    for (const [area, percent] of Object.entries(marks.threats))
      put(area, { what: "threat", percent }, 42, 19, this.own(area));
    for (const [area, { steps, air }] of Object.entries(marks.targets))
      put(area, { what: "pip", steps, air }, air ? 31 : 20, 20, this.own(area));
    return placed;
  }

  private own(area: string): Rect | null {
    return this.counterIn(area, false) ?? this.layout.names.find((name) => name.area === area)?.rect ?? null;
  }

  /** Right of a thing, else left, below, above, else the nearest free place. */
  private beside(thing: Rect, w: number, h: number): Rect {
    const { x, y } = middleOf(thing);
    const right = (thing.w + w) / 2 + 4;
    const down = (thing.h + h) / 2 + 4;
    const tries: [number, number][] = [
      [x + right, y], [x, y + down], [x - right, y], [x + right, y + down * 0.7], [x, y - down],
      ...around(x, y, 7, 22),
    ];
    const free = tries.find(([cx, cy]) => this.room.isFree(centred(cx, cy, w + 3, h + 3)));
    const [cx, cy] = free ?? [x + right, y];
    return centred(cx, cy, w, h);
  }

  // -- arrows

  arrow(arrow: Arrow): PlacedArrow[] {
    const from = arrow.path[0];
    const to = arrow.path.at(-1);
    if (!from || !to || arrow.path.length < 2 || !arrow.path.every((id) => this.map.areas[id])) return [];
    const start = this.counterIn(from, false);
    const end = this.counterIn(to, true) ?? this.counterIn(to, false);
    const last = end ? middleOf(end) : this.home(to);
    const first = start ? middleOf(start) : this.outset(from, last);
    const between = arrow.path.slice(1, -1).map((id) => this.passage(id, first, last));
    const stops = this.unwound([first, ...between, last]);
    const curve = this.trimmed(sampled(stops), start, end);
    if (curve.length < 2) return [];
    const tip = curve.at(-1)!;
    const back = neck(curve);
    const shaft = [...curve.filter((point) => Math.hypot(point.x - tip.x, point.y - tip.y) > HEAD * 0.75), back];
    return [{
      arrow, d: dataOf(shaft), head: headOf(back, tip), bead: this.beadOn(curve), rect: rectAround(curve, BEAD + 4),
    }];
  }

  /** The bead sits near the middle of the curve, where it hides no name, counter or other bead. */
  private beadOn(curve: readonly Point[]): Point {
    const places = [0.47, 0.38, 0.56, 0.3, 0.65, 0.22].map((part) => alongOf(curve, part));
    const square = ({ x, y }: Point) => centred(x, y, 2 * BEAD, 2 * BEAD);
    const isFree = (place: Point) => this.room.isFree(square(place));
    const bead = places.find(isFree) ?? this.aside(places[0]!, isFree) ?? places[0]!;
    this.room.take(square(bead));
    return bead;
  }

  /** A free place close by: a short arrow has no room for its bead between two counters. */
  private aside({ x, y }: Point, isFree: (place: Point) => boolean): Point | undefined {
    return [...around(x, y, 6, 7)].map(([px, py]) => ({ x: px, y: py })).find(isFree);
  }

  /** Each stop next to the one before, whatever turn of the world that is. */
  private unwound(stops: Point[]): Point[] {
    let last = stops[0]!.x;
    return stops.map(({ x, y }) => {
      last = nearTurn(x, last, this.turn);
      return { x: last, y };
    });
  }

  /** The curve from edge to edge of the counters at its ends. */
  private trimmed(curve: Point[], start: Rect | undefined, end: Rect | undefined): Point[] {
    const isUnder = (rect: Rect | undefined, { x, y }: Point) =>
      rect !== undefined && covers(centred(x, y, 0.1, 0.1), grown(rect, 3), this.turn);
    let first = 0;
    let last = curve.length - 1;
    while (first < last - 2 && isUnder(start, curve[first]!)) first++;
    while (last > first + 2 && isUnder(end, curve[last]!)) last--;
    // Between counters that nearly touch, an arrow begins on the first of them.
    while (first > 0 && Math.hypot(curve[first]!.x - curve[last]!.x, curve[first]!.y - curve[last]!.y) < SHORTEST) first--;
    return curve.slice(first, last + 1);
  }
}

/** Width of an odds chip with its ring. */
export const chipWidth = (text: string): number => 44 + text.length * 8;

/** Many points along a smooth line through the stops; two stops get one gentle bow. */
export function sampled(stops: readonly Point[]): Point[] {
  if (stops.length === 2) return bow(stops[0]!, stops[1]!);
  const out: Point[] = [stops[0]!];
  for (let i = 0; i + 1 < stops.length; i++) {
    const [a, b, c, d] = [stops[i - 1] ?? stops[i]!, stops[i]!, stops[i + 1]!, stops[i + 2] ?? stops[i + 1]!];
    for (let n = 1; n <= 28; n++) out.push(spline(a, b, c, d, n / 28));
  }
  return out;
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function bow(a: Point, b: Point): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const side = dx < 0 || (dx === 0 && dy < 0) ? -1 : 1; // always the northern side
  const middle = { x: (a.x + b.x) / 2 + side * dy * 0.17, y: (a.y + b.y) / 2 - side * dx * 0.17 };
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * middle.x + r * b.x, y: p * a.y + q * middle.y + r * b.y };
  });
}

/** The last point of the curve that lies a head's length before its tip. */
function neck(curve: readonly Point[]): Point {
  const tip = curve.at(-1)!;
  const found = [...curve].reverse().find((point) => Math.hypot(point.x - tip.x, point.y - tip.y) >= HEAD) ?? curve[0]!;
  const away = Math.hypot(found.x - tip.x, found.y - tip.y) || 1;
  return { x: tip.x + ((found.x - tip.x) / away) * HEAD, y: tip.y + ((found.y - tip.y) / away) * HEAD };
}

function headOf(back: Point, tip: Point): string {
  const [dx, dy] = [(tip.x - back.x) / HEAD, (tip.y - back.y) / HEAD];
  const wing = HEAD * 0.5;
  const left = { x: back.x - dy * wing, y: back.y + dx * wing };
  const right = { x: back.x + dy * wing, y: back.y - dx * wing };
  return `${dataOf([left, tip, right])}Z`;
}

/** The point after a part of the curve's length. */
function alongOf(curve: readonly Point[], part: number): Point {
  const lengths = [0];
  for (let i = 1; i < curve.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(curve[i]!.x - curve[i - 1]!.x, curve[i]!.y - curve[i - 1]!.y));
  const wanted = lengths.at(-1)! * part;
  return curve[lengths.findIndex((length) => length >= wanted)]!;
}

const dataOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
