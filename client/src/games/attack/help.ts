/** Which page of the help speaks of what is to be done now: words `attack-help-<page>`. */
import type { AttackDesk } from "./desk.svelte";

/** The page of each decision. */
const PAGES: Readonly<Record<string, string>> = {
  setup_claim: "setup_claim",
  setup_place: "setup_place",
  setup_capital: "setup_capital",
  action: "action",
  move: "move",
  blitzkrieg: "move",
  strategic: "strategic",
  buy: "buy",
  place_new: "place_new",
  leave: "sail",
  planes: "sail",
  battle_order: "battle_order",
  command: "command",
  commit: "commit",
  reinforce: "commit",
  naval_answer: "naval_answer",
  naval_line: "naval_line",
  naval_stay: "naval_stay",
  trade_answer: "trade",
  allow_trade: "trade",
};

export function helpFor(desk: Pick<AttackDesk, "what" | "battle">): string {
  return PAGES[desk.what] ?? (desk.battle === "open" ? "battle" : "");
}
