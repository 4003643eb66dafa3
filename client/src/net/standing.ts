/** How the table stands, put together from what travels: the whole once, then merge patches. */
import { mergePatch } from "./merge";
import type { Line, Menu, MenuLines, Now as Wire, Offer, Order, Reply, Standing } from "./types";

/** How the table stands, for the page: lines of menus and orders as lists. */
export type Now = Wire;
type Sent = Extract<Reply, { type: "welcome" | "update" }>;

export class Known {
  private v = -1;
  private standing: Standing | null = null;
  private now: Now | null = null;

  /** How the table stands after a message; null where its patch is for something else than what is known here. */
  take({ v, now, ...update }: Pick<Sent, "v" | "now"> & { base?: number; patch?: unknown }): Now | null {
    if (!now && (update.base !== this.v || !this.standing)) return null;
    const before = this.standing;
    this.standing = now ?? mergePatch(this.standing!, update.patch ?? {});
    this.v = v;
    this.now = unfold(this.standing, before, this.now);
    return this.now;
  }
}

/** Menus and orders that did not change stay the very same objects, so that nothing is worked out again for them. */
function unfold({ menus = {}, orders, by, view, undo, ...rest }: Standing, before: Standing | null, shown: Now | null): Now {
  const unfolded = Object.entries(menus).map(([seat, menu]) => [seat, (menu === before?.menus?.[seat] && shown?.menus[seat]) || listed(menu)]);
  const kept = shown && orders === before?.orders && by === before?.by ? shown.orders : ordered(orders, by ?? "");
  const most = undo ?? (by && kept?.length ? { [by]: kept.length } : undefined);
  return { ...rest, view: awaiting(view, rest.pending), menus: Object.fromEntries(unfolded) as Record<string, Menu>, ...(kept ? { orders: kept } : {}), ...(most ? { undo: most } : {}) };
}

/** The view; what is awaited is left out of it where it would only say it again. */
const awaiting = (view: unknown, pending: Standing["pending"]): unknown => (view && typeof view === "object" && !("pending" in view) ? { ...view, pending } : view);

const WORDS = ["verb", "origin", "kind", "unit", "group"] as const;

function listed({ lines = {}, order, ...menu }: MenuLines): Menu {
  const all = Object.entries(lines).map(([name, line]) => offerOf(name, line));
  const offers = order?.length ? order.flatMap((place) => all[place] ?? []) : all;
  return { ...menu, ...(offers.length ? { offers } : {}) };
}

/** The line that has this name. */
function offerOf(name: string, line: Line): Offer {
  const words = name.split(" ");
  return Object.assign({ verb: "" }, ...WORDS.map((word, place) => (words[place] ? { [word]: words[place] } : {})), line) as Offer;
}

function ordered(orders: Standing["orders"], seat: string): Order[] | undefined {
  return orders && Object.entries(orders).map(([n, order]) => ({ n: Number(n), seat, ...order })).sort((one, other) => one.n - other.n);
}
