/** What a kind of unit costs and can do, in words: figures come from the server, sentences from the game's part of the catalog. */
import { getContext, setContext } from "svelte";
import { has, t, type Args } from "../i18n";
import type { About } from "../ui/about.svelte";

/** The figures of a unit by the names that the game's words use: cost, attack, moves. */
export type Figures = Args;

/** The card of a unit; null where its figures are not known. */
export function unitCard(game: string, kind: string, figures: Figures | undefined, ...more: readonly string[]): About | null {
  if (!figures) return null;
  const own = `${game}-unit-figures-${kind}`;
  const ids = [has(own) ? own : `${game}-unit-figures`, `${game}-unit-cost`, `${game}-unit-does-${kind}`];
  const lines = ids.filter(has).map((id) => t(id, figures));
  const how = `${game}-unit-how`;
  return { title: t(`${game}-unit-title-${kind}`), lines: [...lines, ...more], ...(has(how) && { note: t(how) }) };
}

/** The card of a kind as a seat has it; without a seat that of whoever has the turn. */
export type CardOf = (kind: string, seat?: string, ...more: readonly string[]) => About | null;

const CARDS = Symbol("cards of units");

/** Whatever stands inside the component that calls this knows the units of its table. */
export const provideCards = (cardOf: CardOf): CardOf => setContext(CARDS, cardOf);

export const cardsHere = (): CardOf => getContext<CardOf | undefined>(CARDS) ?? (() => null);
