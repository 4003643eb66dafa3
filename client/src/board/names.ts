/** Where names stand at a zoom: level, on their own ground, none over another, with room for a counter below. */
import type { ZoomStep } from "./camera.svelte";
import type { Point } from "./geometry";
import { lookupOf, type Lookup } from "./lookup";
import { nameOf, shortOf, type BoardArea, type BoardMap } from "./mapfile";
import type { AreaState, BoardModel } from "./model";
import { centred, grown, ringOf, Surface, type Rect } from "./rects";
import { nameGrowth, textWidth } from "./style";

export interface PlacedName {
  area: string;
  kind: "land" | "sea";
  /** Empty where only the value shows. */
  text: string;
  /** Middle of the line, words, ring and signs together. */
  x: number;
  y: number;
  angle: number;
  size: number;
  bold: boolean;
  faint: boolean;
  value: number;
  installations: string[];
  /** Installations in words, below the name (near zoom). */
  caption: string;
  rect: Rect;
  /** On which side of the name the counters of the area stand, when they found room there. */
  side: "below" | "above" | null;
}

export interface Size {
  w: number;
  h: number;
}

export interface NameWishes {
  zoom: number;
  step: ZoomStep;
  language: string;
  names: boolean;
  values: boolean;
  isPhone: boolean;
  /** How much larger than usual. */
  boost: number;
  /** Size of a plain counter, for which room is left below where none stands yet. */
  counter: Size;
  /** Sizes of the counters that stand in areas now. */
  groups: ReadonlyMap<string, Size>;
  /** Words for installations; none: their signs only. */
  word?: (kind: string) => string;
}

export const RING = 1.4; // room of the value behind a name, in ems
export const SIGN = 1.34; // room of an installation, in ems
export const CAPTION = 0.84; // size of the caption, in ems of its name
export const GAP = 2; // between a name and its counters
/** Distance kept from counters. */
export const MARGIN = 1.5;
const OVER = 11; // counters above their name instead of below
const FAR = 0.35; // per pixel away from the label
const STEP = 10; // pixels between the rings that are searched
const DEAR = 42; // above this a smaller name may find a better place
const FOREIGN = 30; // and above this a shorter one is better, on a map of the whole world;
const LAST = 80; // above this the value alone is, for land that somebody holds
const SPARSE = 0.7; // of the zoom below which the map is far: capitals only

/** Whether an area is so small at this zoom that its call-out stands for it. */
export function isCalledOut(area: BoardArea, zoom: number): boolean {
  return area.callout !== null && area.pole.r * zoom < 13;
}

/** Places names and takes their room; what was held for counters is given back. */
export function placeNames(map: BoardMap, model: BoardModel, wishes: NameWishes, surface: Surface): PlacedName[] {
  return new NamePlacer(map, model, wishes, surface).run();
}

/** Other places for names of land that had to give way to counters, where there are some near enough. */
export function placeAgain(map: BoardMap, model: BoardModel, wishes: NameWishes, surface: Surface, lands: readonly string[]): PlacedName[] {
  return new NamePlacer(map, model, wishes, surface).again(lands);
}

/** Where counters of a size stand on a side of a name. */
export function blockAt(name: Rect, side: "below" | "above", { w, h }: Size): Rect {
  const away = GAP + h / 2;
  return centred(name.x + name.w / 2, side === "below" ? name.y + name.h + away : name.y - away, w, h);
}

interface Spot extends Point {
  extra: number;
  angle?: number;
  /** Where the counters go; a called-out island has a fixed place for them. */
  side: "below" | "above" | null;
}

interface Chosen {
  spot: Spot;
  rect: Rect;
  block: Rect | null;
}

interface Wording {
  text: string;
  size: number;
  w: number;
  h: number;
  caption: string;
}

class NamePlacer {
  private readonly placed: PlacedName[] = [];
  private readonly held: Rect[] = [];
  private readonly lookup: Lookup;
  private readonly growth: number;
  /** The map is for a glance: few names, no values. */
  private readonly isSparse: boolean;
  /** Where counters of named areas will want to stand; other names keep away if they can. */
  private readonly wanted: Surface;

  constructor(
    private readonly map: BoardMap,
    private readonly model: BoardModel,
    private readonly wishes: NameWishes,
    private readonly surface: Surface,
  ) {
    this.lookup = lookupOf(map);
    this.growth = Math.min(2.2, nameGrowth(map.style, wishes.zoom / wishes.boost) * wishes.boost);
    this.isSparse = wishes.step === "far" && (wishes.isPhone || wishes.zoom < SPARSE * map.limits.far_below * wishes.boost);
    this.wanted = new Surface(map.wrap * wishes.zoom);
  }

