/** What the advisor tells about battles. */
import type { LiveTable } from "../../../net/table.svelte";
import type { Chances } from "../../../battle/odds";
import { ask } from "../ask";
import type { AttackAction, AttackBrief, Battle, BattleBoard, BattleOdds, Sea, SeaBoard } from "../types";

/** What is told of the land battle as it stands; null while it is not known. */
export function landBrief(table: LiveTable, battle: Battle | null | undefined): BattleBoard | null {
  const told = (table.brief as AttackBrief | null)?.battle;
  if (!told || !battle || table.briefed < table.v) return null;
  return told.space === battle.region && told.round === (battle.round ?? 1) && told.step === (battle.step ?? "commit") ? told : null;
}

/** What is told of the challenge at sea as it stands; null while it is not known. */
export function seaBrief(table: LiveTable, sea: Sea | null | undefined): SeaBoard | null {
  const told = (table.brief as AttackBrief | null)?.sea;
  if (!told || !sea || table.briefed < table.v) return null;
  return told.round === sea.round && told.step === sea.step ? told : null;
}

export const chancesOf = ({ win, lose }: Pick<BattleOdds, "win" | "lose">): Chances => ({ win, both: 0, lose });

/** The attacker's chances in a battle if an action was taken, or null where nobody knows. */
export async function oddsAfter(table: LiveTable, seat: string, action: AttackAction, space: string): Promise<Chances | null> {
  const answer = await ask(table, seat, { what: "odds", planned: [action] });
  const found = answer?.refused ? undefined : answer?.battles.find((one) => one.space === space);
  return found ? chancesOf(found) : null;
}
