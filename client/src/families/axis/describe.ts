/** An area in words, for those who hear the board: owner, value, pieces, and what can be done there. */
import { wholePercent } from "../../battle/odds";
import type { Places } from "../../games/game";
import type { Acting } from "./acting.svelte";
import { chanceOf } from "./battle/rows";
import type { AxisSheet, AxisView } from "./types";
import { say } from "./edition";
import { forcesText, nationName } from "./words";

export function describeArea(view: AxisView, sheet: AxisSheet, acting: Acting, area: string, places: Places): string {
  const parts = [say("table-area-name", { name: places.name(area), owner: ownerOf(view, area) })];
  if (sheet.value[area]) parts.push(say("table-value", { value: sheet.value[area] }));
  const piles = view.position.units[area] ?? [];
  for (const nation of sheet.order) {
    if (piles.some((pile) => pile.nation === nation)) parts.push(`${nationName(nation)}: ${forcesText(piles, nation)}`);
  }
  return parts.join(", ") + possible(acting, area);
}

function ownerOf(view: AxisView, area: string): string {
  const owner = view.position.owner[area];
  if (owner === undefined) return say("table-sea");
  return owner === "" ? say("table-neutral") : nationName(owner);
}

function possible(acting: Acting, area: string): string {
  const target = acting.landing.targets[area] ?? acting.targets[area];
  const battle = acting.battles.find((one) => one.space === area);
  const odds = battle ? say("table-area-odds", { percent: wholePercent(chanceOf(battle)) }) : "";
  return (target ? target.ship ? say("landing-target", { kind: target.kind }) : say("table-area-targets", { kind: target.kind }) : "") + odds;
}
