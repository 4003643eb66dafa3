/** Curves of arrows: smooth lines through stops that never turn back on themselves. */
import type { Point } from "./geometry";

export const HEAD = 11;
const BEND = 1.25; // radians; a stop with a sharper turn is left out
const CLOSE = 26; // pixels; so is a stop that near to the next

/** The stops of a route that a line can follow without a loop; its ends stay. */
export function unbent(stops: readonly Point[]): Point[] {
  const kept = [...stops];
  while (kept.length > 2) {
    const worst = kept.slice(1, -1).map((_, i) => sharpness(kept[i]!, kept[i + 1]!, kept[i + 2]!));
    const most = Math.max(...worst);
    if (most <= BEND) break;
    kept.splice(worst.indexOf(most) + 1, 1);
  }
  return kept;
}

function sharpness(a: Point, b: Point, c: Point): number {
  const [into, out] = [{ x: b.x - a.x, y: b.y - a.y }, { x: c.x - b.x, y: c.y - b.y }];
  if (Math.min(Math.hypot(into.x, into.y), Math.hypot(out.x, out.y)) < CLOSE) return Math.PI;
  return Math.abs(Math.atan2(into.x * out.y - into.y * out.x, into.x * out.x + into.y * out.y));
}

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
export function neck(curve: readonly Point[], head: number): Point {
  const tip = curve.at(-1)!;
  const found = [...curve].reverse().find((point) => Math.hypot(point.x - tip.x, point.y - tip.y) >= head) ?? curve[0]!;
  const away = Math.hypot(found.x - tip.x, found.y - tip.y) || 1;
  return { x: tip.x + ((found.x - tip.x) / away) * head, y: tip.y + ((found.y - tip.y) / away) * head };
}

export function headOf(back: Point, tip: Point, head: number): string {
  const [dx, dy] = [(tip.x - back.x) / head, (tip.y - back.y) / head];
  const wing = head * 0.5;
  const left = { x: back.x - dy * wing, y: back.y + dx * wing };
  const right = { x: back.x + dy * wing, y: back.y - dx * wing };
  return `${dataOf([left, tip, right])}Z`;
}

/** The point after a part of the curve's length. */
export function alongOf(curve: readonly Point[], part: number): Point {
  const lengths = [0];
  for (let i = 1; i < curve.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(curve[i]!.x - curve[i - 1]!.x, curve[i]!.y - curve[i - 1]!.y));
  const wanted = lengths.at(-1)! * part;
  return curve[lengths.findIndex((length) => length >= wanted)]!;
}

export const dataOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
