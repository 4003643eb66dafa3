/** What the battle board shows at one moment: the pieces of a round, its dice so far, and who is hit. */
import type { AxisBrief, AxisSheet, AxisView, ColumnUnit } from "../types";
import { figuresOf, hasTrait, kindsOf, kindWith, type Kinds } from "../kinds";
import { nationsOf } from "../relations";
import { freshBrief, sidesFrom, sidesIn, standing, unitsOf, type SideOnBoard, type Sides } from "./sides";
import type { Told } from "../../../net/types";
import { alone } from "./outcome";
import { added, minus, writeUnit, type Counts } from "./units";
import { flakOver, hits, lostIn, ofRound, type BattleStory, type Throw, type Volley, type SideName } from "./volley";

export interface Scene {
  space: string;
  kind: string;
  /** Whose attack it is. */
  by: string;
  round: number;
  /** `count` stand (some may be chosen as losses), `dead` are hit this round. */
  sides: Sides;
  /** Dice of the round that have been thrown; the last one still tumbles while `rolling`. */
  volleys: Volley[];
  rolling: boolean;
  over: boolean;
}

export interface Source {
  view: AxisView;
  sheet: AxisSheet;
  brief: AxisBrief | null;
  story: BattleStory | null;
  /** Who stood there when the battle began, by unit. */
  start: Counts;
  /** Volleys that have been shown. */
  shown: number;
}

/** The pieces a battle began with: those that stand now, those lost and those that left. */
export function startOf(view: AxisView, sheet: AxisSheet, story: BattleStory): Counts {
  const now = story.kind === "raid" && story.over ? bombersOf(view, sheet, story) : standing(sidesIn(view, sheet, story.space, story.kind));
  return added(added(now, lostIn(story.volleys)), leftOf(story, view, sheet));
}

/** Those that dived or withdrew, by unit. */
function leftOf({ left }: BattleStory, view: AxisView, sheet: AxisSheet): Counts {
  return Object.fromEntries(Object.entries(left).map(([nation, count]) => [`${nation}:${kindWith(figuresOf(view, sheet, nation), "submerges")}`, count]));
}

/** The bombers that came through, by the bombs they dropped: after a raid they fly on among others. */
function bombersOf(view: AxisView, sheet: AxisSheet, story: BattleStory): Counts {
  const bombs = story.volleys.find((one) => one.step === "bombing")?.dice.length ?? 0;
  const figures = figuresOf(view, sheet, story.by);
  const kind = kindWith(figures, "raids");
  return bombs ? { [`${story.by}:${kind}`]: bombs / (figures[kind]?.dice ?? 1) } : {};
}

export function sceneOf(source: Source): Scene | null {
  const scene = momentOf(source);
  return scene && { ...scene, sides: inOrder(scene.sides, source) };
}

/** Nations and their pieces in the same order in every round: the attacker, whoever held the land, the others in a fixed order. */
function inOrder(sides: Sides, { view, sheet, story }: Source): Sides {
  const taken = story?.after.find((event) => event.what === "conquered" && event.facts?.["space"] === story.space);
  const holder = taken ? String(taken.facts?.["lost_by"] ?? "") : view.position.owner[story?.space ?? view.position.battle?.space ?? ""];
  const order = [story?.by ?? view.position.seat, holder, ...nationsOf(sheet)];
  const kind = (unit: ColumnUnit): number => Object.keys(sheet.figures[unit.nation] ?? {}).indexOf(unit.kind);
  const sorted = (side: SideOnBoard): SideOnBoard => ({
    ...side,
    nations: [...side.nations].sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    columns: side.columns.map((column) => ({
      ...column,
      units: [...column.units].sort((one, other) => order.indexOf(one.nation) - order.indexOf(other.nation) || kind(one) - kind(other)),
    })),
  });
  return { attacker: sorted(sides.attacker), defender: sorted(sides.defender) };
}

function momentOf(source: Source): Scene | null {
  const { view, story, shown } = source;
  const battle = view.position.battle;
  if (story && shown < story.volleys.length) return playedScene(source, story, shown);
  if (battle) return liveScene(source);
  return story ? overScene(source, story) : null;
}

