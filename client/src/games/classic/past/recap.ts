/** What happened in Classic while somebody was away: land, battles with their losses, fleets that came near, purchases, production, developments. */
import { t } from "../../../i18n";
import { eventsIn, group, landsIn, levelsIn, listedIn, ownFirst, type RecapGroup, type RecapLine, type Span } from "../../../time/recap";
import type { GameRecap } from "../../game";
import { count } from "../board";
import type { ClassicPosition, ClassicSheet, ClassicView } from "../types";
import { parseUnit, readUnits } from "../units";
import { eventLine, eventSentence, gunOf, nationName, nationShort, unitsText, withGun, type PlaceName } from "../words";
import { addLosses, type BattleMark, type Kinds } from "./battles";
import { damage, downed, losses, raid, type ClassicLine } from "./present";

export const recap: GameRecap<ClassicView, ClassicSheet, BattleMark> = { groups, capitals };

function groups(line: ClassicLine, span: Span, names: PlaceName): RecapGroup[] {
  return [
    ...lands(line, span, names), ...battles(line, span, names), ...fleets(line, span, names),
    ...purchases(line, span, names), ...production(line, span), ...developments(line, span, names),
  ];
}

/** The capitals that the side of these seats still holds and can lose. */
function capitals(view: ClassicView, sheet: ClassicSheet, own: readonly string[]): string[] {
  const sides = sidesOf(sheet, own);
  return sheet.order
    .filter((nation) => sides.has(sheet.side[nation]))
    .map((nation) => sheet.capital[nation] ?? "")
    .filter((area) => sides.has(sheet.side[view.position.owner[area] ?? ""]));
}

const sidesOf = (sheet: ClassicSheet, own: readonly string[]): ReadonlySet<string | undefined> => new Set(own.map((nation) => sheet.side[nation]));

function lands(line: ClassicLine, span: Span, names: PlaceName): RecapGroup[] {
  const sides = sidesOf(line.sheet, span.own);
  const all = landsIn(line, span).map(({ area, from, to, value, at }) => {
    const text = t(from ? "classic-recap-land" : "classic-recap-land-neutral", { place: names(area), value, from: nationShort(from), to: nationShort(to) });
    return { lost: !sides.has(line.sheet.side[to]), own: span.own.includes(from), id: area, nation: to, text, at };
  });
  const lines = (lost: boolean): RecapLine[] => ownFirst(all.filter((one) => one.lost === lost), (one) => one.own);
  const lost = lines(true);
  const won = lines(false);
  return [
    ...group({ id: "lost", title: t("classic-recap-lost"), bad: true, lines: lost }),
    ...group({ id: "won", title: t("classic-recap-won"), lines: won }),
  ];
}

function battles(line: ClassicLine, span: Span, names: PlaceName): RecapGroup[] {
  const fought = line.battles.filter((battle) => battle.over && battle.last > span.from && battle.last <= span.to);
  const lines = ownFirst(fought, ({ lost }) => span.own.some((nation) => lost[nation])).map((battle) => ({
    id: `${battle.first} ${battle.space}`,
    nation: battle.nation,
    text: battle.kind === "raid" ? raid(battle, names) : t(`classic-recap-battle-${ending(battle)}`, { nation: nationName(battle.nation), place: names(battle.space) }),
    detail: battle.kind === "raid" ? damage(battle, line.viewAt(battle.last).position.owner[battle.space] ?? "") : [downed(battle.downed), losses(battle.lost)].filter(Boolean).join(" · "),
    at: battle.last,
  }));
  return group({ id: "battles", title: t("classic-recap-battles"), sum: toll(line, span), lines: [...lines, ...flights(line, span, names)] });
}

/** Planes that guns shot down on their way. */
function flights(line: ClassicLine, span: Span, names: PlaceName): RecapLine[] {
  let gun = "";
  return eventsIn(line, span).flatMap(({ event, at, id }) => {
    gun = gunOf(event) || gun;
    const nation = line.turnOf(at)?.nation ?? "";
    return event.what === "shot_down" ? [{ id, nation, at, text: eventSentence(withGun(event, gun), nation, names) }] : [];
  });
}

const ending = ({ won, taken, retreat }: BattleMark): string => (taken ? "taken" : won ? "won" : retreat ? "retreat" : "lost");

/** "Your side lost 7 units (24 IPC), the enemy 3 (9 IPC)". */
function toll(line: ClassicLine, span: Span): string {
  const sides = sidesOf(line.sheet, span.own);
  const sum = { ours: { units: 0, ipc: 0 }, theirs: { units: 0, ipc: 0 } };
  for (const [nation, kinds] of Object.entries(lossesIn(line, span))) {
    const side = sum[sides.has(line.sheet.side[nation]) ? "ours" : "theirs"];
    for (const [kind, count] of Object.entries(kinds)) {
      side.units += count;
      side.ipc += count * (line.sheet.figures[nation]?.[kind]?.cost ?? 0);
    }
  }
  return t("classic-recap-toll", { ours: sum.ours.units, oursIpc: sum.ours.ipc, theirs: sum.theirs.units, theirsIpc: sum.theirs.ipc });
}

