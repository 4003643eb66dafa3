/** Everything that stands on the ground at a zoom: names, counters, call-outs. Pure; computed when the camera rests. */
import type { ZoomStep } from "./camera.svelte";
import { counterScale } from "./counters";
import { gathered, TINY } from "./gather";
import type { Box, Point } from "./geometry";
import { turnsIn, worldOf, type BoardMap } from "./mapfile";
import type { BoardModel } from "./model";
import { isCalledOut, placeAgain, placeNames, type PlacedName, type Size } from "./names";
import { centred, Surface, type Rect } from "./rects";
import { signRects } from "./signs";
import { groupSizes, placeCounters, type PlacedCounter } from "./standing";

export interface LayoutWishes {
  /** CSS pixels per map unit. */
  zoom: number;
  step: ZoomStep;
  language: string;
  isPhone: boolean;
  /** How much larger than usual names and counters are drawn. */
  boost?: number;
  names: boolean;
  values: boolean;
  word?: ((kind: string) => string) | undefined;
  codeOf?: ((kind: string) => string) | undefined;
  from?: Record<string, Point>;
}

/** A disc in the water that stands for a small area, while no counter does. */
export interface Callout {
  area: string;
  x: number;
  y: number;
  r: number;
  to: Point;
}

export interface Layout {
  zoom: number;
  step: ZoomStep;
  /** One counter stands for several areas, see `gather.ts`. */
  isGathered: boolean;
  names: PlacedName[];
  /** Also those that had to give way to counters: they come back. */
  allNames: PlacedName[];
  counters: PlacedCounter[];
  callouts: Callout[];
  wishes: LayoutWishes;
  /** How badly counters had to stand. */
  cost: number;
  /** What is taken; marks find their places in copies of it. */
  surface: Surface;
}

/** A layout; names stay where `before` had them as long as counters stand well beside them. */
export function layOut(map: BoardMap, model: BoardModel, wishes: LayoutWishes, before?: Layout | null): Layout {
  if (before && isAlike(before.wishes, wishes)) {
    const names = keptNames(before, model);
    const kept = names && compose(map, model, wishes, names);
    if (kept && kept.cost <= before.cost + PATIENCE) return { ...kept, cost: Math.min(kept.cost, before.cost) };
  }
  return compose(map, model, wishes, null);
}

const PATIENCE = 60; // how much worse counters may stand before names move

const isAlike = (a: LayoutWishes, b: LayoutWishes): boolean =>
  (["zoom", "step", "language", "isPhone", "boost", "names", "values"] as const).every((key) => a[key] === b[key]) &&
  Boolean(a.codeOf) === Boolean(b.codeOf) && Boolean(a.word) === Boolean(b.word);

/** The same names with new owners; null when a sign or value has changed, which needs other room. */
function keptNames(before: Layout, model: BoardModel): PlacedName[] | null {
  const { step } = before.wishes;
  const names: PlacedName[] = [];
  for (const name of before.allNames) {
    const state = model.areas[name.area];
    if (name.kind === "land") {
      const signs = step === "far" ? [] : [...new Set(state?.installations ?? [])];
      if (signs.join() !== name.installations.join() || (name.value && (state?.value ?? 0) !== name.value)) return null;
    }
    names.push(name.kind === "land" ? { ...name, faint: !state?.owner } : name);
  }
  return names;
}

