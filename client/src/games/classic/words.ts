/** Words of Classic that other editions do not have. */
import { t } from "../../i18n";

/** A round is a season; the first is spring 1942. */
export function season(round: number): string {
  return t("classic-table-season", { season: (round - 1) % 4, year: String(1942 + Math.floor((round - 1) / 4)) });
}
