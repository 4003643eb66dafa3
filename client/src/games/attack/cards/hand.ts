/** Cards as they lie in a hand: those of one kind together, the highest first. */
import type { AttackSheet, AttackView } from "../types";

/** A card with its place in the hand, since two cards may be alike. */
export interface Held {
  /** Its place in the list it came from. */
  place: number;
  card: string;
  kind: string;
  value: number;
  twice: boolean;
}

export interface KindGroup {
  kind: string;
  cards: Held[];
}

/** All cards with what the sheet knows of them, in the order of the kinds. `doubled` are those that count twice. */
export function held(cards: readonly string[], sheet: AttackSheet, doubled: readonly string[] = []): Held[] {
  const left = [...doubled];
  const kinds = Object.keys(sheet.kinds);
  const found = cards.map((card, place): Held => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return { place, card, kind: sheet.cards[card]?.kind ?? "", value: sheet.cards[card]?.value ?? 0, twice: at >= 0 };
  });
  return found.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.value - a.value || Number(b.twice) - Number(a.twice));
}

export function byKind(cards: readonly Held[]): KindGroup[] {
  const groups = new Map<string, Held[]>();
  for (const one of cards) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  return [...groups].map(([kind, own]) => ({ kind, cards: own }));
}

/** What somebody knows of a hand that is not theirs. */
export interface OtherHand {
  seat: string;
  size: number;
  known: Held[];
  unknown: number;
}

/** The hands of all others, in turn order. */
export function otherHands(view: AttackView, sheet: AttackSheet): OtherHand[] {
  return view.order.filter((seat) => seat !== view.seat).map((seat) => handOf(seat, view.hand_sizes[seat] ?? 0, view.known[seat] ?? [], sheet));
}

/** The pile, of which some cards may be known too. */
export const pileOf = (view: AttackView, sheet: AttackSheet): OtherHand => handOf("", view.pile, view.known["pile"] ?? [], sheet);

function handOf(seat: string, size: number, known: readonly string[], sheet: AttackSheet): OtherHand {
  return { seat, size, known: held(known, sheet), unknown: Math.max(0, size - known.length) };
}
