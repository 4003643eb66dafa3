/** How land changed hands: who took it, for whom, from whom, with what, and whether anybody fought for it. */
import type { Fact, GameEvent } from "../../../net/types";
import { count } from "../board";
import type { AxisPosition, AxisSheet } from "../types";
import { hasTrait } from "../kinds";
import { readUnits } from "../units";
import { unitsText, withCalm } from "../words";

/** Events that give land another owner. */
const TAKINGS = new Set(["conquered", "returned", "neutral_violated"]);

export const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");

/** The event of a step that gave an area its owner; undefined where none did. */
export function takingOf(events: readonly GameEvent[] | undefined, area: string): GameEvent | undefined {
  return withCalm(events).findLast(({ what, facts = {} }) => TAKINGS.has(what) && facts["space"] === area);
}

/** Land of a step that fell without a fight. */
export const calmTakings = (events: readonly GameEvent[] | undefined): GameEvent[] => withCalm(events).filter(({ facts = {} }) => facts["calm"] === true);

/** Whether the land went back to its owner and not to whoever won it. */
export const isFreed = ({ what, facts = {} }: GameEvent): boolean => what === "conquered" && facts["owner"] !== facts["by"];

/** What took areas without a fight: the pieces that moved there or through, else the troops that stand there since they landed; "" for none. */
export function takers(events: readonly GameEvent[] | undefined, position: AxisPosition, sheet: AxisSheet, taken: readonly GameEvent[]): string {
  const [spaces, by] = [taken.map(({ facts = {} }) => text(facts["space"])), text(taken[0]?.facts?.["by"])];
  const through = (events ?? []).filter(({ what, facts: way = {} }) => what === "moved" && listed(way["route"]).some((space) => spaces.includes(String(space))));
  const there = spaces.flatMap((space) => position.units[space] ?? []);
  const troops = there.filter((pile) => pile.nation === by && hasTrait(sheet.figures[by] ?? {}, pile.kind, "occupies")).map((pile) => `${count(pile)} ${pile.kind}`);
  const units = readUnits(through.length ? through.flatMap(({ facts: way = {} }) => listed(way["units"])) : troops);
  return Object.keys(units).length ? unitsText(units, by) : "";
}

const listed = (fact: Fact | undefined): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);
