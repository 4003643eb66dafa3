/** Cuts what was told into turns: each ends with the event `turn_over`, the open one is whose turn it is now. */
import type { LogStep } from "../games/game";

export interface ToldTurn {
  steps: readonly LogStep[];
  seat: string;
  round: number;
}

/** Turns oldest first. A browser that came back may be told of an entry again; it counts once. */
export function turnsTold(steps: readonly LogStep[], now: { seat: string; round: number }): ToldTurn[] {
  const turns: ToldTurn[] = [];
  const seen = new Set<number>();
  let open: LogStep[] = [];
  for (const step of steps) {
    if (seen.has(step.n)) continue;
    seen.add(step.n);
    open.push(step);
    const over = step.events?.find((event) => event.what === "turn_over")?.facts;
    if (!over) continue;
    turns.push({ steps: open, seat: String(over["by"]), round: Number(over["round"]) });
    open = [];
  }
  return open.length ? [...turns, { steps: open, ...now }] : turns;
}