  run(): PlacedName[] {
    const { step, names, values } = this.wishes;
    const lands = this.map.spaces.filter((id) => this.map.areas[id]!.kind === "land");
    const far = step === "far";
    for (const id of this.byTightness(lands)) {
      if (this.isSparse && !this.model.areas[id]?.capital) continue;
      if (names || (values && this.value(id))) this.land(this.map.areas[id]!);
    }
    if (!far && names) for (const area of [...this.wastes(), ...this.seas()]) this.sea(area);
    for (const rect of this.held) this.surface.give(rect);
    return this.placed;
  }

  /** Names of these lands alone; the places for counters are taken by now. */
  again(lands: readonly string[]): PlacedName[] {
    if (this.isSparse) return []; // a glance needs no more than what found its place
    for (const id of this.byTightness([...lands])) {
      const area = this.map.areas[id]!;
      const state = this.model.areas[id];
      // The shortest name, which finds room most easily; without one at least the value.
      const wordings = [...this.wordings(area, state)].sort((a, b) => Number(!a.text) - Number(!b.text) || a.w - b.w);
      for (const wording of wordings) {
        const chosen = this.bestSpot(area, wording, false);
        if (!chosen || chosen.cost > LAST) continue;
        this.put(area, wording, { ...chosen, block: null }, state);
        break;
      }
    }
    return this.placed;
  }

  private value(id: string): number {
    return this.wishes.values && !this.isSparse ? (this.model.areas[id]?.value ?? 0) : 0;
  }

  /** Capitals first, then called-out islands, then areas with little room: they have the least choice. */
  private byTightness(ids: string[]): string[] {
    const rank = (id: string) => {
      const area = this.map.areas[id]!;
      if (this.model.areas[id]?.capital) return -2e6 + area.pole.r;
      if (isCalledOut(area, this.wishes.zoom)) return -1e6 + area.pole.r;
      return (this.model.areas[id]?.owner ? 0 : 1e4) + area.pole.r;
    };
    return [...ids].sort((a, b) => rank(a) - rank(b));
  }

  /** Impassable land is named as water is: quietly, and only where its name fits. */
  private wastes(): BoardArea[] {
    return Object.values(this.map.areas).filter((area) => area.kind === "impassable" && area.label);
  }

  private seas(): BoardArea[] {
    const seas = this.map.spaces.map((id) => this.map.areas[id]!).filter((area) => area.kind === "sea" && area.label);
    const rank = (area: BoardArea) => (this.wishes.groups.has(area.id) ? 1e4 : 0) + area.label!.height;
    return seas.sort((a, b) => rank(b) - rank(a));
  }

  // -- land

  private land(area: BoardArea): void {
    const state = this.model.areas[area.id];
    const wordings = [...this.wordings(area, state)];
    const isFar = this.wishes.step === "far";
    const short = shortOf(area, this.wishes.language);
    // With its counters first; a smaller or shorter name is better than counters far away.
    for (const together of [true, false])
      for (const wording of wordings) {
        const chosen = this.bestSpot(area, wording, together);
        const isLast = isFar && wording.text === short && Boolean(state?.owner);
        if (!chosen || (together && chosen.cost > (isLast ? LAST : DEAR) && wording !== wordings.at(-1))) continue;
        if (isFar && wording.text && !state?.capital && chosen.cost > (isLast ? LAST : FOREIGN)) continue;
        this.put(area, wording, chosen, state);
        return;
      }
  }

  /** Long and large first; the short form in the smallest size is the last try. */
  private *wordings(area: BoardArea, state: AreaState | undefined): Generator<Wording> {
    const { language, zoom, names, step } = this.wishes;
    const token = this.map.style.text.land;
    const steps = [...token.steps].reverse().map((size) => size * this.growth);
    const long = nameOf(area, language);
    const short = shortOf(area, language);
    if (!names) return yield this.wording("", steps.at(-1)!, area, state);
    const room = (area.label?.width ?? 2 * area.pole.r) * zoom;
    const capital = state?.capital ?? false;
    for (const text of new Set([long, short]))
      for (const size of steps) {
        const made = this.wording(text, size, area, state);
        const words = textWidth(this.map.style, text, "land") * size;
        const tall = (area.label?.height ?? 2 * area.pole.r) * zoom * 1.6;
        if (step === "far" ? size === steps.at(-1) : words * (capital ? 0.85 : 1) <= room && size <= tall) yield made;
      }
    yield this.wording(short, steps.at(-1)!, area, state);
    if (step === "far" && this.value(area.id)) yield this.wording("", steps.at(-1)!, area, state);
  }