function playedScene({ view, sheet, start, brief }: Source, story: BattleStory, shown: number): Scene {
  const current = story.volleys[shown] as Volley;
  const before = story.volleys.slice(0, shown);
  const dead = lostIn(before.filter((one) => one.round === current.round));
  const alive = minus(start, lostIn(before));
  const sides = named(sidesFrom(alive, dead, view, sheet, story.by), story, view);
  const found = brief?.battle;
  const isOf = found?.space === story.space && found.kind === story.kind && found.round === current.round;
  return {
    space: story.space, kind: story.kind, by: story.by, round: current.round,
    sides: expecting(sides, (side) => averageOf(story, current.round, side) ?? (isOf ? found[side].expected : null)),
    volleys: [...before.filter((one) => one.round === current.round), current],
    rolling: true, over: false,
  };
}

function liveScene({ view, sheet, brief, story }: Source): Scene {
  const battle = view.position.battle as NonNullable<AxisView["position"]["battle"]>;
  const round = battle.round ?? 1;
  const volleys = story ? ofRound(story, round) : [];
  const found = freshBrief(brief, battle);
  const sides = found ? { attacker: found.attacker, defender: found.defender } : sidesIn(view, sheet, battle.space, battle.kind);
  return {
    space: battle.space, kind: battle.kind, by: view.position.seat, round,
    sides: withLost(sides, lostIn(volleys), view, sheet),
    volleys, rolling: false, over: false,
  };
}

function overScene({ view, sheet, start }: Source, story: BattleStory): Scene {
  const round = story.volleys.at(-1)?.round ?? 1;
  const volleys = ofRound(story, round);
  const alive = minus(minus(start, lostIn(story.volleys)), leftOf(story, view, sheet));
  return {
    space: story.space, kind: story.kind, by: story.by, round,
    sides: expecting(named(sidesFrom(alive, lostIn(volleys), view, sheet, story.by), story, view), (side) => averageOf(story, round, side) ?? 0),
    volleys, rolling: false, over: true,
  };
}

const expecting = ({ attacker, defender }: Sides, expected: (side: SideName) => number | null): Sides => ({
  attacker: { ...attacker, expected: expected("attacker") }, defender: { ...defender, expected: expected("defender") },
});

/** The hits to be expected of the dice that a side has thrown in a round; null where none were told. */
function averageOf(story: BattleStory, round: number, side: SideName): number | null {
  const fire = mainOf(ofRound(story, round), side);
  return fire.length ? average(fire) : null;
}

/** The hits of dice on average. */
export const average = (volleys: readonly Volley[]): number => volleys.flatMap((one) => one.dice).reduce((sum, die) => sum + die.hitsOn / 6, 0);

/** Where only a gun defends, or nobody, the side still has a nation. */
function named(sides: Sides, story: BattleStory, view: AxisView): Sides {
  if (sides.defender.nations.length) return sides;
  return { ...sides, defender: { ...sides.defender, nations: alone(story, view.position.owner[story.space] ?? "") } };
}

/** The sides with this round's losses beside those that stand; the dead that still fire are among them. */
function withLost(sides: Sides, lost: Counts, view: AxisView, sheet: AxisSheet): Sides {
  const all = sidesFrom({}, lost, view, sheet, view.position.seat);
  return { attacker: joined(sides.attacker, all.attacker), defender: joined(sides.defender, all.defender) };
}

function joined(side: SideOnBoard, lost: SideOnBoard): SideOnBoard {
  const columns = side.columns.map((column) => ({ ...column, units: column.units.map((unit) => ({ ...unit })) }));
  for (const column of lost.columns) {
    for (const gone of column.units) {
      const unit = columns.flatMap((one) => one.units).find((one) => one.unit === gone.unit);
      if (unit) unit.dead = Math.max(unit.dead, gone.dead);
      else put(columns, column.hits_on, gone);
    }
  }
  columns.sort((a, b) => a.hits_on - b.hits_on);
  return { ...side, columns };
}

