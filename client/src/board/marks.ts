/** Marks of one moment: arrows, odds, threats, battles, notes. They take the places that counters leave. */
import { counterScale } from "./counters";
import { alongOf, dataOf, headOf, HEAD, neck, sampled, unbent } from "./curves";
import { nearTurn, type Point } from "./geometry";
import { rectAround, type Layout } from "./layout";
import { Leaders } from "./leaders";
import type { BoardArea, BoardMap } from "./mapfile";
import type { Arrow, BoardMarks, OddsChip } from "./model";
import { isCalledOut, type PlacedName } from "./names";
import { badgeReach, Reach } from "./reach";
import { around, centred, covers, grown, middleOf, Surface, type Rect } from "./rects";
import { overCounter, squeeze, worthOf, type Try } from "./squeeze";

export interface PlacedArrow {
  arrow: Arrow;
  /** Path data of the curve without its head. */
  d: string;
  head: string;
  bead: Point;
  boost: number;
  rect: Rect;
}

export type Badge =
  | { what: "room"; count: number }
  | { what: "odds"; chip: OddsChip; plain: boolean }
  | { what: "threat"; percent: number }
  | { what: "battle" };

export interface PlacedBadge {
  area: string;
  badge: Badge;
  rect: Rect;
  scale: number;
  /** From the badge to its area, where it had to stand aside. */
  leader: [Point, Point] | null;
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
  /** Areas whose names lie under odds and are not drawn. */
  unnamed: ReadonlySet<string>;
}

export const BEAD = 9.5;
const SHORTEST = 24; // pixels of an arrow that can still be read
const ROOMY = 60;
const SMALL = 0.86; // odds on the map of the whole world
const NOTE_AIR = 8;
const BEAD_PLACES = [0.47, 0.4, 0.54, 0.33, 0.61, 0.26, 0.68, 0.19, 0.75];

export function placeMarks(map: BoardMap, layout: Layout, marks: BoardMarks): PlacedMarks {
  const maker = new MarkPlacer(map, layout);
  maker.join(marks.arrows);
  // Beads have only their arrows to sit on; odds find places around them.
  const arrows = layout.isGathered ? [] : marks.arrows.flatMap((arrow) => maker.arrow(arrow));
  const badges = maker.badges(marks);
  const notes = marks.changed.map(({ area, text }) => ({ area, text, ...maker.above(area) }));
  return { arrows, badges, notes, unnamed: maker.unnamed };
}

/** Where a line beside an area goes, such as the reason of a refusal: its lower edge, and how far below that the place ends. */
export function noteSpot(map: BoardMap, layout: Layout, area: string): Point & { drop: number } {
  return new MarkPlacer(map, layout).above(area);
}

class MarkPlacer {
  private readonly zoom: number;
  private readonly boost: number;
  private readonly turn: number;
  private readonly surface: Surface;
  private readonly reach: Reach;
  private readonly leaders: Leaders;
  private readonly nameAt: ReadonlyMap<Rect, PlacedName>;
  private readonly counters: ReadonlySet<Rect>;
  /** Where arrows run. */
  private readonly lines: Surface;
  /** Areas where one arrow ends and another begins: the counter, or the spot, that both share. */
  private readonly joints = new Map<string, { rect: Rect | undefined; at: Point }>();
  readonly unnamed = new Set<string>();

  constructor(
    private readonly map: BoardMap,
    private readonly layout: Layout,
  ) {
    this.zoom = layout.zoom;
    this.boost = layout.wishes.boost ?? 1;
    this.turn = map.wrap * layout.zoom;
    this.surface = layout.surface.copy();
    this.lines = new Surface(this.turn);
    this.reach = new Reach(map, layout.zoom);
    this.leaders = new Leaders(map, layout.zoom, layout.counters);
    this.nameAt = new Map(layout.names.map((name) => [name.rect, name]));
    this.counters = new Set(layout.counters.map((counter) => counter.rect));
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
    return places.find(({ x, y }) => this.layout.surface.isFree(centred(x, y, 8, 8))) ?? places[0]!;
  }

