/** Flat geometry on lines kept as x, y, x, y… in map units. */

export type Line = Float64Array;

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const EMPTY_BOX: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };

export function boxOf(line: Line, from: Box = EMPTY_BOX): Box {
  let { x0, y0, x1, y1 } = from;
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i]!;
    const y = line[i + 1]!;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1 };
}

export const touches = (a: Box, b: Box, margin = 0): boolean =>
  a.x0 - margin < b.x1 && b.x0 < a.x1 + margin && a.y0 - margin < b.y1 && b.y0 < a.y1 + margin;

/** Twice the signed area would do for sorting; this is the plain area of a closed ring. */
export function ringArea(ring: Line): number {
  let sum = 0;
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) sum += (ring[j]! + ring[i]!) * (ring[j + 1]! - ring[i + 1]!);
  return Math.abs(sum) / 2;
}

export function isInRing(ring: Line, x: number, y: number): boolean {
  let inside = false;
  const n = ring.length;
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const yi = ring[i + 1]!;
    const yj = ring[j + 1]!;
    if (yi > y === yj > y) continue;
    if (x < ((ring[j]! - ring[i]!) * (y - yi)) / (yj - yi) + ring[i]!) inside = !inside;
  }
  return inside;
}

function offLine(line: Line, at: number, a: number, b: number): number {
  const ax = line[a]!;
  const ay = line[a + 1]!;
  const dx = line[b]! - ax;
  const dy = line[b + 1]! - ay;
  const px = line[at]! - ax;
  const py = line[at + 1]! - ay;
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
  return Math.hypot(px - t * dx, py - t * dy);
}

/** The line with as few points as keep it within `tolerance` (Douglas and Peucker); its ends stay. */
export function simplify(line: Line, tolerance: number): Line {
  const last = line.length - 2;
  if (last < 4) return line;
  const keep = new Set<number>([0, last]);
  const spans: [number, number][] = [];
  const isClosed = line[0] === line[last] && line[1] === line[last + 1];
  // A closed line has no length between its ends: split it at its far point first.
  if (isClosed) {
    const far = farthest(line, 0, last);
    keep.add(far.at);
    spans.push([0, far.at], [far.at, last]);
  } else spans.push([0, last]);
  while (spans.length) {
    const [a, b] = spans.pop()!;
    const far = farthest(line, a, b);
    if (far.off <= tolerance) continue;
    keep.add(far.at);
    spans.push([a, far.at], [far.at, b]);
  }
  const kept = [...keep].sort((a, b) => a - b);
  const out = new Float64Array(kept.length * 2);
  kept.forEach((at, i) => {
    out[2 * i] = line[at]!;
    out[2 * i + 1] = line[at + 1]!;
  });
  return out;
}

function farthest(line: Line, a: number, b: number): { at: number; off: number } {
  let at = a + 2;
  let off = -1;
  for (let i = a + 2; i < b; i += 2) {
    const d = offLine(line, i, a, b);
    if (d > off) [at, off] = [i, d];
  }
  return { at, off };
}

export function reversed(line: Line): Line {
  const out = new Float64Array(line.length);
  for (let i = 0, j = line.length - 2; j >= 0; i += 2, j -= 2) {
    out[i] = line[j]!;
    out[i + 1] = line[j + 1]!;
  }
  return out;
}

/** Lines that follow each other, as one; the point where two meet is kept once. */
export function joined(lines: readonly Line[]): Line {
  const first = lines[0];
  if (!first) return new Float64Array(0);
  const size = lines.reduce((sum, line) => sum + line.length - 2, 2);
  const out = new Float64Array(size);
  out.set(first);
  let end = first.length;
  for (const line of lines.slice(1)) {
    out.set(line.subarray(2), end);
    end += line.length - 2;
  }
  return out;
}

/** Path data in map units, two digits. */
export function pathData(line: Line, close: boolean): string {
  let text = "";
  const end = close ? line.length - 2 : line.length;
  for (let i = 0; i < end; i += 2)
    text += `${i ? "L" : "M"}${Math.round(line[i]! * 100) / 100} ${Math.round(line[i + 1]! * 100) / 100}`;
  return close ? `${text}Z` : text;
}

/** `value` moved by whole turns next to `near`; without wrap it stays. */
export const nearTurn = (value: number, near: number, wrap: number): number =>
  wrap ? value + Math.round((near - value) / wrap) * wrap : value;

/** `value` within 0 and one turn. */
export const within = (value: number, wrap: number): number => (wrap ? ((value % wrap) + wrap) % wrap : value);
