/** Attack! in sentences: what happened, why not, which pieces. The words themselves are in `attack.ftl`. */
import { has, list, t, type Args } from "../../i18n";
import type { Fact, GameEvent, Refusal } from "../../net/types";
import type { PlaceName, Places } from "../game";
import { refusalId } from "../refusals";
import { entries, readPieces } from "./pieces";
import type { AttackSheet } from "./types";

export const nationName = (seat: string): string => t(`attack-nation-${seat || "neutral"}`);
/** "Gray: fight on?"; without the name where nobody need be told apart. */
export const addressed = (seat: string, text: string): string => (seat ? t("attack-addressed", { nation: nationName(seat), text }) : text);
export const unitTitle = (kind: string): string => t(`attack-unit-title-${kind}`);

/** "T", as on a counter; "" where it has no letters. */
export const unitCode = (kind: string): string => (has(`attack-unit-code-${kind}`) ? t(`attack-unit-code-${kind}`) : "");
export const unitCount = (kind: string, count: number): string => t(`attack-units-${kind}`, { count });
export const kindName = (kind: string): string => t(`attack-kind-${kind}`);
export const actionName = (action: string): string => t(`attack-act-${action}`);
export const phaseName = (phase: string): string => t(`attack-phase-${phase}`);

/** What was agreed on the end: "Most regions win. The game ends after round 5, or …". */
export function endText({ rounds, timed, last_standing }: Pick<AttackSheet, "rounds" | "timed" | "last_standing">): string {
  const how = rounds ? "rounds" : timed ? "time" : "elimination";
  return t(`attack-ends-${how}`, { rounds, standing: last_standing ? "yes" : "no" });
}

/** "4 infantry, 1 tank"; "nothing" where there is nothing. */
export function unitsText(units: Readonly<Partial<Record<string, number>>> | undefined): string {
  return entries(units).map(([kind, count]) => unitCount(kind, count)).join(", ") || t("attack-nothing");
}

/** What cards are worth is on the sheet; their ids only tell the kind. */
export const kindOf = (card: string): string => card.replace(/_\d+$/, "");

/** "Oil 3", or "Oil" where the value is not known. */
export function cardName(card: string, value?: number): string {
  const kind = kindName(kindOf(card));
  return value === undefined ? kind : t("attack-card", { kind, value });
}

/** "Oil, Oil, Minerals"; "nothing" for none. */
export const cardsText = (cards: readonly (string | number)[]): string => cards.map((card) => cardName(String(card))).join(", ") || t("attack-nothing");

/** "1 × Oil, 2 × any card". */
export function wantText(want: Readonly<Record<string, number>>): string {
  const wanted = Object.entries(want).map(([what, count]) => `${count} × ${cardName(what)}`);
  return wanted.join(", ") || t("attack-nothing");
}

// What happened

/** The player whose emblem stands before an event; "" for nobody's, such as dice that several roll. */
export function subjectOf({ what, facts = {} }: GameEvent, by: string): string {
  const { seats } = facts;
  if (what === "swapped" && Array.isArray(seats)) return String(seats[0]); // whoever made the offer
  const named = facts["by"] ?? facts["seat"] ?? facts["to"];
  if (typeof named === "string") return named;
  return by === "chance" || by === "table" ? "" : by;
}

/** One event as a line without its subject. */
export const eventLine = (event: GameEvent, names: PlaceName): string => lineOf("event", event, names);

/** The same where its dice are seen beside it. */
export const diceLine = (event: GameEvent, names: PlaceName): string => lineOf("news", event, names);

function lineOf(part: string, event: GameEvent, names: PlaceName): string {
  const id = `attack-${part}-${event.what}${variant(event)}`;
  if (!has(id)) return t("attack-event-unknown", { what: event.what.replaceAll("_", " ") });
  return t(id, factsOf(event.facts ?? {}, names));
}

/** The events of a step; a region that fell without a fight, since nobody fired for it there, is marked as `calm`. */
export function withCalm(events: readonly GameEvent[] = []): GameEvent[] {
  const isFiredFor = (space: Fact | undefined): boolean => events.some(({ what, facts = {} }) => what === "fired" && facts["space"] === space);
  return events.map((event) => (event.what === "conquered" && !isFiredFor(event.facts?.["space"]) ? { ...event, facts: { ...event.facts, calm: true } } : event));
}

