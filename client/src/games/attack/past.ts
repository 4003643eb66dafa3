/** What the time machine tells of Attack!: battles, arrows, a moment in words, dice. */
import type { Arrow } from "../../board/model";
import { t } from "../../i18n";
import type { GameEvent, StoryStep } from "../../net/types";
import { countDice, numbered, type Die, type DiceTotals, type Throw } from "../../time/dice";
import { START, type BattleSpan, type Timeline } from "../../time/story";
import type { BattleKeeper, LogStep, PlaceName, Present } from "../game";
import { isNoLoss } from "./log";
import { momentIn } from "../moment";
import { readPieces, size } from "./pieces";
import type { AttackSheet, AttackView } from "./types";
import { addressed, eventLine, nationName, phaseName, subjectOf, unitTitle, withCalm } from "./words";

export type AttackPast = Timeline<AttackView, AttackSheet, BattleSpan>;

/** Land battles, and challenges at sea, from their first event to their last. */
export class Battles implements BattleKeeper<AttackView, BattleSpan> {
  readonly marks: BattleSpan[] = [];

  step(index: number, step: StoryStep, _before: AttackView, after: AttackView): void {
    for (const event of step.events ?? []) {
      if (event.what === "battle") this.begin(index, String(event.facts?.["space"] ?? ""), after);
      else if (event.what === "engaged") this.begin(index, "", after);
    }
    const open = this.marks.at(-1);
    const isOn = open && (open.space ? after.battle?.region === open.space : after.sea);
    if (open && (isOn || ended(step, open.space))) open.last = index;
  }

  private begin(index: number, space: string, view: AttackView): void {
    const isCapital = Object.values(view.capitals).includes(space);
    this.marks.push({ space, first: index, last: index, major: isCapital || !space });
  }
}

/** Whether the step ends the fight over a place. */
function ended({ events = [] }: StoryStep, space: string): boolean {
  if (!space) return events.some((event) => event.what === "sea_control" || event.what === "withdrew");
  return events.some((event) => (event.what === "conquered" || event.what === "held") && event.facts?.["space"] === space);
}

export function arrowsOf(line: AttackPast, at: number): Arrow[] {
  return waysIn(line.story.steps[at], `past-${at}`, () => line.viewAt(at));
}

/** The ways of the pieces that moved in a step, with what owners the view after it has. */
export function waysIn(step: LogStep | undefined, name: string, view: () => AttackView): Arrow[] {
  return (step?.events ?? []).flatMap((event, place) => {
    if (event.what !== "moved" && event.what !== "embarked") return [];
    const { start = "", target = "", units } = event.facts ?? {};
    const isOwn = view().owner[String(target)] === String(event.facts?.["by"] ?? "");
    const count = size(readPieces(Array.isArray(units) ? units : []));
    return [{ id: `${name}-${place}`, path: [String(start), String(target)], count, kind: isOwn ? "move" : "attack", preview: false } as const];
  });
}

const QUIET = new Set(["turn_over", "action"]);

export function presentAt(line: AttackPast, at: number, names: PlaceName): Present {
  const turn = line.turnOf(at);
  const step = line.story.steps[at];
  if (at === START || !turn || !step) return { nation: momentIn(line.start).seat, title: t("time-start"), lines: [t("time-start-text")] };
  const battle = line.battleOf(at);
  const title = [nationName(turn.nation), phaseName(line.phaseOf(at)?.phase ?? ""), ...(battle?.space ? [names(battle.space)] : [])].join(" · ");
  const lines = withCalm(step.events).filter((event) => !QUIET.has(event.what) && !isNoLoss(event)).map((event) => sentence(event, step.by, names));
  return { nation: turn.nation, title, lines };
}

const RESULTS = new Set(["conquered", "held", "sea_control", "withdrew"]);

/** "Brown: held Amazonia with 2 tanks"; "" where nothing says how it ended. */
export function outcomeOf(line: AttackPast, { last }: BattleSpan, names: PlaceName): string {
  const step = line.story.steps[last];
  return withCalm(step?.events).filter(({ what }) => RESULTS.has(what)).map((event) => sentence(event, step?.by ?? "", names)).join(". ");
}

function sentence(event: GameEvent, by: string, names: PlaceName): string {
  return addressed(subjectOf(event, by), eventLine(event, names));
}

/** All dice by who threw them; what hits depends on the units, so hits are not weighed here. */
export function diceOf(steps: readonly StoryStep[], { faces }: AttackSheet): DiceTotals {
  let sides: Record<string, string> = {};
  const throws = steps.flatMap((step) => step.events ?? []).flatMap((event) => {
    const { facts = {} } = event;
    if (event.what === "battle") sides = { attacker: String(facts["by"]), defender: String(facts["defender"] ?? "") };
    if (event.what === "commands") sides = { ...sides, defender: String(facts["by"]) };
    if (event.what === "challenge") sides = { challenger: String(facts["by"]), holder: String(facts["holder"] ?? "") };
    return thrown(event, sides);
  });
  return countDice(throws, [battleDie(faces), numbered(t("attack-die-numbers"))]);
}

const BATTLE = "battle";
const BLANK = "blank";

/** The die of land battles, which shows units. */
function battleDie(faces: readonly string[]): Die {
  const sides = faces.map((face) => ({ face, title: face === BLANK ? t("attack-die-blank") : unitTitle(face), isDrawn: face !== BLANK }));
  return { id: BATTLE, title: t("attack-die-battle"), sides };
}

/** Who threw which dice in an event. Seats that throw together share the dice evenly, in order. */
function thrown({ what, facts = {} }: GameEvent, sides: Record<string, string>): Throw[] {
  const dice = facts["dice"];
  if (!Array.isArray(dice)) return [];
  const numbers = dice.map(Number);
  const die = what === "fired" ? BATTLE : numbered().id;
  const seats = Array.isArray(facts["seats"]) ? facts["seats"].map(String) : what === "pairing" ? [sides["challenger"] ?? "", sides["holder"] ?? ""] : null;
  if (!seats) return [{ by: String(facts["by"] ?? sides[String(facts["side"])] ?? ""), die, dice: numbers }];
  const each = Math.floor(numbers.length / seats.length);
  return seats.map((by, place) => ({ by, die, dice: numbers.slice(place * each, (place + 1) * each) }));
}
