/** Others' moves, told while they are shown, and how their battles went. */
import { wholePercent } from "../../battle/odds";
import type { Arrow } from "../../board/model";
import { reasonsText } from "../../hints/reasons";
import { list } from "../../i18n";
import { edition, canSay, say } from "./edition";
import type { Fact, GameEvent, Reason } from "../../net/types";
import type { GameTelling, LogStep, PlaceName, Seen, Telling } from "../../games/game";
import { count } from "./board";
import { isHostile, waysIn } from "./past/arrows";
import { isMorePlaced, logDetail, logText, logTurns, withMore } from "./past/log";
import { calmTakings, isFreed, takers, text } from "./past/takings";
import type { AxisSheet, AxisView, Pile } from "./types";
import { hasTrait, kindsOf } from "./kinds";
import { areEnemies } from "./relations";
import { readUnits } from "./units";
import { eventSentence, nationName, reasonsBeyond, subjectOf, targetOf, unitsText } from "./words";

type AxisSeen = Seen<AxisView, AxisSheet>;

export const telling: GameTelling<AxisView, AxisSheet> = { caption, arrows, result };

/** Reasons that stand behind an attack, with the space it is for. */
const ATTACKS = /^(attack|attack_fleet|raid)$/;
const MOVES = new Set(["moved", "assault_announced", "loaded"]);
/** Steps in which anti-aircraft guns fire. */
const GUNS = new Set(["aa_fire", "flak"]);
const ENDS = new Set(["battle_over", "conquered", "liberated"]);
/** What dice do is told when they have fallen. */
const SILENT = new Set(["phase_done", "turn_over", "proposed", "researched", "fired", "lost", "income", "rolled_again", "battle"]);

function caption(step: LogStep, seen: AxisSeen, names: PlaceName, told: readonly LogStep[] = []): Telling | null {
  return flak(step, seen, names) ?? dash(step, seen, names) ?? walk(step, seen, names) ?? placing(step, told, names) ?? move(step, seen, names);
}

function arrows(step: LogStep, seen: AxisSeen, told: readonly LogStep[]): Arrow[] {
  const waysOf = (one: LogStep): Arrow[] => waysIn(one, `told-${one.n}`, (target) => isAttacked(seen, target, seen.view.position.seat));
  const goalOf = ({ path }: Arrow): string => path.at(-1) ?? "";
  const own = waysOf(step);
  const goals = own.filter(({ kind }) => kind === "attack").map(goalOf);
  const before = goals.length ? turnUntil(step, told).flatMap(waysOf).filter((one) => goals.includes(goalOf(one))) : [];
  return [...before, ...own];
}

/** "Germany: placed 5 infantry, 1 armor in Germany": all that has been placed there this turn, however many steps that took; null for any other step. */
function placing(step: LogStep, told: readonly LogStep[], names: PlaceName): Telling | null {
  const event = step.events?.findLast(({ what }) => what === "placed");
  if (!event) return null;
  const before = turnUntil(step, told).flatMap(({ events = [] }) => events).filter((one) => isMorePlaced(one, event));
  const all = [...before, event].reduce(withMore);
  const nation = text(event.facts?.["by"]);
  const detail = reasonsText(edition().id, reasonsBeyond(event, step.reasons), names);
  return { nation, area: targetOf(event), text: eventSentence(all, nation, names), detail, isMore: before.length > 0 };
}

/** What was told in the turn of a step before it. */
function turnUntil({ n }: LogStep, told: readonly LogStep[]): readonly LogStep[] {
  const before = told.filter((one) => one.n < n);
  const over = before.findLastIndex(({ events }) => events?.some(({ what }) => what === "turn_over"));
  return before.slice(over + 1);
}

/** An attack on what lies behind empty land, which is taken on the way there; null for any other step. */
function dash(step: LogStep, seen: AxisSeen, names: PlaceName): Telling | null {
  const way = step.events?.findLast(({ what }) => what === "moved");
  const spaces = placesOf(calmTakings(step.events));
  if (!way || !spaces.length || spaces.includes(targetOf(way))) return null;
  const nation = subjectOf(way, step.by, seen.view.position.seat);
  const plan = planFor(step.reasons, [targetOf(way)]);
  if (!plan && !isAttacked(seen, targetOf(way), nation)) return null;
  const told = attack(nation, targetOf(way), wayOf(way, targetOf(way), plan), plan, seen, names);
  return { ...told, detail: [say("caption-through", { places: list(spaces.map(names)) }), told.detail].filter(Boolean).join("; ") };
}

const placesOf = (taken: readonly GameEvent[]): string[] => taken.map(({ facts = {} }) => text(facts["space"]));

