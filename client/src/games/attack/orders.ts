/** Moves already made in this action, as arrows on the board and lines in the list. */
import type { Arrow } from "../../board/model";
import type { Order } from "../../net/types";
import type { AttackAction } from "./types";

export interface Journey {
  n: number;
  bySea: boolean;
  start: string;
  target: string;
  units: Record<string, number>;
}

/** The moves since the action was chosen. */
export function journeys(orders: readonly Order[]): Journey[] {
  const begun = orders.findLastIndex((order) => (order.do as AttackAction).act === "choose");
  return orders.slice(begun + 1).flatMap((order) => {
    const one = order.do as AttackAction;
    return one.act === "move" || one.act === "sail" ? [{ n: order.n, bySea: one.act === "sail", start: one.start, target: one.target, units: one.units }] : [];
  });
}

/** One arrow for all moves from one region to another. */
export function arrows(list: readonly Journey[], isOwn: (area: string) => boolean): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { start, target, units } of list) {
    const id = `${start}>${target}`;
    const arrow = found.get(id) ?? { id, path: [start, target], count: 0, kind: isOwn(target) ? "move" : "attack", preview: false };
    arrow.count += Object.values(units).reduce((sum, count) => sum + count, 0);
    found.set(id, arrow);
  }
  return [...found.values()];
}
