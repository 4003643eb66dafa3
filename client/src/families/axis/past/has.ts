/** What each nation has: read from the view and the sheet. */
import { count } from "../board";
import type { AxisSheet, AxisView } from "../types";
import type { Kinds } from "./battles";

/** Who holds a nation's capital. */
export function holder(view: AxisView, sheet: AxisSheet, nation: string): string {
  return view.position.owner[sheet.capital[nation] ?? ""] ?? "";
}

/** A nation's pieces by kind, those aboard ships included. */
export function unitsOf(view: AxisView, nation: string): Kinds {
  const found: Kinds = {};
  const add = (kind: string, number: number): void => void (found[kind] = (found[kind] ?? 0) + number);
  for (const pile of Object.values(view.position.units).flat()) {
    if (pile.nation === nation) add(pile.kind, count(pile));
    for (const cargo of pile.cargo ?? []) if (cargo.nation === nation) add(cargo.kind, count(pile));
  }
  return found;
}

/** What the pieces of a nation cost new, at its own prices. */
export function worth(view: AxisView, sheet: AxisSheet, nation: string): number {
  const figures = view.figures?.[nation] ?? sheet.figures[nation] ?? {};
  return Object.entries(unitsOf(view, nation)).reduce((sum, [kind, number]) => sum + number * (figures[kind]?.cost ?? 0), 0);
}
