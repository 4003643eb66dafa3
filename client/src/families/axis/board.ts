/** What the board is to draw of a position. */
import type { AreaState, BoardModel, Stack, StackUnit } from "../../board/model";
import { hasTrait, kindsOf, rank, type Kinds } from "./kinds";
import { areEnemies } from "./relations";
import type { AxisPosition, AxisSheet, AxisView, Pile } from "./types";

export interface Standing {
  position: AxisPosition;
  sheet: AxisSheet;
  /** Who fights whom at this moment, where the view says so. */
  relations?: AxisView["relations"];
  /** Areas from which the acting nation can still move something; null outside the movement phases. */
  movable: ReadonlySet<string> | null;
}

export function boardModel(standing: Standing): BoardModel {
  const { position, sheet } = standing;
  const kinds = kindsOf(sheet);
  const areas: Record<string, AreaState> = {};
  const capitals = new Set(Object.values(sheet.capital));
  for (const [area, value] of Object.entries(sheet.value)) {
    areas[area] = {
      owner: position.owner[area] ?? "",
      ...(!position.owner[area] && sheet.stance?.[area] ? { stance: sheet.stance[area] } : {}),
      value,
      capital: capitals.has(area),
      installations: installations(position.units[area] ?? [], kinds),
      ...damagedAside(position.units[area] ?? [], kinds),
    };
  }
  const stacks = Object.entries(position.units).flatMap(([area, piles]) => stacksIn(standing, area, piles, kinds));
  return { areas, stacks };
}

/** What stands beside the counters: what is built there first, then guns. */
function installations(piles: Pile[], kinds: Kinds): string[] {
  const aside = Object.keys(kinds).filter((kind) => hasTrait(kinds, kind, "aside"));
  const isBuilt = (kind: string): boolean => hasTrait(kinds, kind, "installation");
  return [...aside.filter(isBuilt), ...aside.filter((kind) => !isBuilt(kind))].flatMap((kind) =>
    piles.filter((pile) => pile.kind === kind).flatMap((pile) => Array<string>(count(pile)).fill(kind)),
  );
}

/** Which of these are damaged; nothing where none is. */
function damagedAside(piles: Pile[], kinds: Kinds): Pick<AreaState, "damaged"> {
  const damaged = piles.filter((pile) => pile.damage && hasTrait(kinds, pile.kind, "aside")).map(({ kind }) => kind);
  return damaged.length ? { damaged } : {};
}

function stacksIn(standing: Standing, area: string, piles: Pile[], kinds: Kinds): Stack[] {
  const { position, sheet, movable } = standing;
  const owner = position.owner[area] ?? "";
  const nations = inOrder(sheet.order, owner).filter((nation) => piles.some((p) => p.nation === nation));
  return nations.flatMap((nation) => {
    const units = unitsOf(piles.filter((pile) => pile.nation === nation), kinds);
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

function isContested(standing: Standing, area: string, piles: Pile[]): boolean {
  const { position, sheet } = standing;
  const owner = position.owner[area];
  if (owner !== undefined && (owner === "" || areEnemies(standing, sheet, owner, position.seat))) return true;
  return piles.some((pile) => areEnemies(standing, sheet, pile.nation, position.seat) && pile.task !== "submerged");
}

function unitsOf(piles: Pile[], kinds: Kinds): StackUnit[] {
  const found = new Map<string, StackUnit>();
  for (const pile of piles) {
    if (hasTrait(kinds, pile.kind, "aside")) continue;
    const unit = found.get(pile.kind) ?? { kind: pile.kind, count: 0 };
    unit.count += count(pile);
    if (pile.damage) unit.damaged = (unit.damaged ?? 0) + count(pile);
    for (let i = 0; i < count(pile); i++)
      for (const item of pile.cargo ?? []) unit.cargo = [...(unit.cargo ?? []), item.kind];
    found.set(pile.kind, unit);
  }
  const units = [...found.values()];
  const [decks, planes] = [units.filter(({ kind }) => kinds[kind]?.decks), units.filter(({ kind }) => kinds[kind]?.deck_load)];
  if (decks.length && planes.length) {
    for (const ship of decks) ship.deck = true;
    for (const plane of planes) plane.aboard = true;
  }
  return units.sort((a, b) => rank(a.kind) - rank(b.kind));
}

export const count = (pile: { count?: number }): number => pile.count ?? 1;

/** Pieces by kind in an area, for one nation or all. */
export function kindsIn(piles: readonly Pile[], nation?: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const pile of piles)
    if (!nation || pile.nation === nation) found[pile.kind] = (found[pile.kind] ?? 0) + count(pile);
  return found;
}
