/** Where bought units may go, and a sensible place for each. */
import type { AxisSheet, AxisView } from "../types";
import type { Menu } from "../../../net/types";

/** Complexes of the start place as many as they like; the menu says so with at least as many as there are. */
export interface PlaceTarget {
  space: string;
  most: number;
}

export function targetsFor(menu: Menu | undefined, kind: string): PlaceTarget[] {
  return (menu?.offers ?? [])
    .filter((offer) => offer.verb === "place" && offer.kind === kind)
    .flatMap((offer) => (offer.targets ?? []).map((space) => ({ space, most: offer.most ?? 0 })));
}

/** Every place anything can go to, those that take most kinds first. */
export function allTargets(menu: Menu | undefined, kinds: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const kind of kinds) for (const { space } of targetsFor(menu, kind)) count.set(space, (count.get(space) ?? 0) + 1);
  return [...count].sort(([, a], [, b]) => b - a).map(([space]) => space);
}

/** The capital; otherwise where most of the nation's own stand; otherwise the first that takes most. */
export function preferred(targets: readonly PlaceTarget[], view: AxisView, sheet: AxisSheet): PlaceTarget | null {
  const { seat, units } = view.position;
  const capital = sheet.capital[seat];
  const worth = ({ space, most }: PlaceTarget): number => {
    const own = (units[space] ?? []).filter((pile) => pile.nation === seat).reduce((sum, pile) => sum + (pile.count ?? 1), 0);
    return (space === capital ? 100_000 : 0) + own * 100 + Math.min(most, 99);
  };
  return targets.reduce<PlaceTarget | null>((best, one) => (!best || worth(one) > worth(best) ? one : best), null);
}

/** The next order that places as much of a kind as one place takes; null when nothing more can be placed. */
export function nextOrder(menu: Menu | undefined, view: AxisView, sheet: AxisSheet, skip: ReadonlySet<string>): { kind: string; count: number; space: string } | null {
  for (const [kind, has] of Object.entries(view.position.bought ?? {})) {
    if (skip.has(kind)) continue;
    const best = preferred(targetsFor(menu, kind), view, sheet);
    if (best && has) return { kind, count: Math.min(has, best.most), space: best.space };
  }
  return null;
}
