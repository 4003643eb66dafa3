/** The one obvious next step of a decision that the map or a list prepares. */
import { t } from "../../i18n";
import { NO_STEP, type NextStep } from "../game";
import type { AttackDesk } from "./desk.svelte";
import { chosen } from "./pieces";
import { nationName } from "./words";

export function nextStep(desk: AttackDesk): NextStep {
  const offers = desk.menu?.offers ?? [];
  const has = (verb: string): boolean => offers.some((offer) => offer.verb === verb);
  switch (desk.what) {
    case "action":
      return { label: t("attack-next-end"), acts: has("end") ? [{ act: "end" }] : null, warnings: offers.length > 1 ? [actionsLeft(desk)] : [] };
    case "move":
    case "blitzkrieg":
    case "strategic":
      return { label: moveLabel(desk), acts: has("done") ? [{ act: "done" }] : null, warnings: [] };
    case "buy":
      return buying(desk);
    default:
      return NO_STEP;
  }
}

function actionsLeft({ sheet, view }: AttackDesk): string {
  return t("attack-warn-actions", { count: sheet.actions - (view.turn.used?.length ?? 0) });
}

function moveLabel({ journeys, battles, advice, view }: AttackDesk): string {
  if (!journeys.length) return t("attack-next-nothing-moved");
  return advice.stoppable ? t("attack-next-leave", { nation: nationName(view.holder) }) : t("attack-next-moves", { battles: battles.length });
}

/** Buys what is in the basket; asks first where what is left would still buy something. */
function buying(desk: AttackDesk): NextStep {
  const units = chosen(desk.basket);
  const left = pointsLeft(desk);
  const buyable = (desk.menu?.offers ?? []).some(({ verb, kind = "" }) => verb === "buy" && costOf(desk, kind) <= left);
  const warnings = buyable ? [t("attack-warn-points", { count: left })] : [];
  if (Object.keys(units).length) return { label: t("attack-next-buy"), acts: [{ act: "buy", units }, { act: "done" }], warnings };
  return { label: t("attack-next-buy-done"), acts: [{ act: "done" }], warnings };
}

export function costOf({ sheet }: AttackDesk, kind: string): number {
  const costs: Record<string, { cost: number }> = { ...sheet.army, ...sheet.ships };
  return costs[kind]?.cost ?? 0;
}

/** What the basket leaves to be spent. */
export function pointsLeft(desk: AttackDesk): number {
  const { view, basket } = desk;
  const price = Object.entries(basket).reduce((sum, [kind, count]) => sum + count * costOf(desk, kind), 0);
  return Math.max(0, (view.income ?? 0) - (view.shop?.spent ?? 0)) - price;
}
