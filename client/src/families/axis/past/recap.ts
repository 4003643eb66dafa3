/** What happened while somebody was away: land, battles with their losses, enemy fleets nearby, purchases, production, developments. */
import { say } from "../edition";
import type { GameEvent } from "../../../net/types";
import type { Change } from "../../../time/change";
import { eventsIn, group, landsIn, levelsIn, listedIn, ownFirst, type RecapGroup, type RecapLine, type Span } from "../../../time/recap";
import type { GameRecap } from "../../../games/game";
import type { AxisSheet, AxisView } from "../types";
import { kindsOf } from "../kinds";
import { isWith } from "../relations";
import { parseUnit, readUnits } from "../units";
import { eventLine, eventSentence, gunOf, nationName, nationShort, unitsText, withGun, type PlaceName } from "../words";
import { addLosses, type BattleMark, type Kinds } from "./battles";
import { fleets } from "./fleets";
import { damage, downed, losses, raid, type AxisLine } from "./present";
import { calmTakings, isFreed, takers, takingOf, text } from "./takings";

export const recap: GameRecap<AxisView, AxisSheet, BattleMark> = { groups, capitals };

function groups(line: AxisLine, span: Span, names: PlaceName): RecapGroup[] {
  return [
    ...lands(line, span, names), ...battles(line, span, names), ...fleets(line, span, names),
    ...purchases(line, span, names), ...production(line, span), ...developments(line, span, names),
  ];
}

/** The capitals that the side of these seats still holds and can lose. */
function capitals(view: AxisView, sheet: AxisSheet, own: readonly string[]): string[] {
  return sheet.order
    .filter((nation) => isWith(view, sheet, own, nation))
    .map((nation) => sheet.capital[nation] ?? "")
    .filter((area) => isWith(view, sheet, own, view.position.owner[area] ?? ""));
}

function lands(line: AxisLine, span: Span, names: PlaceName): RecapGroup[] {
  const all = landsIn(line, span).map((change) => ({
    ...landLine(line, change, names), lost: !isWith(line.viewAt(change.at), line.sheet, span.own, change.to), own: span.own.includes(change.from),
  }));
  const lines = (lost: boolean): RecapLine[] => ownFirst(all.filter((one) => one.lost === lost), (one) => one.own);
  return [
    ...group({ id: "lost", title: say("recap-lost"), bad: true, lines: lines(true) }),
    ...group({ id: "won", title: say("recap-won"), lines: lines(false) }),
  ];
}

/** "China (2 IPC): freed by U.S.S.R. and given back to U.S.A.", with the emblem of whoever took it. */
function landLine(line: AxisLine, { area, from, to, value, at }: Change & { at: number }, names: PlaceName): RecapLine {
  const { events } = line.story.steps[at] ?? {};
  const taking = takingOf(events, area);
  const { by, lost_by: loser, held_by: holder } = taking?.facts ?? {};
  const taker = text(by) || to;
  const place = value ? say("recap-land-worth", { place: names(area), value }) : names(area);
  const said = say(`recap-land-${wayOf(line.sheet, taking, area)}`, { place, by: nationShort(taker), from: nationShort(text(loser) || text(holder) || from), to: nationShort(to) });
  const plunder = (events ?? []).filter(({ what, facts = {} }) => what === "capital_taken" && line.sheet.capital[text(facts["nation"])] === area);
  const detail = [taking?.facts?.["calm"] ? say("recap-calm") : "", ...plunder.map((event) => eventLine(event, taker, names))].filter(Boolean).join(" · ");
  return { id: area, nation: taker, text: said, detail, at };
}

/** How land came to its owner: the ending of the words for it. */
function wayOf(sheet: AxisSheet, taking: GameEvent | undefined, area: string): string {
  if (taking?.what === "returned") return "returned";
  if (taking?.what === "neutral_violated") return "neutral";
  if (taking && isFreed(taking)) return "freed";
  return taking && sheet.home[area] === taking.facts?.["by"] ? "retaken" : "taken";
}

/** "without a fight, with 2 infantry". */
function withWhat(line: AxisLine, at: number, taking: GameEvent): string {
  const units = takers(line.story.steps[at]?.events, line.viewAt(at).position, line.sheet, [taking]);
  return units ? say("recap-calm-with", { units }) : say("recap-calm");
}

function battles(line: AxisLine, span: Span, names: PlaceName): RecapGroup[] {
  const fought = line.battles.filter((battle) => battle.over && battle.last > span.from && battle.last <= span.to).map((battle) => battleLine(line, battle, names, span.own));
  const told = [...fought, ...walks(line, span, names)].sort((one, other) => one.at - other.at);
  const lines = ownFirst(told, ({ own }) => own);
  const shot = flights(line, span, names);
  return group({ id: "battles", title: say("recap-battles"), ...(fought.length + shot.length && { sum: toll(line, span) }), lines: [...lines, ...shot] });
}

type Told = RecapLine & { own: boolean; at: number };

function battleLine(line: AxisLine, battle: BattleMark, names: PlaceName, own: readonly string[]): Told {
  const isRaid = battle.kind === "raid";
  const who = { nation: nationName(battle.nation), place: names(battle.space) };
  const fell = [forcesOf(battle), [downed(battle.downed), losses(battle.lost)].filter(Boolean).join(" · ")].filter(Boolean).join("\n");
  return {
    id: `${battle.first} ${battle.space}`, nation: battle.nation, at: battle.last, own: own.some((nation) => battle.lost[nation]),
    text: isRaid ? raid(battle, names) : say(`recap-battle-${ending(battle)}`, who),
    detail: isRaid ? damage(battle, line.viewAt(battle.last).position.owner[battle.space] ?? "") : fell,
  };
}

