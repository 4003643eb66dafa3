/** An edition in sentences: what happened, why not, which pieces. The words themselves are in its part of the catalog. */
import { list, t, type Args } from "../../i18n";
import { edition, canSay, say } from "./edition";
import type { Fact, GameEvent, Reason, Refusal } from "../../net/types";
import type { PlaceName, Places } from "../../games/game";
import { refusalId } from "../../games/refusals";
import { kindsIn } from "./board";
import { rank } from "./kinds";
import type { Pile } from "./types";
import { nationsIn, parseUnit, readUnits, type UnitSpec } from "./units";

export type { PlaceName };

export const nationName = (nation: string): string => say(`nation-${nation || "neutral"}`);
export const nationShort = (nation: string): string => say(`nation-${nation || "neutral"}-short`);

// Pieces

/** "Infantry", as over a tile. */
export const unitTitle = (kind: string): string => say(`unit-title-${kind}`);

/** "BB", as on a counter; "" where it has no letters. */
export const unitCode = (kind: string): string => (canSay(`unit-code-${kind}`) ? say(`unit-code-${kind}`) : "");

/** "3 infantry". */
export const unitCount = (kind: string, count: number): string => say(`units-${kind}`, { count });

/** "4 infantry, 1 transport with 2 infantry"; pieces of other nations than `own` stand behind their nation's name. */
export function unitsText(units: Record<string, number>, own = ""): string {
  const nations = new Map<string, Map<string, [UnitSpec, number]>>();
  for (const [text, count] of Object.entries(units)) {
    const spec = parseUnit(text);
    const nation = spec.nation === own ? "" : spec.nation;
    const alike = nations.get(nation) ?? new Map<string, [UnitSpec, number]>();
    const key = `${spec.kind}(${spec.cargo.map((one) => `${one.nation}:${one.kind}`).join()})`;
    alike.set(key, [spec, (alike.get(key)?.[1] ?? 0) + count]);
    nations.set(nation, alike);
  }
  const parts = [...nations].map(([nation, alike]) => {
    const ordered = [...alike.values()].sort(([a], [b]) => rank(a.kind) - rank(b.kind));
    const said = ordered.map(([spec, count]) => pieces(spec, count)).join(", ");
    return nation ? say("units-of", { nation: nationShort(nation), units: said }) : said;
  });
  return parts.join("; ") || say("nothing");
}

function pieces(spec: UnitSpec, count: number): string {
  const ships = canSay(`units-${spec.kind}`) ? say(`units-${spec.kind}`, { count }) : `${count} ${spec.kind}`;
  if (!spec.cargo.length) return ships;
  const cargo: Record<string, number> = {};
  for (const one of spec.cargo) {
    const text = one.nation ? `${one.nation}:${one.kind}` : one.kind;
    cargo[text] = (cargo[text] ?? 0) + 1;
  }
  return say(count > 1 ? "unit-laden-each" : "unit-laden", { ships, cargo: unitsText(cargo) });
}

/** Pieces of a nation in an area, and which of them are damaged: "2 battleships, damaged: 1 battleship (1)". */
export function forcesText(piles: readonly Pile[], nation: string): string {
  const own = piles.filter((pile) => pile.nation === nation);
  return [unitsText(kindsIn(own)), damageText(own)].filter(Boolean).join(", ");
}

/** Which pieces are damaged and how much; "" where none is. */
export function damageText(piles: readonly Pile[]): string {
  const damaged = piles.filter((pile) => pile.damage).map(({ kind, count = 1, damage = 0 }) => say("damaged-unit", { unit: unitCount(kind, count), damage }));
  return damaged.length ? say("damaged", { units: damaged.join(", ") }) : "";
}

// What happened

/** The nation whose emblem stands before an event. `by` made the entry, `seat` has the turn. */
export function subjectOf(event: GameEvent, by: string, seat: string): string {
  const facts = event.facts ?? {};
  if (event.what === "lost") return nationsIn(readUnits(listOf(facts["units"])))[0] ?? seat;
  if (event.what === "stranded") return String(facts["nation"] ?? seat);
  if (event.what === "returned") return String(facts["owner"] ?? seat);
  const actor = facts["by"];
  if (typeof actor === "string") return actor;
  return by === "chance" || by === "table" || event.what === "battle_over" ? seat : by;
}

/** One event as a line without its subject; `by` is the nation that stands before it. */
export function eventLine(event: GameEvent, by: string, names: PlaceName): string {
  const id = `event-${event.what}${variant(event)}`;
  if (!canSay(id)) return say("event-unknown", { what: event.what.replaceAll("_", " ") });
  return say(id, facts(event.facts ?? {}, names, by));
}

/** "Germany: took Karelia from Soviet Union". */
export function eventSentence(event: GameEvent, by: string, names: PlaceName): string {
  return say("log-line", { nation: nationName(by), text: eventLine(event, by, names) });
}

/** Where an event leads or happens; "" for nowhere. */
export function targetOf({ facts = {} }: GameEvent): string {
  const route = facts["route"];
  return String((Array.isArray(route) ? route.at(-1) : undefined) ?? facts["space"] ?? facts["zone"] ?? "");
}

