/** How far each side is from winning, and what each nation has: read from the view and the sheet. */
import { count } from "../board";
import type { ClassicSheet, ClassicView } from "../types";
import type { Kinds } from "./battles";

export type Side = "axis" | "allies";
export const SIDES: readonly Side[] = ["axis", "allies"];

export function nationsOf(sheet: ClassicSheet, side: Side): string[] {
  return sheet.order.filter((nation) => sheet.side[nation] === side);
}

export function productionOf(view: ClassicView, sheet: ClassicSheet, side: Side): number {
  return nationsOf(sheet, side).reduce((sum, nation) => sum + (view.production[nation] ?? 0), 0);
}

/** Enemy capitals that a side holds. */
export function capitalsTaken(view: ClassicView, sheet: ClassicSheet, side: Side): number {
  return sheet.order.filter((nation) => sheet.side[nation] !== side && sheet.side[holder(view, sheet, nation)] === side).length;
}

/** Who holds a nation's capital. */
export function holder(view: ClassicView, sheet: ClassicSheet, nation: string): string {
  return view.position.owner[sheet.capital[nation] ?? ""] ?? "";
}

/** A nation's pieces by kind, those aboard ships included. */
export function unitsOf(view: ClassicView, nation: string): Kinds {
  const found: Kinds = {};
  const add = (kind: string, number: number): void => void (found[kind] = (found[kind] ?? 0) + number);
  for (const pile of Object.values(view.position.units).flat()) {
    if (pile.nation === nation) add(pile.kind, count(pile));
    for (const cargo of pile.cargo ?? []) if (cargo.nation === nation) add(cargo.kind, count(pile));
  }
  return found;
}

/** What the pieces of a nation cost new, at its own prices. */
export function worth(view: ClassicView, sheet: ClassicSheet, nation: string): number {
  const figures = view.figures?.[nation] ?? sheet.figures[nation] ?? {};
  return Object.entries(unitsOf(view, nation)).reduce((sum, [kind, number]) => sum + number * (figures[kind]?.cost ?? 0), 0);
}
