/** The battles still to be fought, with their odds, as the list shows them. */
import { areEnemies } from "../relations";
import type { AxisBrief, AxisSheet, AxisView, BattleOdds } from "../types";
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
  /** The zones whose battles come first; it cannot be fought before. */
  waits: string[];
}

export function battleRows(menu: Menu | undefined, brief: AxisBrief | null, view: AxisView, sheet: Pick<AxisSheet, "side">): BattleRow[] {
  const open = (menu?.offers ?? [])
    .filter((offer) => offer.verb === "fight")
    .map((offer) => {
      const space = offer.targets?.[0] ?? "";
      const odds = brief?.battles.find((one) => one.space === space && isSame(one.kind, offer.kind ?? "")) ?? null;
      return { space, kind: isLanding(space, view) ? "amphibious" : (odds?.kind ?? offer.kind ?? "land"), bombard: offer.most ?? 0, odds, against: enemyIn(space, view, sheet), waits: [] };
    });
  if (!open.length) return [];
  const waiting = (brief?.battles ?? []).filter((one) => one.kind === "amphibious" && !open.some((row) => row.space === one.space));
  return [...open, ...waiting.map((odds) => ({ space: odds.space, kind: odds.kind, bombard: 0, odds, against: enemyIn(odds.space, view, sheet), waits: waitsFor(odds) }))];
}

const isSame = (a: string, b: string): boolean => a === b || (a === "amphibious" && b === "land");

/** Whether troops have come ashore there for the attack. */
const isLanding = (space: string, { position }: AxisView): boolean => (position.units[space] ?? []).some((pile) => pile.nation === position.seat && pile.task === "landed");

function enemyIn(space: string, view: AxisView, sheet: Pick<AxisSheet, "side">): string {
  const { owner, units, seat } = view.position;
  const foe = (units[space] ?? []).find((pile) => areEnemies(view, sheet, pile.nation, seat));
  return owner[space] && areEnemies(view, sheet, owner[space], seat) ? owner[space] : (foe?.nation ?? "");
}

/** The chance that is shown: to win, of a raid that no bomber is lost, of a landing behind a sea battle that the coast falls. */
export function chanceOf(odds: BattleOdds): number {
  if (odds.kind === "raid") return 1 - (odds.shot_down ?? 0);
  return odds.kind === "amphibious" ? odds.takes : odds.win;
}

/** The zones whose battles a landing waits for. */
export const waitsFor = (odds: BattleOdds): string[] => (odds.sea ?? []).map((sea) => sea.space);
