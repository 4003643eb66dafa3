/** A line of ships while it is laid: one row, whose first ships go to battle and whose others stay behind. */
import type { Menu } from "../../../net/types";
import { actionOf, type Action } from "../actions";

export interface Ship {
  /** Tells ships of a kind apart. */
  id: string;
  kind: string;
}

/** The ships that may be laid, as the menu names them. */
export function shipsOf(menu: Menu | undefined): Ship[] {
  return (menu?.offers ?? []).flatMap(({ verb, unit = "", most = 0 }) => (verb === "line" ? Array.from({ length: most }, (_, i) => ({ id: `${unit} ${i + 1}`, kind: unit })) : []));
}

/** The ships in the order of a line of kinds; those that are not in it come after it. */
export function arranged(ships: readonly Ship[], line: readonly string[]): Ship[] {
  const rest = [...ships];
  const first = line.flatMap((kind) => {
    const at = rest.findIndex((ship) => ship.kind === kind);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...first, ...rest];
}

/** A ship taken out and put down at another place. */
export function moved(ships: readonly Ship[], from: number, to: number): Ship[] {
  const order = [...ships];
  const [ship] = order.splice(from, 1);
  if (ship) order.splice(Math.max(0, Math.min(order.length, to)), 0, ship);
  return order;
}

/** Two ships in each other's places. */
export function swapped(ships: readonly Ship[], one: number, other: number): Ship[] {
  return ships.map((ship, at) => (at === one ? ships[other] : at === other ? ships[one] : ship) ?? ship);
}

/** The action that lays the first `length` ships, the head first. */
export function lineAction(menu: Menu, ships: readonly Ship[], length: number): Action {
  const offerOf = (kind: string) => menu.offers?.find((offer) => offer.verb === "line" && offer.unit === kind) ?? { verb: "line", unit: kind };
  return actionOf(ships.slice(0, length).map((ship) => ({ offer: offerOf(ship.kind), count: 1, target: "" })));
}
