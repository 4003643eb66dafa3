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
  /** The zones whose battles come first; it cannot be fought before. */
  waits: string[];
}

export interface RocketRow {
  gun: string;
  target: string;
}

export function battleRows(menu: Menu | undefined, brief: ClassicBrief | null, view: ClassicView, side: Record<string, string>): BattleRow[] {
  const open = (menu?.offers ?? [])
    .filter((offer) => offer.verb === "fight")
    .map((offer) => {
      const space = offer.targets?.[0] ?? "";
      const odds = brief?.battles.find((one) => one.space === space && isSame(one.kind, offer.kind ?? "")) ?? null;
      return { space, kind: isLanding(space, view) ? "amphibious" : (odds?.kind ?? offer.kind ?? "land"), bombard: offer.most ?? 0, odds, against: enemyIn(space, view, side), waits: [] };
    });
  if (!open.length) return [];
  const waiting = (brief?.battles ?? []).filter((one) => one.kind === "amphibious" && !open.some((row) => row.space === one.space));
  return [...open, ...waiting.map((odds) => ({ space: odds.space, kind: odds.kind, bombard: 0, odds, against: enemyIn(odds.space, view, side), waits: waitsFor(odds) }))];
}

const isSame = (a: string, b: string): boolean => a === b || (a === "amphibious" && b === "land");

/** Whether troops have come ashore there for the attack. */
const isLanding = (space: string, { position }: ClassicView): boolean => (position.units[space] ?? []).some((pile) => pile.nation === position.seat && pile.task === "landed");

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

/** The chance that is shown: to win, of a raid that no bomber is lost, of a landing behind a sea battle that the coast falls. */
export function chanceOf(odds: BattleOdds): number {
  if (odds.kind === "raid") return 1 - (odds.shot_down ?? 0);
  return odds.kind === "amphibious" ? odds.takes : odds.win;
}

/** The zones whose battles a landing waits for. */
export const waitsFor = (odds: BattleOdds): string[] => (odds.sea ?? []).map((sea) => sea.space);
