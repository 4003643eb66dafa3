/** Which counters stand for the units of a column: one each while there is room, then one with a number. */
import type { ColumnUnit } from "../types";
import type { Counts } from "./units";

export interface PieceShown {
  key: string;
  unit: string;
  nation: string;
  kind: string;
  cargo: string[];
  look: "whole" | "chosen" | "lost";
  count: number;
  /** The first of its unit and look: where Tab stops. */
  first: boolean;
}

/** More counters than this in one column become counters with numbers. */
export const ROOM = 12;

export function piecesOf(units: readonly ColumnUnit[], chosen: Counts, room = ROOM): PieceShown[] {
  const all = units.reduce((sum, unit) => sum + unit.count + unit.dead, 0);
  return units.flatMap((unit) => unitPieces(unit, Math.min(chosen[unit.unit] ?? 0, unit.count), all > room));
}

function unitPieces(unit: ColumnUnit, chosen: number, dense: boolean): PieceShown[] {
  const looks = [["lost", unit.dead], ["chosen", chosen], ["whole", unit.count - chosen]] as const;
  let place = 0;
  return looks.flatMap(([look, count]) => {
    if (count <= 0) return [];
    const base = { unit: unit.unit, nation: unit.nation, kind: unit.kind, cargo: unit.cargo ?? [], look };
    if (dense) return [{ ...base, key: `${unit.unit} ${look}`, count, first: true }];
    // Keyed by place, so that a swap repaints the counter under the pointer and keeps its focus.
    return Array.from({ length: count }, (_, i) => ({ ...base, key: `${unit.unit} ${place++}`, count: 1, first: i === 0 }));
  });
}

/** The dice of a column shared out to its units in their order, as they were thrown. */
export function diceByUnit<T>(units: readonly ColumnUnit[], dice: readonly T[], each: (unit: ColumnUnit) => number): Map<string, T[]> {
  const shared = new Map<string, T[]>();
  let from = 0;
  units.forEach((unit, i) => {
    const count = (unit.count + unit.dead) * each(unit);
    const to = i === units.length - 1 ? dice.length : Math.min(dice.length, from + count);
    shared.set(unit.unit, dice.slice(from, to));
    from = to;
  });
  return shared;
}
