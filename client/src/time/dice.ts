/** Dice statistics: who threw how many, hits against what was to be expected, and how often each face fell. */
import type { Fact, GameEvent } from "../net/types";

export interface DiceStep {
  by: string;
  dice?: number[];
  events?: GameEvent[];
}

export interface Tally {
  /** All dice, those of research, raids and rockets included. */
  dice: number;
  /** Dice that could hit something, what they hit, and what was to be expected. */
  shots: number;
  hits: number;
  expected: number;
  variance: number;
  faces: number[];
}

export interface DiceTotals {
  all: Tally;
  /** By nation; "" where several defended together. */
  nations: Record<string, Tally>;
}

export const SIDES = 6;

export function tallyDice(steps: readonly DiceStep[]): DiceTotals {
  const totals: DiceTotals = { all: blank(), nations: {} };
  let seat = "";
  for (const step of steps) {
    seat = actor(step) ?? seat;
    const fired = step.events?.find((event) => event.what === "fired")?.facts;
    const thrown = step.dice ?? numbers(fired?.["dice"]);
    if (!thrown.length) continue;
    const by = fired ? String(fired["by"] ?? "") : seat;
    for (const tally of [totals.all, (totals.nations[by] ??= blank())]) add(tally, thrown, numbers(fired?.["hits_on"]));
  }
  return totals;
}

/** Dice by who threw them, where nobody weighs what hits. */
export function countDice(throws: readonly { by: string; dice: readonly number[] }[]): DiceTotals {
  const totals: DiceTotals = { all: blank(), nations: {} };
  for (const { by, dice } of throws) for (const tally of [totals.all, (totals.nations[by] ??= blank())]) add(tally, dice, []);
  return totals;
}

/** Standard deviations between what fell and what was to be expected; 0 without shots. */
export function luck({ hits, expected, variance }: Tally): number {
  return variance > 0 ? (hits - expected) / Math.sqrt(variance) : 0;
}

const blank = (): Tally => ({ dice: 0, shots: 0, hits: 0, expected: 0, variance: 0, faces: Array<number>(SIDES).fill(0) });

function add(tally: Tally, thrown: readonly number[], hitsOn: readonly number[]): void {
  tally.dice += thrown.length;
  for (const face of thrown) tally.faces[face - 1] = (tally.faces[face - 1] ?? 0) + 1;
  hitsOn.forEach((needed, index) => {
    const chance = Math.min(1, needed / SIDES);
    tally.shots += 1;
    tally.hits += (thrown[index] ?? SIDES + 1) <= needed ? 1 : 0;
    tally.expected += chance;
    tally.variance += chance * (1 - chance);
  });
}

/** The nation that acts in a step; research and rockets are thrown for it. */
function actor({ by, events = [] }: DiceStep): string | undefined {
  if (by !== "chance" && by !== "table" && !events.some((event) => event.what === "lost" || event.what === "proposed")) return by;
  return undefined;
}

const numbers = (fact: Fact | undefined): number[] => (Array.isArray(fact) ? fact.map(Number) : []);
