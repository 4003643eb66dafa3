/** The one obvious next step: what it is called, what it does, what must be done before it, and what it would leave undone. */
import { NO_STEP, type NextStep } from "../../games/game";
import type { Acting } from "./acting.svelte";
import { ask } from "./ask";
import type { AxisAction, Warning } from "./types";
import { list } from "../../i18n";
import { canSay, say } from "./edition";
import type { Offer } from "../../net/types";
import { nationName, unitsText } from "./words";

export function nextStep(acting: Acting, areaName: (id: string) => string): NextStep {
  const pending = acting.table.now?.pending;
  if (pending?.type !== "decide" || !acting.seat) return NO_STEP;
  const offers = acting.menu?.offers ?? [];
  const warnings = (acting.brief?.warnings ?? []).map((one) => warning(one, areaName));
  const done = offers.some((offer) => offer.verb === "done") ? [{ act: "done" }] : null;
  switch (pending.what) {
    case "purchase": {
      const units = Object.fromEntries(Object.entries(acting.basket).filter(([, count]) => count > 0));
      if (done && Object.keys(units).length) return { label: say("table-next-buy"), acts: [{ act: "buy", units }, ...done], warnings: [] };
      const bought = Object.keys(acting.view?.position.bought ?? {}).length > 0;
      return { label: say(bought ? "table-next-purchase" : "table-next-nothing-bought"), acts: done, warnings: [] };
    }
    case "combat_move":
      return { label: fights(acting), acts: done, warnings };
    case "combat":
      return combat(offers, done, areaName);
    case "noncombat_move":
      return { label: say(acting.brief?.following === "turn" ? "table-next-place" : "table-next-noncombat"), acts: done, warnings };
    case "place":
      return { label: say("table-next-place"), acts: done, warnings };
    default:
      return NO_STEP;
  }
}

/** What the combat move leads to: battles, orders that take land without one, or nothing. */
function fights({ battles, orders }: Acting): string {
  return !battles.length && orders ? say("table-next-orders") : say("table-next-fight", { count: battles.length });
}

function combat(offers: Offer[], done: NextStep["acts"], areaName: (id: string) => string): NextStep {
  const fight = offers.find((offer) => offer.verb === "fight");
  const place = fight?.targets?.[0];
  if (!place) return { label: say("table-next-combat-done"), acts: done, warnings: [] };
  return { label: say("table-next-combat", { place: areaName(place) }), acts: [{ act: "fight", space: place }], warnings: [] };
}

/** What a step that closes the phase would leave undone, after what it does before that. */
export async function undoneBy({ table, seat, step }: Acting, areaName: (id: string) => string): Promise<string[]> {
  const { acts } = step;
  if (acts?.at(-1)?.["act"] !== "done") return [];
  const answer = await ask(table, seat, { what: "undone", planned: acts.slice(0, -1) as AxisAction[] });
  return (answer?.warnings ?? []).map((one) => warning(one, areaName));
}

export function warning(one: Warning, areaName: (id: string) => string): string {
  const { what, space = "", units = {}, ipc = 0, nation = "", spaces = [] } = one;
  const id = `table-warn-${what}`;
  const place = space && areaName(space);
  const count = Object.values(units).reduce((sum, one) => sum + one, 0);
  return say(canSay(id) ? id : "table-warn-other", { count, place, places: list(spaces.map(areaName)), units: unitsText(units), ipc, nation: nation && nationName(nation) });
}
