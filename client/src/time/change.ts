/** What changed hands between two moments, and how the board marks a moment of the past. */
import type { AreaNote, BoardMarks } from "../board/model";
import type { PlaceName } from "../games/game";
import { t } from "../i18n";
import { START, type AnyTimeline } from "./story";

export interface Change {
  area: string;
  from: string; // "" neutral
  to: string;
  value: number;
}

/** Land with another owner after step `to` than after step `from`. */
export function changesBetween(line: AnyTimeline, from: number, to: number): Change[] {
  const { past } = line.game;
  const before = past.owners(line.viewAt(from));
  const after = past.owners(line.viewAt(to));
  if (before === after) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((area) => (after[area] ?? "") !== (before[area] ?? ""))
    .map((area) => ({ area, from: before[area] ?? "", to: after[area] ?? "", value: past.value(line.sheet, area) }));
}

/** What the turn of step `at` has changed so far. */
export function changesOfTurn(line: AnyTimeline, at: number): Change[] {
  const turn = line.turnOf(at);
  return at === START || !turn ? [] : changesBetween(line, turn.first - 1, at);
}

/** "+2 from U.S.A." */
export function changeNote(line: AnyTimeline, { from, value }: Change): string {
  if (!from) return t("time-change-neutral");
  const nation = line.game.words.seatShort(from);
  return value ? t("time-change-gain", { value, nation }) : t("time-change-worthless", { nation });
}

export type PastMarks = Pick<BoardMarks, "changed" | "arrows" | "battles">;

/** The marks of a moment: land taken this turn, the move just made, the battle being fought. */
export function marksAt(line: AnyTimeline, at: number): PastMarks {
  const changed: AreaNote[] = changesOfTurn(line, at).map((change) => ({ area: change.area, text: changeNote(line, change) }));
  const battle = line.battleOf(at);
  return { changed, arrows: line.game.past.arrows(line, at), battles: battle?.space ? [battle.space] : [] };
}

/** "Sinkiang: +2 from U.S.A.", for those who do not see the map. */
export function changesText(line: AnyTimeline, changes: readonly Change[], names: PlaceName): string {
  return changes.map((change) => `${names(change.area)}: ${changeNote(line, change)}`).join(", ");
}
