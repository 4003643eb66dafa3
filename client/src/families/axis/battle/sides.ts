/** Both sides of a battle in columns by strength: from the advisor's brief, and from the view while the brief is on its way. */
import type { BattleSide, AxisBattle, AxisBrief, AxisSheet, AxisView, ColumnUnit, Pile } from "../types";
import { figuresOf, hasTrait } from "../kinds";
import { areAllies, areEnemies } from "../relations";
import { parseUnit } from "../units";
import { added, writeUnit, type Counts } from "./units";
import type { SideName } from "./volley";

/** A side on the board; `expected` is null where only the rules could say how many hits its dice will make. */
export type SideOnBoard = Omit<BattleSide, "expected"> & { expected: number | null };
export type Sides = Record<SideName, SideOnBoard>;
type BriefBattle = NonNullable<AxisBrief["battle"]>;

/** The brief of this very moment; an older one (same battle, earlier step) says nothing about what stands here now. */
export function freshBrief(brief: AxisBrief | null, battle: AxisBattle | null | undefined): BriefBattle | null {
  const found = brief?.battle;
  if (!found || !battle) return null;
  return found.space === battle.space && found.kind === battle.kind && found.round === (battle.round ?? 1) && found.step === battle.step ? found : null;
}

/** Who stands against whom in a space, as the view shows it. */
export function sidesIn(view: AxisView, sheet: AxisSheet, space: string, kind: string): Sides {
  const { seat, battle } = view.position;
  const side = (nation: string): SideName => (areAllies(view, sheet, nation, seat) ? "attacker" : "defender");
  /** Whoever is at peace stands by. */
  const isPart = (nation: string): boolean => side(nation) === "attacker" || areEnemies(view, sheet, nation, seat);
  const isAside = (pile: Pile): boolean => hasTrait(figuresOf(view, sheet, pile.nation), pile.kind, "aside");
  const piles = (view.position.units[space] ?? []).filter((pile) => isPart(pile.nation) && fights(pile, kind, seat, side(pile.nation), isAside(pile)));
  const dead = battle?.space === space ? (battle.dead ?? []) : [];
  const units = [...piles.map((pile) => unitOf(pile, pile.nation === seat, view, sheet, 0)), ...dead.map((pile) => unitOf(pile, false, view, sheet, pile.count ?? 1))];
  return {
    attacker: columned(units.filter((unit) => side(unit.nation) === "attacker"), "attacker", view, sheet),
    defender: columned(units.filter((unit) => side(unit.nation) === "defender"), "defender", view, sheet),
  };
}

function fights(pile: Pile, kind: string, seat: string, side: SideName, isAside: boolean): boolean {
  if (side === "defender") return pile.task !== "submerged" && !isAside && kind !== "raid";
  if (pile.nation !== seat) return false;
  return kind === "raid" ? pile.task === "raid" : !isAside && pile.task !== "raid" && pile.task !== "withdrawn";
}

function unitOf(pile: Pile, attacks: boolean, view: AxisView, sheet: AxisSheet, dead: number): ColumnUnit {
  const cargo = (pile.cargo ?? []).map((one) => one.kind);
  return {
    unit: writeUnit(pile, figuresOf(view, sheet, pile.nation)[pile.kind], attacks), nation: pile.nation, kind: pile.kind,
    count: dead ? 0 : (pile.count ?? 1), dead, ...(cargo.length ? { cargo } : {}),
  };
}

/** Units put into columns by the number they hit on; whom they may fire at, and so what to expect, is for the advisor to say. */
export function columned(units: readonly ColumnUnit[], side: SideName, view: AxisView, sheet: AxisSheet): SideOnBoard {
  const columns = new Map<number, ColumnUnit[]>();
  for (const unit of units) {
    const figures = figuresOf(view, sheet, unit.nation)[unit.kind];
    const hitsOn = (side === "attacker" ? figures?.attack : figures?.defense) ?? 0;
    columns.set(hitsOn, joined(columns.get(hitsOn) ?? [], unit));
  }
  return {
    nations: [...new Set(units.map((unit) => unit.nation))],
    columns: [...columns].sort(([a], [b]) => a - b).map(([hits_on, found]) => ({ hits_on, units: found })),
    expected: null,
  };
}

function joined(units: ColumnUnit[], more: ColumnUnit): ColumnUnit[] {
  const at = units.findIndex((unit) => unit.unit === more.unit);
  if (at < 0) return [...units, { ...more }];
  return units.map((unit, i) => (i === at ? { ...unit, count: unit.count + more.count, dead: unit.dead + more.dead } : unit));
}

export const unitsOf = (side: SideOnBoard): ColumnUnit[] => side.columns.flatMap((column) => column.units);

/** Pieces that stand, by unit. */
export function standing(sides: Sides): Counts {
  return [...unitsOf(sides.attacker), ...unitsOf(sides.defender)].reduce<Counts>(
    (sum, unit) => (unit.count ? added(sum, { [unit.unit]: unit.count }) : sum), {},
  );
}

/** The sides again from numbers by unit; `dead` are those shown as lost. */
export function sidesFrom(alive: Counts, dead: Counts, view: AxisView, sheet: AxisSheet, attacker: string): Sides {
  const units = Object.keys(added(alive, dead)).map((unit): ColumnUnit => {
    const { nation, kind, cargo } = parseUnit(unit);
    const aboard = cargo.map((one) => one.kind);
    return { unit, nation, kind, count: alive[unit] ?? 0, dead: dead[unit] ?? 0, ...(aboard.length ? { cargo: aboard } : {}) };
  }).filter((unit) => unit.count + unit.dead > 0);
  const ours = (unit: ColumnUnit) => areAllies(view, sheet, unit.nation, attacker);
  return {
    attacker: columned(units.filter(ours), "attacker", view, sheet),
    defender: columned(units.filter((unit) => !ours(unit)), "defender", view, sheet),
  };
}
