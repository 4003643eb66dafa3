/** The battles still to be fought, with their odds, as the list shows them. */
import type { BattleOdds, ClassicBrief, ClassicView } from "../types";
import type { Menu } from "../../../net/types";

export interface BattleRow {
  space: string;
  /** land, sea, raid; amphibious where troops land. */
  kind: string;
  /** Battleships that may bombard. */
  bombard: number;
  odds: BattleOdds | null;
  /** Whose land or ships are attacked. */
  against: string;
}

export interface RocketRow {
  gun: string;
  target: string;
}

export function battleRows(menu: Menu | undefined, brief: ClassicBrief | null, view: ClassicView, side: Record<string, string>): BattleRow[] {
  return (menu?.offers ?? [])
    .filter((offer) => offer.verb === "fight")
    .map((offer) => {
      const space = offer.targets?.[0] ?? "";
      const odds = brief?.battles.find((one) => one.space === space && isSame(one.kind, offer.kind ?? "")) ?? null;
      return { space, kind: odds?.kind ?? offer.kind ?? "land", bombard: offer.most ?? 0, odds, against: enemyIn(space, view, side) };
    });
}

const isSame = (a: string, b: string): boolean => a === b || (a === "amphibious" && b === "land");

function enemyIn(space: string, view: ClassicView, side: Record<string, string>): string {
  const { owner, units, seat } = view.position;
  const foe = (units[space] ?? []).find((pile) => side[pile.nation] !== side[seat]);
  return owner[space] && side[owner[space]] !== side[seat] ? owner[space] : (foe?.nation ?? "");
}

/** Each target once: which of the guns in reach fires makes no difference. */
export function rocketRows(menu: Menu | undefined): RocketRow[] {
  const rows = new Map<string, RocketRow>();
  for (const offer of menu?.offers ?? []) {
    if (offer.verb !== "rocket") continue;
    for (const target of offer.targets ?? []) if (!rows.has(target)) rows.set(target, { gun: offer.origin ?? "", target });
  }
  return [...rows.values()];
}

/** The chance a row shows: to win, or of a raid that no bomber is lost. */
export function chanceOf(odds: BattleOdds): number {
  return odds.kind === "raid" ? 1 - (odds.shot_down ?? 0) : odds.win;
}
