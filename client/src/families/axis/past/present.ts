/** A moment of the past in words: whose turn, which phase, what was done, how a battle went. */
import { eventLine, nationName, subjectOf, unitsText, withCalm, type PlaceName } from "../words";
import type { AxisSheet, AxisView } from "../types";
import { list } from "../../../i18n";
import { say } from "../edition";
import type { BattleMark, Kinds } from "./battles";
import { START, type Timeline } from "../../../time/story";
import type { Present } from "../../../games/game";

/** The timeline of a game of the family. */
export type AxisLine = Timeline<AxisView, AxisSheet, BattleMark>;

const QUIET = new Set(["turn_over"]);

export function presentAt(line: AxisLine, at: number, names: PlaceName): Present {
  const turn = line.turnOf(at);
  const step = line.story.steps[at];
  if (at === START || !turn || !step) return { nation: line.start.position.seat, title: say("time-start"), lines: [say("time-start-text")] };
  // Income comes with the step that ends the turn.
  const stage = step.events?.some((event) => event.what === "income") ? "income" : (line.phaseOf(at)?.phase ?? "");
  const phase = say(`phase-${stage}`);
  const battle = line.battleOf(at);
  const title = [nationName(turn.nation), phase, ...(battle ? [names(battle.space)] : [])].join(" · ");
  if (battle && battle.over && battle.last === at) {
    const shot = battle.kind === "raid" ? "" : downed(battle.downed);
    return { nation: turn.nation, title, lines: [begun(battle, names), ended(battle, line.viewAt(at)), ...(shot ? [upper(shot)] : [])] };
  }
  const events = withCalm(step.events).filter((event) => !QUIET.has(event.what));
  // The end of a phase is worth a line only where nothing else happened.
  const telling = events.filter((event) => event.what !== "phase_done");
  const lines = (telling.length ? telling : events).map((event) => {
    const by = subjectOf(event, step.by, turn.nation);
    const text = eventLine(event, by, names);
    return by === turn.nation || !by || event.what === "game_over" ? upper(text) : say("log-line", { nation: nationName(by), text });
  });
  if (battle && at === battle.first) lines.splice(0, 1, begun(battle, names));
  return { nation: turn.nation, title, lines };
}

const begun = (battle: BattleMark, names: PlaceName): string => (battle.kind === "raid" ? raid(battle, names) : forces(battle));
const ended = (battle: BattleMark, { position }: AxisView): string =>
  battle.kind === "raid" ? damage(battle, position.owner[battle.space] ?? "") : outcome(battle);

/** "Germany bombed the industrial complex in Karelia with 2 bombers". */
export function raid({ nation, space, attackers }: BattleMark, names: PlaceName): string {
  return say("time-raid", { by: nation, attacker: nationName(nation), place: names(space), units: unitsText(attackers) });
}

/** "The raid cost the Soviet Union 3 IPC; 1 bomber was shot down". */
export function damage({ paid, lost, nation }: BattleMark, owner: string): string {
  return say("time-raid-result", { of: owner, owner: nationName(owner), paid, downed: Object.values(lost[nation] ?? {}).reduce((sum, count) => sum + count, 0) });
}

/** "4 infantry, 1 fighter against 2 infantry". */
export function forces({ attackers, defenders }: BattleMark): string {
  return say("time-forces", { attackers: unitsText(attackers), defenders: unitsText(defenders) });
}

/** "Won in 2 rounds, lost 2 infantry". */
export function outcome(battle: BattleMark): string {
  const own = battle.lost[battle.nation] ?? {};
  const result = battle.won ? "won" : battle.retreat ? "retreat" : "lost";
  return say(`time-battle-${result}`, { rounds: battle.rounds, lost: Object.keys(own).length ? unitsText(own) : say("nothing") });
}

/** "Japan lost 2 infantry, U.S.A. lost 1 fighter". */
export function losses(lost: Record<string, Kinds>): string {
  return list(Object.entries(lost).map(([nation, kinds]) => say("time-lost", { nation: nationName(nation), units: unitsText(kinds) })));
}

/** "anti-aircraft fire shot down 1 fighter"; "" where it shot down nothing. */
export function downed(planes: Record<string, Kinds>): string {
  const units: Kinds = {};
  for (const [kind, number] of Object.values(planes).flatMap(Object.entries<number>)) units[kind] = (units[kind] ?? 0) + number;
  return Object.keys(units).length ? say("time-downed", { units: unitsText(units) }) : "";
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
