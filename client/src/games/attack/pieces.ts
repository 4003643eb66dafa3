/** Numbers of pieces by kind, always named in the same order. */

export const ARMY = ["infantry", "tank", "artillery", "plane"] as const;
export const SHIPS = ["destroyer", "submarine", "battleship", "carrier"] as const;
const KINDS: readonly string[] = [...ARMY, ...SHIPS];

type Counts = Readonly<Partial<Record<string, number>>>;

/** Kinds that are there with their numbers, in order. */
export function entries(counts: Counts | undefined): [kind: string, count: number][] {
  const found = Object.entries(counts ?? {}).flatMap(([kind, count]): [string, number][] => (count ? [[kind, count]] : []));
  return found.sort(([a], [b]) => KINDS.indexOf(a) - KINDS.indexOf(b));
}

/** All pieces together. */
export const size = (counts: Counts | undefined): number => entries(counts).reduce((sum, [, count]) => sum + count, 0);

/** Two lots of pieces together. */
export function added(one: Counts | undefined, other: Counts | undefined): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [kind, count] of [...entries(one), ...entries(other)]) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}

/** Only the kinds that were chosen at least once. */
export const chosen = (counts: Counts): Record<string, number> => Object.fromEntries(entries(counts));

export { readCounts as readPieces } from "../counts";
