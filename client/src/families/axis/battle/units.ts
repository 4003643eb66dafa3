/** Pieces counted by the texts that name them in menus, orders and events. */
import type { Cargo, Pile, UnitFigures } from "../types";
import { parseUnit } from "../units";

export type Counts = Record<string, number>;

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function added(counts: Counts, more: Counts): Counts {
  const sum = { ...counts };
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

export function minus(counts: Counts, less: Counts): Counts {
  const left = { ...counts };
  for (const [key, count] of Object.entries(less)) left[key] = Math.max(0, (left[key] ?? 0) - count);
  return left;
}

/** Whether two choices are the same. */
export function same(a: Counts, b: Counts): boolean {
  const units = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...units].every((unit) => (a[unit] ?? 0) === (b[unit] ?? 0));
}

/** Numbers by kind, whoever owns the pieces and whatever they carry. */
export function byKind(units: Counts): Counts {
  return Object.entries(units).reduce<Counts>((sum, [unit, count]) => added(sum, { [parseUnit(unit).kind]: count }), {});
}

/** Only the pieces of some nations. */
export function ofNations(units: Counts, nations: readonly string[]): Counts {
  return Object.fromEntries(Object.entries(units).filter(([unit, count]) => count > 0 && nations.includes(parseUnit(unit).nation)));
}

/** How a pile is named among casualties: its nation first, ships that hold troops with their cargo, the attacker's planes with steps flown. */
export function writeUnit(pile: Pile, figures: UnitFigures | undefined, attacks: boolean): string {
  const cargo = figures?.holds ? `(${(pile.cargo ?? []).map((one) => aboard(one, pile)).sort().join(",")})` : "";
  const used = attacks && figures?.domain === "air" && pile.used ? `@${pile.used}` : "";
  return `${pile.nation}:${pile.kind}${cargo}${used}`;
}

function aboard(cargo: Cargo, ship: Pile): string {
  const kind = cargo.nation === ship.nation ? cargo.kind : `${cargo.nation}:${cargo.kind}`;
  return cargo.lands ? `${kind}>${cargo.lands}` : kind;
}
