/** What happened between two moments of a story, gathered for somebody who was away. What counts, and its words, are the game's. */
import type { GameEvent } from "../net/types";
import { changesBetween, type Change } from "./change";
import { START, type AnyTimeline } from "./story";

/** The steps after `from` up to `to`, and the seats of whoever was away. */
export interface Span {
  from: number;
  to: number;
  own: readonly string[];
}

export interface RecapLine {
  id: string;
  /** Whose emblem stands before it; "" for nobody's. */
  nation: string;
  text: string;
  /** A second line, or several; "" for none. */
  detail?: string;
  /** The step it is about; null where it is about now. */
  at: number | null;
  /** A place on the map, for lines about now. */
  area?: string;
}

export interface RecapGroup {
  id: string;
  title: string;
  /** Behind the title: what the lines come to. */
  sum?: string;
  /** Bad news for whoever was away. */
  bad?: boolean;
  lines: RecapLine[];
}

/** What happened since the last turn of these seats in which they decided something; null where nobody did anything, as while cards and dice set up a game.
 * The setup, before the first round, is on the map and no news: what was lost since then was lost. */
export function spanOf(line: AnyTimeline, own: readonly string[]): Span | null {
  const isOwn = (at: number): boolean => own.includes(line.story.steps[at]?.by ?? "") && own.includes(line.turnOf(at)?.nation ?? "");
  let last = line.last;
  while (last > START && !isOwn(last)) last--;
  const begun = (line.turns.find(({ round }) => round > 0)?.first ?? 0) - 1;
  const from = Math.max(begun, last === START ? START : (line.turnOf(last)?.last ?? START));
  const isPlayed = line.story.steps.slice(from + 1).some(({ by }) => by !== "chance" && by !== "table");
  return isPlayed ? { from, to: line.last, own } : null;
}

/** Who had turns in a span, in order, each once. */
export function moversIn(line: AnyTimeline, { from, to }: Span): string[] {
  return [...new Set(line.turns.filter((turn) => turn.last > from && turn.first <= to).map((turn) => turn.nation))];
}

/** Land with another owner at the end of a span than before it, with the step that gave it away. */
export function landsIn(line: AnyTimeline, span: Span): (Change & { at: number })[] {
  const taken = lastChanges(line, span, (view) => line.game.past.owners(view));
  return changesBetween(line, span.from, span.to).map((change) => ({ ...change, at: taken.get(change.area) ?? span.to }));
}

/** The level of each seat before and after a span, where it is another, with the step that changed it last. */
export function levelsIn(line: AnyTimeline, span: Span): { nation: string; before: number; after: number; at: number }[] {
  const before = line.levelsAt(span.from);
  const after = line.levelsAt(span.to);
  const changed = lastChanges(line, span, (view) => line.game.past.levels(view, line.sheet));
  return Object.keys(after)
    .map((nation) => ({ nation, before: before[nation] ?? 0, after: after[nation] ?? 0, at: changed.get(nation) ?? span.to }))
    .filter((level) => level.before !== level.after);
}

/** For each name the last step of a span that gave it another value. */
function lastChanges(line: AnyTimeline, { from, to }: Span, read: (view: unknown) => Record<string, unknown>): Map<string, number> {
  const found = new Map<string, number>();
  let before = read(line.viewAt(from));
  for (let at = from + 1; at <= to; at++) {
    const after = read(line.viewAt(at));
    if (after !== before) for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) if (after[name] !== before[name]) found.set(name, at);
    before = after;
  }
  return found;
}

/** The events of a span with the step each came with. */
export function eventsIn(line: AnyTimeline, { from, to }: Span): { event: GameEvent; at: number; id: string }[] {
  return line.story.steps
    .slice(from + 1, to + 1)
    .flatMap(({ n, events = [] }, place) => events.map((event, index) => ({ event, at: from + 1 + place, id: `${n}.${index}` })));
}

/** What the others list as `units` in all events of one kind, seat by seat, with the last step of each. */
export function listedIn(line: AnyTimeline, span: Span, what: string): { nation: string; units: (string | number)[]; at: number }[] {
  const found = new Map<string, { nation: string; units: (string | number)[]; at: number }>();
  for (const { event, at } of eventsIn(line, span)) {
    const nation = String(event.facts?.["by"] ?? "");
    const units = event.facts?.["units"];
    if (event.what !== what || span.own.includes(nation) || !Array.isArray(units)) continue;
    found.set(nation, { nation, units: [...(found.get(nation)?.units ?? []), ...units], at });
  }
  return [...found.values()];
}

/** Lines with own news first, in their order otherwise. */
export function ownFirst<T>(lines: readonly T[], isOwn: (line: T) => boolean): T[] {
  return [...lines.filter(isOwn), ...lines.filter((line) => !isOwn(line))];
}

/** A group, or none where it would be empty. */
export const group = (of: RecapGroup): RecapGroup[] => (of.lines.length ? [of] : []);
