/** Dice statistics: who threw how many, hits against what was to be expected, and how often each face of each kind of die fell. */
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
}

/** A kind of die: what each of its sides shows. */
export interface Die {
  id: string;
  /** What it is called; "" where a game has no other. */
  title: string;
  /** A face may be on several sides. Those with a symbol of their own are drawn, the others written. */
  sides: readonly { face: string; title: string; isDrawn: boolean }[];
}

/** How often a face fell, and how often it would on average. */
export interface FaceTally {
  face: string;
  title: string;
  isDrawn: boolean;
  count: number;
  expected: number;
}

export interface DieTally {
  die: Die;
  thrown: number;
  faces: FaceTally[];
}

export interface DiceTotals {
  all: Tally;
  /** By nation; "" where several defended together. */
  nations: Record<string, Tally>;
  /** Each kind of die that was thrown. */
  kinds: DieTally[];
}

export const SIDES = 6;

/** A die with numbers. */
export const numbered = (title = ""): Die => ({
  id: "numbers",
  title,
  sides: Array.from({ length: SIDES }, (_, side) => ({ face: String(side + 1), title: String(side + 1), isDrawn: false })),
});

export function tallyDice(steps: readonly DiceStep[]): DiceTotals {
  const totals: DiceTotals = { all: blank(), nations: {}, kinds: [] };
  const die = numbered();
  const all: number[] = [];
  let seat = "";
  for (const step of steps) {
    seat = actor(step) ?? seat;
    const fired = step.events?.find((event) => event.what === "fired")?.facts;
    const thrown = step.dice ?? numbers(fired?.["dice"]);
    if (!thrown.length) continue;
    all.push(...thrown);
    const by = fired ? String(fired["by"] ?? "") : seat;
    for (const tally of [totals.all, (totals.nations[by] ??= blank())]) add(tally, thrown, numbers(fired?.["hits_on"]));
  }
  return { ...totals, kinds: facesOf([die], [{ die: die.id, dice: all }]) };
}

/** Dice of one kind that somebody threw. */
export interface Throw {
  by: string;
  die: string;
  dice: readonly number[];
}

/** Dice by who threw them, where nobody weighs what hits. */
export function countDice(throws: readonly Throw[], kinds: readonly Die[]): DiceTotals {
  const totals: DiceTotals = { all: blank(), nations: {}, kinds: facesOf(kinds, throws) };
  for (const { by, dice } of throws) for (const tally of [totals.all, (totals.nations[by] ??= blank())]) add(tally, dice, []);
  return totals;
}

/** How often each face of each kind fell; kinds that nobody threw are left out. */
function facesOf(kinds: readonly Die[], throws: readonly Pick<Throw, "die" | "dice">[]): DieTally[] {
  return kinds.map((die) => dieTally(die, throws.filter((one) => one.die === die.id).flatMap((one) => one.dice))).filter(({ thrown }) => thrown > 0);
}

function dieTally(die: Die, dice: readonly number[]): DieTally {
  const faces = new Map<string, FaceTally>();
  for (const side of die.sides) {
    const tally = faces.get(side.face) ?? { ...side, count: 0, expected: 0 };
    faces.set(side.face, { ...tally, expected: tally.expected + dice.length / die.sides.length });
  }
  for (const value of dice) {
    const tally = faces.get(die.sides[value - 1]?.face ?? "");
    if (tally) tally.count += 1;
  }
  return { die, thrown: dice.length, faces: [...faces.values()] };
}

/** Standard deviations between what fell and what was to be expected; 0 without shots. */
export function luck({ hits, expected, variance }: Tally): number {
  return variance > 0 ? (hits - expected) / Math.sqrt(variance) : 0;
}

const blank = (): Tally => ({ dice: 0, shots: 0, hits: 0, expected: 0, variance: 0 });

function add(tally: Tally, thrown: readonly number[], hitsOn: readonly number[]): void {
  tally.dice += thrown.length;
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