  above(area: string): Point & { drop: number } {
    const own = [
      ...this.layout.names.filter((name) => name.area === area).map((name) => name.rect),
      ...this.layout.counters.filter(({ stack }) => stack.area === area).map((counter) => counter.rect),
    ];
    if (!own.length) return { ...this.home(area), drop: NOTE_AIR };
    const rect = rectAround(own.flatMap(({ x, y, w, h }) => [{ x, y }, { x: x + w, y: y + h }]));
    return { x: rect.x + rect.w / 2, y: rect.y - NOTE_AIR, drop: rect.h + 2 * NOTE_AIR };
  }

  // -- badges

  badges(marks: BoardMarks): PlacedBadge[] {
    const placed: PlacedBadge[] = [];
    const put = (id: string, badge: Badge, w: number, h: number, beside: Rect | null, scale = 1) => {
      const area = this.map.areas[id];
      if (!area) return;
      const grown = scale * this.boost;
      const rect = this.beside(area, beside, w * grown, h * grown, badge.what === "odds");
      this.surface.take(rect);
      placed.push({ area: id, badge, rect, scale: grown, leader: this.leaders.of(area, rect) });
    };
    const small = this.zoom / this.boost < 5 ? SMALL : 1;
    const plain = this.layout.step === "far"; // no room for rings, and for no second sign beside the odds
    for (const chip of marks.odds) {
      const beside = this.counterIn(chip.area, true) ?? this.own(chip.area);
      const [w, h] = plain ? [chipWidth(chip.text) - 18, 22] : [chipWidth(chip.text), 27];
      put(chip.area, { what: "odds", chip, plain }, w, h, beside, small);
    }
    for (const area of marks.battles) {
      if (plain && marks.odds.some((chip) => chip.area === area)) continue;
      put(area, { what: "battle" }, 20, 20, this.counterIn(area, true) ?? this.own(area));
    }
    for (const [area, percent] of Object.entries(marks.threats))
      put(area, { what: "threat", percent }, 42, 19, this.own(area));
    for (const [area, { room }] of Object.entries(marks.targets))
      if (room !== undefined) put(area, { what: "room", count: room }, 16 + 7 * String(room).length, 20, this.own(area));
    return placed;
  }

  private own(area: string): Rect | null {
    return this.counterIn(area, false) ?? this.layout.names.find((name) => name.area === area)?.rect ?? null;
  }

  /** Right of a thing, else left, below, above, else near it; never far from the area, whatever that hides. */
  private beside(area: BoardArea, thing: Rect | null, w: number, h: number, mayHide: boolean): Rect {
    const most = badgeReach(counterScale(this.zoom / this.boost, this.layout.wishes.isPhone) * this.boost);
    const start = thing ?? centred(this.home(area.id).x, this.home(area.id).y, 0, 0);
    const tries = [...this.spots(area, start, w, h)].map((place) => ({ ...place, cost: place.cost + this.crossing(place) }));
    const price = (taken: Rect, share: number) => {
      const name = this.nameAt.get(taken);
      if (name) return (name.area === area.id ? 50 : 0) + (mayHide ? worthOf(name) : 30 + 40 * share);
      return this.counters.has(taken) ? overCounter(share) : 150 + 200 * share;
    };
    const found = squeeze(this.surface, tries, 1.5, price, (rect) => this.reach.gap(area, rect, most) <= most, (rect) => this.leaders.cost(area, rect));
    if (mayHide) for (const taken of found?.over ?? []) this.hide(taken, found!.rect);
    return found?.rect ?? this.surface.inside(centred(middleOf(start).x, middleOf(start).y, w, h));
  }

  private *spots(area: BoardArea, thing: Rect, w: number, h: number): Generator<Try> {
    const { x, y } = middleOf(thing);
    const right = (thing.w + w) / 2 + 4;
    const down = (thing.h + h) / 2 + 4;
    const sides: [number, number][] = [
      [right, 0], [0, down], [-right, 0], [right, down * 0.7], [0, -down], [-right, down * 0.7], [right, -down * 0.7], [-right, -down * 0.7],
    ];
    for (const [i, [dx, dy]] of sides.entries()) yield { x: x + dx, y: y + dy, w, h, cost: i };
    for (const [px, py] of around(x, y, 6, 16)) {
      const [dx, dy] = [Math.max(0, Math.abs(px - x) - right), Math.max(0, Math.abs(py - y) - down)];
      yield { x: px, y: py, w, h, cost: 9 + 1.6 * Math.hypot(dx, dy) };
    }
    for (const at of area.anchors) yield { x: at.x * this.zoom, y: at.y * this.zoom, w, h, cost: 90 };
  }

