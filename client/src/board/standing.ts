/** Where counters stand: at their area's name or anchors, beside each other and never far from their area. */
import { counterShape, type CounterShape } from "./counters";
import type { ZoomStep } from "./camera.svelte";
import { nearTurn, type Point } from "./geometry";
import { Underfoot } from "./ground";
import { areaAt, type BoardArea, type BoardMap } from "./mapfile";
import type { BoardModel, Stack } from "./model";
import { blockAt, GAP, isCalledOut, MARGIN, type PlacedName, type Size } from "./names";
import { ATTACKER_REACH, counterReach, Reach } from "./reach";
import { centred, grown, middleOf, ringOf, Surface, type Rect } from "./rects";
import { overCounter, squeeze, worthOf, type Try } from "./squeeze";

export interface PlacedCounter {
  stack: Stack;
  shape: CounterShape;
  scale: number;
  rect: Rect;
  /** From the counter to its area, where it had to stand aside. */
  leader: [Point, Point] | null;
}

export interface CounterWishes {
  zoom: number;
  step: ZoomStep;
  scale: number;
  codeOf?: ((kind: string) => string) | undefined;
  /** Where the attackers of an area come from, in map units. */
  from: Record<string, Point>;
}

const APART = 4; // between nations
const ASIDE = 20; // what it costs to leave the places meant for counters
const STEP = 8; // pixels between the rings that are searched
const PLAIN = 46; // what it costs to show no more than emblem and total
const DEAR = 80; // above this a place for which names give way may be better
const OWN = 50; // what it costs more to hide the name of the area itself
const BESIDE = 30; // what it costs to stand by the name, but with the middle on another area,
const ASTRAY = 100; // and what to stand there elsewhere
const SEARCH = 200; // pixels around a counter on another area in which its own is searched for room,
const CLOSE = 4; // at places so close to each other
const FAR = 200; // what a fleet that would cover others pays more than on land: it can look for other waters
const RINGS = 16; // how far is searched where there is no free place,
const SEA_RINGS = 40; // and how far for a fleet
const DRY = 0.42; // the part of a fleet's counter that may lie on land

/** Sizes of the columns of counters that stand in areas, attackers left out. */
export function groupSizes(map: BoardMap, model: BoardModel, wishes: CounterWishes): Map<string, Size> {
  const { scale } = wishes;
  const sizes = new Map<string, Size>();
  for (const stack of model.stacks) {
    const area = map.areas[stack.area];
    if (!area || stack.attacker) continue;
    const shape = counterShape(stack, area.kind === "sea", wishes.step, wishes.codeOf);
    const old = sizes.get(stack.area);
    const own = { w: shape.w * scale, h: shape.h * scale };
    sizes.set(stack.area, old ? { w: Math.max(old.w, own.w), h: old.h + APART + own.h } : own);
  }
  return sizes;
}

export interface Stood {
  counters: PlacedCounter[];
  /** What the places cost together: how far counters stand from where they belong. */
  cost: number;
  /** Areas whose names had to give way. */
  unnamed: ReadonlySet<string>;
}

export function placeCounters(
  map: BoardMap, model: BoardModel, names: readonly PlacedName[], wishes: CounterWishes, surface: Surface,
): Stood {
  return new Stander(map, model, names, wishes, surface).run();
}

interface Piece {
  stack: Stack;
  shape: CounterShape;
  w: number;
  h: number;
}

class Stander {
  private readonly ground: Underfoot;
  private readonly name = new Map<string, PlacedName>();
  private readonly placed: PlacedCounter[] = [];
  private readonly scale: number;
  private readonly reach: Reach;
  private readonly nameAt = new Map<Rect, PlacedName>();
  private readonly unnamed = new Set<string>();

  constructor(
    private readonly map: BoardMap,
    private readonly model: BoardModel,
    names: readonly PlacedName[],
    private readonly wishes: CounterWishes,
    private readonly surface: Surface,
  ) {
    this.ground = new Underfoot(map, wishes.zoom);
    for (const name of names) {
      this.name.set(name.area, name);
      this.nameAt.set(name.rect, name);
    }
    this.reach = new Reach(map, wishes.zoom);
    this.scale = wishes.scale;
  }

  private cost = 0;

