/** Where things lie in the chart of levels. */
import { START, type AnyTimeline } from "./story";

export interface Point {
  x: number;
  y: number;
}

/** A round mark under the chart. */
export interface RoundLabel {
  round: number;
  x: number; // 0 to 1
}

/** Whole tens that cover all values, at least two of them. */
export function tens(values: readonly number[]): number[] {
  const low = Math.floor(Math.min(...values) / 10) * 10;
  const high = Math.max(low + 10, Math.ceil(Math.max(...values) / 10) * 10);
  const step = high - low > 60 ? 20 : 10;
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
}

/** Where each round begins, thinned out so that the figures keep `gap` of the width between them. */
export function roundLabels(line: AnyTimeline, gap: number): RoundLabel[] {
  const begun = line.turns.filter((turn, index) => line.turns[index - 1]?.round !== turn.round);
  const all = begun.map((turn) => ({ round: turn.round, x: turn.number / line.turns.length }));
  const spacing = all.length > 1 ? (all[1]?.x ?? 1) - (all[0]?.x ?? 0) : 1;
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => step * spacing >= gap) ?? 200;
  return all.filter(({ round }) => round === 1 || round % every === 0);
}

/** The level of one nation at the ends of turns: place along the turns and value. */
export function levelCurve(line: AnyTimeline, nation: string): { place: number; value: number }[] {
  const ends = line.turns.map((turn) => ({ place: turn.number + 1, value: turn.levels[nation] ?? 0 }));
  return [{ place: 0, value: line.levelsAt(START)[nation] ?? 0 }, ...ends];
}

/** Heights moved apart so that neighbors keep `gap`, in their order and inside the range. */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + gap;
  }
  let ceiling = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}