function compose(map: BoardMap, all: BoardModel, wishes: LayoutWishes, kept: PlacedName[] | null): Layout {
  const { zoom, step, codeOf, boost = 1 } = wishes;
  const isGathered = step === "far" && zoom < TINY;
  const model = isGathered ? { ...all, stacks: gathered(map, all.stacks, zoom) } : all;
  const scale = counterScale(zoom / boost, wishes.isPhone && !isGathered) * boost;
  const counter = step === "far" ? { w: 30 * scale, h: 18 * scale } : { w: 34 * scale, h: 21 * scale };
  const { x0, y0, x1, y1 } = worldOf(map);
  const surface = new Surface(map.wrap * zoom, { x0: x0 * zoom, y0: y0 * zoom, x1: x1 * zoom, y1: y1 * zoom });
  const standing = { zoom, step, scale, codeOf, from: wishes.from ?? {} };
  const groups = groupSizes(map, model, standing);
  for (const name of kept ?? []) surface.take(name.rect);
  if (step !== "far") for (const rect of signRects(map, zoom)) surface.take(rect);
  const held = step === "far" || kept ? [] : holdCallouts(map, zoom, groups, counter, surface);
  const naming = { ...nameWishes(wishes), counter, groups };
  const allNames = kept ?? placeNames(map, model, naming, surface);
  for (const rect of held) surface.give(rect);
  const callouts = step === "far" ? [] : calloutsOf(map, model, zoom, surface);
  const { counters, cost, unnamed } = placeCounters(map, model, allNames, standing, surface);
  const ousted = [...unnamed].filter((id) => model.areas[id]?.owner);
  const names = [...allNames.filter(({ area }) => !unnamed.has(area)), ...placeAgain(map, model, naming, surface, ousted)];
  return { zoom, step, isGathered, wishes, names, allNames, callouts, counters, cost, surface };
}

function nameWishes({ zoom, step, language, names, values, word, isPhone, boost = 1 }: LayoutWishes) {
  return { zoom, step, language, names, values, isPhone, boost, ...(word ? { word } : {}) };
}

/** Keeps names off the places where counters of called-out islands will stand. */
function holdCallouts(map: BoardMap, zoom: number, groups: ReadonlyMap<string, Size>, plain: Size, surface: Surface): Rect[] {
  return map.spaces.flatMap((id) => {
    const area = map.areas[id]!;
    if (!area.callout || !isCalledOut(area, zoom)) return [];
    const { w, h } = groups.get(id) ?? plain;
    const rect = centred(area.callout.x * zoom, area.callout.y * zoom, w, h);
    surface.take(rect);
    return [rect];
  });
}

function calloutsOf(map: BoardMap, model: BoardModel, zoom: number, surface: Surface): Callout[] {
  const taken = new Set(model.stacks.filter((stack) => !stack.attacker).map((stack) => stack.area));
  return map.spaces.flatMap((id) => {
    const area = map.areas[id]!;
    if (!area.callout || !isCalledOut(area, zoom) || taken.has(id)) return [];
    const { x, y, to } = area.callout;
    const r = Math.max(6, Math.min(11, area.callout.r * zoom * 0.7));
    surface.take(centred(x * zoom, y * zoom, 2 * r, 2 * r));
    return [{ area: id, x: x * zoom, y: y * zoom, r, to: { x: to.x * zoom, y: to.y * zoom } }];
  });
}

export interface Shown<T> {
  item: T;
  /** Pixels to the right: one turn of the world or more. */
  shift: number;
  key: string;
}

/** The items whose rectangles lie in a window (map units), once for every turn at which they do.
 *
 * What was shown before in the same way is the same object again, so that nothing is drawn anew; a key does not name the
 * turn, so that a thing which leaves on one side and comes back on the other is only moved.
 */
export function shownIn<T>(
  map: BoardMap, zoom: number, window: Box, items: readonly T[], rectOf: (item: T) => Rect, keyOf: (item: T) => string,
  before?: Map<string, Shown<T>>,
): Shown<T>[] {
  const shown = items.flatMap((item) => {
    const { x, y, w, h } = rectOf(item);
    const box = { x0: x / zoom, y0: y / zoom, x1: (x + w) / zoom, y1: (y + h) / zoom };
    return turnsIn(map, box, window).map((turn, n): Shown<T> => {
      const key = keyOf(item) + "+".repeat(n);
      const shift = turn * map.wrap * zoom;
      const old = before?.get(key);
      return old && old.item === item && old.shift === shift ? old : { item, shift, key };
    });
  });
  if (before) {
    before.clear();
    for (const one of shown) before.set(one.key, one);
  }
  return shown;
}

/** The rectangle around points. */
export function rectAround(points: readonly Point[], margin = 0): Rect {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}
