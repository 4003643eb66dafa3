/** How a battle ended, for the banner and the list of results. */
import type { AxisSheet, AxisView } from "../types";
import { areAllies, nationsOf } from "../relations";
import { nationsIn } from "../units";
import { ofNations, total, type Counts } from "./units";
import { lostIn, type BattleStory } from "./volley";

export type End = "taken" | "won" | "lost" | "both" | "retreated" | "broke_off" | "open" | "raid";

/** What one nation lost in a battle. */
export interface Toll {
  nation: string;
  lost: Counts;
}

export interface Outcome {
  story: BattleStory;
  end: End;
  /** Each nation of a side by itself. */
  attackers: Toll[];
  defenders: Toll[];
  /** Of a raid: IPC the owner paid. */
  damage: number;
}

/** `start` says who stood there when it began, `owner` whose land it is by now. */
export function outcomeOf(story: BattleStory, view: Pick<AxisView, "relations">, sheet: AxisSheet, start: Counts, owner: string): Outcome {
  const side = (nation: string) => areAllies(view, sheet, nation, story.by);
  const lost = lostIn(story.volleys);
  const here = new Set([story.by, ...nationsIn(start), ...nationsIn(lost)]);
  const nations = nationsOf(sheet).filter((nation) => here.has(nation));
  const toll = (found: readonly string[]): Toll[] => found.map((nation) => ({ nation, lost: ofNations(lost, [nation]) }));
  const attackers = toll(nations.filter(side));
  const foes = nations.filter((nation) => !side(nation));
  const left = (tolls: readonly Toll[]) => tolls.reduce((sum, one) => sum + total(ofNations(start, [one.nation])) - total(one.lost), 0);
  const end = endOf(story, left(attackers), left(toll(foes)));
  return { story, end, attackers, defenders: toll(foes.length ? foes : alone(story, owner)), damage: damage(story) };
}

/** Who defends where only a gun stands, or nobody: whoever fired it, or lost the land. */
export function alone(story: BattleStory, owner: string): string[] {
  const fired = story.volleys.find((one) => one.side === "defender" && one.by)?.by;
  const lost = story.after.find((event) => event.what === "conquered")?.facts?.["lost_by"];
  const nation = fired || String(lost ?? "") || (owner === story.by ? "" : owner);
  return nation ? [nation] : [];
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
