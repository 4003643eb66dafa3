/** How far each side is from winning: read from the view and the sheet. */
import { holder } from "../../families/axis/past/has";
import { isOn, type Side } from "./relations";
import type { ClassicSheet, ClassicView } from "./types";

export function nationsOf(sheet: ClassicSheet, side: Side): string[] {
  return sheet.order.filter((nation) => isOn(sheet, side, nation));
}

export function productionOf(view: ClassicView, sheet: ClassicSheet, side: Side): number {
  return nationsOf(sheet, side).reduce((sum, nation) => sum + (view.production[nation] ?? 0), 0);
}

/** Enemy capitals that a side holds. */
export function capitalsTaken(view: ClassicView, sheet: ClassicSheet, side: Side): number {
  return sheet.order.filter((nation) => !isOn(sheet, side, nation) && isOn(sheet, side, holder(view, sheet, nation))).length;
}
