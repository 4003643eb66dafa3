/** What changed hands between two moments, and how the board marks a moment of the past. */
import type { Arrow, AreaNote, BoardMarks } from "../board/model";
import { nationShort, type PlaceName } from "../games/classic/words";
import { readUnits } from "../games/classic/units";
import type { GameEvent } from "../net/types";
import { t } from "../i18n";
import { START, type Timeline } from "./story";

export interface Change {
  area: string;
  from: string; // "" neutral
  to: string;
  value: number;
}

/** Land with another owner after step `to` than after step `from`. */
export function changesBetween(line: Timeline, from: number, to: number): Change[] {
  const before = line.viewAt(from).position.owner;
  const after = line.viewAt(to).position.owner;
  if (before === after) return [];
  return Object.keys(after)
    .filter((area) => after[area] !== before[area])
    .map((area) => ({ area, from: before[area] ?? "", to: after[area] ?? "", value: line.sheet.value[area] ?? 0 }));
}

/** What the turn of step `at` has changed so far. */
export function changesOfTurn(line: Timeline, at: number): Change[] {
  const turn = line.turnOf(at);
  return at === START || !turn ? [] : changesBetween(line, turn.first - 1, at);
}

/** "+2 from U.S.A." */
export function changeNote({ from, value }: Change): string {
  if (!from) return t("time-change-neutral");
  return value ? t("time-change-gain", { value, nation: nationShort(from) }) : t("time-change-worthless", { nation: nationShort(from) });
}

export type PastMarks = Pick<BoardMarks, "changed" | "arrows" | "battles">;

/** The marks of a moment: land taken this turn, the move just made, the battle being fought. */
export function marksAt(line: Timeline, at: number): PastMarks {
  const changed: AreaNote[] = changesOfTurn(line, at).map((change) => ({ area: change.area, text: changeNote(change) }));
  const battle = line.battleOf(at);
  return { changed, arrows: arrowsOf(line, at), battles: battle ? [battle.space] : [] };
}

function arrowsOf(line: Timeline, at: number): Arrow[] {
  const step = line.story.steps[at];
  return (step?.events ?? []).flatMap((event, index) => {
    const path = pathOf(event);
    if (!path) return [];
    const units = event.facts?.["units"];
    const count = Object.values(readUnits(Array.isArray(units) ? units : [])).reduce((sum, one) => sum + one, 0);
    return [{ id: `past-${at}-${index}`, path, count, kind: isAttack(line, at, path) ? "attack" : "move", preview: false } as const];
  });
}

/** The way an event took, where it took one. */
function pathOf({ what, facts = {} }: GameEvent): string[] | null {
  const text = (name: string): string => String(facts[name] ?? "");
  const route = facts["route"];
  if (what === "moved" && Array.isArray(route)) return [text("start"), ...route.map(String)];
  if (what === "loaded") return [text("start"), text("zone")];
  if (what === "unloaded" || what === "assault_announced") return [text("zone"), text("space")];
  if ((what === "retreated" || what === "withdrew" || what === "stranded") && facts["to"]) return [text("space"), text("to")];
  return null;
}

/** Whether enemies stood where it led. */
function isAttack(line: Timeline, at: number, path: string[]): boolean {
  if (line.phaseOf(at)?.phase !== "combat_move") return false;
  const { position } = line.viewAt(at - 1);
  const side = line.sheet.side[position.seat];
  const target = path.at(-1) ?? "";
  const owner = position.owner[target];
  return (!!owner && line.sheet.side[owner] !== side) || (position.units[target] ?? []).some((pile) => line.sheet.side[pile.nation] !== side);
}

/** "Sinkiang: +2 from U.S.A.", for those who do not see the map. */
export function changesText(changes: readonly Change[], names: PlaceName): string {
  return changes.map((change) => `${names(change.area)}: ${changeNote(change)}`).join(", ");
}
