/** The log of Attack!, turn by turn. A battle becomes one line, placements in one region too. */
import { t } from "../../i18n";
import type { GameEvent } from "../../net/types";
import { turnsTold, type ToldTurn } from "../../time/turns";
import type { LogLine, LogStep, LogTurn, PlaceName } from "../game";
import { added, readPieces } from "./pieces";
import { eventLine, nationName, subjectOf, unitsText, withCalm } from "./words";

export interface AttackLine extends LogLine {
  event: GameEvent;
  /** Of a battle: who attacked with what, rounds fought and what both sides lost. */
  battle?: { space: string; by: string; defender: string; units: Record<string, number>; shots: number; rounds: number; lost: Record<"attacker" | "defender", Record<string, number>> };
}

const SILENT = new Set(["turn_over", "action", "lined_up", "decided", "recalled", "command_answer", "agreed", "dealt", "start_roll"]);

export function logTurns(steps: readonly LogStep[], now: { seat: string; round: number }): LogTurn<AttackLine>[] {
  return turnsTold(steps, now).map(turnOf);
}

function turnOf({ steps, seat: nation, round }: ToldTurn): LogTurn<AttackLine> {
  const lines: AttackLine[] = [];
  for (const step of steps) withCalm(step.events).forEach((event, place) => tell(lines, step, place, event));
  return { key: `${round}-${nation}-${steps[0]?.n ?? 0}`, nation, round, lines };
}

function tell(lines: AttackLine[], step: LogStep, place: number, event: GameEvent): void {
  if (SILENT.has(event.what) || isNoLoss(event) || isInBattle(lines, step.n, event)) return;
  const last = lines.at(-1);
  if (last && isMore(last.event, event)) {
    const units = Object.entries(added(piecesOf(last.event), piecesOf(event))).map(([kind, count]) => `${count} ${kind}`);
    last.event = { what: event.what, facts: { ...event.facts, units } };
    last.n = step.n;
    explain(last, step);
    return;
  }
  if (event.what === "terms" && last?.n === step.n && last.event.what === "offered") lines.pop(); // the partners know more
  const line: AttackLine = { id: `${step.n}.${place}`, n: step.n, nation: subjectOf(event, step.by), event };
  if (event.what === "battle") {
    const { space, defender = "" } = event.facts ?? {};
    line.battle = { space: String(space), by: line.nation, defender: String(defender), units: piecesOf(event), shots: 0, rounds: 0, lost: { attacker: {}, defender: {} } };
  }
  explain(line, step);
  lines.push(line);
}

/** All points were spent. */
export const isNoLoss = ({ what, facts }: GameEvent): boolean => what === "points_lost" && !facts?.["points"];

/** Notes why a computer did it. */
function explain(line: AttackLine, { reasons }: LogStep): void {
  if (reasons?.length) line.reasons = [...(line.reasons ?? []), ...reasons];
}

/** Whether the event is part of the story of a battle, which then takes it in. */
function isInBattle(lines: AttackLine[], n: number, event: GameEvent): boolean {
  const { what, facts = {} } = event;
  const line = lines.findLast((one) => one.battle && one.battle.space === facts["space"] && one.event.what === "battle");
  if (!line?.battle || !["commit", "reinforce", "fired", "conquered", "held", "commands"].includes(what)) return false;
  line.n = n;
  if (what === "fired") {
    const side = facts["side"] === "attacker" ? "attacker" : "defender";
    const hurt = side === "attacker" ? "defender" : "attacker";
    line.battle.shots += 1;
    if (side === "attacker") line.battle.rounds += 1;
    line.battle.lost[hurt] = added(line.battle.lost[hurt], piecesOf(event, "lost"));
  }
  if (what === "conquered" || what === "held") {
    line.event = event;
    line.nation = what === "held" ? String(facts["by"] ?? "") : line.nation;
  }
  return true;
}

/** Whether an event only adds to the line before it. */
const isMore = (last: GameEvent, event: GameEvent): boolean =>
  event.what === "placed" && last.what === "placed" && last.facts?.["by"] === event.facts?.["by"] && last.facts?.["space"] === event.facts?.["space"];

function piecesOf(event: GameEvent, name = "units"): Record<string, number> {
  const listed = event.facts?.[name];
  return readPieces(Array.isArray(listed) ? listed : []);
}

export const logText = ({ event }: AttackLine, names: PlaceName): string => eventLine(event, names);

/** The second line of a battle: how long it took and what fell. */
export function logDetail({ battle }: AttackLine): string {
  if (!battle?.shots) return "";
  const lost = (who: string, units: Record<string, number>): string => (Object.keys(units).length ? t("time-lost", { nation: nationName(who), units: unitsText(units) }) : "");
  return [battle.rounds ? t("time-log-rounds", { rounds: battle.rounds }) : "", lost(battle.by, battle.lost.attacker), lost(battle.defender, battle.lost.defender)].filter(Boolean).join(" · ");
}