  private wording(text: string, size: number, area: BoardArea, state: AreaState | undefined): Wording {
    const isFar = this.wishes.step === "far";
    const signs = isFar ? [] : [...new Set(state?.installations ?? [])];
    const { word } = this.wishes;
    const caption = this.wishes.step === "near" && word && signs.length ? signs.map(word).join(" · ") : "";
    const words = textWidth(this.map.style, text, "land") * size;
    const tail = (this.value(area.id) ? RING * size : 0) + signs.length * SIGN * size;
    const below = caption ? textWidth(this.map.style, caption, "land") * size * CAPTION * 0.9 : 0;
    return { text, size, caption, w: Math.max(words + tail, below) + 2, h: size * 1.16 + (caption ? size * 1.05 : 0) };
  }

  private bestSpot(area: BoardArea, wording: Wording, together: boolean): (Chosen & { cost: number }) | null {
    const group = this.wishes.groups.get(area.id);
    let best: (Chosen & { cost: number }) | null = null;
    const weigh = (spot: Spot) => {
      if (best && spot.extra >= best.cost) return;
      const rect = centred(spot.x, spot.y, wording.w, wording.h);
      if (!this.surface.isFree(rect)) return;
      const block = spot.side && blockAt(rect, spot.side, group ?? this.wishes.counter);
      if (together && group && block && !this.surface.isFree(grown(block, MARGIN))) return;
      const cost = spot.extra + this.cost(area, rect, block, group !== undefined);
      if (!best || cost < best.cost) best = { spot, rect, block: together && group ? block : null, cost };
    };
    for (const spot of this.spots(area, wording)) weigh(spot);
    if (!isCalledOut(area, this.wishes.zoom)) this.searchAround(area, weigh, () => (best as { cost: number } | null)?.cost ?? Infinity);
    return best;
  }

  /** The surroundings of the label, ring by ring, as long as they can be better than the best so far. */
  private searchAround(area: BoardArea, weigh: (spot: Spot) => void, least: () => number): void {
    const { zoom, groups, counter } = this.wishes;
    const up = ((groups.get(area.id) ?? counter).h + GAP) / 2;
    const home = area.label ?? area.pole;
    for (let n = 1; n <= 6 && 2 + FAR * n * STEP < least(); n++)
      for (const [dx, dy] of ringOf(n)) {
        const [x, y] = [home.x * zoom + dx * STEP, home.y * zoom + dy * STEP];
        const extra = 2 + FAR * STEP * Math.hypot(dx, dy);
        weigh({ x, y: y - up, extra, side: "below" });
        weigh({ x, y: y + up, extra: extra + OVER, side: "above" });
      }
  }

  /** The places meant for a name: the label, the pole, the anchors; for a called-out island those at its disc. */
  private *spots(area: BoardArea, { w, h }: Size): Generator<Spot> {
    const { zoom, counter, groups } = this.wishes;
    const block = groups.get(area.id) ?? counter;
    if (isCalledOut(area, zoom) && area.callout) {
      yield* besideDisc(area.callout.x * zoom, area.callout.y * zoom, (block.w + w) / 2 + GAP, (block.h + h) / 2 + GAP);
      return;
    }
    const up = (block.h + GAP) / 2;
    const home = area.label ?? area.pole;
    const places: [x: number, y: number, extra: number][] = [
      [home.x * zoom, home.y * zoom, 0],
      [area.pole.x * zoom, area.pole.y * zoom, 1],
      ...area.anchors.map(({ x, y }): [number, number, number] => [x * zoom, y * zoom, 3]),
    ];
    for (const [x, y, extra] of places) {
      yield { x, y: y - up, extra, side: "below" };
      yield { x, y: y + up, extra: extra + OVER, side: "above" };
    }
    if (!groups.has(area.id)) yield { x: home.x * zoom, y: home.y * zoom, extra: 2, side: "below" };
  }

  /** What a place costs: foreign ground under the name or its counters, and places that others want. */
  private cost(area: BoardArea, rect: Rect, block: Rect | null, isNeeded: boolean): number {
    const name = 46 * this.foreign(area, rect) + (this.wanted.isFree(rect) ? 0 : 40);
    if (!block) return name;
    const crowd = (this.surface.isFree(block) ? 0 : 26) + (this.wanted.isFree(block) ? 0 : 14);
    return name + (isNeeded ? 1 : 0.4) * (40 * this.foreign(area, block) + crowd);
  }

