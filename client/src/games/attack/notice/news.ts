/** What everybody should notice at once: the outcome of diplomacy and of trade, and who is out. */
import { t } from "../../../i18n";
import type { GameEvent } from "../../../net/types";
import type { LogStep, PlaceName } from "../../game";
import type { AttackView } from "../types";
import { diceLine, eventLine, nationName, subjectOf } from "../words";

/** Dice somebody threw. */
export interface Throw {
  by: string;
  dice: number[];
}

export interface News {
  id: string;
  nation: string;
  /** Without the dice: they are seen. */
  text: string;
  throws: Throw[];
}

const TOLD = new Set(["diplomacy_roll", "counter_roll", "annexed", "declined", "forbidden", "deal", "swapped", "eliminated", "conceded", "clock"]);

/** The news in entries, oldest first. */
export function newsOf(told: readonly LogStep[], names: PlaceName): News[] {
  return told.flatMap(({ n, by, events = [] }) =>
    events.flatMap((event, place) => (TOLD.has(event.what) && !isTold(event, events) ? [newsIn(event, `${n}.${place}`, by, names)] : [])),
  );
}

/** Whether another event says the same in more detail: those who traded know which cards. */
const isTold = ({ what }: GameEvent, events: readonly GameEvent[]): boolean => what === "deal" && events.some((event) => event.what === "swapped");

/** News whose sentence names those it is about. */
const TOGETHER = new Set(["counter_roll", "deal"]);

function newsIn(event: GameEvent, id: string, by: string, names: PlaceName): News {
  const throws = throwsIn(event);
  const text = (throws.length ? diceLine : eventLine)(event, names);
  return { id, nation: TOGETHER.has(event.what) ? "" : subjectOf(event, by), text, throws };
}

/** Who threw what: two dice for each of those who throw together. */
function throwsIn({ facts = {} }: GameEvent): Throw[] {
  const { by, dice, seats } = facts;
  if (!Array.isArray(dice)) return [];
  const numbers = dice.map(Number);
  if (!Array.isArray(seats)) return [{ by: String(by ?? ""), dice: numbers }];
  const each = numbers.length / seats.length;
  return seats.map((seat, place) => ({ by: String(seat), dice: numbers.slice(place * each, (place + 1) * each) }));
}

/** Where the news of a seat begin: after what it did itself, or with what comes next. */
export function newsStart(told: readonly LogStep[], seat: string): number {
  return (told.findLast((step) => step.by === seat) ?? told.at(-1))?.n ?? 0;
}

/** An offer that lies on the table, and whose word is awaited; "" where there is none. */
export function openDeal({ deal, holder }: AttackView): string {
  if (!deal) return "";
  const names = { proposer: nationName(deal.proposer), partner: nationName(deal.partner) };
  const cards = { gives: t("attack-cards", { count: deal.gives }), asks: t("attack-cards", { count: deal.asks }) };
  return deal.step === "veto" ? t("attack-trade-waits-veto", { ...names, holder: nationName(holder) }) : t("attack-trade-waits", { ...names, ...cards });
}
