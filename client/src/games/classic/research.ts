/** How the research of this turn went, from what was told. */
import type { Told } from "../../net/types";

export interface ResearchResult {
  dice: number[];
  breakthroughs: number;
  /** Rolls on the table of developments: what came of each. */
  rolls: { tech: string; again: boolean; die: number }[];
}

/** The last research of a nation that was told in its present turn; null when there was none. */
export function researchResult(told: readonly Told[], nation: string): ResearchResult | null {
  let result: ResearchResult | null = null;
  for (const entry of told) {
    for (const { what, facts = {} } of entry.events ?? []) {
      if (what === "turn_over") result = null;
      if (what === "researched" && facts["by"] === nation) result = { dice: [], breakthroughs: 0, rolls: [] };
      if (!result) continue;
      if (what === "research" && Array.isArray(facts["dice"])) Object.assign(result, { dice: facts["dice"].map(Number), breakthroughs: Number(facts["breakthroughs"] ?? 0) });
      if (what === "rolled_again") result.rolls.push({ tech: String(facts["tech"]), again: true, die: Number(facts["die"] ?? 0) });
      if (what === "developed") result.rolls.push({ tech: String(facts["tech"]), again: false, die: entry.dice?.[0] ?? 0 });
    }
  }
  return result;
}
