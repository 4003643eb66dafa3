/** How far each side is from winning: read from the view and the sheet. */
import { holder } from "../../families/axis/past/has";
import type { ClassicSheet, ClassicView } from "./types";

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
