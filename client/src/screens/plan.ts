/** A game about to begin: who sits where, which edition, which options. Plain functions, so that they can be tested alone. */
import type { GameInfo, NewTable, RulesetInfo, Scalar, SeatKind, SeatPlan, Setting } from "../net/types";

export interface Plan {
  game: string;
  ruleset: string;
  seats: Record<string, Required<SeatPlan>>;
  /** Only what differs on purpose from the edition's own defaults. */
  changed: Record<string, Scalar>;
}

export type QuickStart = "computer" | "two";

/** Optional rules that people ask for; the others stand behind "More". */
export const POPULAR = ["restricted_soviet_attack", "axis_weapon_advantage", "no_new_complexes", "ships_into_enemy_zones", "total_victory"];

export function rulesetOf(games: readonly GameInfo[], plan: Plan): RulesetInfo | undefined {
  return games.find((game) => game.name === plan.game)?.rulesets.find((ruleset) => ruleset.name === plan.ruleset);
}

export function newPlan(game: GameInfo, names: Record<string, string>): Plan {
  const ruleset = game.rulesets[0];
  const plan: Plan = { game: game.name, ruleset: ruleset?.name ?? "", seats: {}, changed: {} };
  for (const seat of ruleset?.seats ?? []) plan.seats[seat] = { kind: "human", name: names[seat] ?? "" };
  return ruleset ? { ...plan, seats: quickSeats(plan, ruleset, "computer") } : plan;
}

/** Who sits where for a quick start: one side is yours and the other the computer's, or each side is a person's. */
export function quickSeats(plan: Plan, ruleset: RulesetInfo, quick: QuickStart): Plan["seats"] {
  const sides = ruleset.seatings["2"] ?? [ruleset.seats];
  const mine = new Set(sides.at(-1)); // the side that moves second leaves time to look around
  const kind = (seat: string): SeatKind => (quick === "two" || mine.has(seat) ? "human" : "random");
  return Object.fromEntries(ruleset.seats.map((seat) => [seat, { name: plan.seats[seat]?.name ?? "", kind: kind(seat) }]));
}

export function optionOf(plan: Plan, setting: Setting): Scalar {
  return plan.changed[setting.name] ?? setting.default;
}

/** The plan with one option set; setting it back to the edition's default forgets it. */
export function withOption(plan: Plan, setting: Setting, value: Scalar): Plan {
  const { [setting.name]: _, ...others } = plan.changed;
  return { ...plan, changed: value === setting.default ? others : { ...others, [setting.name]: value } };
}

/** Another edition; deliberate choices stay unless the new edition does not know them or has them anyway. */
export function withRuleset(plan: Plan, ruleset: RulesetInfo): Plan {
  const kept = ruleset.settings.filter((one) => one.name in plan.changed && plan.changed[one.name] !== one.default);
  return { ...plan, ruleset: ruleset.name, changed: Object.fromEntries(kept.map((one) => [one.name, plan.changed[one.name] as Scalar])) };
}

export function humans(plan: Plan): string[] {
  return Object.keys(plan.seats).filter((seat) => plan.seats[seat]?.kind === "human");
}

/** What the server is asked for. Names of people only; spaces around them are nobody's name. */
export function tableOf(plan: Plan, name: string): NewTable {
  const seats = Object.entries(plan.seats).map(([seat, { kind, name: person }]): [string, SeatPlan] => [
    seat,
    kind === "human" && person.trim() ? { kind, name: person.trim() } : { kind },
  ]);
  return { game: plan.game, ruleset: plan.ruleset, options: plan.changed, seats: Object.fromEntries(seats), name };
}

export function popularFirst(settings: readonly Setting[]): { popular: Setting[]; more: Setting[] } {
  const popular = POPULAR.flatMap((name) => settings.filter((one) => one.name === name));
  return { popular, more: settings.filter((one) => !POPULAR.includes(one.name)) };
}

/** The part of a game's sheet that a list of nations shows; games without sides have none of it. */
interface NationFacts {
  side?: Record<string, string>;
  value?: Record<string, number>;
  home?: Record<string, string>;
}

export function sideOf(ruleset: RulesetInfo, seat: string): string {
  return (ruleset.sheet as NationFacts | null)?.side?.[seat] ?? "";
}

/** What a nation's home areas are worth together. */
export function incomeOf(ruleset: RulesetInfo, seat: string): number {
  const { value = {}, home = {} } = (ruleset.sheet as NationFacts | null) ?? {};
  return Object.entries(home).reduce((sum, [area, owner]) => sum + (owner === seat ? (value[area] ?? 0) : 0), 0);
}

/** Who owns what at the start, for a picture of the board. */
export function homes(game: GameInfo | undefined): Record<string, string> {
  return (game?.rulesets[0]?.sheet as NationFacts | null | undefined)?.home ?? {};
}