/** What each nation lost: in battles, to flak on the way, for want of a place to land. */
export function lossesIn(line: ClassicLine, span: Span): Record<string, Kinds> {
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
    else if (event.what === "stranded" && !facts["to"]) add(String(facts["nation"] ?? mover), "fighter", Number(facts["count"] ?? 1));
    else if (event.what === "shot_down" && Array.isArray(facts["units"])) {
      for (const [unit, count] of Object.entries(readUnits(facts["units"]))) add(mover, parseUnit(unit).kind, count);
    }
  }
  return lost;
}

/** Sea zones from an own coast or own ships within which a fleet is near, and how many fleets are told at most. */
const NEAR = 2;
const FLEETS = 3;

/** Enemy ships that came near own coasts or ships, the most valuable fleets first. */
function fleets(line: ClassicLine, span: Span, names: PlaceName): RecapGroup[] {
  const sides = sidesOf(line.sheet, span.own);
  const before = line.viewAt(span.from).position;
  const { position } = line.viewAt(span.to);
  const near = nearby(position, line.sheet, span.own);
  const found = [...arrivals(line, span)].flatMap(([id, { nation, zone, at }]) => {
    if (sides.has(line.sheet.side[nation]) || !near.has(zone)) return [];
    const had = shipsIn(before, line.sheet, zone, nation);
    const ships = Object.entries(shipsIn(position, line.sheet, zone, nation)).map(([kind, count]) => [kind, count - (had[kind] ?? 0)] as const).filter(([, count]) => count > 0);
    const worth = ships.reduce((sum, [kind, count]) => sum + count * (line.sheet.figures[nation]?.[kind]?.cost ?? 0), 0);
    const text = t("classic-recap-fleet", { nation: nationName(nation), place: names(zone), units: unitsText(Object.fromEntries(ships)) });
    return ships.length ? [{ id, nation, at, text, worth }] : [];
  });
  const lines = found.sort((one, other) => other.worth - one.worth).slice(0, FLEETS);
  return group({ id: "fleets", title: t("classic-recap-fleets"), lines });
}

/** Where pieces of each nation came by sea, with the last step that brought some. */
function arrivals(line: ClassicLine, span: Span): Map<string, { nation: string; zone: string; at: number }> {
  const found = new Map<string, { nation: string; zone: string; at: number }>();
  for (const { event, at } of eventsIn(line, span)) {
    const { by = "", route } = event.facts ?? {};
    const zone = Array.isArray(route) ? String(route.at(-1)) : "";
    if (event.what === "moved" && zone && isZone(line.sheet, zone)) found.set(`${String(by)} ${zone}`, { nation: String(by), zone, at });
  }
  return found;
}

const isZone = (sheet: ClassicSheet, area: string): boolean => !(area in sheet.value);

function shipsIn(position: ClassicPosition, sheet: ClassicSheet, zone: string, nation: string): Kinds {
  const ships: Kinds = {};
  for (const pile of position.units[zone] ?? []) {
    if (pile.nation === nation && sheet.figures[nation]?.[pile.kind]?.domain === "sea") ships[pile.kind] = (ships[pile.kind] ?? 0) + count(pile);
  }
  return ships;
}

/** The sea zones near the coasts and ships of these seats. */
function nearby(position: ClassicPosition, sheet: ClassicSheet, own: readonly string[]): ReadonlySet<string> {
  const land = Object.keys(sheet.value).filter((area) => own.includes(position.owner[area] ?? ""));
  const ships = Object.keys(position.units).filter((area) => isZone(sheet, area) && own.some((nation) => Object.keys(shipsIn(position, sheet, area, nation)).length));
  const near = new Set(ships);
  let edge = [...land, ...ships];
  for (let step = 0; step < NEAR; step++) {
    edge = edge.flatMap((area) => sheet.neighbours[area] ?? []).filter((area) => isZone(sheet, area) && !near.has(area));
    edge.forEach((zone) => near.add(zone));
  }
  return near;
}

function purchases(line: ClassicLine, span: Span, names: PlaceName): RecapGroup[] {
  const lines = listedIn(line, span, "bought").map(({ nation, units, at }) => ({
    id: nation, nation, at, text: eventSentence({ what: "bought", facts: { units } }, nation, names),
  }));
  return group({ id: "bought", title: t("classic-recap-bought"), lines });
}

function production(line: ClassicLine, span: Span): RecapGroup[] {
  const lines = ownFirst(levelsIn(line, span), ({ nation }) => span.own.includes(nation)).map(({ nation, before, after, at }) => ({
    id: nation, nation, at, text: t("classic-recap-income", { nation: nationName(nation), before, after }),
  }));
  return group({ id: "income", title: t("classic-recap-production"), lines });
}

function developments(line: ClassicLine, span: Span, names: PlaceName): RecapGroup[] {
  const lines = eventsIn(line, span).flatMap(({ event, at, id }) => {
    if (event.what !== "developed") return [];
    const nation = String(event.facts?.["by"] ?? "");
    return [{ id, nation, at, text: t("classic-log-line", { nation: nationName(nation), text: eventLine(event, nation, names) }) }];
  });
  return group({ id: "tech", title: t("classic-recap-tech"), lines });
}