function put(columns: SideOnBoard["columns"], hitsOn: number, unit: ColumnUnit): void {
  const column = columns.find((one) => one.hits_on === hitsOn);
  if (column) column.units.push(unit);
  else columns.push({ hits_on: hitsOn, units: [unit] });
}

/** Guns that fire at planes on their way to a battle: the planes above, the gun below. */
export function flakScene(view: AxisView, sheet: AxisSheet, told: readonly Told[]): Scene {
  const gun = (view.pending.type === "decide" && view.pending.where) || "";
  const { seat, units } = view.position;
  const planes = Object.entries(units).flatMap(([space, piles]) =>
    piles.filter((pile) => pile.nation === seat && pile.over?.includes(gun)).map((pile) => [`${writeUnit(pile, figuresOf(view, sheet, seat)[pile.kind], true)}/${space}`, pile.count ?? 1] as const),
  );
  const guns = (units[gun] ?? []).filter((pile) => hasTrait(kindsOf(sheet), pile.kind, "flak")).map((pile) => [`${pile.nation}:${pile.kind}`, 1] as const);
  const volley = flakOver(told, gun);
  const sides = sidesFrom(Object.fromEntries([...planes, ...guns]), {}, view, sheet, seat);
  return { space: gun, kind: "flak", by: seat, round: 1, sides, volleys: volley ? [volley] : [], rolling: false, over: false };
}

// Dice and columns

const EARLY: readonly string[] = ["aa_fire", "flak", "bombardment"];

/** What a side fires in a round, without what comes before it. */
const mainOf = (volleys: readonly Volley[], side: SideName): Volley[] =>
  volleys.filter((one) => one.side === side && one.step !== "bombing" && !EARLY.includes(one.step));

export interface Shot {
  /** The volleys whose dice lie under the pieces of a side: its fire, or what came before it. */
  volleys: Volley[];
  hits: number;
  /** Fire before the first round (guns, battleships), once the main dice lie there. */
  early: Volley | null;
}

export function shotOf(scene: Scene, side: SideName): Shot {
  const main = mainOf(scene.volleys, side);
  const early = scene.volleys.find((one) => one.side === side && EARLY.includes(one.step)) ?? null;
  const volleys = main.length ? main : early ? [early] : [];
  return { volleys, hits: hits(volleys), early: main.length ? early : null };
}

export interface ColumnDie extends Throw {
  rolling: boolean;
  step: string;
  /** Whose die it is: of several nations that fire together each has as many as pieces, in their order. */
  nation: string;
}

/** The dice of a side in a column. */
export function diceIn(scene: Scene, side: SideName, hitsOn: number): ColumnDie[] {
  const last = scene.volleys.at(-1);
  const own = scene.sides[side];
  const nations = unitsIn(own, hitsOn).flatMap((unit) => Array<string>(unit.count + unit.dead).fill(unit.nation));
  const whose = (place: number): string => nations[place] ?? nations.at(-1) ?? own.nations[0] ?? "";
  return shotOf(scene, side).volleys.flatMap((volley) =>
    volley.dice
      .filter((die) => die.hitsOn === hitsOn)
      .map((die, place) => ({ ...die, rolling: scene.rolling && volley === last, step: volley.step, nation: volley.by || whose(place) })),
  );
}

/** The strengths both sides need columns for: 1 to 4 as on the printed board, others when they occur. */
export function columnsOf(scene: Scene): number[] {
  const used = new Set([1, 2, 3, 4]);
  for (const side of [scene.sides.attacker, scene.sides.defender]) for (const column of side.columns) used.add(column.hits_on);
  for (const volley of scene.volleys) for (const die of volley.dice) if (volley.step !== "bombing") used.add(die.hitsOn);
  return [...used].sort((a, b) => a - b);
}

export const unitsIn = (side: SideOnBoard, hitsOn: number): ColumnUnit[] =>
  side.columns.find((column) => column.hits_on === hitsOn)?.units ?? [];

/** Whether submarines take part, so that they may leave. */
export const hasSubmarines = (sides: Sides, kinds: Kinds): boolean =>
  [...unitsOf(sides.attacker), ...unitsOf(sides.defender)].some((unit) => hasTrait(kinds, unit.kind, "submerges"));
