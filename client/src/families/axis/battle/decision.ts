/** What must be decided now in a battle, by whom, and what the menu offers for it. */
import type { AxisView } from "../types";
import type { Menu } from "../../../net/types";
import type { Scene } from "./scene";
import { unitsOf } from "./sides";
import type { Counts } from "./units";
import type { SideName } from "./volley";

export type Decision =
  | { what: "losses"; seat: string; owed: number; menu: Menu; others: string[] }
  | { what: "retreat"; seat: string; places: string[]; aircraft: boolean }
  | { what: "submarines"; seat: string; most: number; zones: string[]; submerge: number }
  | { what: "battles"; seat: string; menu: Menu }
  | { what: "wait"; seats: string[]; for: string }
  | { what: "none" };

export function decisionOf(view: AxisView, menus: Record<string, Menu>, mine: readonly string[]): Decision {
  const pending = view.pending;
  if (pending.type !== "decide") return { what: "none" };
  const seat = pending.seats.find((one) => mine.includes(one) && menus[one]);
  const menu = seat ? menus[seat] : undefined;
  if (!seat || !menu) return { what: "wait", seats: pending.seats, for: pending.what };
  return own(pending.what, seat, menu, pending.seats.filter((one) => one !== seat));
}

function own(what: string, seat: string, menu: Menu, others: string[]): Decision {
  const offers = menu.offers ?? [];
  if (what === "casualties") return { what: "losses", seat, owed: menu.owed ?? 0, menu, others };
  if (what === "retreat") {
    const retreats = offers.filter((offer) => offer.verb === "retreat");
    const places = retreats.flatMap((offer) => offer.targets ?? []);
    return { what: "retreat", seat, places, aircraft: retreats.some((offer) => !offer.targets?.length) };
  }
  if (what === "submarines") {
    const out = offers.find((offer) => offer.verb === "withdraw");
    const dive = offers.find((offer) => offer.verb === "submerge");
    return { what: "submarines", seat, most: out?.most ?? dive?.most ?? 0, zones: out?.targets ?? [], submerge: dive?.most ?? 0 };
  }
  if (what === "combat") return { what: "battles", seat, menu };
  return { what: "none" };
}

/** The side whose pieces a decision is about: those that may be lost, else those of the seat that decides. */
export function decidingSide(scene: Scene, decision: Decision, open: Counts): SideName | null {
  if (!("seat" in decision)) return null;
  const concerns = (side: SideName): boolean =>
    decision.what === "losses" ? unitsOf(scene.sides[side]).some((unit) => open[unit.unit] !== undefined) : scene.sides[side].nations.includes(decision.seat);
  return (["attacker", "defender"] as const).find(concerns) ?? null;
}

/** What the attacker wants next, said together with the losses: it is sent when the game asks. */
export type Intent = { seat: string; round: number; then: "press" } | { seat: string; round: number; then: "retreat"; to: string };

/** The action that carries out an intent at this decision; null when it must wait or no longer fits. */
export function carried(intent: Intent | null, decision: Decision): Record<string, unknown> | null {
  if (!intent) return null;
  if (decision.what === "submarines" && decision.seat === intent.seat) return { act: "press" };
  if (decision.what !== "retreat" || decision.seat !== intent.seat) return null;
  if (intent.then === "press") return { act: "press" };
  const offered = intent.to ? decision.places.includes(intent.to) : decision.aircraft;
  return offered ? { act: "retreat", to: intent.to } : null;
}
