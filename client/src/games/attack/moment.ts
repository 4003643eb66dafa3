/** Where a game of Attack! stands: the parts of a turn, regions and armies. */
import { added } from "./pieces";
import type { Army, AttackSheet, AttackView, Force } from "./types";

const SETUP = ["claim", "place", "capital"] as const;
const ACTIONS = ["action_1", "action_2", "action_3"] as const;

/** The parts of the setup, or of a turn. */
export const phasesOf = (view: AttackView): readonly string[] => (view.opening ? SETUP : ACTIONS);

/** Whether this is the last round: by what was agreed on, or since the time is up. */
export function isLastRound(round: number, sheet: AttackSheet | undefined, clock = ""): boolean {
  return clock === "time_up" || (Boolean(sheet?.rounds) && round >= (sheet?.rounds ?? 0));
}

/** Regions of each player. */
export function regionsOf(view: AttackView): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(view.order.map((seat) => [seat, 0]));
  for (const owner of Object.values(view.owner)) found[owner] = (found[owner] ?? 0) + 1;
  return found;
}

/** All army units of each player, also those under way and those that fight. */
export function armiesOf(view: AttackView): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = Object.fromEntries(view.order.map((seat) => [seat, {}]));
  const take = (seat: string, army: Army | undefined): void => void (found[seat] = added(found[seat], army));
  const { battle } = view;
  for (const [region, army] of Object.entries(view.units)) {
    const isAttacked = battle?.defender && region === battle.region;
    take(view.owner[region] ?? "", isAttacked ? inAll(battle.defense) : army);
  }
  for (const army of Object.values(onTheWay(view))) take(view.active, army);
  return found;
}

/** Units of the active player that stand in no region of their own, by where they go: to battle, in it, at sea. */
export function onTheWay({ march, battle }: AttackView): Record<string, Army> {
  const voyages = [...(march?.afloat ?? []), ...(march?.refused ?? [])].map(({ target, army }): [string, Army] => [target, army]);
  const fighting: [string, Army][] = battle ? [[battle.region, inAll(battle.attack)]] : [];
  const found: Record<string, Army> = {};
  for (const [area, army] of [...Object.entries(march?.attacks ?? {}), ...fighting, ...voyages]) found[area] = added(found[area], army);
  return found;
}

const inAll = (force: Force | undefined): Army => added(force?.front, force?.reserve);
