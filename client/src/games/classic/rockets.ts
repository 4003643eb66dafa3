/** Where rockets may strike, as the menu says. */
import type { Menu } from "../../net/types";

export interface RocketRow {
  gun: string;
  target: string;
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
