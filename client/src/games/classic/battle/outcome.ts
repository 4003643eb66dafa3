/** How a battle ended, for the banner and the list of results. */
import type { ClassicSheet } from "../types";
import { ofNations, total, type Counts } from "./units";
import { lostIn, type BattleStory } from "./volley";

export type End = "taken" | "won" | "lost" | "both" | "retreated" | "broke_off" | "open" | "raid";

export interface Outcome {
  story: BattleStory;
  end: End;
  attackerLost: Counts;
  defenderLost: Counts;
  /** Of a raid: IPC the owner paid. */
  damage: number;
}

/** `start` says who stood there when it began. */
export function outcomeOf(story: BattleStory, sheet: ClassicSheet, start: Counts): Outcome {
  const side = (nation: string) => sheet.side[nation] === sheet.side[story.by];
  const nations = Object.keys(sheet.side);
  const lost = lostIn(story.volleys);
  const attackerLost = ofNations(lost, nations.filter(side));
  const defenderLost = ofNations(lost, nations.filter((nation) => !side(nation)));
  const left = (units: Counts, gone: Counts) => total(units) - total(gone);
  const attackersLeft = left(ofNations(start, nations.filter(side)), attackerLost);
  const defendersLeft = left(ofNations(start, nations.filter((nation) => !side(nation))), defenderLost);
  return { story, end: endOf(story, attackersLeft, defendersLeft), attackerLost, defenderLost, damage: damage(story) };
}

function endOf(story: BattleStory, attackers: number, defenders: number): End {
  if (story.kind === "raid") return "raid";
  if (story.after.some((event) => event.what === "conquered" && event.facts?.["space"] === story.space)) return "taken";
  if (story.over?.won) return "won";
  if (story.retreat) return story.retreat.to ? "retreated" : "broke_off";
  if (attackers <= 0 && defenders <= 0) return "both";
  return attackers > 0 ? "open" : "lost";
}

function damage(story: BattleStory): number {
  const bombed = story.after.find((event) => event.what === "bombed");
  return Number(bombed?.facts?.["paid"] ?? 0);
}
