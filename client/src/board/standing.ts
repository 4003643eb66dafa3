/** Where counters stand: at their area's name or anchors, beside each other and never over a name. */
import { counterShape, type CounterShape } from "./counters";
import type { ZoomStep } from "./camera.svelte";
import { nearTurn, type Point } from "./geometry";
import { lookupOf, type Lookup } from "./lookup";
import type { BoardArea, BoardMap } from "./mapfile";
import type { BoardModel, Stack } from "./model";
import { blockAt, GAP, isCalledOut, MARGIN, type PlacedName, type Size } from "./names";
import { around, centred, middleOf, ringOf, Room, type Rect } from "./room";

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
}

export function placeCounters(
  map: BoardMap, model: BoardModel, names: readonly PlacedName[], wishes: CounterWishes, room: Room,
): Stood {
  return new Stander(map, model, names, wishes, room).run();
}

interface Piece {
  stack: Stack;
  shape: CounterShape;
  w: number;
  h: number;
}

class Stander {
  private readonly lookup: Lookup;
  private readonly name = new Map<string, PlacedName>();
  private readonly placed: PlacedCounter[] = [];
  private readonly scale: number;

  constructor(
    private readonly map: BoardMap,
    private readonly model: BoardModel,
    names: readonly PlacedName[],
    private readonly wishes: CounterWishes,
    private readonly room: Room,
  ) {
    this.lookup = lookupOf(map);
    for (const name of names) this.name.set(name.area, name);
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
    for (const [area, pieces] of order) this.group(this.map.areas[area]!, pieces);
    for (const stack of this.model.stacks)
      if (stack.attacker && this.map.areas[stack.area]) this.attacker(this.map.areas[stack.area]!, this.piece(stack));
    return { counters: this.placed, cost: this.cost };
  }

  private tightness(id: string): number {
    const area = this.map.areas[id]!;
    const called = isCalledOut(area, this.wishes.zoom) ? -1e6 : 0;
    return (area.kind === "sea" ? 1e6 : called) + area.pole.r;
  }

  private piece(stack: Stack): Piece {
    const isSea = this.map.areas[stack.area]!.kind === "sea";
    const shape = counterShape(stack, isSea, this.wishes.step, this.wishes.codeOf);
    return { stack, shape, w: shape.w * this.scale, h: shape.h * this.scale };
  }

  /** All nations of an area as one column; where that has no room, each by itself. */
  private group(area: BoardArea, pieces: Piece[]): void {
    const w = Math.max(...pieces.map((piece) => piece.w));
    const h = pieces.reduce((sum, piece) => sum + piece.h + APART, -APART);
    const spot = this.best(area, w, h, pieces.length > 1 ? 90 : Infinity);
    if (spot || pieces.length === 1) {
      const at = spot ?? this.last(area, w, h);
      let top = at.y - h / 2;
      for (const piece of pieces) {
        this.put(area, piece, at.x, top + piece.h / 2);
        top += piece.h + APART;
      }
      return;
    }
    for (const piece of pieces) {
      const at = this.best(area, piece.w, piece.h, Infinity) ?? this.last(area, piece.w, piece.h);
      this.put(area, piece, at.x, at.y);
    }
  }

  private put(area: BoardArea, piece: Piece, x: number, y: number): void {
    const rect = centred(x, y, piece.w, piece.h);
    this.room.take(rect);
    const leader = piece.stack.attacker ? null : this.leader(area, rect); // attackers have their arrows
    this.placed.push({ stack: piece.stack, shape: piece.shape, scale: this.scale, rect, leader });
  }

  /** The cheapest free place; null when all cost more than `most`. */
  private best(area: BoardArea, w: number, h: number, most: number): Point | null {
    let best: Point | null = null;
    let least = most;
    const weigh = (x: number, y: number, cost: number) => {
      if (cost >= least) return;
      const rect = centred(x, y, w + 2 * MARGIN, h + 2 * MARGIN);
      if (!this.room.isFree(rect)) return;
      const whole = cost + this.ground(area, rect);
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

  /** Nothing free anywhere near: the home place, so that the counter is at least there. */
  private last(area: BoardArea, w: number, h: number): Point {
    for (const [x, y] of around(this.home(area).x, this.home(area).y, 10, 160))
      if (this.room.isFree(centred(x, y, w, h))) return { x, y };
    return this.home(area);
  }

  /** What the ground under a counter costs: others' land most, others' water some. */
  private ground(area: BoardArea, rect: Rect): number {
    let sum = 0;
    for (const [i, j] of SAMPLES) {
      const under = this.under(rect.x + rect.w * i, rect.y + rect.h * j);
      if (under?.id !== area.id) sum += !under ? 2 : under.kind === "land" ? (area.kind === "sea" ? 0.8 : 1.6) : 0.6;
    }
    return (sum / SAMPLES.length) * 40;
  }

  private under(x: number, y: number): BoardArea | null {
    return this.lookup.at(x / this.wishes.zoom, y / this.wishes.zoom);
  }

  /** A thin line when no part of the counter touches its area or the line of its name. */
  private leader(area: BoardArea, rect: Rect): PlacedCounter["leader"] {
    const { zoom } = this.wishes;
    if (isCalledOut(area, zoom)) return this.lineTo(rect, area.callout!.to);
    if (SAMPLES.some(([i, j]) => this.under(rect.x + rect.w * i, rect.y + rect.h * j)?.id === area.id)) return null;
    const name = this.name.get(area.id)?.rect;
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
    const at = this.gate(area);
    let best: Point | null = null;
    let least = Infinity;
    const weigh = (x: number, y: number) => {
      const away = Math.hypot(x - at.x, y - at.y);
      const rect = centred(x, y, piece.w + 2 * MARGIN, piece.h + 2 * MARGIN);
      if (away >= least || !this.room.isFree(rect)) return;
      const cost = away + 0.5 * this.ground(area, rect);
      if (cost < least) [best, least] = [{ x, y }, cost];
    };
    weigh(at.x, at.y);
    for (let n = 1; n <= 30 && n * STEP < least; n++)
      for (const [dx, dy] of ringOf(n)) weigh(at.x + dx * STEP, at.y + dy * STEP);
    const spot: Point = best ?? this.last(area, piece.w, piece.h);
    this.put(area, piece, spot.x, spot.y);
  }

  private gate(area: BoardArea): Point {
    const { zoom } = this.wishes;
    const home = this.home(area);
    const from = this.wishes.from[area.id];
    const defender = this.placed.find((counter) => counter.stack.area === area.id)?.rect;
    if (!from || area.kind === "sea") return defender ? { x: defender.x + defender.w / 2, y: defender.y + defender.h * 1.7 } : home;
    const fx = nearTurn(from.x * zoom, home.x, this.map.wrap * zoom);
    for (let t = 0; t <= 1; t += 0.04) {
      const at = { x: home.x + (fx - home.x) * t, y: home.y + (from.y * zoom - home.y) * t };
      if (this.under(at.x, at.y)?.id !== area.id) return at;
    }
    return home;
  }
}

const SAMPLES: [number, number][] = [
  [0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85], [0.5, 0.15], [0.5, 0.85], [0.1, 0.5], [0.9, 0.5],
];

const isNextTo = (a: Rect, b: Rect): boolean =>
  Math.abs(a.y + a.h / 2 - b.y - b.h / 2) < (a.h + b.h) / 2 + 6;
