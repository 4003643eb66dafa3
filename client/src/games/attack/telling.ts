/** Others' moves in Attack!, told while they are shown: only what the events say, and those are for the eyes that look on. */
import { reasonsText } from "../../hints/reasons";
import { t } from "../../i18n";
import type { GameEvent } from "../../net/types";
import type { GameTelling, LogStep, PlaceName, Seen, Telling } from "../game";
import { isNoLoss } from "./log";
import { onTheWay } from "./moment";
import { waysIn } from "./past";
import { size } from "./pieces";
import type { AttackSheet, AttackView } from "./types";
import { addressed, eventLine, nationName, subjectOf, withCalm } from "./words";

export const telling: GameTelling<AttackView, AttackSheet> = { caption, arrows: (step, seen) => waysIn(step, `told-${step.n}`, () => seen.view) };

/** Fights have a board of their own, and what several roll or say in turn is told there or in the news. */
const SILENT = new Set([
  "turn_over", "action", "lined_up", "decided", "recalled", "command_answer", "command_roll", "commands", "agreed", "dealt", "start_roll", "fired", "commit", "reinforce",
  "line", "pairing", "struck", "stay", "battle", "neutral_troops", "card_seen", "terms", "swapped",
]);

function caption(step: LogStep, seen: Seen<AttackView, AttackSheet>, names: PlaceName): Telling | null {
  const event = withCalm(step.events).filter((one) => !SILENT.has(one.what) && !isNoLoss(one)).at(-1);
  if (!event) return null;
  const nation = subjectOf(event, step.by);
  const area = placeOf(event);
  const units = size(onTheWay(seen.view)[area]);
  const isAttack = (event.what === "moved" || event.what === "embarked") && seen.view.owner[area] !== nation && units > 0;
  const text = isAttack ? t("attack-caption-attack", { nation: nationName(nation), place: names(area), count: units }) : addressed(nation, eventLine(event, names));
  return { nation, area, text, detail: reasonsText("attack", step.reasons, names) };
}

const placeOf = ({ facts = {} }: GameEvent): string => String(facts["target"] ?? facts["space"] ?? "");
