/** What the board is to draw of a Classic position. */
import type { AreaState, BoardModel, Stack, StackUnit } from "../../board/model";
import type { ClassicPosition, ClassicSheet, Pile } from "./types";

const INSTALLATIONS = ["industrial_complex", "aa_gun"];
const KINDS = ["infantry", "armor", "fighter", "bomber", "battleship", "aircraft_carrier", "transport", "submarine"];

export interface Standing {
  position: ClassicPosition;
  sheet: ClassicSheet;
  /** Areas from which the acting nation can still move something; null outside the movement phases. */
  movable: ReadonlySet<string> | null;
}

export function boardModel(standing: Standing): BoardModel {
  const { position, sheet } = standing;
  const areas: Record<string, AreaState> = {};
  const capitals = new Set(Object.values(sheet.capital));
  for (const [area, value] of Object.entries(sheet.value)) {
    areas[area] = {
      owner: position.owner[area] ?? "",
      value,
      capital: capitals.has(area),
      installations: installations(position.units[area] ?? []),
    };
  }
  const stacks = Object.entries(position.units).flatMap(([area, piles]) => stacksIn(standing, area, piles));
  return { areas, stacks };
}

function installations(piles: Pile[]): string[] {
  return INSTALLATIONS.flatMap((kind) =>
    piles.filter((pile) => pile.kind === kind).flatMap((pile) => Array<string>(count(pile)).fill(kind)),
  );
}

function stacksIn(standing: Standing, area: string, piles: Pile[]): Stack[] {
  const { position, sheet, movable } = standing;
  const owner = position.owner[area] ?? "";
  const nations = inOrder(sheet.order, owner).filter((nation) => piles.some((p) => p.nation === nation));
  return nations.flatMap((nation) => {
    const units = unitsOf(piles.filter((pile) => pile.nation === nation));
    if (!units.length) return [];
    const active = nation === position.seat;
    const stack: Stack = { id: `${area}:${nation}`, area, nation, units };
    if (active && isContested(standing, area, piles)) stack.attacker = true;
    else if (active && movable && !movable.has(area)) stack.look = "moved";
    return [stack];
  });
}

/** Owner first, then turn order. */
function inOrder(order: string[], owner: string): string[] {
  return order.includes(owner) ? [owner, ...order.filter((nation) => nation !== owner)] : order;
}

function isContested({ position, sheet }: Standing, area: string, piles: Pile[]): boolean {
  const side = sheet.side[position.seat];
  const owner = position.owner[area];
  if (owner !== undefined && (owner === "" || sheet.side[owner] !== side)) return true;
  return piles.some((pile) => sheet.side[pile.nation] !== side && pile.task !== "submerged");
}

function unitsOf(piles: Pile[]): StackUnit[] {
  const found = new Map<string, StackUnit>();
  for (const pile of piles) {
    if (INSTALLATIONS.includes(pile.kind)) continue;
    const unit = found.get(pile.kind) ?? { kind: pile.kind, count: 0 };
    unit.count += count(pile);
    for (let i = 0; i < count(pile); i++)
      for (const item of pile.cargo ?? []) unit.cargo = [...(unit.cargo ?? []), item.kind];
    found.set(pile.kind, unit);
  }
  const carriers = found.get("aircraft_carrier");
  const fighters = found.get("fighter");
  if (carriers && fighters) carriers.deck = fighters.aboard = true;
  return [...found.values()].sort((a, b) => rank(a.kind) - rank(b.kind));
}

/** Infantry first, then as the counters show them; what they do not show comes last. */
export const rank = (kind: string): number => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);

export const count = (pile: { count?: number }): number => pile.count ?? 1;

/** Pieces by kind in an area, for one nation or all. */
export function kindsIn(piles: Pile[], nation?: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const pile of piles)
    if (!nation || pile.nation === nation) found[pile.kind] = (found[pile.kind] ?? 0) + count(pile);
  return found;
}
