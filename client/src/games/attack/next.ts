/** The one obvious next step of a decision that the map or a list prepares. */
import { t } from "../../i18n";
import { NO_STEP, type NextStep } from "../game";
import { ask } from "./ask";
import type { AttackDesk } from "./desk.svelte";
import { chosen } from "./pieces";
import type { AttackAction } from "./types";
import { nationName } from "./words";

export function nextStep(desk: AttackDesk): NextStep {
  const offers = desk.menu?.offers ?? [];
  const has = (verb: string): boolean => offers.some((offer) => offer.verb === verb);
  switch (desk.what) {
    case "action":
      return { label: t("attack-next-end"), acts: has("end") ? [{ act: "end" }] : null, warnings: [] };
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

/** What the step would leave undone, after what it does before it ends the turn or the purchase. */
export async function undoneBy({ table, seat, step, what }: AttackDesk): Promise<string[]> {
  if (!step.acts || (what !== "action" && what !== "buy")) return [];
  const answer = await ask(table, seat, { what: "undone", planned: step.acts.slice(0, -1) as AttackAction[] });
  return (answer?.warnings ?? []).map(({ actions = 0, points = 0 }) =>
    actions ? t("attack-warn-actions", { count: actions }) : t("attack-warn-points", { count: points }),
  );
}

function moveLabel({ journeys, battles, advice, view }: AttackDesk): string {
  if (!journeys.length) return t("attack-next-nothing-moved");
  return advice.stoppable ? t("attack-next-leave", { nation: nationName(view.holder) }) : t("attack-next-moves", { battles: battles.length });
}

/** Buys what is in the basket. */
function buying({ basket }: AttackDesk): NextStep {
  const units = chosen(basket);
  if (Object.keys(units).length) return { label: t("attack-next-buy"), acts: [{ act: "buy", units }, { act: "done" }], warnings: [] };
  return { label: t("attack-next-buy-done"), acts: [{ act: "done" }], warnings: [] };
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
