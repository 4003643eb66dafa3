/** The log: what happened, turn by turn, told as a player would tell it. Battles and purchases become one line each. */
import { readUnits } from "../units";
import { eventLine, gunOf, reasonsBeyond, subjectOf, unitsText, withCalm, withGun, type PlaceName } from "../words";
import { say } from "../edition";
import type { Fact, GameEvent, Reason } from "../../../net/types";
import { turnsTold, type ToldTurn } from "../../../time/turns";
import type { LogLine as Line, LogStep, LogTurn } from "../../../games/game";
import { addFallen, type Fallen } from "./battles";
import { downed, losses } from "./present";

export interface LogLine extends Line {
  event: GameEvent;
  /** Of a battle: shots by step, losses by nation. */
  battle?: Fallen & { fired: Record<string, number> };
  /** Of a purchase: what it cost, where known. */
  paid?: number;
}

const SILENT = new Set(["phase_done", "turn_over", "proposed", "researched"]);

/** Turns oldest first; `now` names the open one. With the money at the start, purchases show their price. */
export function logTurns(steps: readonly LogStep[], now: { seat: string; round: number }, money?: Record<string, number>): LogTurn<LogLine>[] {
  return turnsTold(steps, now).map((turn) => turnOf(turn, money));
}

function turnOf({ steps, seat: nation, round }: ToldTurn, money?: Record<string, number>): LogTurn<LogLine> {
  const lines: LogLine[] = [];
  let gun = "";
  for (const step of steps) {
    const paid = money ? spent(step, money) : undefined;
    withCalm(step.events).forEach((event, place) => {
      gun = gunOf(event) || gun;
      tell(lines, step, place, withGun(event, gun), nation, paid);
    });
    explain(lines, step);
  }
  return { key: `${round}-${nation}-${steps[0]?.n ?? 0}`, nation, round, lines };
}

function tell(lines: LogLine[], step: LogStep, place: number, event: GameEvent, seat: string, paid: number | undefined): void {
  if (SILENT.has(event.what)) return;
  const facts = event.facts ?? {};
  const battle = lines.findLast((line) => line.battle && line.event.facts?.["space"] === facts["space"]);
  if (battle && inBattle(battle, step.n, event)) return;
  if (event.what === "fired") return;
  const grown = grownBy(lines, event);
  if (grown) {
    grown.event = withMore(grown.event, event);
    grown.n = step.n;
    if (grown.paid !== undefined && paid !== undefined) grown.paid += paid;
    return;
  }
  const line: LogLine = { id: `${step.n}.${place}`, n: step.n, nation: subjectOf(event, step.by, seat), event };
  if (event.what === "battle") line.battle = { fired: {}, lost: {}, downed: {}, firing: "" };
  if (event.what === "bought" && paid !== undefined) line.paid = paid;
  lines.push(line);
}

/** Put reasons behind the first line that their step added, or behind the one it was added to; a battle takes in only who had answered ahead. */
function explain(lines: LogLine[], { n, by, reasons = [] }: LogStep): void {
  const own = lines.find((one) => one.id.startsWith(`${n}.`)) ?? lines.find((one) => one.n === n && !one.battle);
  const line = own ?? lines.findLast((one) => one.battle);
  const more = own ? reasonsBeyond(own.event, reasons) : answeredAhead(by, reasons);
  if (line && more.length) line.reasons = [...(line.reasons ?? []), ...more];
}

/** Several nations decide in one battle, so these reasons name theirs. */
const answeredAhead = (owner: string, reasons: readonly Reason[]): Reason[] => reasons.filter(({ key }) => key === "ahead").map(() => ({ key: "ahead_of", figures: { owner } }));

/** Whether the event is part of the story of a battle, which then takes it in. */
function inBattle(line: LogLine, n: number, event: GameEvent): boolean {
  const { what, facts = {} } = event;
  const battle = line.battle;
  const isOver = line.event.what !== "battle";
  if (!battle) return false;
  if (what === "fired" && !isOver) {
    battle.firing = String(facts["step"]);
    battle.fired[battle.firing] = (battle.fired[battle.firing] ?? 0) + 1;
  } else if (what === "lost" && !isOver) addFallen(battle, facts["units"]);
  else if ((what === "battle_over" && !isOver) || (what === "conquered" && !facts["calm"] && line.n === n)) line.event = event;
  else return false;
  line.n = n;
  return true;
}

/** The line that an event only adds to, which becomes the last one: another purchase in a row, more pieces placed in the same space. */
function grownBy(lines: LogLine[], event: GameEvent): LogLine | undefined {
  const at = lines.findLastIndex((line, place) => isMorePlaced(line.event, event) || (place === lines.length - 1 && isMoreBought(line.event, event)));
  const [line] = at < 0 ? [] : lines.splice(at, 1);
  if (line) lines.push(line);
  return line;
}

const isMoreBought = (last: GameEvent, event: GameEvent): boolean =>
  event.what === "bought" && last.what === "bought" && last.facts?.["by"] === event.facts?.["by"];

/** Whether both put pieces of one nation into the same space. */
export const isMorePlaced = (one: GameEvent, other: GameEvent): boolean =>
  [one, other].every(({ what }) => what === "placed") && one.facts?.["by"] === other.facts?.["by"] && one.facts?.["space"] === other.facts?.["space"];

/** One event with the pieces of two. */
export const withMore = (one: GameEvent, { what, facts = {} }: GameEvent): GameEvent => ({
  what, facts: { ...facts, units: [...listed(one.facts?.["units"]), ...listed(facts["units"])] },
});

/** What the one who acted paid in a step; keeps `money` up to date. */
function spent({ by, patch }: LogStep, money: Record<string, number>): number {
  const purses = (patch as { position?: { ipc?: Record<string, number> } } | undefined)?.position?.ipc ?? {};
  const before = money[by] ?? 0;
  Object.assign(money, purses);
  return before - (money[by] ?? 0);
}

// Words

export function logText({ event, nation, paid }: LogLine, names: PlaceName): string {
  if (event.what === "bought" && paid !== undefined) {
    return say("time-log-bought", { units: unitsText(readUnits(listed(event.facts?.["units"])), nation), ipc: paid });
  }
  return eventLine(event, nation, names);
}

/** The second line of a battle: how long it took and what fell; "" for anything else. */
export function logDetail({ battle }: LogLine): string {
  if (!battle) return "";
  const { torpedoes = 0, attack = 0, defense = 0 } = battle.fired;
  const rounds = Math.max(torpedoes, attack, defense);
  return [rounds ? say("time-log-rounds", { rounds }) : "", downed(battle.downed), losses(battle.lost)].filter(Boolean).join(" · ");
}

const listed = (fact: Fact | undefined): (string | number)[] => (Array.isArray(fact) ? fact : []);
