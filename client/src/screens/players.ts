/** Computer players by name: how many stars, which word, which one is the usual choice. */
import { has, t } from "../i18n";
import type { SeatPlan, Seconds } from "../net/types";

export const HUMAN = "human";
/** The one every game has; it plays any legal move. */
export const ANY_MOVE = "random";
const USUAL = "stars3";
/** The one that uses the thinking time. */
const DEEPEST = "stars5";

export const THINKING: readonly Seconds[] = [1, 5, 30];
export const USUAL_THINKING: Seconds = 5;

/** How many stars a player has; 0 for those without. */
export function starsOf(kind: string): number {
  return Number(/^stars([1-5])$/.exec(kind)?.[1] ?? 0);
}

export const isHuman = (kind: string | undefined): boolean => (kind ?? HUMAN) === HUMAN;

/** Who holds a seat: "computer", or a person's name, which may be "". */
export const holderName = (plan: SeatPlan | undefined): string => (isHuman(plan?.kind) ? (plan?.name ?? "") : t("shell-held-by-computer"));

/** The computer that plays where nobody chose another. */
export function usualComputer(computers: readonly string[]): string {
  return computers.includes(USUAL) ? USUAL : (computers.at(-1) ?? ANY_MOVE);
}

/** "steady", "any move"; the plain name of a player nobody has a word for. */
export function playerWord(kind: string): string {
  const id = `shell-player-${kind}`;
  return has(id) ? t(id) : kind;
}

/** "3 stars, steady". */
export function playerText(kind: string): string {
  const stars = starsOf(kind);
  return stars ? t("shell-player", { stars, word: playerWord(kind) }) : playerWord(kind);
}

/** Whether one of these players thinks as long as it may. */
export const usesTime = (kinds: readonly (string | undefined)[]): boolean => kinds.includes(DEEPEST);

/** Whether one of them is good enough for hints. */
export const canHint = (computers: readonly string[]): boolean => computers.some((kind) => kind !== ANY_MOVE);
