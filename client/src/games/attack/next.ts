/** The one obvious next step of a decision that the map or a list prepares. */
import { t } from "../../i18n";
import { NO_STEP, type NextStep } from "../game";
import type { AttackDesk } from "./desk.svelte";
import { chosen } from "./pieces";

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
      return buying(desk, has("buy"));
    default:
      return NO_STEP;
  }
}

function actionsLeft({ sheet, view }: AttackDesk): string {
  return t("attack-warn-actions", { count: sheet.actions - (view.turn.used?.length ?? 0) });
}

function moveLabel({ journeys, battles }: AttackDesk): string {
  return journeys.length ? t("attack-next-moves", { battles: battles.length }) : t("attack-next-nothing-moved");
}

function buying(desk: AttackDesk, canBuy: boolean): NextStep {
  const units = chosen(desk.basket);
  if (Object.keys(units).length) return { label: t("attack-next-buy"), acts: [{ act: "buy", units }, { act: "done" }], warnings: [] };
  return { label: t("attack-next-buy-done"), acts: [{ act: "done" }], warnings: canBuy ? [t("attack-warn-points", { count: pointsLeft(desk) })] : [] };
}

/** What can still be spent. */
export const pointsLeft = ({ view }: AttackDesk): number => Math.max(0, (view.income ?? 0) - (view.shop?.spent ?? 0));
