/** Small phrases of the table screen that several parts use. */
import { t } from "../i18n";

/** A round is a season; the first is spring 1942. */
export function season(round: number): string {
  return t("table-season", { season: (round - 1) % 4, year: String(1942 + Math.floor((round - 1) / 4)) });
}

export { nationName, unitsText } from "../games/classic/words";

/** "Infantry", as over a tile. */
export const unitTitle = (kind: string): string => t(`classic-unit-title-${kind}`);

/** "3 infantry". */
export const unitCount = (kind: string, count: number): string => t(`classic-units-${kind}`, { count });