  /** Share of a rectangle off the area; water counts half, other land fully. */
  private foreign(area: BoardArea, { x, y, w, h }: Rect): number {
    let sum = 0;
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 2; j++) {
        const under = this.lookup.at((x + (w * (i + 0.5)) / 6) / this.wishes.zoom, (y + (h * (j + 0.5)) / 2) / this.wishes.zoom);
        if (under?.id !== area.id) sum += under && under.kind !== "land" ? 0.5 : 1;
      }
    return sum / 12;
  }

  private put(area: BoardArea, wording: Wording, { spot, rect, block }: Chosen, state: AreaState | undefined): void {
    const { counter, step } = this.wishes;
    this.surface.take(rect);
    if (block) this.hold(block);
    else if (spot.side) this.wanted.take(blockAt(rect, spot.side, counter));
    this.placed.push({
      area: area.id, kind: "land", text: wording.text, x: spot.x, y: spot.y, angle: 0, size: wording.size, rect,
      side: block ? spot.side : null,
      bold: state?.capital ?? false,
      faint: !state?.owner,
      value: this.value(area.id),
      installations: step === "far" ? [] : [...new Set(state?.installations ?? [])],
      caption: wording.caption,
    });
  }

  /** Keeps a place for counters until all names stand. */
  private hold(block: Rect): void {
    const rect = grown(block, MARGIN);
    this.surface.take(rect);
    this.held.push(rect);
  }

  // -- sea

  private sea(area: BoardArea): void {
    const { zoom, language } = this.wishes;
    const label = area.label!;
    const { style } = this.map;
    const words = new Set([nameOf(area, language), shortOf(area, language)]);
    for (const size of [...style.text.sea.steps].reverse().map((s) => s * this.growth))
      for (const text of words) {
        const w = textWidth(style, text, "sea") * size;
        if (w > label.width * zoom * 0.96 || size > label.height * zoom) continue;
        if (this.putSea(area, text, size, w)) return;
      }
  }

  private putSea(area: BoardArea, text: string, size: number, w: number): boolean {
    const group = this.wishes.groups.get(area.id);
    for (const spot of this.seaSpots(area, w, size)) {
      const { x, y, side, angle = 0 } = spot;
      const rect = turnedRect(x, y, w + 4, size * 1.1, angle);
      if (!this.surface.isFree(rect)) continue;
      const block = group && side ? blockAt(rect, side, group) : null;
      if (block && (!this.surface.isFree(grown(block, MARGIN)) || this.foreign(area, block) > 0.45)) continue;
      this.surface.take(rect);
      if (block) this.hold(block);
      this.placed.push({
        area: area.id, kind: "sea", text, x, y, angle, size, bold: false, faint: false,
        value: 0, installations: [], caption: "", rect, side: block ? side : null,
      });
      return true;
    }
    return false;
  }

  /** The label's own place, then level ones on the water of the zone; last a name without its counters. */
  private *seaSpots(area: BoardArea, w: number, size: number): Generator<Spot> {
    const { zoom } = this.wishes;
    const label = area.label!;
    const own = { x: label.x * zoom, y: label.y * zoom, angle: label.angle, extra: 0 };
    const level = area.anchors
      .map(({ x, y }) => ({ x: x * zoom, y: y * zoom, angle: 0, extra: 0 }))
      .filter(({ x, y }) => this.foreign(area, centred(x, y, w, size)) < 0.1);
    for (const spot of [own, ...level])
      for (const side of ["below", "above"] as const) yield { ...spot, side };
    for (const spot of [own, ...level]) yield { ...spot, side: null };
  }
}

/** Over, under and beside a disc or the counters that stand for it. */
function* besideDisc(x: number, y: number, wide: number, tall: number): Generator<Spot> {
  yield { x, y: y - tall, extra: 0, side: null };
  yield { x, y: y + tall, extra: 12, side: null };
  yield { x: x + wide, y, extra: 20, side: null };
  yield { x: x - wide, y, extra: 20, side: null };
}

/** The upright rectangle around a turned one. */
function turnedRect(x: number, y: number, w: number, h: number, angle: number): Rect {
  const turn = (angle * Math.PI) / 180;
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return centred(x, y, w * c + h * s, w * s + h * c);
}
