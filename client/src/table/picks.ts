/** What a person has picked in the plain menu of choices. */
import type { Offer } from "../net/types";

/** A line of the menu with a number and a target. */
export interface Picked {
  offer: Offer;
  count: number;
  target: string;
}

/** The lines of a menu by their verb, in the order of the menu. */
export function byVerb(offers: readonly Offer[]): [verb: string, offers: Offer[]][] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
  return [...found];
}

/** Whether what is picked together may be sent: something, and just as much as is owed. */
export function isEnough(picked: readonly Picked[], owed: number): boolean {
  const sum = picked.reduce((total, { count }) => total + count, 0);
  return owed ? sum === owed : sum > 0;
}

/** One more of a line at the end of what was picked in order. */
export function more(picked: readonly Picked[], offer: Offer): Picked[] {
  return [...picked, { offer, count: 1, target: "" }];
}

/** How often a line was picked. */
export const countOf = (picked: readonly Picked[], offer: Offer): number =>
  picked.reduce((total, one) => total + (one.offer === offer ? one.count : 0), 0);
