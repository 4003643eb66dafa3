/** Where a game of Attack! stands: whose go it is, and how far the turn has come. */
import type { Moment } from "../game";
import type { AttackView } from "./types";

const SETUP = ["claim", "place", "capital"] as const;
const ACTIONS = ["action_1", "action_2", "action_3"] as const;

export function momentOf(view: AttackView): Moment {
  return { seat: view.active, round: view.round, phase: phaseOf(view) };
}

export const phasesOf = (view: AttackView): readonly string[] => (view.opening ? SETUP : ACTIONS);

function phaseOf(view: AttackView): string {
  if (view.opening) return SETUP.find((step) => step === view.opening?.step) ?? SETUP[0];
  const begun = (view.turn.used?.length ?? 0) + (isUnderWay(view) ? 0 : 1);
  return ACTIONS[Math.max(0, Math.min(ACTIONS.length, begun) - 1)] ?? ACTIONS[0];
}

/** Whether an action that already counts as taken is still going on. */
function isUnderWay({ march, battle, sea, bid, shop }: AttackView): boolean {
  return Boolean(battle || sea || bid || shop || (march && march.step && march.step !== "moves"));
}

/** Regions of each player. */
export function regionsOf(view: AttackView): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(view.order.map((seat) => [seat, 0]));
  for (const owner of Object.values(view.owner)) found[owner] = (found[owner] ?? 0) + 1;
  return found;
}

/** All army units of each player that stand on the board. */
export function armiesOf(view: AttackView): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = Object.fromEntries(view.order.map((seat) => [seat, {}]));
  for (const [region, army] of Object.entries(view.units)) {
    const own = (found[view.owner[region] ?? ""] ??= {});
    for (const [kind, count] of Object.entries(army)) own[kind] = (own[kind] ?? 0) + (count ?? 0);
  }
  return found;
}
