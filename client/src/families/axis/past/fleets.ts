/** Enemy fleets near whoever was away: those that came, grew, lost ships or sailed off, and how. */
import { list } from "../../../i18n";
import { say } from "../edition";
import { eventsIn, group, type RecapGroup, type RecapLine, type Span } from "../../../time/recap";
import { count } from "../board";
import type { AxisPosition, AxisSheet } from "../types";
import { isWith } from "../relations";
import { parseUnit, readUnits } from "../units";
import { nationName, unitsText, type PlaceName } from "../words";
import type { Kinds } from "./battles";
import type { AxisLine } from "./present";

/** Sea zones from an own coast or own ships within which a fleet is near, and how many fleets are told at most. */
const NEAR = 2;
const FLEETS = 4;

/** Something that happened to ships of a nation in a zone. */
interface Change {
  how: "came" | "built" | "sunk" | "left";
  ships: Kinds;
  /** Where they came from or went to. */
  where: string;
  at: number;
}

interface Fleet {
  nation: string;
  zone: string;
  changes: Change[];
}

/** Enemy fleets near own coasts or ships that are not what they were, the greatest changes first. */
export function fleets(line: AxisLine, span: Span, names: PlaceName): RecapGroup[] {
  const { sheet } = line;
  const [before, after] = [line.viewAt(span.from).position, line.viewAt(span.to).position];
  const near = nearby(after, sheet, span.own);
  const told = [...changesIn(line, span).values()]
    .filter(({ nation, zone }) => !isWith(line.viewAt(span.to), sheet, span.own, nation) && near.has(zone))
    .map((fleet) => balance(fleet, before, after, sheet))
    .filter(({ changes }) => changes.length > 0);
  const zones = new Set(told.filter(({ now }) => size(now)).map(({ fleet }) => `${fleet.nation} ${fleet.zone}`));
  /** Ships that left for where they are told of anyway. */
  const isMoved = ({ fleet, changes }: Told): boolean => changes.every(({ how, where }) => how === "left" && zones.has(`${fleet.nation} ${where}`));
  const lines = told
    .filter((one) => !isMoved(one))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, FLEETS)
    .map((one) => lineOf(one, names));
  return group({ id: "fleets", title: say("recap-fleets"), lines });
}

/** What is there now, in what it differs from before, and the changes that made the difference. */
interface Told {
  fleet: Fleet;
  now: Kinds;
  more: Kinds;
  fewer: Kinds;
  changes: Change[];
  worth: number;
}

function balance(fleet: Fleet, before: AxisPosition, after: AxisPosition, sheet: AxisSheet): Told {
  const { nation, zone } = fleet;
  const [had, now] = [shipsIn(before, sheet, zone, nation), shipsIn(after, sheet, zone, nation)];
  const [more, fewer] = [less(now, had), less(had, now)];
  const counts = ({ how, ships }: Change): boolean => size(common(how === "came" || how === "built" ? more : fewer, ships)) > 0;
  const worthOf = (ships: Kinds): number => Object.entries(ships).reduce((sum, [kind, number]) => sum + number * (sheet.figures[nation]?.[kind]?.cost ?? 0), 0);
  return { fleet, now, more, fewer, changes: fleet.changes.filter(counts), worth: worthOf(more) + worthOf(fewer) };
}

/** "Japan: 2 battleships, 1 transport in the Sea of Japan", and below it what became of them. */
function lineOf({ fleet: { nation, zone }, now, more, fewer, changes }: Told, names: PlaceName): RecapLine {
  const of = (how: Change["how"]): Change[] => changes.filter((one) => one.how === how);
  const sum = (how: Change["how"]): Kinds => of(how).reduce<Kinds>((all, one) => add({ ...all }, one.ships), {});
  const where = (how: Change["how"]): string => list([...new Set(of(how).map((one) => one.where))].map(names));
  const said = (how: Change["how"], ships: Kinds): string => (size(ships) ? say(`recap-fleet-${how}${where(how) ? "-where" : ""}`, { units: unitsText(ships), where: where(how) }) : "");
  const built = common(more, sum("built"));
  const sunk = common(fewer, sum("sunk"));
  const parts = [said("came", less(more, built)), said("built", built), said("sunk", sunk), said("left", less(fewer, sunk))];
  const text = say(size(now) ? "recap-fleet" : "recap-fleet-gone", { nation: nationName(nation), units: unitsText(now), place: names(zone) });
  return { id: `${nation} ${zone}`, nation, at: Math.max(...changes.map((one) => one.at)), text, detail: parts.filter(Boolean).join(" · ") };
}

