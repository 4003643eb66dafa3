/** From lines of the menu to actions of the game. The only place that knows how actions are written. */
import type { Offer } from "../../net/types";
import type { AttackAction } from "./types";

export type Action = AttackAction;

/** A line of the menu with a number and a target. */
export interface Chosen {
  offer: Offer;
  count: number;
  target: string;
}

/** Verbs whose lines are put together into one action. */
export const TOGETHER: readonly string[] = ["commit", "reinforce", "line", "buy"];

/** The action that choices stand for. Several lines make one only for verbs of `TOGETHER`. */
export function actionOf(picked: readonly Chosen[]): Action {
  const first = picked[0];
  if (!first) throw new Error("nothing is chosen");
  const { offer, count, target } = first;
  const units = sum(picked);
  switch (offer.verb) {
    case "claim":
    case "capital":
    case "fight":
    case "diplomacy":
      return { act: offer.verb, region: target };
    case "place":
      return { act: "place", units, region: target };
    case "choose":
      return { act: "choose", action: offer.kind ?? "" };
    case "move":
    case "sail":
      return { act: offer.verb, units, start: offer.origin ?? "", target };
    case "fly":
      return { act: "fly", planes: count };
    case "commit":
    case "reinforce":
    case "buy":
      return { act: offer.verb, units };
    case "line":
      return { act: "line", ships: picked.flatMap((one) => Array<string>(one.count).fill(one.offer.unit ?? "")) };
    case "hold":
      return { act: "reinforce", units: {} };
    default:
      return said(offer.verb);
  }
}

/** An action of the menu that its name says all of. */
export const said = (verb: string): Action => ({ act: verb }) as Action;

/** What a deal is about: own cards by name, the partner's by kind, by name or any, and a promise. */
export interface Terms {
  give: string[];
  want: Record<string, number>;
  text: string;
}

export const offer = (to: string, terms: Terms): Action => ({ act: "offer", to, ...terms });

export const counter = (terms: Terms): Action => ({ act: "counter", ...terms });

/** Agreeing to a deal: the cards that are handed over for it. */
export const accept = (cards: string[]): Action => ({ act: "accept", cards });

function sum(picked: readonly Chosen[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { offer, count } of picked) if (offer.unit && count > 0) units[offer.unit] = (units[offer.unit] ?? 0) + count;
  return units;
}
