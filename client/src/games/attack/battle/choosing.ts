/** Units a person sends forward: chosen one by one, never more than the menu has. */
import type { Menu, Offer } from "../../../net/types";
import { actionOf, type Action } from "../actions";
import { size } from "../pieces";
import type { Counts } from "./story";

const SENDING = ["commit", "reinforce"];

/** Lines of the menu that send units forward. */
export const sendable = (menu: Menu | undefined): Offer[] => (menu?.offers ?? []).filter((offer) => SENDING.includes(offer.verb));

/** What was wished, cut down to what the menu allows of each kind, and to so many in all. */
export function fitted(wished: Readonly<Partial<Counts>>, offers: readonly Offer[], most: number): Counts {
  const chosen: Counts = {};
  for (const { unit = "", most: own = 0 } of offers) {
    const count = Math.max(0, Math.min(wished[unit] ?? 0, own, most - size(chosen)));
    if (count) chosen[unit] = count;
  }
  return chosen;
}

/** One kind in another number. */
export function withCount(chosen: Readonly<Counts>, kind: string, count: number, offers: readonly Offer[], most: number): Counts {
  const room = most - size(chosen) + (chosen[kind] ?? 0);
  return fitted({ ...chosen, [kind]: Math.min(count, room) }, offers, most);
}

/** The action that sends the chosen units; holding back is one too where it is offered; null while neither may be sent. */
export function sendAction(menu: Menu | undefined, chosen: Readonly<Counts>): Action | null {
  const owed = menu?.owed ?? 0;
  const picked = sendable(menu).map((offer) => ({ offer, count: chosen[offer.unit ?? ""] ?? 0, target: "" })).filter((one) => one.count > 0);
  if (picked.length) return owed && size(chosen) !== owed ? null : actionOf(picked);
  const hold = (menu?.offers ?? []).find((offer) => offer.verb === "hold");
  return hold ? actionOf([{ offer: hold, count: 0, target: "" }]) : null;
}

export const same = (one: Readonly<Counts>, other: Readonly<Counts>): boolean =>
  size(one) === size(other) && Object.entries(one).every(([kind, count]) => (other[kind] ?? 0) === count);
