/** Which page of the help speaks of what is to be done now: words `<edition>-help-<page>`. */
import type { Acting } from "./acting.svelte";

/** Decisions inside a battle. */
const FIGHTING = ["casualties", "retreat", "submarines"];
const PHASES = ["purchase", "combat_move", "combat", "noncombat_move", "place"];

export function helpFor(desk: Acting): string {
  const pending = desk.table.now?.pending;
  const what = desk.seat && pending?.type === "decide" ? pending.what : "";
  if (FIGHTING.includes(what)) return what;
  if (desk.battle === "open") return "battle";
  if (desk.landing.plan) return "landing";
  return PHASES.includes(what) ? what : "";
}
