/** The board file (`sandtable-map/1`) decoded into map units: lines, shapes of areas, places for names and counters. */
import {
  boxOf, EMPTY_BOX, isInRing, joined, pathData, reversed, ringArea, simplify, touches, within,
  type Box, type Line, type Point,
} from "./geometry";
import type { MapStyle } from "./style";

/** Impassable land has a name and is no space of the game. */
export type AreaKind = "land" | "impassable" | "sea" | "inert" | "filler";
type Words = Record<string, string>;
type Four = [number, number, number, number];
type Three = [number, number, number];

export interface RawArea {
  kind: AreaKind;
  polygons: number[][][];
  box: Four;
  names?: Words;
  short?: Words;
  label?: { x: number; y: number; angle: number; width: number; height: number };
  pole?: Three;
  anchors?: Three[];
  callout?: { x: number; y: number; r: number; to: [number, number] };
  symbols?: Record<string, Three[]>;
}

export interface RawLink {
  kind: "canal" | "strait" | "narrows" | "route";
  id: string;
  between: [string, string];
  line: number[];
}

export interface RawMap {
  format: string;
  game: string;
  title: string;
  credit: string;
  grid: number;
  size: [number, number];
  wrap: number;
  views: Record<string, Four>;
  arcs: number[][];
  borders: Record<string, number[]>;
  links: RawLink[];
  areas: Record<string, RawArea>;
  lakes: number[][];
  graticule: number[][];
}

export interface Arc {
  line: Line;
  box: Box;
}

/** A circle that lies inside an area. */
export interface Spot extends Point {
  r: number;
}

export interface BoardArea {
  id: string;
  kind: AreaKind;
  /** Closed rings, each polygon its outer ring and holes. */
  polygons: { rings: Line[]; box: Box; size: number }[];
  arcs: number[];
  box: Box;
  names: Words;
  short: Words;
  label: (Point & { angle: number; width: number; height: number }) | null;
  pole: Spot;
  anchors: Spot[];
  callout: (Spot & { to: Point }) | null;
  /** Places for symbols by what they stand for, such as a city or a convoy. */
  symbols: Record<string, Spot[]>;
}

export interface BoardMap {
  raw: RawMap;
  style: MapStyle;
  game: string;
  title: string;
  credit: string;
  width: number;
  height: number;
  /** One turn around the world in map units; 0: the map ends at its sides. */
  wrap: number;
  views: Record<string, Box>;
  /** Below and above which zoom the board shows less and more: a map of large areas can be read from farther away. */
  limits: { far_below: number; near_above: number };
  arcs: Arc[];
  borders: Record<string, number[]>;
  links: { kind: RawLink["kind"]; id: string; line: Line }[];
  lakes: Arc[];
  graticule: Line[];
  areas: Record<string, BoardArea>;
  /** Areas of the game: land and sea, without scenery. */
  spaces: string[];
}

/** Borders that are ends of the paper and never drawn. */
const UNDRAWN = ["cut", "frame"];

export function decodeMap(raw: RawMap, style: MapStyle): BoardMap {
  if (raw.format !== "sandtable-map/1") throw new Error(`unknown map format ${raw.format}`);
  const g = raw.grid;
  const arcs = raw.arcs.map((flat) => withBox(unfold(flat, g)));
  const areas: Record<string, BoardArea> = {};
  for (const [id, area] of Object.entries(raw.areas)) areas[id] = decodeArea(id, area, arcs, g);
  return {
    raw, style, game: raw.game, title: raw.title, credit: raw.credit,
    width: raw.size[0] / g,
    height: raw.size[1] / g,
    wrap: raw.wrap / g,
    views: Object.fromEntries(Object.entries(raw.views).map(([id, four]) => [id, boxFrom(four, g)])),
    limits: limitsOf(areas, style),
    arcs,
    borders: raw.borders,
    links: raw.links.map(({ kind, id, line }) => ({ kind, id, line: unfold(line, g) })),
    lakes: raw.lakes.map((flat) => withBox(unfold(flat, g))),
    graticule: raw.graticule.map((flat) => unfold(flat, g)),
    areas,
    spaces: Object.keys(areas).filter((id) => areas[id]!.kind === "land" || areas[id]!.kind === "sea"),
  };
}

const TYPICAL = 4.72; // map units: the middle radius of areas for which the limits of the style are drawn

function limitsOf(areas: Record<string, BoardArea>, style: MapStyle): BoardMap["limits"] {
  const radii = Object.values(areas).filter(({ kind }) => kind === "land").map(({ pole }) => pole.r).sort((a, b) => a - b);
  const wider = Math.max(1, (radii[Math.floor(radii.length / 2)] ?? 0) / TYPICAL);
  return { far_below: style.zoom.far_below / wider, near_above: style.zoom.near_above / wider };
}

/** First x, first y, then steps: the points in map units. */
export function unfold(flat: readonly number[], grid: number): Line {
  const line = new Float64Array(flat.length);
  let x = 0;
  let y = 0;
  for (let i = 0; i < flat.length; i += 2) {
    x += flat[i]!;
    y += flat[i + 1]!;
    line[i] = x / grid;
    line[i + 1] = y / grid;
  }
  return line;
}