/** Reasons that say more than the event itself: a voyage that ends there is not on the way there. */
export function reasonsBeyond(event: GameEvent, reasons: readonly Reason[] = []): Reason[] {
  return reasons.filter(({ key, figures = {} }) => key !== "ferry" || figures["space"] !== targetOf(event));
}

/** Where one event needs different sentences: the ending of the message's id. */
function variant({ what, facts = {} }: GameEvent): string {
  if (what === "battle_over") return facts["won"] ? "-won" : "-lost";
  if (what === "retreated" && !facts["to"]) return "-air";
  if (what === "shot_down" && facts["space"]) return "-over";
  if (what === "stranded" && !facts["to"]) return "-lost";
  if (what === "fired" && listOf(facts["hits_on"]).length) return "-hits";
  if (what !== "conquered") return "";
  const calm = facts["calm"] ? "-calm" : "";
  if (facts["owner"] !== facts["by"]) return `-liberated${calm}`;
  return facts["lost_by"] ? calm : "-free";
}

/** The events of a step; land that fell without a fight, since no battle for it ended there, is marked as `calm`. */
export function withCalm(events: readonly GameEvent[] = []): GameEvent[] {
  const isWon = ({ what, facts = {} }: GameEvent, space: Fact | undefined): boolean => what === "battle_over" && facts["kind"] !== "raid" && facts["space"] === space;
  const isCalm = ({ what, facts = {} }: GameEvent): boolean => what === "conquered" && !events.some((one) => isWon(one, facts["space"]));
  return events.map((event) => (isCalm(event) ? { ...event, facts: { ...event.facts, calm: true } } : event));
}

/** Where a gun is that fires at planes on their way; "" for any other event. */
export const gunOf = ({ what, facts = {} }: GameEvent): string => (what === "fired" && facts["step"] === "flak" ? String(facts["space"]) : "");

/** Planes shot down on their way, with the place of the gun that fired last. */
export const withGun = (event: GameEvent, space: string): GameEvent => (event.what === "shot_down" && space ? { ...event, facts: { ...event.facts, space } } : event);

// Why not

/** Why a wish is refused, as a sentence. */
export function refusalLine(refusal: Refusal, names: PlaceName): string {
  return t(refusalId(edition().id, refusal), facts(refusal.facts ?? {}, names));
}

/** The rule behind a refusal: "Rule: transports"; "" where it breaks none. */
export function ruleLine({ rule = "" }: Refusal): string {
  const id = `rule-${rule.replace(".", "-")}`;
  return rule && canSay(id) ? say("rule", { rule: say(id) }) : "";
}

/** The reason in words, with the rule it comes from. */
export const whyNot = (refusal: Refusal, places: Places): string => [refusalLine(refusal, places.name), ruleLine(refusal)].filter(Boolean).join(" · ");

// Facts as words

const PLACES = new Set(["space", "start", "zone", "to", "gun", "target"]);
const NATIONS = new Set(["nation", "owner", "lost_by", "held_by", "seat", "by"]);

/** The facts of an event or refusal as arguments of a message: names for ids, plain numbers, texts of pieces. */
function facts(from: Record<string, Fact>, names: PlaceName, own = ""): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(from)) args[name] = said(name, value, names, own);
  const needed = listOf(from["hits_on"]);
  if (needed.length) args["hits"] = listOf(from["dice"]).filter((die, index) => Number(die) <= Number(needed[index])).length;
  const route = listOf(from["route"]);
  if (route.length) args["target"] = names(String(route.at(-1)));
  if (typeof from["unit"] === "string") Object.assign(args, unitArgs(from["unit"], from, own));
  return args;
}

function said(name: string, value: Fact, names: PlaceName, own: string): string | number {
  if (name === "units") return unitsText(readUnits(listOf(value)), own);
  if (name === "spaces") return list(listOf(value).map((area) => names(String(area))));
  if (name === "seats" || name === "winners") return list(listOf(value).map((nation) => nationName(String(nation))));
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (PLACES.has(name)) return names(value);
  if (NATIONS.has(name)) return nationShort(value);
  if (name === "phase" || name === "tech" || name === "step") return say(`${name}-${value}`);
  return value;
}

/** A kind of piece as a word, with its article, in the plural, and counted. */
function unitArgs(unit: string, from: Record<string, Fact>, own: string): Args {
  const { kind } = parseUnit(unit);
  if (!canSay(`unit-${kind}`)) return { unit, theunit: unit, units: unit, counted: unit };
  return {
    unit: say(`unit-${kind}`, { count: 1 }),
    theunit: say(`unit-the-${kind}`),
    units: say(`unit-${kind}`, { count: Number(from["has"] ?? from["count"] ?? 2) }),
    counted: unitsText({ [unit]: Number(from["count"] ?? 1) }, own),
  };
}

function listOf(value: Fact | undefined): (string | number)[] {
  return Array.isArray(value) ? value : [];
}
