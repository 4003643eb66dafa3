/** A game about to begin: who sits where, which edition, which options. Plain functions, so that they can be tested alone. */
import { popularOf } from "../games/options";
import type { GameInfo, NewTable, RulesetInfo, Scalar, SeatPlan, Seconds, Setting } from "../net/types";
import { HUMAN, isHuman, USUAL_THINKING, usualComputer } from "./players";

/** Who is to hold a seat of a new game. */
type Planned = Required<Pick<SeatPlan, "kind" | "name">>;

export interface Plan {
  game: string;
  ruleset: string;
  /** The seats that play, in turn order. */
  seats: Record<string, Planned>;
  /** Only what differs on purpose from the edition's own defaults. */
  changed: Record<string, Scalar>;
  thinking: Seconds;
}

export type QuickStart = "computer" | "two";

/** The game's computer players, the weakest first. */
export function computersOf(games: readonly GameInfo[], plan: Plan): readonly string[] {
  return games.find((game) => game.name === plan.game)?.computers ?? [];
}

export function rulesetOf(games: readonly GameInfo[], plan: Plan): RulesetInfo | undefined {
  return games.find((game) => game.name === plan.game)?.rulesets.find((ruleset) => ruleset.name === plan.ruleset);
}

export function newPlan(game: GameInfo, names: Record<string, string>): Plan {
  const ruleset = game.rulesets[0];
  const plan: Plan = { game: game.name, ruleset: ruleset?.name ?? "", seats: {}, changed: {}, thinking: USUAL_THINKING };
  for (const seat of ruleset?.usual ?? []) plan.seats[seat] = { kind: HUMAN, name: names[seat] ?? "" };
  return ruleset ? { ...plan, seats: quickSeats(plan, ruleset, "computer", game.computers) } : plan;
}

/** Who sits where for a quick start: one side is yours and the other the computer's, or each side is a person's.
 *
 * Computers chosen already stay as strong as they are. Where the seats can be chosen, two people play two of them.
 */
export function quickSeats(plan: Plan, ruleset: RulesetInfo, quick: QuickStart, computers: readonly string[]): Plan["seats"] {
  const sides = ruleset.seatings["2"] ?? [ruleset.seats];
  if (quick === "two") {
    const two = canChoose(ruleset) ? sides.flat() : Object.keys(plan.seats);
    return seatsOf(ruleset, two, (seat) => ({ name: plan.seats[seat]?.name ?? "", kind: HUMAN }));
  }
  const playing = Object.keys(plan.seats);
  const second = playing.filter((seat) => sides.at(-1)?.includes(seat)); // the side that moves second leaves time to look around
  const mine = second.length ? second : playing.slice(0, 1);
  const computer = (now: string | undefined): string => (now && !isHuman(now) ? now : usualComputer(computers));
  const kind = (seat: string): string => (mine.includes(seat) ? HUMAN : computer(plan.seats[seat]?.kind));
  return seatsOf(ruleset, playing, (seat) => ({ name: plan.seats[seat]?.name ?? "", kind: kind(seat) }));
}

/** Some seats in turn order, each with who holds it. */
function seatsOf(ruleset: RulesetInfo, playing: readonly string[], held: (seat: string) => Planned): Plan["seats"] {
  return Object.fromEntries(ruleset.seats.filter((seat) => playing.includes(seat)).map((seat) => [seat, held(seat)]));
}

/** Whether one may choose how many seats play. */
export const canChoose = (ruleset: RulesetInfo): boolean => ruleset.sizes.length > 1;

/** The plan with another number of seats: the first free ones join, the last ones leave. */
export function withSize(plan: Plan, ruleset: RulesetInfo, size: number, computers: readonly string[]): Plan {
  const free = ruleset.seats.filter((seat) => !plan.seats[seat]);
  const playing = [...Object.keys(plan.seats), ...free].slice(0, size);
  return { ...plan, seats: seatsOf(ruleset, playing, (seat) => plan.seats[seat] ?? { kind: nextComputer(plan, computers), name: "" }) };
}

/** The plan with one seat in play or out of it. */
export function withSeat(plan: Plan, ruleset: RulesetInfo, seat: string, held: Planned | null): Plan {
  const seats = { ...plan.seats };
  delete seats[seat];
  if (held) seats[seat] = held;
  return { ...plan, seats: seatsOf(ruleset, Object.keys(seats), (one) => seats[one] as Planned) };
}

/** Whether a seat that plays may be left empty. */
export const canLeave = (plan: Plan, ruleset: RulesetInfo): boolean => ruleset.sizes.includes(Object.keys(plan.seats).length - 1);

/** A computer that sits down plays like the others at the table. */
export function nextComputer(plan: Plan, computers: readonly string[]): string {
  return Object.values(plan.seats).find((seat) => !isHuman(seat.kind))?.kind ?? usualComputer(computers);
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
  return Object.keys(plan.seats).filter((seat) => isHuman(plan.seats[seat]?.kind));
}

/** What the server is asked for. Names of people only; spaces around them are nobody's name. */
export function tableOf(plan: Plan, ruleset: RulesetInfo, name: string): NewTable {
  const seats = Object.entries(plan.seats).map(([seat, { kind, name: person }]): [string, SeatPlan] => [
    seat,
    isHuman(kind) && person.trim() ? { kind, name: person.trim() } : { kind },
  ]);
  const table: NewTable = { game: plan.game, ruleset: plan.ruleset, options: plan.changed, seats: Object.fromEntries(seats), name, thinking: plan.thinking };
  return canChoose(ruleset) ? { ...table, playing: Object.keys(plan.seats) } : table;
}

/** Optional rules that people ask for, in the game's order, and the others. */
export function popularFirst(game: string, settings: readonly Setting[]): { popular: Setting[]; more: Setting[] } {
  const names = popularOf(game);
  const popular = names.flatMap((name) => settings.filter((one) => one.name === name));
  return { popular, more: settings.filter((one) => !names.includes(one.name)) };
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