const calmer = new WeakMap<BoardMap, Map<number, BoardMap>>();
const DETAILS = [0.25, 0.12, 0.06, 0.03];

/** The same map with lines as rough as `tolerance` (map units) allows: far away, most points lie inside one pixel. */
export function atDetail(map: BoardMap, tolerance: number): BoardMap {
  const level = DETAILS.find((detail) => detail <= tolerance);
  if (!level) return map;
  let levels = calmer.get(map);
  if (!levels) calmer.set(map, (levels = new Map()));
  let rough = levels.get(level);
  if (!rough) levels.set(level, (rough = roughened(map, level)));
  return rough;
}

function roughened(map: BoardMap, tolerance: number): BoardMap {
  const arcs = map.arcs.map(({ line, box }) => ({ line: simplify(line, tolerance), box }));
  const areas: Record<string, BoardArea> = {};
  for (const [id, area] of Object.entries(map.raw.areas)) areas[id] = decodeArea(id, area, arcs, map.raw.grid);
  return { ...map, arcs, areas };
}

const withBox = (line: Line): Arc => ({ line, box: boxOf(line) });

const boxFrom = ([x0, y0, x1, y1]: Four, g: number): Box => ({ x0: x0 / g, y0: y0 / g, x1: x1 / g, y1: y1 / g });

const spotFrom = ([x, y, r]: Three, g: number): Spot => ({ x: x / g, y: y / g, r: r / g });

const numberOf = (reference: number): number => (reference < 0 ? ~reference : reference);

function lineOf(arcs: readonly Arc[], reference: number): Line {
  const { line } = arcs[numberOf(reference)]!;
  return reference < 0 ? reversed(line) : line;
}

function decodeArea(id: string, raw: RawArea, arcs: readonly Arc[], g: number): BoardArea {
  const polygons = raw.polygons.map((polygon) => {
    const rings = polygon.map((ring) => joined(ring.map((reference) => lineOf(arcs, reference))));
    return { rings, box: boxOf(rings[0]!), size: ringArea(rings[0]!) };
  });
  const box = boxFrom(raw.box, g);
  const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2, r: 0 };
  const pole = raw.pole ? spotFrom(raw.pole, g) : middle;
  const { label, callout } = raw;
  return {
    id, kind: raw.kind, polygons, box, pole,
    arcs: [...new Set(raw.polygons.flat(2).map(numberOf))],
    names: raw.names ?? {},
    short: raw.short ?? {},
    label: label
      ? { x: label.x / g, y: label.y / g, angle: label.angle, width: label.width / g, height: label.height / g }
      : null,
    anchors: raw.anchors?.length ? raw.anchors.map((spot) => spotFrom(spot, g)) : [pole],
    callout: callout
      ? { x: callout.x / g, y: callout.y / g, r: callout.r / g, to: { x: callout.to[0] / g, y: callout.to[1] / g } }
      : null,
    symbols: Object.fromEntries(Object.entries(raw.symbols ?? {}).map(([what, spots]) => [what, spots.map((spot) => spotFrom(spot, g))])),
  };
}

/** The name in a language, and the short form where there is one. */
export function nameOf(area: BoardArea, language: string): string {
  return area.names[language] ?? area.names["en"] ?? area.id;
}

export function shortOf(area: BoardArea, language: string): string {
  return area.short[language] ?? nameOf(area, language);
}

export function isInArea(area: BoardArea, x: number, y: number): boolean {
  return area.polygons.some(
    ({ rings, box }) =>
      x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1 &&
      rings.reduce((inside, ring) => inside !== isInRing(ring, x, y), false),
  );
}

/** The land or sea at a place of the map, any number of turns around; null beyond its edge and on scenery. */
export function areaAt(map: BoardMap, x: number, y: number): string | null {
  const at = within(x, map.wrap);
  return map.spaces.find((id) => isInArea(map.areas[id]!, at, y)) ?? null;
}

/** Whether an area is land, of the game or not. */
export const isDry = ({ kind }: BoardArea): boolean => kind === "land" || kind === "impassable" || kind === "inert";

/** Whether a place of the map lies on land, of the game or scenery. */
export function isLandAt(map: BoardMap, x: number, y: number): boolean {
  const at = within(x, map.wrap);
  return Object.values(map.areas).some((area) => isDry(area) && isInArea(area, at, y));
}

/** The land or sea at a place, else the nearest one whose pole lies within `reach` map units. */
export function areaNear(map: BoardMap, x: number, y: number, reach: number): string | null {
  const hit = areaAt(map, x, y);
  if (hit) return hit;
  let best: string | null = null;
  let least = reach;
  for (const id of map.spaces) {
    const { pole } = map.areas[id]!;
    const away = Math.hypot(turnedBy(pole.x - x, map.wrap), pole.y - y) - pole.r;
    if (away < least) [best, least] = [id, away];
  }
  return best;
}

