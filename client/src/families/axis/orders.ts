/** Orders already given, as arrows on the board and lines in the list. */
import type { Arrow } from "../../board/model";
import type { Order } from "../../net/types";
import type { Choice } from "./choices";
import type { AxisAction } from "./types";
import { namesCargo, parseUnit } from "./units";

export interface Journey {
  n: number;
  verb: "move" | "raid" | "load" | "unload";
  path: string[];
  units: Record<string, number>;
}

/** The way of an order, or null where it goes nowhere. */
export function journey(order: Order): Journey | null {
  const act = order.do as AxisAction;
  switch (act.act) {
    case "move":
      return { n: order.n, verb: act.raid ? "raid" : "move", path: [act.start, ...act.route], units: act.units };
    case "load":
      return { n: order.n, verb: "load", path: [act.start, act.zone], units: act.units };
    case "unload":
      return { n: order.n, verb: "unload", path: [act.zone, act.coast], units: act.units };
    default:
      return null;
  }
}

export const goal = (one: Journey): string => one.path[one.path.length - 1] ?? "";

/** Orders of this phase to one place, with their pieces added up. */
export interface Group {
  to: string;
  attack: boolean;
  units: Record<string, number>;
  journeys: Journey[];
}

/** The orders since the phase began: those after the last `done` or purchase. */
export function journeys(orders: readonly Order[]): Journey[] {
  const last = orders.findLastIndex((order) => (order.do as AxisAction).act === "done");
  return orders.slice(last + 1).map(journey).filter((one): one is Journey => one !== null);
}

export function groups(list: Journey[], isAttack: (area: string) => boolean): Group[] {
  const found = new Map<string, Group>();
  for (const one of list) {
    const to = goal(one);
    const group = found.get(to) ?? { to, attack: isAttack(to), units: {}, journeys: [] };
    group.journeys.push(one);
    for (const [unit, number] of Object.entries(one.units)) {
      const { kind } = parseUnit(unit);
      group.units[kind] = (group.units[kind] ?? 0) + number;
    }
    found.set(to, group);
  }
  return [...found.values()].sort((a, b) => Number(b.attack) - Number(a.attack));
}

/** Ships that sail with cargo. */
export const isLaden = ({ verb, units }: Journey): boolean => verb === "move" && Object.keys(units).some(namesCargo);

/** How many of these pieces the orders named. */
export function ordered(orders: readonly Journey[], choice: Choice): number {
  const from = orders.filter((one) => one.path[0] === choice.origin);
  const named = from.reduce((sum, one) => sum + (one.units[choice.unit] ?? 0), 0);
  return Math.min(choice.most, named);
}

/** One arrow for all orders along the same path. */
export function arrows(list: Journey[], isAttack: (area: string) => boolean): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const one of list) {
    const id = one.path.join(">");
    const arrow = found.get(id) ?? {
      id, path: one.path, count: 0, kind: isAttack(goal(one)) ? "attack" : "move", preview: false,
    };
    arrow.count += Object.values(one.units).reduce((sum, number) => sum + number, 0);
    found.set(id, arrow);
  }
  return [...found.values()];
}
