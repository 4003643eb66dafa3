/** A game as a line of views: any moment at once, with the turns, phases and battles in it.
 *
 * A moment is the index of the step that led to it; −1 is the start, before anybody did anything.
 */
import type { AnyStory, GameStory } from "../games/game";
import { momentIn } from "../games/moment";
import type { Story } from "../net/types";
import { mergePatch } from "../net/merge";

export interface Turn {
  number: number; // from 0
  nation: string;
  round: number;
  first: number;
  last: number;
  /** The level of every nation when the turn was over. */
  levels: Record<string, number>;
}

/** A battle as the time machine sees it; games know more of theirs. */
export interface BattleSpan {
  space: string; // "" where it is fought nowhere on the map
  first: number;
  last: number;
  /** Worth a longer tick. */
  major: boolean;
}

export interface PhaseMark {
  turn: number;
  phase: string;
  first: number;
  last: number;
}

/** What stands beside the chart of the time machine. */
export type PastList = "levels" | "log";

export type StepUnit = "action" | "phase" | "turn" | "round" | "battle";
export const STEP_UNITS: readonly StepUnit[] = ["action", "phase", "turn", "round", "battle"];

export const START = -1;
/** A view is kept every so many steps; a jump applies at most this many patches. */
const KEYFRAME = 32;

/** A timeline of a game whose own types are nobody's business. */
export type AnyTimeline = Timeline<any, any, any>;

export class Timeline<V, S, B extends BattleSpan> {
  readonly sheet: S;
  readonly start: V;
  readonly last: number;
  readonly turns: Turn[] = [];
  readonly phases: PhaseMark[] = [];
  readonly battles: B[];
  /** The last step of each round. */
  readonly rounds: number[] = [];
  private readonly keyframes: V[] = [];
  private nearest: { at: number; view: V };

  /** Without its own types, so that the timeline of an edition is one of its family. */
  readonly game: AnyStory;

  constructor(
    readonly story: Story,
    game: GameStory<V, S, any, B>,
  ) {
    this.game = game;
    this.sheet = story.sheet as S;
    this.start = story.start as V;
    this.last = story.steps.length - 1;
    this.nearest = { at: START, view: this.start };
    const battles = game.past.battles(this.sheet);
    let view = this.start;
    story.steps.forEach((step, index) => {
      if (index % KEYFRAME === 0) this.keyframes.push(view);
      const before = view;
      view = mergePatch(view, step.patch);
      this.note(index, before, view);
      battles.step(index, step, before, view);
    });
    this.battles = battles.marks;
    for (const turn of this.turns) {
      if (this.turns[turn.number + 1]?.round !== turn.round) this.rounds.push(turn.last);
    }
  }

  /** The view after step `at`. */
  viewAt(at: number): V {
    const wanted = this.clamp(at);
    let { at: from, view } = this.nearest;
    const key = Math.floor(wanted / KEYFRAME);
    if (wanted === START) [from, view] = [START, this.start];
    else if (from > wanted || from < key * KEYFRAME - 1) [from, view] = [key * KEYFRAME - 1, this.keyframes[key] ?? this.start];
    for (let index = from + 1; index <= wanted; index++) view = mergePatch(view, this.story.steps[index]?.patch);
    this.nearest = { at: wanted, view };
    return view;
  }

  /** The level of every nation after step `at`. */
  levelsAt(at: number): Record<string, number> {
    return this.game.past.levels(this.viewAt(at), this.sheet);
  }

  clamp(at: number): number {
    return Math.max(START, Math.min(this.last, Math.round(at)));
  }

  /** The turn that step `at` belongs to; the first one at the start. Undefined only in an empty story. */
  turnOf(at: number): Turn | undefined {
    return this.turns[search(this.turns, at)];
  }

  phaseOf(at: number): PhaseMark | undefined {
    return at === START ? undefined : this.phases[search(this.phases, at)];
  }

  /** The battle that is fought in step `at`. */
  battleOf(at: number): B | undefined {
    const mark = this.battles[search(this.battles, at)];
    return mark && mark.first <= at && at <= mark.last ? mark : undefined;
  }

  /** Where a moment lies along the turns: 2.5 is the middle of the third turn. */
  place(at: number): number {
    const turn = this.turnOf(at);
    if (at === START || !turn) return 0;
    return turn.number + (at - turn.first + 1) / (turn.last - turn.first + 1);
  }

  /** The moment that lies nearest to a place along the turns. */
  momentAt(place: number): number {
    if (place <= 0 || !this.turns.length) return START;
    const turn = this.turns[Math.min(this.turns.length - 1, Math.floor(place))] as Turn;
    const inside = (place - turn.number) * (turn.last - turn.first + 1);
    return this.clamp(turn.first - 1 + Math.round(inside));
  }

  /** The next moment forwards (1) or backwards (−1): one step, or the end of a phase, turn, round or battle. */
  step(at: number, unit: StepUnit, direction: 1 | -1): number {
    if (unit === "action") return this.clamp(at + direction);
    const ends = this.ends(unit);
    if (direction > 0) return ends.find((end) => end > at) ?? this.last;
    return ends.findLast((end) => end < at) ?? START;
  }

  private ends(unit: Exclude<StepUnit, "action">): readonly number[] {
    if (unit === "round") return this.rounds;
    const marks = { phase: this.phases, turn: this.turns, battle: this.battles }[unit];
    return marks.map((mark) => mark.last);
  }

  /** A step belongs to the turn and phase it was made in, also when it ends them. */
  private note(index: number, before: V, after: V): void {
    const { seat, round, phase } = momentIn(before);
    const levels = this.game.past.levels(after, this.sheet);
    let turn = this.turns.at(-1);
    if (!turn || turn.nation !== seat || turn.round !== round) {
      turn = { number: this.turns.length, nation: seat, round, first: index, last: index, levels };
      this.turns.push(turn);
    }
    turn.last = index;
    turn.levels = levels;
    const stage = this.phases.at(-1);
    if (stage?.turn === turn.number && stage.phase === phase) stage.last = index;
    else this.phases.push({ turn: turn.number, phase, first: index, last: index });
  }
}

/** The record of a moment; 0 for the start. */
export const recordOf = ({ steps }: Story, at: number): number => (at <= START ? 0 : (steps[Math.min(at, steps.length - 1)]?.n ?? 0));

/** The moment of a record: of the last step that was made by then. */
export const momentOf = ({ steps }: Story, n: number): number => steps.findLastIndex((step) => step.n <= n);

const timelines = new WeakMap<Story, AnyTimeline>();

/** The timeline of a story; the same story gives the same one. */
export function timelineOf(story: Story, game: AnyStory): AnyTimeline {
  let line = timelines.get(story);
  if (!line) timelines.set(story, (line = new Timeline(story, game)));
  return line;
}

/** The index of the last mark that begins at or before `at`; 0 when none does. */
function search(marks: readonly { first: number }[], at: number): number {
  let low = 0;
  let high = marks.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.first ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low;
}