  run(): Stood {
    const groups = new Map<string, Piece[]>();
    for (const stack of this.model.stacks) {
      if (!this.map.areas[stack.area] || stack.attacker) continue;
      const pieces = groups.get(stack.area) ?? [];
      pieces.push(this.piece(stack));
      groups.set(stack.area, pieces);
    }
    // Land first, the tightest before the others: ships have the whole sea to give way.
    const order = [...groups].sort(([a], [b]) => this.tightness(a) - this.tightness(b));
    for (const kind of ["land", "sea"]) {
      for (const [area, pieces] of order) if (this.map.areas[area]!.kind === kind) this.group(this.map.areas[area]!, pieces);
      for (const stack of this.model.stacks) {
        const area = this.map.areas[stack.area];
        if (stack.attacker && area?.kind === kind) this.attacker(area, this.piece(stack));
      }
    }
    this.bringHome();
    return { counters: this.placed, cost: this.cost, unnamed: this.unnamed };
  }

  private tightness(id: string): number {
    const area = this.map.areas[id]!;
    const called = isCalledOut(area, this.wishes.zoom) ? -1e6 : 0;
    return (area.kind === "sea" ? 1e6 : called) + area.pole.r;
  }

  private piece(stack: Stack, step = this.wishes.step): Piece {
    const isSea = this.map.areas[stack.area]!.kind === "sea";
    const shape = counterShape(stack, isSea, step, this.wishes.codeOf);
    return { stack, shape, w: shape.w * this.scale, h: shape.h * this.scale };
  }

  /** All nations of an area as one column; where that has no room, each by itself. */
  private group(area: BoardArea, pieces: Piece[]): void {
    const w = Math.max(...pieces.map((piece) => piece.w));
    const h = pieces.reduce((sum, piece) => sum + piece.h + APART, -APART);
    const spot = this.best(area, w, h, pieces.length > 1 ? 90 : DEAR, pieces);
    if (spot) {
      const column = columnOf(pieces, spot, h);
      for (const [i, { x, y }] of column.map(middleOf).entries()) this.put(area, pieces[i]!, x, y);
      return;
    }
    for (const piece of pieces) {
      const at = pieces.length > 1 ? this.best(area, piece.w, piece.h, Infinity, [piece]) : null;
      if (at) this.put(area, piece, at.x, at.y);
      else this.press(area, piece, this.home(area), counterReach(this.scale));
    }
  }

  private put(area: BoardArea, piece: Piece, x: number, y: number): void {
    const rect = this.surface.inside(centred(x, y, piece.w, piece.h));
    this.surface.take(rect);
    this.placed.push({ stack: piece.stack, shape: piece.shape, scale: this.scale, rect, leader: this.leader(this.areasOf(piece.stack), rect) });
  }

  /** When all is placed: counters that seem to stand in another area go home, where there is still room. */
  private bringHome(): void {
    for (const counter of this.placed) {
      const areas = this.areasOf(counter.stack);
      const { x, y } = middleOf(counter.rect);
      if (areas.some((area) => !this.isAstray(area, x, y))) continue;
      this.surface.give(counter.rect);
      counter.rect = this.nearestInside(areas, counter.rect) ?? counter.rect;
      counter.leader = this.leader(areas, counter.rect);
      this.surface.take(counter.rect);
    }
  }

  /** The areas that a counter speaks of. */
  private areasOf({ area, areas = [area] }: Stack): BoardArea[] {
    return areas.map((id) => this.map.areas[id]!);
  }

  /** The nearest free place of the same size on one of its areas; null for none. */
  private nearestInside(areas: readonly BoardArea[], { w, h, ...from }: Rect): Rect | null {
    let best: Rect | null = null;
    let least = Infinity;
    for (let dy = -SEARCH; dy <= SEARCH; dy += CLOSE)
      for (let dx = -SEARCH; dx <= SEARCH; dx += CLOSE) {
        const away = Math.hypot(dx, dy);
        const rect = { x: from.x + dx, y: from.y + dy, w, h };
        const isHome = (area: BoardArea): boolean => !this.isAstray(area, rect.x + w / 2, rect.y + h / 2) && !this.isAshore(area, rect);
        if (away < least && areas.some(isHome) && this.surface.isFree(grown(rect, MARGIN))) [best, least] = [rect, away];
      }
    return best;
  }

