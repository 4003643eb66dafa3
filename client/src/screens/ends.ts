/** Options that say when a game ends: when a player is out, after so many rounds (`rounds:10`), or when the time is up. */
import type { Scalar } from "../net/types";

export const ENDS = ["elimination", "rounds", "time"] as const;
export const LONGEST = 99;
const USUAL = 10;
const ROUNDS = /^rounds:(\d+)$/;

/** The number of rounds after which the game ends, 0 where it does not end so. */
export function roundsOf(value: Scalar): number {
  return Number(ROUNDS.exec(String(value))?.[1] ?? 0);
}

/** The value of an end after so many rounds. */
export function afterRounds(rounds = USUAL): string {
  return `rounds:${rounds}`;
}
