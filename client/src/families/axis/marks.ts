/** Odds and targets as the board shows them. */
import { wholePercent } from "../../battle/odds";
import type { Arrow, OddsChip, Target } from "../../board/model";
import { chanceOf } from "./battle/rows";
import type { Picked } from "./choices";
import type { BattleOdds } from "./types";

export function chip(battle: BattleOdds, preview: boolean, stale: boolean): OddsChip {
  const chance = chanceOf(battle);
  return { area: battle.space, percent: Math.round(chance * 100), text: wholePercent(chance), preview, stale };
}

/** A target that can be reached in two ways: the shorter one counts, and it is by air only if both are. */
export function nearer(one: Target, other: Target): Target {
  const near = !other.steps || (one.steps && one.steps <= other.steps) ? one : other;
  return { ...near, kind: one.kind === "attack" || other.kind === "attack" ? "attack" : "move", air: one.air && other.air };
}

/** Arrows of chosen pieces to a place that is only pointed at. */
export function previewArrows(picked: readonly Picked[], target: string, kind: Arrow["kind"]): Arrow[] {
  const going = picked.filter((one) => one.count && one.choice.ways.has(target));
  const starts = [...new Set(going.map((one) => one.choice.origin))];
  return starts.filter(Boolean).map((start) => ({
    id: `preview:${start}`, path: [start, target], kind, preview: true,
    count: going.filter((one) => one.choice.origin === start).reduce((sum, one) => sum + one.count, 0),
  }));
}
