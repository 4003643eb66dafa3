/** Who can win: sides with their seats and names, or everybody alone; and their chances as people read them. */
import { wholePercent } from "../battle/odds";
import type { AnyTimeline } from "../time/story";

export interface SideWords {
  name(side: string): string;
  seats(side: string): readonly string[];
  of(seat: string): string;
}

/** `45`, `> 99`; only what is settled is 100 or 0. */
export function chanceText(chance: number): string {
  return chance === 1 || chance === 0 ? String(100 * chance) : wholePercent(chance);
}

export function sidesOf(line: AnyTimeline): SideWords {
  const { game, sheet, start } = line;
  const { sides } = game.past;
  const of = (seat: string): string => sides?.of(seat, sheet) ?? seat;
  return {
    of,
    name: (side) => sides?.name(side) ?? game.words.seat(side),
    seats: (side) => game.order(start, sheet).filter((seat) => of(seat) === side),
  };
}