  /** No free place: names give way, then the counter shows only its total, then it covers what matters least. */
  private press(area: BoardArea, piece: Piece, start: Point, reach: number): void {
    const plain = this.piece(piece.stack, "far");
    const tries = [...this.around(area, piece, start, 0), ...this.around(area, plain, start, PLAIN)];
    const price = (taken: Rect, share: number) => {
      const name = this.nameAt.get(taken);
      return name ? worthOf(name) + (name.area === area.id ? OWN : 0) : overCounter(share) + (area.kind === "sea" ? FAR : 0);
    };
    const mayStand = (rect: Rect) => (area.kind === "sea" ? !this.isAshore(area, rect) : this.reach.gap(area, rect, reach) <= reach);
    const found = squeeze(this.surface, tries, MARGIN, price, mayStand);
    for (const taken of found?.over ?? []) this.drop(taken);
    const { x, y } = found?.place ?? this.home(area);
    this.put(area, found?.place.piece ?? plain, x, y);
  }

  private *around(area: BoardArea, piece: Piece, start: Point, cost: number): Generator<Try & { piece: Piece }> {
    const { w, h } = piece;
    const ground = area.kind === "sea" ? 1.2 : 0.4; // attackers on land come over a border, ships stay on their water
    for (let n = 0; n <= (area.kind === "sea" ? SEA_RINGS : RINGS); n++)
      for (const [dx, dy] of n ? ringOf(n) : [[0, 0] as const]) {
        const [x, y] = [start.x + dx * STEP, start.y + dy * STEP];
        const away = STEP * Math.hypot(dx, dy);
        const whole = cost + 0.9 * away + ground * this.ground.cost(area, centred(x, y, w, h));
        yield { x, y, w, h, piece, cost: whole + (this.isAstray(area, x, y) ? ASTRAY : 0) };
      }
  }

  /** Whether a counter with its middle there would seem to stand in another area; discs in the water stand for theirs. */
  private isAstray(area: BoardArea, x: number, y: number): boolean {
    return !isCalledOut(area, this.wishes.zoom) && this.ground.at(x, y)?.id !== area.id;
  }

  /** Whether a fleet there would seem to stand on land. */
  private isAshore(area: BoardArea, rect: Rect): boolean {
    if (area.kind !== "sea") return false;
    const { x, y } = middleOf(rect);
    return this.ground.dry(rect) > DRY || !this.ground.isAfloat(x, y);
  }

  private drop(taken: Rect): void {
    const name = this.nameAt.get(taken);
    if (!name) return;
    this.surface.give(taken);
    this.nameAt.delete(taken);
    this.name.delete(name.area);
    this.unnamed.add(name.area);
  }

  /** The cheapest free place for a column of counters; null when all cost more than `most`. */
  private best(area: BoardArea, w: number, h: number, most: number, pieces: readonly Piece[]): Point | null {
    const isForeign = (rect: Rect) => this.isAshore(area, rect) || this.isAstray(area, middleOf(rect).x, middleOf(rect).y);
    const reach = counterReach(this.scale);
    let best: Point | null = null;
    let least = most;
    const weigh = (x: number, y: number, cost: number) => {
      if (cost >= least) return;
      const rect = centred(x, y, w + 2 * MARGIN, h + 2 * MARGIN);
      if (!this.surface.isFree(rect)) return;
      const isAstray = this.isAstray(area, x, y);
      if (area.kind === "sea" && (isAstray || columnOf(pieces, { x, y }, h).some(isForeign))) return;
      if (this.reach.gap(area, centred(x, y, w, h), reach) > reach) return;
      const whole = cost + this.ground.cost(area, rect) + (isAstray ? BESIDE : 0);
      if (whole < least) [best, least] = [{ x, y }, whole];
    };
    for (const { x, y, cost } of this.spots(area, w, h)) weigh(x, y, cost);
    const name = this.name.get(area.id)?.rect;
    const start = name ? middleOf(name) : this.home(area);
    for (let n = 1; n <= 40 && ASIDE + 0.5 * n * STEP < least; n++)
      for (const [dx, dy] of ringOf(n))
        weigh(start.x + dx * STEP, start.y + dy * STEP, ASIDE + 0.5 * STEP * Math.hypot(dx, dy));
    this.cost += best ? least : 100;
    return best;
  }