/** What was moved, built and lost at sea, by nation and zone. */
function changesIn(line: AxisLine, span: Span): Map<string, Fleet> {
  const found = new Map<string, Fleet>();
  const note = (nation: string, zone: string, change: Change): void => {
    const fleet = found.get(`${nation} ${zone}`) ?? { nation, zone, changes: [] };
    found.set(`${nation} ${zone}`, fleet);
    fleet.changes.push(change);
  };
  const isZone = (area: string): boolean => area !== "" && !(area in line.sheet.value);
  for (const { event: { what, facts = {} }, at } of eventsIn(line, span)) {
    const [by, start, space] = [facts["by"], facts["start"], facts["space"]].map((fact) => String(fact ?? "")) as [string, string, string];
    const units = readUnits(Array.isArray(facts["units"]) ? facts["units"] : []);
    const goal = Array.isArray(facts["route"]) ? String(facts["route"].at(-1)) : "";
    if (what === "moved" && isZone(goal)) {
      note(by, goal, { how: "came", ships: add({}, units), where: start, at });
      note(by, start, { how: "left", ships: add({}, units), where: goal, at });
    } else if (what === "placed" && isZone(space)) note(by, space, { how: "built", ships: add({}, units), where: "", at });
    else if (what === "lost" && isZone(space)) {
      for (const [unit, number] of Object.entries(units)) note(parseUnit(unit).nation, space, { how: "sunk", ships: add({}, { [unit]: number }), where: "", at });
    }
  }
  return found;
}

/** Adds pieces to a sum by kind, which is given back. */
function add(sum: Kinds, units: Kinds): Kinds {
  for (const [unit, number] of Object.entries(units)) {
    const { kind } = parseUnit(unit);
    sum[kind] = (sum[kind] ?? 0) + number;
  }
  return sum;
}

const size = (ships: Kinds): number => Object.values(ships).reduce((sum, number) => sum + number, 0);
const some = (entries: [string, number][]): Kinds => Object.fromEntries(entries.filter(([, number]) => number > 0));
const less = (one: Kinds, other: Kinds): Kinds => some(Object.entries(one).map(([kind, number]) => [kind, number - (other[kind] ?? 0)]));
const common = (one: Kinds, other: Kinds): Kinds => some(Object.entries(one).map(([kind, number]) => [kind, Math.min(number, other[kind] ?? 0)]));

function shipsIn(position: AxisPosition, sheet: AxisSheet, zone: string, nation: string): Kinds {
  const ships: Kinds = {};
  for (const pile of position.units[zone] ?? []) {
    if (pile.nation === nation && sheet.figures[nation]?.[pile.kind]?.domain === "sea") ships[pile.kind] = (ships[pile.kind] ?? 0) + count(pile);
  }
  return ships;
}

/** The sea zones near the coasts and ships of these seats. */
function nearby(position: AxisPosition, sheet: AxisSheet, own: readonly string[]): ReadonlySet<string> {
  const isZone = (area: string): boolean => !(area in sheet.value);
  const land = Object.keys(sheet.value).filter((area) => own.includes(position.owner[area] ?? ""));
  const ships = Object.keys(position.units).filter((area) => isZone(area) && own.some((nation) => Object.keys(shipsIn(position, sheet, area, nation)).length));
  const near = new Set(ships);
  let edge = [...land, ...ships];
  for (let step = 0; step < NEAR; step++) {
    edge = edge.flatMap((area) => sheet.neighbours[area] ?? []).filter((area) => isZone(area) && !near.has(area));
    edge.forEach((zone) => near.add(zone));
  }
  return near;
}
