/** An area in words, for those who hear the board. */
import { kindsIn } from "../board";
import type { ClassicSheet, ClassicView } from "../types";
import { nationName, unitsText, type PlaceName } from "../words";
import { t } from "../../../i18n";

/** "Karelia, Soviet Union, 3 IPC, Soviet Union: 7 infantry, 1 armor". */
export function areaText(view: ClassicView, sheet: ClassicSheet, area: string, names: PlaceName): string {
  const owner = view.position.owner[area];
  const value = sheet.value[area];
  const piles = view.position.units[area] ?? [];
  const forces = sheet.order.flatMap((nation) => {
    const kinds = kindsIn(piles, nation);
    return Object.keys(kinds).length ? [t("classic-units-of", { nation: nationName(nation), units: unitsText(kinds) })] : [];
  });
  return [names(area), owner === undefined ? "" : nationName(owner), value ? t("classic-ipc", { count: value }) : "", ...forces].filter(Boolean).join(", ");
}