  /** Places that are meant for counters: by the name, on the disc, at the anchors. */
  private *spots(area: BoardArea, w: number, h: number): Generator<Point & { cost: number }> {
    const { zoom } = this.wishes;
    const placed = this.name.get(area.id);
    const name = placed?.rect;
    const home = this.home(area);
    if (isCalledOut(area, zoom)) yield { ...home, cost: 0 };
    if (placed?.side) yield { ...middleOf(blockAt(placed.rect, placed.side, { w, h })), cost: -25 };
    if (name) {
      const x = name.x + name.w / 2;
      yield { x, y: name.y + name.h + GAP + h / 2, cost: 0 };
      for (const side of [-0.25, 0.25, -0.5, 0.5])
        yield { x: x + side * w, y: name.y + name.h + GAP + h / 2, cost: 6 + 8 * Math.abs(side) };
      yield { x, y: name.y - GAP - h / 2, cost: 14 };
      yield { x: name.x - GAP - w / 2, y: name.y + name.h / 2, cost: 18 };
      yield { x: name.x + name.w + GAP + w / 2, y: name.y + name.h / 2, cost: 18 };
    }
    const start = name ? middleOf(name) : home;
    for (const { x, y } of area.anchors) {
      const away = Math.hypot(x * zoom - start.x, y * zoom - start.y);
      yield { x: x * zoom, y: y * zoom, cost: name ? 12 + 0.12 * away : 0.1 * away };
    }
  }

  private home(area: BoardArea): Point {
    const { zoom } = this.wishes;
    const at = isCalledOut(area, zoom) && area.callout ? area.callout : area.anchors[0]!;
    return { x: at.x * zoom, y: at.y * zoom };
  }

  /** The shortest of the lines to its areas; none where one of them needs none. */
  private leader(areas: readonly BoardArea[], rect: Rect): PlacedCounter["leader"] {
    const lines = areas.map((area) => this.line(area, rect));
    if (lines.includes(null)) return null;
    return lines.reduce((best, line) => (lengthOf(line) < lengthOf(best) ? line : best));
  }

  /** A thin line when no part of the counter touches the area or the line of its name. */
  private line(area: BoardArea, rect: Rect): PlacedCounter["leader"] {
    const { zoom } = this.wishes;
    if (isCalledOut(area, zoom)) return this.lineTo(rect, area.callout!.to);
    const { x, y } = middleOf(rect);
    const isAtHome = area.kind === "sea" ? areaAt(this.map, x / zoom, y / zoom) === area.id : this.ground.touches(area, rect);
    if (isAtHome) return null;
    const name = area.kind === "land" && this.name.get(area.id)?.rect;
    if (name && Math.abs(middleOf(name).x - middleOf(rect).x) < name.w / 2 && isNextTo(name, rect)) return null;
    return this.lineTo(rect, area.anchors[0]!);
  }

  private lineTo(rect: Rect, to: Point): [Point, Point] {
    const middle = middleOf(rect);
    const x = nearTurn(to.x * this.wishes.zoom, middle.x, this.map.wrap * this.wishes.zoom);
    return [middle, { x, y: to.y * this.wishes.zoom }];
  }

  /** Attackers stand at the border they come over, else as near to the defenders as they can. */
  private attacker(area: BoardArea, piece: Piece): void {
    this.press(area, piece, this.gate(area, piece), ATTACKER_REACH);
  }

  private gate(area: BoardArea, piece: Piece): Point {
    const { zoom } = this.wishes;
    const home = this.home(area);
    const from = this.wishes.from[area.id];
    const defender = this.placed.find((counter) => counter.stack.area === area.id)?.rect;
    const below = defender && { x: defender.x + defender.w / 2, y: defender.y + defender.h + APART + piece.h / 2 };
    if (!from || area.kind === "sea") return below ?? home;
    const fx = nearTurn(from.x * zoom, home.x, this.map.wrap * zoom);
    let gate = home;
    for (let t = 0; t <= 1; t += 0.04) {
      const at = { x: home.x + (fx - home.x) * t, y: home.y + (from.y * zoom - home.y) * t };
      if (this.ground.at(at.x, at.y)?.id !== area.id) return gate;
      gate = at;
    }
    return home;
  }
}

/** The counters of a column around a place. */
function columnOf(pieces: readonly Piece[], { x, y }: Point, h: number): Rect[] {
  let top = y - h / 2;
  return pieces.map((piece) => {
    const rect = centred(x, top + piece.h / 2, piece.w, piece.h);
    top += piece.h + APART;
    return rect;
  });
}

const lengthOf = (line: [Point, Point] | null): number => (line ? Math.hypot(line[1].x - line[0].x, line[1].y - line[0].y) : 0);

const isNextTo = (a: Rect, b: Rect): boolean =>
  Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < (a.h + b.h) / 2 + 6;
