/** An area in words, for those who hear the board: owner, value, pieces, and what can be done there. */
import { wholePercent } from "../battle/odds";
import type { Acting } from "../games/classic/acting.svelte";
import { kindsIn } from "../games/classic/board";
import type { ClassicSheet, ClassicView } from "../games/classic/types";
import { t } from "../i18n";
import { nationName, unitsText } from "./words";

export function describeArea(view: ClassicView, sheet: ClassicSheet, acting: Acting | null, area: string, name: string): string {
  const parts = [t("table-area-name", { name, owner: ownerOf(view, area) })];
  if (sheet.value[area]) parts.push(t("table-value", { value: sheet.value[area] }));
  const piles = view.position.units[area] ?? [];
  for (const nation of sheet.order) {
    const kinds = kindsIn(piles, nation);
    if (Object.keys(kinds).length) parts.push(`${nationName(nation)}: ${unitsText(kinds)}`);
  }
  return parts.join(", ") + (acting ? possible(acting, area) : "");
}

function ownerOf(view: ClassicView, area: string): string {
  const owner = view.position.owner[area];
  if (owner === undefined) return t("table-sea");
  return owner === "" ? t("table-neutral") : nationName(owner);
}

function possible(acting: Acting, area: string): string {
  const target = acting.targets[area];
  const battle = acting.battles.find((one) => one.space === area);
  const odds = battle ? t("table-area-odds", { percent: wholePercent(battle.win) }) : "";
  return (target ? t("table-area-targets", { kind: target.kind }) : "") + odds;
}
