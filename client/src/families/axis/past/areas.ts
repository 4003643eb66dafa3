/** An area in words, for those who hear the board. */
import type { AxisSheet, AxisView } from "../types";
import { forcesText, nationName, type PlaceName } from "../words";
import { say } from "../edition";

/** "Karelia, Soviet Union, 3 IPC, Soviet Union: 7 infantry, 1 armor". */
export function areaText(view: AxisView, sheet: AxisSheet, area: string, names: PlaceName): string {
  const owner = view.position.owner[area];
  const value = sheet.value[area];
  const piles = view.position.units[area] ?? [];
  const forces = sheet.order.flatMap((nation) => {
    return piles.some((pile) => pile.nation === nation) ? [say("units-of", { nation: nationName(nation), units: forcesText(piles, nation) })] : [];
  });
  return [names(area), owner === undefined ? "" : nationName(owner), value ? say("ipc", { count: value }) : "", ...forces].filter(Boolean).join(", ");
}