/** "with 4 infantry, 1 fighter against 2 infantry"; guns alone are no force. */
function forcesOf({ attackers, defenders }: BattleMark): string {
  const sides = { attackers: unitsText(attackers), defenders: unitsText(defenders) };
  return say(Object.keys(defenders).length ? "recap-forces" : "recap-forces-alone", sides);
}

/** Land that was taken without a fight. */
function walks(line: AxisLine, span: Span, names: PlaceName): Told[] {
  return line.story.steps.slice(span.from + 1, span.to + 1).flatMap(({ events }, place) => {
    const at = span.from + 1 + place;
    return calmTakings(events).map((taking): Told => {
      const { space, by, lost_by: loser } = taking.facts ?? {};
      const told = say(isFreed(taking) ? "recap-battle-freed" : "recap-battle-taken", { nation: nationName(text(by)), place: names(text(space)) });
      return { id: `${at} ${text(space)}`, nation: text(by), at, own: span.own.includes(text(loser)), text: told, detail: withWhat(line, at, taking) };
    });
  });
}

/** Planes that guns shot down on their way. */
function flights(line: AxisLine, span: Span, names: PlaceName): RecapLine[] {
  let gun = "";
  return eventsIn(line, span).flatMap(({ event, at, id }) => {
    gun = gunOf(event) || gun;
    const nation = line.turnOf(at)?.nation ?? "";
    return event.what === "shot_down" ? [{ id, nation, at, text: eventSentence(withGun(event, gun), nation, names) }] : [];
  });
}

const ending = (battle: BattleMark): string => (battle.freed ? "freed" : battle.taken ? "taken" : battle.won ? "won" : battle.retreat ? "retreat" : isEmpty(battle) ? "both" : "lost");

/** Whether all that fought fell. */
function isEmpty({ attackers, defenders, lost }: BattleMark): boolean {
  const sum = (...kinds: Kinds[]): number => kinds.flatMap((one) => Object.values(one)).reduce((all, count) => all + count, 0);
  return sum(...Object.values(lost)) === sum(attackers, defenders);
}

/** "Your side lost 7 units (24 IPC), the enemy 3 (9 IPC)". */
function toll(line: AxisLine, span: Span): string {
  const sum = { ours: { units: 0, ipc: 0 }, theirs: { units: 0, ipc: 0 } };
  for (const [nation, kinds] of Object.entries(lossesIn(line, span))) {
    const side = sum[isWith(line.viewAt(span.to), line.sheet, span.own, nation) ? "ours" : "theirs"];
    for (const [kind, count] of Object.entries(kinds)) {
      side.units += count;
      side.ipc += count * (line.sheet.figures[nation]?.[kind]?.cost ?? 0);
    }
  }
  return say("recap-toll", { ours: sum.ours.units, oursIpc: sum.ours.ipc, theirs: sum.theirs.units, theirsIpc: sum.theirs.ipc });
}

/** What each nation lost: in battles, to flak on the way, for want of a place to land. */
export function lossesIn(line: AxisLine, span: Span): Record<string, Kinds> {
  const lost: Record<string, Kinds> = {};
  const add = (nation: string, kind: string, count: number): void => {
    const kinds = (lost[nation] ??= {});
    kinds[kind] = (kinds[kind] ?? 0) + count;
  };
  for (const { event, at } of eventsIn(line, span)) {
    const { facts = {} } = event;
    const mover = line.turnOf(at)?.nation ?? "";
    if (event.what === "lost") addLosses(lost, facts["units"]);
    else if (event.what === "crashed") add(mover, parseUnit(String(facts["unit"])).kind, Number(facts["count"] ?? 1));
    else if (event.what === "stranded" && !facts["to"]) add(String(facts["nation"] ?? mover), planeOf(line.sheet), Number(facts["count"] ?? 1));
    else if (event.what === "shot_down" && Array.isArray(facts["units"])) {
      for (const [unit, count] of Object.entries(readUnits(facts["units"]))) add(mover, parseUnit(unit).kind, count);
    }
  }
  return lost;
}

/** The kind that may lose its deck. */
function planeOf(sheet: AxisSheet): string {
  const kinds = kindsOf(sheet);
  return Object.keys(kinds).find((kind) => kinds[kind]?.deck_load) ?? "";
}

function purchases(line: AxisLine, span: Span, names: PlaceName): RecapGroup[] {
  const lines = listedIn(line, span, "bought").map(({ nation, units, at }) => ({
    id: nation, nation, at, text: eventSentence({ what: "bought", facts: { units } }, nation, names),
  }));
  return group({ id: "bought", title: say("recap-bought"), lines });
}

function production(line: AxisLine, span: Span): RecapGroup[] {
  const lines = ownFirst(levelsIn(line, span), ({ nation }) => span.own.includes(nation)).map(({ nation, before, after, at }) => ({
    id: nation, nation, at, text: say("recap-income", { nation: nationName(nation), before, after }),
  }));
  return group({ id: "income", title: say("recap-production"), lines });
}

function developments(line: AxisLine, span: Span, names: PlaceName): RecapGroup[] {
  const lines = eventsIn(line, span).flatMap(({ event, at, id }) => {
    if (event.what !== "developed") return [];
    const nation = String(event.facts?.["by"] ?? "");
    return [{ id, nation, at, text: say("log-line", { nation: nationName(nation), text: eventLine(event, nation, names) }) }];
  });
  return group({ id: "tech", title: say("recap-tech"), lines });
}