  /** What it costs to hide a part of an arrow. */
  private crossing({ x, y, w, h }: Try): number {
    return 3 * Math.min(4, this.lines.under(centred(x, y, w, h)).length);
  }

  /** A name of which hardly a letter is hidden stays. */
  private hide(taken: Rect, by: Rect): void {
    const name = this.nameAt.get(taken);
    if (!name || this.surface.share(by, taken) < 0.06) return;
    this.unnamed.add(name.area);
    this.surface.give(taken);
  }

  // -- arrows

  /** Note where arrows lead on from each other, so that no gap is between them. */
  join(arrows: readonly Arrow[]): void {
    const ends = new Set(arrows.map(({ path }) => path.at(-1)));
    for (const { path } of arrows) {
      const [from, to] = [path[0], path.at(-1)];
      if (!from || !to || !ends.has(from) || this.joints.has(from) || !this.map.areas[from] || !this.map.areas[to]) continue;
      const rect = this.arrival(from);
      const goal = this.arrival(to);
      this.joints.set(from, { rect, at: rect ? middleOf(rect) : this.outset(from, goal ? middleOf(goal) : this.home(to)) });
    }
  }

  /** The counter that an arrow into an area ends at: that of the attackers before others. */
  private arrival(area: string): Rect | undefined {
    return this.counterIn(area, true) ?? this.counterIn(area, false);
  }

  arrow(arrow: Arrow): PlacedArrow[] {
    const from = arrow.path[0];
    const to = arrow.path.at(-1);
    if (!from || !to || arrow.path.length < 2 || !arrow.path.every((id) => this.map.areas[id])) return [];
    const joint = this.joints.get(from);
    const start = joint ? joint.rect : this.counterIn(from, false);
    const end = this.arrival(to);
    const last = end ? middleOf(end) : (this.joints.get(to)?.at ?? this.home(to));
    const first = joint?.at ?? (start ? middleOf(start) : this.outset(from, last));
    const between = arrow.path.slice(1, -1).map((id) => this.passage(id, first, last));
    const stops = unbent(this.unwound([first, ...between, last]));
    const curve = this.trimmed(sampled(stops), start, end);
    if (curve.length < 2) return [];
    for (const { x, y } of curve.filter((_, i) => i % 3 === 0)) this.lines.take(centred(x, y, 4, 4));
    const tip = curve.at(-1)!;
    const size = HEAD * this.boost;
    const back = neck(curve, size);
    const shaft = [...curve.filter((point) => Math.hypot(point.x - tip.x, point.y - tip.y) > size * 0.75), back];
    return [{
      arrow, d: dataOf(shaft), head: headOf(back, tip, size), bead: this.beadOn(curve), boost: this.boost,
      rect: rectAround(curve, (BEAD + 4) * this.boost),
    }];
  }

  /** The bead sits on its curve, near the middle, where it hides no counter or other bead. */
  private beadOn(curve: readonly Point[]): Point {
    const size = 2 * BEAD * this.boost;
    const tries = BEAD_PLACES.map((part) => ({
      ...alongOf(curve, part), w: size, h: size, cost: 40 * Math.abs(part - BEAD_PLACES[0]!),
    }));
    const found = squeeze(this.surface, tries, 0, (taken, share) => {
      const name = this.nameAt.get(taken);
      if (name) return (name.kind === "land" ? 12 : 5) + 20 * share;
      return this.counters.has(taken) ? 30 + 60 * share : 90 + 120 * share;
    });
    const { x, y } = found?.place ?? tries[0]!;
    this.surface.take(centred(x, y, size, size));
    return { x, y };
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

