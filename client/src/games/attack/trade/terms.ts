/** The terms of a deal while they are put together, and in words. */
import { t } from "../../../i18n";
import type { Terms } from "../actions";
import type { AttackSheet, AttackView, Deal } from "../types";
import { cardName, nationName } from "../words";

export const ANY = "any";

/** An offer being put together. Cards are named by their places, since two may be alike. */
export interface Draft {
  to: string;
  give: readonly number[];
  /** How many of each kind, or of any. */
  want: Readonly<Record<string, number>>;
  /** Cards the partner is known to hold that are asked for by name. */
  named: readonly number[];
  text: string;
}

export const emptyDraft = (to: string): Draft => ({ to, give: [], want: {}, named: [], text: "" });

/** Whoever else is in the game, in turn order. */
export const partnersOf = (view: AttackView): string[] => view.order.filter((seat) => seat !== view.seat && !view.out.includes(seat));

/** How many cards the draft asks for. */
export const asked = ({ want, named }: Draft): number => Object.values(want).reduce((sum, count) => sum + count, 0) + named.length;

/** What the draft says to the game. */
export function termsOf(draft: Draft, { hand, known }: AttackView): Terms {
  const want = Object.fromEntries(Object.entries(draft.want).filter(([, count]) => count > 0));
  for (const card of draft.named.map((place) => known[draft.to]?.[place] ?? "")) want[card] = (want[card] ?? 0) + 1;
  return { give: draft.give.map((place) => hand[place] ?? ""), want, text: draft.text.trim() };
}

/** One place for each card that an offer asks for: the own cards that may take it, as the game says. */
export const placesOf = ({ want = {}, serve = {} }: Deal): string[][] => Object.entries(want).flatMap(([what, count]) => Array<string[]>(count).fill(serve[what] ?? []));

/** How many of the cards find a place, put as well as they can be. */
export function placed(cards: readonly string[], places: readonly (readonly string[])[]): number {
  /** Place → the card in it, by its number. */
  const taken = new Map<number, number>();
  const put = (card: number, tried: Set<number>): boolean =>
    places.some((fitting, place) => {
      if (tried.has(place) || !fitting.includes(cards[card] ?? "")) return false;
      tried.add(place);
      const other = taken.get(place);
      if (other !== undefined && !put(other, tried)) return false;
      taken.set(place, card);
      return true;
    });
  return cards.filter((_, card) => put(card, new Set())).length;
}

export const isEmpty = ({ give, want, text }: Terms): boolean => !give.length && !Object.keys(want).length && !text;

/** "Oil 3, Minerals 1"; "nothing" for none. */
export function giveText(cards: readonly string[], sheet: AttackSheet): string {
  return cards.map((card) => cardName(card, sheet.cards[card]?.value)).join(", ") || t("attack-nothing");
}

/** "2 × Oil, 1 × any card"; "nothing" for none. */
export function wantText(want: Readonly<Record<string, number>>, sheet: AttackSheet): string {
  return Object.entries(want).map(([what, count]) => `${count} × ${cardName(what, sheet.cards[what]?.value)}`).join(", ") || t("attack-nothing");
}

/** The whole offer in one line: "To Blue: Oil 3 for nothing, and your promise". */
export function sumText(to: string, { give, want, text }: Terms, sheet: AttackSheet): string {
  const hasCards = give.length > 0 || Object.keys(want).length > 0;
  const key = text ? (hasCards ? "attack-trade-sum-promise" : "attack-trade-sum-promise-only") : "attack-trade-sum";
  return t(key, { nation: nationName(to), give: giveText(give, sheet), want: wantText(want, sheet) });
}
