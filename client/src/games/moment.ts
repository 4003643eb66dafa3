/** Where a game stands: every view says so, as the rules do. */
import type { Moment } from "../net/types";

/** The round, whose turn it is, and the phase; where turns have no phases, how far this one has come. */
export function momentIn(view: unknown): Pick<Moment, "round" | "seat" | "phase"> {
  const { round, seat, phase, stage } = (view as { moment: Moment }).moment;
  return { round, seat, phase: stage || phase };
}
