/** Where somebody looked on the map of a table: kept by this window over a reload and a visit to other screens. */
import type { Outlook } from "../board/camera.svelte";

const keyOf = (table: string): string => `sandtable.looked.${table}`;

export function keepLook(table: string, look: Outlook): void {
  if (![look.x, look.y, look.k].every(Number.isFinite)) return;
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(look));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}

export function lookedAt(table: string): Outlook | null {
  try {
    const { x, y, k, preset } = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") as Partial<Outlook>;
    if (typeof x !== "number" || typeof y !== "number" || typeof k !== "number" || !(k > 0)) return null;
    return { x, y, k, preset: typeof preset === "string" ? preset : null };
  } catch {
    return null;
  }
}
