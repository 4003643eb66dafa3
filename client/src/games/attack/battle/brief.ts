/** What the advisor tells about battles (`odds/attack/shapes.py`). */
import type { LiveTable } from "../../../net/table.svelte";
import type { Chances } from "../../../battle/odds";
import type { Battle, Sea } from "../types";
import type { Counts, SideName } from "./story";

export interface BattleOdds {
  space: string;
  win: number;
  lose: number;
}

interface LandBrief {
  space: string;
  round: number;
  step: string;
  side: SideName;
  /** How many units a side may have in front this round. */
  limit: number;
  attacker: { expected: number };
  defender: { expected: number };
  odds: BattleOdds;
  proposal?: { seat: string; units: Counts; optimal: boolean } | null;
}

interface SeaBrief {
  round: number;
  step: string;
  odds: BattleOdds;
  proposal?: { line: string[] } | null;
}

interface AttackBrief {
  battle?: LandBrief | null;
  sea?: SeaBrief | null;
}

/** What is told of the land battle as it stands; null while it is not known. */
export function landBrief(table: LiveTable, battle: Battle | null | undefined): LandBrief | null {
  const told = (table.brief as AttackBrief | null)?.battle;
  if (!told || !battle || table.briefed < table.v) return null;
  return told.space === battle.region && told.round === (battle.round ?? 1) && told.step === (battle.step ?? "commit") ? told : null;
}

/** What is told of the challenge at sea as it stands; null while it is not known. */
export function seaBrief(table: LiveTable, sea: Sea | null | undefined): SeaBrief | null {
  const told = (table.brief as AttackBrief | null)?.sea;
  if (!told || !sea || table.briefed < table.v) return null;
  return told.round === sea.round && told.step === sea.step ? told : null;
}

export const chancesOf = ({ win, lose }: BattleOdds): Chances => ({ win, both: 0, lose });

/** The attacker's chances in a battle if an action was taken, or null where nobody knows. */
export async function oddsAfter(table: LiveTable, seat: string, action: unknown, space: string): Promise<Chances | null> {
  const answer = await table.ask<{ battles?: BattleOdds[]; refused?: unknown }>(seat, { what: "odds", planned: [action] });
  const found = answer?.refused ? undefined : answer?.battles?.find((one) => one.space === space);
  return found ? chancesOf(found) : null;
}
