/** Why the chance of a battle that is still to be fought is not what it was, as far as the odds themselves tell. */
import type { Kinds } from "../kinds";
import type { BattleOdds } from "../types";
import { unitsText } from "../words";
import { percent, wholePercent } from "../../../battle/odds";
import { say } from "../edition";
import { added, minus, total, type Counts } from "./units";
import { chanceOf } from "./rows";

/** Whether two odds read differently. */
export const isOther = (one: BattleOdds, other: BattleOdds): boolean => wholePercent(chanceOf(one)) !== wholePercent(chanceOf(other));

/** "29 % before: the sea battle is won"; "" where nothing changed, or only what somebody has just ordered. */
export function changeLine(before: BattleOdds | undefined, now: BattleOdds, kinds: Kinds): string {
  const why = before && isOther(before, now) ? reasonOf(before, now, kinds) : "";
  return before && why ? say("battle-changed", { percent: percent(chanceOf(before)), why }) : "";
}

function reasonOf(before: BattleOdds, now: BattleOdds, kinds: Kinds): string {
  // Ships and planes of a sea battle that is over stay where they fought.
  const afloat = (before.sea ?? []).slice(now.sea?.length ?? 0).reduce<Counts>((sum, { attacker }) => added(sum, attacker), {});
  const gone = fewer(minus(before.attacker, afloat), now.attacker);
  const more = fewer(now.attacker, before.attacker);
  const seas = (now.sea?.length ?? 0) - (before.sea?.length ?? 0);
  if (seas < 0) return total(gone) ? say("battle-changed-sea-lost", { units: unitsText(gone) }) : say("battle-changed-sea-won");
  if (seas > 0) return say("battle-changed-sea-first");
  if (total(gone)) return say("battle-changed-without", { units: unitsText(gone) });
  if (isAll(more, (kind) => Boolean(kinds[kind]?.holds))) return say("battle-changed-holds", { count: total(more) });
  const foes = fewer(now.defender, before.defender);
  return total(foes) && !total(more) ? say("battle-changed-defenders", { units: unitsText(foes) }) : "";
}

/** What is in the one and not in the other. */
function fewer(one: Counts, other: Counts): Counts {
  return Object.fromEntries(Object.entries(minus(one, other)).filter(([, count]) => count > 0));
}

const isAll = (units: Counts, fits: (kind: string) => boolean): boolean => total(units) > 0 && Object.keys(units).every(fits);
