/** What is answered ahead, as the panel shows it. Plain functions, so that they can be tested alone. */
import type { Ahead } from "../net/types";

/** The choice of an order of pieces in place of one of the named answers. */
export const ORDER = "order";

export interface Said {
  kind: string;
  /** All pieces, the first lost first, where that is the answer. */
  order: readonly string[];
}

export function answerOf({ decisions, orders, answers }: Ahead, seat: string, what: string): Said {
  const said = answers[seat]?.[what] ?? decisions[what]?.[0] ?? "";
  return decisions[what]?.includes(said) ? { kind: said, order: orders[what] ?? [] } : { kind: ORDER, order: said.split(" ") };
}

/** The answers to choose from. */
export const optionsOf = ({ decisions, orders }: Ahead, what: string): string[] => [...(decisions[what] ?? []), ...(orders[what]?.length ? [ORDER] : [])];

/** All answers of a seat with another one for a decision. */
export function changed({ orders, answers }: Ahead, seat: string, what: string, said: string): Record<string, string> {
  return { ...answers[seat], [what]: said === ORDER ? (orders[what] ?? []).join(" ") : said };
}

/** The order with a piece one place sooner. */
export function moved(order: readonly string[], place: number): string[] {
  const next = [...order];
  next.splice(place - 1, 2, order[place]!, order[place - 1]!);
  return next;
}