/** The attack on one of these spaces among the reasons for a step. */
const planFor = (reasons: readonly Reason[] | undefined, spaces: readonly string[]): Reason | undefined =>
  reasons?.find(({ key, figures = {} }) => ATTACKS.test(key) && spaces.includes(String(figures["space"])));

/** "Japan takes Manchuria without a fight: 2 infantry, for 3 IPC a turn". */
function walk({ events, reasons }: LogStep, seen: AxisSeen, names: PlaceName): Telling | null {
  const taken = calmTakings(events);
  const last = taken.at(-1);
  if (!last) return null;
  const [nation, area] = [text(last.facts?.["by"]), text(last.facts?.["space"])];
  const spaces = placesOf(taken);
  const plan = planFor(reasons, spaces);
  const what = say(taken.every(isFreed) ? "caption-frees" : "caption-takes", { nation: nationName(nation), places: list(spaces.map(names)) });
  return { nation, area, text: withParts(what, [takers(events, seen.view.position, seen.sheet, taken), purpose(plan)]), detail: holding(plan) };
}

/** "Anti-aircraft fire in Karelia shoots down 1 fighter"; while it is not chosen which, only how many. */
function flak({ events = [] }: LogStep, { view }: AxisSeen, names: PlaceName): Telling | null {
  const at = events.findIndex(({ what, facts }) => what === "fired" && GUNS.has(String(facts?.["step"])));
  const { space = "", by = "", dice, hits_on: needed } = events[at]?.facts ?? {};
  const hits = listed(dice).filter((die, index) => Number(die) <= Number(listed(needed)[index])).length;
  if (!hits) return null;
  const fell = listed(events.slice(at).find(({ what }) => what === "lost" || what === "shot_down")?.facts?.["units"]);
  const units = fell.length ? unitsText(readUnits(fell), view.position.seat) : say("caption-planes", { count: hits });
  return { nation: String(by), area: String(space), text: say("caption-flak", { place: names(String(space)), units }), detail: "" };
}

function move(step: LogStep, seen: AxisSeen, names: PlaceName): Telling | null {
  const event = (step.events ?? []).filter(({ what }) => !SILENT.has(what)).at(-1);
  if (!event) return null;
  const seat = seen.view.position.seat;
  const nation = subjectOf(event, step.by, seat);
  const target = targetOf(event);
  const plan = step.reasons?.find(({ key }) => ATTACKS.test(key));
  const aim = plan ? String(plan.figures?.["space"] ?? target) : isAttacked(seen, target, nation) ? target : "";
  if (plan && isTaken(seen, aim, nation)) return { nation, area: target, text: eventSentence(event, nation, names), detail: holding(plan) };
  if (MOVES.has(event.what) && aim) return attack(nation, aim, wayOf(event, aim, plan), plan, seen, names);
  const raid = raidEnd(step.events, names);
  if (raid) return { nation, area: target, text: raid, detail: "" };
  const empty = emptied(event, nation, seen, names);
  if (empty) return { nation, area: target, text: empty, detail: "" };
  // How a battle ended is nobody's decision: the reasons are those for the losses before it.
  const reasons = ENDS.has(event.what) ? [] : reasonsBeyond(event, step.reasons);
  return { nation, area: target, text: eventSentence(event, nation, names), detail: reasonsText(edition().id, reasons, names) };
}

/** What a raid that ended in this step cost; "" where none did. */
function raidEnd(events: readonly GameEvent[] = [], names: PlaceName): string {
  const over = events.find(({ what, facts }) => what === "battle_over" && facts?.["kind"] === "raid");
  const paid = events.find(({ what }) => what === "bombed")?.facts?.["paid"] ?? 0;
  return over ? say("battle-end-raid", { damage: Number(paid), place: names(targetOf(over)) }) : "";
}

/** That nobody is left of those who fought, where that is how a battle ended; "" for any other end. */
function emptied({ what, facts = {} }: GameEvent, nation: string, { view, sheet }: AxisSeen, names: PlaceName): string {
  if (what !== "battle_over" || facts["won"] || facts["kind"] === "raid") return "";
  const kinds = kindsOf(sheet);
  const fights = (pile: Pile): boolean => !hasTrait(kinds, pile.kind, "aside") && (pile.nation === nation || areEnemies(view, sheet, pile.nation, nation));
  const space = text(facts["space"]);
  return (view.position.units[space] ?? []).some(fights) ? "" : say("recap-battle-both", { nation: nationName(nation), place: names(space) });
}

type Way = "attacks" | "raid" | "lands" | "prepares";

