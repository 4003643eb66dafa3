/** What is about to be bought, as the advisor sees it: units that would find no place and be lost. */
import type { LiveTable } from "../../net/table.svelte";
import { ask } from "./ask";
import type { Warning } from "./types";

/** Milliseconds without another click after which the advisor is asked. */
const PAUSE = 150;
const HOMELESS: readonly Warning["what"][] = ["zone_held", "no_room"];

export class Buying {
  homeless: Warning[] = $state.raw([]);
  private asked = 0;
  private timer = 0;

  constructor(private readonly table: LiveTable) {}

  /** Ask about what is in the basket together with what is bought already. */
  weigh(seat: string, basket: Readonly<Record<string, number>>): void {
    const units = Object.fromEntries(Object.entries(basket).filter(([, count]) => count > 0));
    const number = ++this.asked;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(number, seat, units), PAUSE);
  }

  private async ask(number: number, seat: string, units: Record<string, number>): Promise<void> {
    const planned = Object.keys(units).length ? [{ act: "buy" as const, units }] : [];
    const answer = await ask(this.table, seat, { what: "undone", planned });
    if (number === this.asked) this.homeless = (answer?.warnings ?? []).filter(({ what }) => HOMELESS.includes(what));
  }

  /** Nothing more is bought: what was asked is of no interest. */
  forget(): void {
    this.asked++;
    clearTimeout(this.timer);
    this.homeless = [];
  }
}
