/** The terms of a deal while they are put together, and in words. */
import { t } from "../../../i18n";
import type { Terms } from "../actions";
import type { AttackSheet, AttackView } from "../types";
import { cardName, kindOf } from "../words";

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

/** Whether a card is among what is asked for. */
export const isAsked = (card: string, want: Readonly<Record<string, number>>): boolean => [card, kindOf(card), ANY].some((what) => (want[what] ?? 0) > 0);

/** How many of the cards serve what is asked for: by name first, then by kind, then any. */
export function serving(cards: readonly string[], want: Readonly<Record<string, number>>): number {
  const open = { ...want };
  let left = [...cards];
  for (const slot of [(card: string) => card, kindOf, () => ANY]) {
    left = left.filter((card) => {
      const what = slot(card);
      if (!open[what]) return true;
      open[what] -= 1;
      return false;
    });
  }
  return cards.length - left.length;
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