/** Where one event needs different sentences: the ending of the message's id. */
function variant({ what, facts = {} }: GameEvent): string {
  switch (what) {
    case "leave":
      return facts["allowed"] ? "-allowed" : "-refused";
    case "landed":
      return facts["attack"] ? "-attack" : "";
    case "command_answer":
      return facts["willing"] ? "-willing" : "-unwilling";
    case "diplomacy_roll":
      return facts["success"] ? "-success" : "-failure";
    case "struck":
      return facts["sunk"] ? "-sunk" : "-hit";
    case "conquered":
      return (facts["loser"] ? "" : "-neutral") + (facts["calm"] ? "-calm" : "");
    case "held":
      return facts["by"] ? "" : "-neutral";
    case "seat_taken":
      return facts["human"] ? "-human" : "-computer";
    case "challenge":
      return facts["holder"] ? "" : "-free";
    case "offered":
      return facts["counter"] ? "-counter" : "";
    case "terms":
      return (facts["counter"] ? "-counter" : "") + promise(facts);
    case "swapped":
      return areEmpty(facts, "given", "taken") ? "-only" : "";
    case "deal":
      return Array.isArray(facts["counts"]) && facts["counts"].every((count) => !count) ? "-only" : "";
    default:
      return "";
  }
}

/** What is promised, in written words or not; with cards or without any. */
function promise(facts: Record<string, Fact>): string {
  const way = facts["text"] ? "-promise" : facts["promise"] ? "-spoken" : "";
  return way && areEmpty(facts, "give", "want") ? `${way}-only` : way;
}

/** Whether these lists of an event hold nothing. */
const areEmpty = (facts: Record<string, Fact>, ...names: string[]): boolean => names.every((name) => Array.isArray(facts[name]) && !facts[name].length);

// Why not

/** Why a wish is refused, as a sentence. */
export function refusalLine(refusal: Refusal, names: PlaceName): string {
  return t(refusalId("attack", refusal), factsOf(refusal.facts ?? {}, names));
}

/** The chapter behind a refusal: "Rule: sea battle"; "" where it breaks none. */
export function ruleLine({ rule = "" }: Refusal): string {
  const id = `attack-rule-${rule.split(".")[0]}`;
  return rule && has(id) ? t("attack-rule", { rule: t(id) }) : "";
}

export const whyNot = (refusal: Refusal, places: Places): string => [refusalLine(refusal, places.name), ruleLine(refusal)].filter(Boolean).join(" · ");

// Facts as words

const PLACES = new Set(["space", "start", "target"]);
const SEATS = new Set(["by", "seat", "to", "loser", "holder", "defender"]);
const PIECES = new Set(["units", "lost", "free"]);
const CARDS = new Set(["give", "given", "taken"]);

function factsOf(facts: Record<string, Fact>, names: PlaceName): Args {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, said(name, value, names)]));
}

function said(name: string, value: Fact, names: PlaceName): string | number {
  if (Array.isArray(value)) return listed(name, value, names);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (PLACES.has(name)) return names(value);
  if (SEATS.has(name)) return nationName(value);
  if (name === "card") return cardName(value);
  if (name === "ship") return unitTitle(value);
  if (name === "action" && has(`attack-act-${value}`)) return actionName(value);
  return value;
}

function listed(name: string, value: readonly (string | number)[], names: PlaceName): string {
  if (PIECES.has(name)) return unitsText(readPieces(value));
  if (CARDS.has(name)) return cardsText(value);
  if (name === "want") return wantText(readPieces(value));
  if (name === "ships") return value.map((ship) => unitTitle(String(ship))).join(", ");
  if (name === "faces") return value.map((face) => (face === "blank" ? "–" : unitTitle(String(face)))).join(" ");
  if (name === "spaces") return list(value.map((area) => names(String(area))));
  if (name === "seats" || name === "winners") return list(value.map((seat) => nationName(String(seat))));
  return value.join(" ");
}
