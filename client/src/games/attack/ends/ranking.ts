/** The final ranking: whoever won, then the others by what counted. */
import { armiesOf } from "../moment";
import { size } from "../pieces";
import type { AttackView } from "../types";

/** How a game ended, as the game says it. */
export interface Ended {
  winners: readonly string[];
  standing?: Readonly<Record<string, number>>;
}

export interface Rank {
  place: number;
  seat: string;
  regions: number;
  army: number;
  isWinner: boolean;
  isOut: boolean;
}

/** Whether somebody had as many regions as the winners, so that the army decided. */
export function isByArmy(ranks: readonly Rank[]): boolean {
  const most = ranks.find((rank) => rank.isWinner)?.regions;
  return ranks.some((rank) => !rank.isWinner && !rank.isOut && rank.regions === most);
}

/** All players from the first place to the last; those who have as many regions share a place, unless one won. */
export function rankingOf({ winners, standing = {} }: Ended, view: AttackView): Rank[] {
  const armies = armiesOf(view);
  const points = (seat: string): number => (winners.includes(seat) ? Infinity : (standing[seat] ?? 0));
  const order = [...view.order].sort((a, b) => points(b) - points(a));
  return order.map((seat) => ({
    place: order.findIndex((other) => points(other) === points(seat)) + 1,
    seat,
    regions: standing[seat] ?? 0,
    army: size(armies[seat]),
    isWinner: winners.includes(seat),
    isOut: view.out.includes(seat),
  }));
}
