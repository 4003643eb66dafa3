/** A coarse raster of the map that says which area lies where, for layouts that ask thousands of times. */
import { within, type Line } from "./geometry";
import type { BoardArea, BoardMap } from "./mapfile";

const CELL = 0.4; // map units

export interface Lookup {
  /** Area at a place, scenery included; null off the map. */
  at(x: number, y: number): BoardArea | null;
  /** Whether no border comes so near that the answer may be wrong. */
  isSure(x: number, y: number): boolean;
}

const made = new WeakMap<BoardMap, Lookup>();

export function lookupOf(map: BoardMap): Lookup {
  let lookup = made.get(map);
  if (!lookup) made.set(map, (lookup = makeLookup(map)));
  return lookup;
}

function makeLookup(map: BoardMap): Lookup {
  const columns = Math.ceil(map.width / CELL);
  const rows = Math.ceil(map.height / CELL);
  const areas = Object.values(map.areas);
  const cells = new Uint16Array(columns * rows);
  areas.forEach((area, i) => {
    for (const { rings } of area.polygons) fillRings(cells, columns, rows, rings, i + 1);
  });
  const crossed = new Uint8Array(columns * rows);
  const place = (x: number, y: number): number => {
    const column = Math.floor(within(x, map.wrap) / CELL);
    const row = Math.floor(y / CELL);
    return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
  };
  for (const { line } of map.arcs) cross(crossed, line, place);
  return {
    at: (x, y) => areas[cells[place(x, y)]! - 1] ?? null,
    isSure: (x, y) => !crossed[place(x, y)],
  };
}

/** Marks the cells that a line runs through. */
function cross(crossed: Uint8Array, line: Line, place: (x: number, y: number) => number): void {
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
    const steps = Math.ceil((2 * Math.hypot(bx - ax, by - ay)) / CELL) + 1;
    for (let n = 0; n <= steps; n++) {
      const at = place(ax + ((bx - ax) * n) / steps, ay + ((by - ay) * n) / steps);
      if (at >= 0) crossed[at] = 1;
    }
  }
}

/** Fills the cells whose middles lie inside a polygon, row by row between crossings. */
function fillRings(cells: Uint16Array, columns: number, rows: number, rings: Line[], mark: number): void {
  const crossings = new Map<number, number[]>();
  for (const ring of rings)
    for (let i = 2; i < ring.length; i += 2) crossEdge(crossings, rows, ring[i - 2]!, ring[i - 1]!, ring[i]!, ring[i + 1]!);
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i]! / CELL - 0.5));
      const to = Math.min(columns - 1, Math.floor(xs[i + 1]! / CELL - 0.5));
      if (to >= from) cells.fill(mark, row * columns + from, row * columns + to + 1);
    }
  }
}

function crossEdge(crossings: Map<number, number[]>, rows: number, ax: number, ay: number, bx: number, by: number): void {
  const low = Math.min(ay, by);
  const high = Math.max(ay, by);
  for (let row = Math.max(0, Math.ceil(low / CELL - 0.5)); row < rows; row++) {
    const y = (row + 0.5) * CELL;
    if (y >= high) return;
    if (y < low) continue;
    const x = ax + ((y - ay) / (by - ay)) * (bx - ax);
    const found = crossings.get(row);
    if (found) found.push(x);
    else crossings.set(row, [x]);
  }
}