/** A distance in x the short way around. */
export const turnedBy = (dx: number, wrap: number): number => (wrap ? dx - Math.round(dx / wrap) * wrap : dx);

/** Shapes for outlines and light, as path data in map units. */
export interface Outline {
  /** Closed rings: for filling. */
  fill: string;
  /** The same without the edges of the paper: for stroking. */
  stroke: string;
}

const TOLERANCE = 0.1; // map units; under a pixel at theatre zoom
const TINY = 1.4; // square map units
const outlines = new WeakMap<BoardArea, Outline>();

/** A calmer shape for marks: few points, no tiny islands or holes; neighbors still share their border. */
export function outlineOf(map: BoardMap, id: string): Outline {
  const area = map.areas[id];
  if (!area) return { fill: "", stroke: "" };
  let outline = outlines.get(area);
  if (!outline) outlines.set(area, (outline = drawOutline(map, area)));
  return outline;
}

function drawOutline(map: BoardMap, area: BoardArea): Outline {
  const undrawn = new Set(UNDRAWN.flatMap((kind) => map.borders[kind] ?? []));
  const largest = Math.max(...area.polygons.map((polygon) => polygon.size));
  const outline = { fill: "", stroke: "" };
  map.raw.areas[area.id]!.polygons.forEach((polygon, i) => {
    const { size } = area.polygons[i]!;
    if (size < largest && size < TINY) return;
    polygon.forEach((ring, n) => {
      if (n && ringArea(area.polygons[i]!.rings[n]!) < TINY) return;
      const lines = ring.map((reference) => calm(map, reference));
      outline.fill += pathData(joined(lines), true);
      outline.stroke += strokeData(ring, lines, undrawn);
    });
  });
  return outline;
}

function calm(map: BoardMap, reference: number): Line {
  const line = simplify(map.arcs[numberOf(reference)]!.line, TOLERANCE);
  return reference < 0 ? reversed(line) : line;
}

/** Runs of drawn arcs; the ring is turned so that it begins after an edge of the paper. */
function strokeData(ring: readonly number[], lines: readonly Line[], undrawn: ReadonlySet<number>): string {
  const isDrawn = ring.map((reference) => !undrawn.has(numberOf(reference)));
  const gap = isDrawn.indexOf(false);
  if (gap < 0) return pathData(joined(lines), true);
  let data = "";
  let run: Line[] = [];
  for (let n = 1; n <= ring.length; n++) {
    const i = (gap + n) % ring.length;
    if (isDrawn[i]) run.push(lines[i]!);
    else {
      if (run.length) data += pathData(joined(run), false);
      run = [];
    }
  }
  return data;
}

/** Box around areas in map units, the short way around the world. */
export function boxAround(map: BoardMap, ids: readonly string[]): Box {
  const first = map.areas[ids[0] ?? ""];
  if (!first) return { x0: 0, y0: 0, x1: map.width, y1: map.height };
  let box = EMPTY_BOX;
  for (const id of ids) {
    const area = map.areas[id];
    if (!area) continue;
    // An area that the cut divides has a box as wide as the world; its pole with some room stands for it.
    const own = area.box.x1 - area.box.x0 < map.width / 2 ? area.box : around(area.pole);
    const shift = map.wrap ? Math.round((first.pole.x - area.pole.x) / map.wrap) * map.wrap : 0;
    box = {
      x0: Math.min(box.x0, own.x0 + shift), y0: Math.min(box.y0, own.y0),
      x1: Math.max(box.x1, own.x1 + shift), y1: Math.max(box.y1, own.y1),
    };
  }
  return box;
}

const around = ({ x, y, r }: Spot): Box => ({ x0: x - 2 * r, y0: y - 2 * r, x1: x + 2 * r, y1: y + 2 * r });

const HEADROOM = 6; // map units above the northernmost name of a map that goes around the world,
const FOOTROOM = 2; // and below the southernmost
const worlds = new WeakMap<BoardMap, Box>();

/** The part of a map on which things stand: all of it, but for empty ice and ocean of one that goes around the world. */
export function worldOf(map: BoardMap): Box {
  let box = worlds.get(map);
  if (!box) worlds.set(map, (box = makeWorld(map)));
  return box;
}

function makeWorld(map: BoardMap): Box {
  const whole = { x0: 0, y0: 0, x1: map.width, y1: map.height };
  if (!map.wrap) return whole;
  const heights = map.spaces.map((id) => (map.areas[id]!.label ?? map.areas[id]!.pole).y);
  return { ...whole, y0: Math.max(0, Math.min(...heights) - HEADROOM), y1: Math.min(map.height, Math.max(...heights) + FOOTROOM) };
}

/** Whole turns at which a box of the map shows inside a window (both in map units). */
export function turnsIn(map: BoardMap, box: Box, window: Box): number[] {
  if (!map.wrap) return touches(box, window) ? [0] : [];
  const first = Math.ceil((window.x0 - box.x1) / map.wrap);
  const last = Math.floor((window.x1 - box.x0) / map.wrap);
  if (box.y1 < window.y0 || box.y0 > window.y1) return [];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
