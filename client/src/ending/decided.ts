/** A decision and what the computer would have done, in words. */
import type { AnyStory, Places } from "../games/game";
import type { Decided, Move } from "../net/types";

export interface Compared {
  /** What only the one or the other did, in their order; the same again is counted. */
  mine: string[];
  best: string[];
  /** How many moves both made. */
  both: number;
}

export function compared(game: AnyStory, { seat, mine, best }: Decided, places: Places): Compared {
  const told = (moves: readonly Move[]): string[] => counted(moves.filter(({ both }) => !both).map((move) => moveText(game, move, seat, places)));
  return { mine: told(mine), best: told(best), both: mine.filter(({ both }) => both).length };
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
