/** From the lines of a menu to what a person takes up or puts down on the map, and from there to actions. */
import type { Menu, Offer } from "../../net/types";
import { actionOf, type Action } from "./actions";

/** One kind of unit that can be taken up, with where it can go and how. */
export interface Choice {
  kind: string;
  most: number;
  /** Target → the line of the menu that leads there. By land before by sea. */
  ways: Map<string, Offer>;
}

const offersOf = (menu: Menu | undefined, ...verbs: string[]): Offer[] => (menu?.offers ?? []).filter((offer) => verbs.includes(offer.verb));

/** Regions where something can be taken up. */
export const originsOf = (menu: Menu | undefined): Set<string> => new Set(offersOf(menu, "move", "sail").map((offer) => offer.origin ?? ""));

/** Units that can leave a region. */
export const marching = (menu: Menu | undefined, origin: string): Choice[] => choicesOf(offersOf(menu, "move", "sail").filter((offer) => offer.origin === origin));

/** Units that wait beside the board. */
export const waiting = (menu: Menu | undefined): Choice[] => choicesOf(offersOf(menu, "place"));

function choicesOf(offers: Offer[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const offer of offers) {
    const kind = offer.kind ?? "";
    const choice = found.get(kind) ?? { kind, most: 0, ways: new Map<string, Offer>() };
    choice.most = Math.max(choice.most, offer.most ?? 0);
    for (const target of offer.targets ?? []) if (!choice.ways.has(target)) choice.ways.set(target, offer);
    found.set(kind, choice);
  }
  return [...found.values()];
}

/** Verbs that need nothing but a region, by what is awaited. */
const POINTING = { setup_claim: "claim", setup_capital: "capital", battle_order: "fight" } as const;

/** The line of the menu that only wants a region, where there is one; diplomacy is one once it is chosen. */
export function pointing(menu: Menu | undefined, what: string, diplomacy: boolean): Offer | undefined {
  const verb = what in POINTING ? POINTING[what as keyof typeof POINTING] : diplomacy ? "diplomacy" : "";
  return verb ? offersOf(menu, verb)[0] : undefined;
}

/** The actions that send or put the chosen units to a target: one for each way of going there. */
export function ordersTo(choices: readonly Choice[], counts: Readonly<Record<string, number>>, target: string): Action[] {
  const groups = new Map<string, { offer: Offer; count: number; target: string }[]>();
  for (const choice of choices) {
    const offer = choice.ways.get(target);
    const count = Math.min(counts[choice.kind] ?? 0, offer?.most ?? 0);
    if (!offer || count <= 0) continue;
    groups.set(offer.verb, [...(groups.get(offer.verb) ?? []), { offer, count, target }]);
  }
  return [...groups.values()].map(actionOf);
}

/** Who of the chosen units goes to a target, and who stays because it is out of reach or because no more may go. */
export interface Split {
  goes: Record<string, number>;
  far: Record<string, number>;
  full: Record<string, number>;
}

export function splitFor(choices: readonly Choice[], counts: Readonly<Record<string, number>>, target: string): Split {
  const split: Split = { goes: {}, far: {}, full: {} };
  for (const { kind, ways } of choices) {
    const count = counts[kind] ?? 0;
    const going = Math.min(count, ways.get(target)?.most ?? 0);
    if (going) split.goes[kind] = going;
    if (count > going) split[ways.has(target) ? "full" : "far"][kind] = count - going;
  }
  return split;
}
