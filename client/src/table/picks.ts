/** What a person has picked in the plain menu of choices. */
import type { Need, Offer } from "../net/types";

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

/** Whether what is picked together may be sent: something, just as much as is owed, and what every group of lines needs. */
export function isEnough(picked: readonly Picked[], owed: number, needs: readonly Need[] = []): boolean {
  const sum = picked.reduce((total, { count }) => total + count, 0);
  return (owed ? sum === owed : sum > 0) && needs.every((need) => isMet(picked, need));
}

/** What the picks count towards the need of a group. */
export const worthOf = (picked: readonly Picked[], group: string): number =>
  picked.reduce((total, { offer, count }) => total + ((offer.group ?? "") === group ? count * (offer.worth ?? 1) : 0), 0);

const isMet = (picked: readonly Picked[], { group, least, most }: Need): boolean => worthOf(picked, group) >= least && worthOf(picked, group) <= most;

/** How many pieces of a line can be picked at most, beside what else was picked of its group. */
export function roomFor(picked: readonly Picked[], offer: Offer, needs: readonly Need[] = []): number {
  const need = needs.find(({ group }) => group === offer.group);
  const others = picked.filter((one) => one.offer !== offer);
  const room = need ? Math.floor((need.most - worthOf(others, need.group)) / (offer.worth ?? 1)) : Infinity;
  return Math.max(0, Math.min(offer.most ?? 0, room));
}

/** One more of a line at the end of what was picked in order. */
export function more(picked: readonly Picked[], offer: Offer): Picked[] {
  return [...picked, { offer, count: 1, target: "" }];
}

/** How often a line was picked. */
export const countOf = (picked: readonly Picked[], offer: Offer): number =>
  picked.reduce((total, one) => total + (one.offer === offer ? one.count : 0), 0);
