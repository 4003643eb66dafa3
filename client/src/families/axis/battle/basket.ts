/** A purchase before it is sent: numbers by kind that never cost more than there is. */
import type { UnitFigures } from "../types";
import type { Menu, Told } from "../../../net/types";
import { readUnits } from "../units";
import { added, byKind, type Counts } from "./units";

export interface Ware {
  kind: string;
  most: number;
  figures: UnitFigures | undefined;
}

/** All kinds of the nation, in their order; of those the menu does not offer now, none may be bought. */
export function wares(menu: Menu | undefined, figures: Record<string, UnitFigures>): Ware[] {
  const offers = (menu?.offers ?? []).filter((offer) => offer.verb === "buy");
  const most = new Map(offers.map((offer) => [offer.kind ?? "", offer.most ?? 0]));
  return Object.keys(figures).map((kind) => ({ kind, most: most.get(kind) ?? 0, figures: figures[kind] }));
}

export function priceOf(basket: Counts, figures: Record<string, UnitFigures>): number {
  return Object.entries(basket).reduce((sum, [kind, count]) => sum + count * (figures[kind]?.cost ?? 0), 0);
}

/** How many of a kind the basket may hold: what the menu allows and the money left pays for. */
export function roomFor(ware: Ware, basket: Counts, money: number, figures: Record<string, UnitFigures>): number {
  const has = basket[ware.kind] ?? 0;
  const cost = ware.figures?.cost ?? 0;
  if (!cost) return ware.most;
  const left = money - priceOf(basket, figures);
  return Math.min(ware.most, has + Math.max(0, Math.floor(left / cost)));
}

/** The basket without what is no longer offered or no longer paid for. */
export function fitting(basket: Counts, all: readonly Ware[], money: number, figures: Record<string, UnitFigures>): Counts {
  let fit: Counts = {};
  for (const ware of all) {
    const count = Math.min(basket[ware.kind] ?? 0, roomFor(ware, fit, money, figures));
    if (count > 0) fit = { ...fit, [ware.kind]: count };
  }
  return fit;
}

/** What the nation bought in its last turn before this one; null when it was not told. */
export function lastPurchase(told: readonly Told[], nation: string): Counts | null {
  let turns = 0;
  let found: Counts = {};
  for (const entry of told.toReversed()) {
    for (const event of (entry.events ?? []).toReversed()) {
      if (event.what === "turn_over" && event.facts?.["by"] === nation) turns += 1;
      if (turns > 1) return nonEmpty(found);
      const units = event.facts?.["units"];
      if (turns === 1 && event.what === "bought" && event.facts?.["by"] === nation && Array.isArray(units)) found = added(found, byKind(readUnits(units)));
    }
  }
  return nonEmpty(found);
}

const nonEmpty = (counts: Counts): Counts | null => (Object.keys(counts).length ? counts : null);
