/** A new table like an old one, with the same seats or with exchanged ones. */
import type { NewTable, SeatPlan, Seconds, Setup } from "../net/types";

export interface Played {
  setup: Setup;
  /** Who sat where, in turn order. */
  seats: Record<string, SeatPlan>;
  name: string;
  thinking: Seconds;
}

/** What the server is asked for. */
export function rematchOf({ setup, seats, name, thinking }: Played): NewTable {
  const plans = Object.entries(seats).map(([seat, plan]): [string, SeatPlan] => [seat, plainly(plan)]);
  const table: NewTable = { game: setup.game, ruleset: setup.ruleset, options: setup.options ?? {}, seats: Object.fromEntries(plans), name, thinking };
  return setup.seats?.length ? { ...table, playing: setup.seats } : table;
}

/** Two sides change places; where there are more, everybody moves on to the seat of the next. */
export function exchanged(seats: Record<string, SeatPlan>, sideOf: (seat: string) => string): Record<string, SeatPlan> {
  const order = Object.keys(seats);
  const sides = [...new Set(order.map(sideOf))].map((side) => order.filter((seat) => sideOf(seat) === side));
  const [one = [], other = []] = sides;
  const from = (seat: string): string | undefined => {
    if (sides.length !== 2) return order[(order.indexOf(seat) + order.length - 1) % order.length];
    const [mine, theirs] = one.includes(seat) ? [one, other] : [other, one];
    return theirs[Math.min(mine.indexOf(seat), theirs.length - 1)];
  };
  return Object.fromEntries(order.map((seat) => [seat, seats[from(seat) ?? seat] ?? {}]));
}

/** Whether anything is different when seats are exchanged. */
export function differs(seats: Record<string, SeatPlan>, others: Record<string, SeatPlan>): boolean {
  return Object.keys(seats).some((seat) => JSON.stringify(plainly(seats[seat] ?? {})) !== JSON.stringify(plainly(others[seat] ?? {})));
}

/** Who held a seat before does not matter at a new table. */
function plainly({ kind, name }: SeatPlan): SeatPlan {
  return { ...(kind && { kind }), ...(name && { name }) };
}
