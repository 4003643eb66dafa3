/** A region in words: owner, capital, units, sea routes, and what can be done there. */
import { wholePercent } from "../../battle/odds";
import { list, t } from "../../i18n";
import type { PlaceName, Places } from "../game";
import type { AttackDesk } from "./desk.svelte";
import { size } from "./pieces";
import type { AttackSheet, AttackView } from "./types";
import { nationName, unitsText } from "./words";

/** "Ukraine, Red, capital of Red, 3 infantry, 1 tank". */
export function areaText(view: AttackView, sheet: AttackSheet, area: string, names: PlaceName): string {
  if (!sheet.regions[area]) return `${names(area)}, ${t("attack-sea-zone")}`;
  const army = view.units[area];
  const parts = [names(area), nationName(view.owner[area] ?? ""), ...capitalsIn(view, area), size(army) ? unitsText(army) : ""];
  return parts.filter(Boolean).join(", ");
}

export const capitalsIn = (view: AttackView, area: string): string[] =>
  Object.entries(view.capitals).flatMap(([seat, region]) => (region === area ? [t("attack-capital-of", { nation: nationName(seat) })] : []));

/** "Sea routes to Iceland and Cuba"; "" where there are none. */
export function routesText(sheet: AttackSheet, area: string, names: PlaceName): string {
  const ends = sheet.regions[area]?.sea ?? [];
  return ends.length ? t("attack-route", { places: list(ends.map(names)) }) : "";
}

export function describeArea(view: AttackView, sheet: AttackSheet, desk: AttackDesk, area: string, places: Places): string {
  const target = desk.targets[area];
  const possible = target ? `; ${t(target.kind === "attack" ? "attack-area-attack" : "attack-area-target")}` : "";
  const battle = desk.advice.oddsOf(area);
  const talk = desk.isPersuading ? desk.advice.persuasion(area) : undefined;
  const chance = talk?.win ?? battle?.win;
  const odds = chance === undefined ? "" : t("table-area-odds", { percent: wholePercent(chance) });
  return areaText(view, sheet, area, places.name) + possible + odds;
}
