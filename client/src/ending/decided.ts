/** A decision and what the computer would have done, in words. */
import type { AnyStory, Places } from "../games/game";
import { t } from "../i18n";
import type { Decided, Move } from "../net/types";
import { momentOf, type AnyTimeline } from "../time/story";

export interface Compared {
  /** What only the one or the other did, in their order; the same again is counted. */
  mine: string[];
  best: string[];
  /** How many moves both made. */
  both: number;
}

export function compared(game: AnyStory, { seat, mine, best }: Decided, places: Places): Compared {
  const told = (moves: readonly Move[]): string[] => moves.filter(({ both }) => !both).map((move) => moveText(game, move, seat, places));
  const [ours, theirs] = [told(mine), told(best)];
  const onlyOurs = without(ours, theirs);
  return { mine: counted(onlyOurs), best: counted(without(theirs, ours)), both: mine.length - onlyOurs.length };
}

/** The texts that others do not have; one that stands twice needs two. What reads the same is the same: one may say in figures what the other leaves open. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What decisions are called: "Round 2, Germany · Purchase – Combat"; a fight with its place. Those still alike are numbered. */
export function namesOf(line: AnyTimeline, found: readonly Decided[], places: Places): string[] {
  const names = found.map((one) => nameOf(line, one, places));
  return names.map((name, at) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : t("ending-study-nth", { name, nth: names.slice(0, at + 1).filter((other) => other === name).length });
  });
}

function nameOf(line: AnyTimeline, { n, seat, mine }: Decided, places: Places): string {
  const { words } = line.game;
  const first = momentOf(line.story, n);
  const last = line.clamp(first + Math.max(0, mine.length - 1));
  const when = t("time-when", { when: words.round(line.turnOf(first)?.round ?? 1, line.sheet), nation: words.seat(seat) });
  const [begun, ended] = [first, last].map((at) => words.phase(line.phaseOf(at)?.phase ?? ""));
  if (begun !== ended) return [when, t("ending-study-phases", { first: begun ?? "", last: ended ?? "" })].join(" · ");
  const space = line.battleOf(last)?.space;
  return [when, begun, ...(space ? [places.name(space)] : [])].filter(Boolean).join(" · ");
}

function moveText({ words }: AnyStory, { do: action, text, what }: Move, seat: string, places: Places): string {
  return words.action?.(action, seat, places, what) || text;
}

/** "Place 1 armor in Germany ×3". */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text));
}