/** How a move serves an attack: troops and ships that go elsewhere first prepare a landing, which waits for the combat. */
function wayOf(event: GameEvent, aim: string, plan: Reason | undefined): Way {
  if (plan?.key === "raid") return "raid";
  if (event.what === "assault_announced") return "lands";
  return targetOf(event) === aim ? "attacks" : "prepares";
}

/** "Japan attacks India: 7 units, 83 % to win, for 3 IPC a turn". Chance and purpose are those of its player; where nobody said any there are none. */
function attack(nation: string, area: string, way: Way, plan: Reason | undefined, seen: AxisSeen, names: PlaceName): Telling {
  const isRaid = plan?.key === "raid";
  const what = say(`caption-${way}`, { nation: nationName(nation), place: names(area) });
  const detail = isRaid && typeof plan.figures?.["gain"] === "number" ? reasonsText(edition().id, [plan], names) : holding(plan);
  return { nation, area, text: withParts(what, [...forces(attackers(seen.view, area, nation, isRaid), plan), purpose(plan)]), detail };
}

function withParts(what: string, parts: readonly string[]): string {
  const said = parts.filter(Boolean).join(", ");
  return said ? say("caption", { what, parts: said }) : what;
}

/** How sure its player is to hold what the attack takes. */
function holding(plan: Reason | undefined): string {
  const hold = plan?.figures?.["hold"];
  return typeof hold === "number" ? say("caption-hold", { percent: wholePercent(hold) }) : "";
}

/** Who attacks, and the chance of just those: while others are still to come, how many that chance speaks of. */
function forces(here: number, plan: Reason | undefined): string[] {
  const { win, units } = plan?.figures ?? {};
  if (typeof win !== "number") return [here ? say("caption-units", { count: here }) : ""];
  const all = Math.max(here, Number(units ?? 0));
  const isPart = here > 0 && here < all;
  const who = isPart ? say("caption-units-of", { count: here, all }) : units ? say("caption-units", { count: all }) : "";
  return [who, say(isPart ? "caption-chance-all" : "caption-chance", { percent: wholePercent(win), all })];
}

/** What an attack is for, as far as its player says so. */
function purpose(plan: Reason | undefined): string {
  const { aim = "", ipc = 0 } = plan?.figures ?? {};
  const id = `purpose-${aim}`;
  return canSay(id) && (ipc || aim === "capital") ? say(id, { ipc }) : "";
}

const listed = (fact: Fact | undefined): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);

/** Whether enemies hold a space or stand there, during the combat move. */
function isAttacked({ view, sheet }: AxisSeen, area: string, nation: string): boolean {
  return view.position.phase === "combat_move" && isHostile(view, sheet, area, nation);
}

/** Whether a nation's side holds land by now, so that whoever goes there attacks nobody. */
function isTaken({ view, sheet }: AxisSeen, area: string, nation: string): boolean {
  const owner = view.position.owner[area];
  const isEnemy = (other: string): boolean => areEnemies(view, sheet, other, nation);
  return Boolean(owner) && !isEnemy(owner ?? "") && !(view.position.units[area] ?? []).some((pile) => isEnemy(pile.nation));
}

/** Pieces of a nation that stand before a space or are ordered ashore there; those that bomb it stand apart. */
function attackers({ position }: AxisView, area: string, nation: string, raid: boolean): number {
  const own = (piles: readonly Pile[] = []): Pile[] => piles.filter((pile) => pile.nation === nation);
  const there = own(position.units[area]).filter((pile) => (pile.task === "raid") === raid);
  const aboard = raid ? [] : Object.values(position.units).flatMap(own).flatMap(({ cargo = [], count: ships = 1 }) => cargo.filter(({ lands }) => lands === area).map(() => ships));
  return [...there.map(count), ...aboard].reduce((sum, one) => sum + one, 0);
}

function result(told: readonly LogStep[], seen: AxisSeen, mine: readonly string[], names: PlaceName): Telling | null {
  const { view } = seen;
  const last = told.at(-1);
  if (!last?.events?.some(({ what }) => what === "battle_over")) return null;
  const line = logTurns(told, { seat: view.position.seat, round: view.position.round ?? 1 })
    .at(-1)
    ?.lines.findLast((one) => one.battle && one.n === last.n);
  if (!line?.battle) return null;
  const facts = line.event.facts ?? {};
  const parties = [line.nation, String(facts["lost_by"] ?? ""), ...Object.keys(line.battle.lost)];
  if (parties.some((nation) => mine.includes(nation))) return null;
  const sentence = raidEnd(last.events, names) || emptied(line.event, line.nation, seen, names) || say("log-line", { nation: nationName(line.nation), text: logText(line, names) });
  return { nation: line.nation, area: String(facts["space"] ?? ""), text: sentence, detail: logDetail(line) };
}
