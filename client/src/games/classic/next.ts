/** The one obvious next step: what it is called, what it does, and what would be lost by it. */
import { NO_STEP, type NextStep } from "../game";
import type { Acting } from "./acting.svelte";
import type { Warning } from "./types";
import { has, t } from "../../i18n";
import type { Offer } from "../../net/types";
import { unitsText } from "./words";

export function nextStep(acting: Acting, areaName: (id: string) => string): NextStep {
  const pending = acting.table.now?.pending;
  if (pending?.type !== "decide" || !acting.seat) return NO_STEP;
  const offers = acting.menu?.offers ?? [];
  const warnings = (acting.brief?.warnings ?? []).map((one) => warning(one, areaName));
  const done = offers.some((offer) => offer.verb === "done") ? [{ act: "done" }] : null;
  switch (pending.what) {
    case "purchase": {
      const units = Object.fromEntries(Object.entries(acting.basket).filter(([, count]) => count > 0));
      if (done && Object.keys(units).length) return { label: t("table-next-buy"), acts: [{ act: "buy", units }, ...done], warnings: [] };
      const bought = Object.keys(acting.view?.position.bought ?? {}).length > 0;
      return { label: t(bought ? "table-next-purchase" : "table-next-nothing-bought"), acts: done, warnings: [] };
    }
    case "combat_move":
      return { label: t("table-next-fight", { count: acting.battles.length }), acts: done, warnings };
    case "combat":
      return combat(offers, done, areaName);
    case "noncombat_move":
      return { label: t(acting.brief?.following === "turn" ? "table-next-place" : "table-next-noncombat"), acts: done, warnings };
    case "place":
      return { label: t("table-next-place"), acts: done, warnings };
    default:
      return NO_STEP;
  }
}

function combat(offers: Offer[], done: NextStep["acts"], areaName: (id: string) => string): NextStep {
  const fight = offers.find((offer) => offer.verb === "fight");
  const place = fight?.targets?.[0];
  if (!place) return { label: t("table-next-combat-done"), acts: done, warnings: [] };
  return { label: t("table-next-combat", { place: areaName(place) }), acts: [{ act: "fight", space: place }], warnings: [] };
}

function warning(one: Warning, areaName: (id: string) => string): string {
  const id = `table-warn-${one.what}`;
  return t(has(id) ? id : "table-warn-other", { place: one.space ? areaName(one.space) : "", units: unitsText(one.units) });
}
