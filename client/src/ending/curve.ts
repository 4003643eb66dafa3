/** How the chance of victory went over a game, and where it turned. Plain functions, so that they can be tested alone. */
import type { Ending } from "../net/types";
import { recordOf, START, type AnyTimeline, type BattleSpan, type Turn } from "../time/story";

/** Chances of the sides, in the order of `Ending.sides`. */
export type Chances = readonly number[];

/** A stretch of the game between two moments, and what it did to the chances. */
export interface Swing {
  /** The last moment before it, and its own last one. */
  from: number;
  to: number;
  before: Chances;
  after: Chances;
  /** The place of the side that gained most, and how much. */
  side: number;
  gain: number;
}

/** Whoever says what goes for the whole table, such as that a side gives up. */
const TABLE = "table";
/** Less is no turning point. */
const LEAST = 0.02;
export const MOST_TURNING = 5;
export const MOST_BATTLES = 5;

/** The chances after record `n`. */
export function chancesAt({ chances }: Pick<Ending, "chances">, n: number): Chances {
  return (chances.findLast((point) => point.n <= n) ?? chances[0])?.of ?? [];
}

export function swingOf(line: AnyTimeline, ending: Ending, { first, last }: Pick<Turn, "first" | "last">): Swing {
  const from = first - 1;
  const before = chancesAt(ending, recordOf(line.story, from));
  return swing(from, last, before, chancesAt(ending, recordOf(line.story, last)));
}

function swing(from: number, to: number, before: Chances, after: Chances): Swing {
  const gains = after.map((chance, side) => chance - (before[side] ?? 0));
  const gain = Math.max(0, ...gains);
  return { from, to, before, after, side: Math.max(0, gains.indexOf(gain)), gain };
}

/** The turns of the game itself; a set-up in turns comes before its first round. */
export function playedTurns({ turns }: AnyTimeline): readonly Turn[] {
  const played = turns.filter(({ round }) => round > 0);
  return played.length ? played : turns;
}

/** One point a turn, that before the first one ahead: after which turn, and the chances. */
export function curveOf(line: AnyTimeline, ending: Ending): { turn: Turn | null; of: Chances }[] {
  const turns = playedTurns(line);
  const start = chancesAt(ending, recordOf(line.story, (turns[0]?.first ?? 0) - 1));
  return [{ turn: null, of: start }, ...turns.map((turn) => ({ turn, of: chancesAt(ending, recordOf(line.story, turn.last)) }))];
}

/** Where rounds begin along the turns, thinned out so that `most` of them are left. */
export function roundMarks(turns: readonly Turn[], most: number): { round: number; place: number }[] {
  const begun = turns.flatMap((turn, place) => (turns[place - 1]?.round === turn.round ? [] : [{ round: turn.round, place }]));
  const every = [1, 2, 5, 10, 20, 50].find((step) => begun.length / step <= most) ?? 100;
  return begun.filter(({ round }) => round === 1 || round % every === 0);
}

export interface TurningPoint extends Swing {
  turn: Turn;
}

/** The turns that changed the chances most, in the order in which they were played. */
export function turningPoints(line: AnyTimeline, ending: Ending): TurningPoint[] {
  const swings = playedTurns(line).map((turn) => ({ ...swingOf(line, ending, turn), turn }));
  return greatest(swings, MOST_TURNING).sort((a, b) => a.to - b.to);
}

export interface DecisiveBattle extends Swing {
  battle: BattleSpan;
}

/** The battles that changed the chances most by themselves, the greatest first. */
export function decisiveBattles(line: AnyTimeline, ending: Ending): DecisiveBattle[] {
  const spans: BattleSpan[] = line.battles;
  return greatest(spans.map((battle, place) => ({ ...battleSwing(line, ending, battle, spans[place - 1]), battle })), MOST_BATTLES);
}

/** What a battle did by itself: not the end of the one before, which may be the step it begins with, nor that somebody gave up in it. */
function battleSwing(line: AnyTimeline, ending: Ending, { first, last }: BattleSpan, previous?: BattleSpan): Swing {
  const from = Math.max(first - 1, Math.min(previous?.last ?? START, first));
  const to = line.story.steps[last]?.by === TABLE ? Math.max(from, last - 1) : last;
  const [start, end] = [recordOf(line.story, from), recordOf(line.story, to)];
  const before = chancesAt(ending, start);
  return swing(from, to, before, timeless(ending, start, end));
}

/** The chances after record `end` without what the time was worth that went by since record `start`. */
function timeless(ending: Ending, start: number, end: number): Chances {
  const timed = ending.chances.filter(({ n, timeless: alone }) => alone && n > start && n <= end);
  const exact = chancesAt(ending, end).map((chance, side) => timed.reduce((sum, { of, timeless: alone }) => sum - ((of[side] ?? 0) - (alone?.[side] ?? 0)), chance));
  return timed.length ? exact.map((chance) => Math.min(1, Math.max(0, Math.round(1e4 * chance) / 1e4))) : exact;
}

function greatest<T extends Swing>(swings: readonly T[], most: number): T[] {
  return swings.filter(({ gain }) => gain >= LEAST).sort((a, b) => b.gain - a.gain).slice(0, most);
}
