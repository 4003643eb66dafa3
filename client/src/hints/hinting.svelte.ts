/** A hint for the decision that stands open: asked for, shown, followed or dismissed. */
import type { LiveTable } from "../net/table.svelte";
import type { Hint, Refusal } from "../net/types";

export class Hinting {
  isAsking = $state(false);
  /** Why there is no hint, or why it could not be followed. */
  refusal: Refusal | null = $state.raw(null);
  private found: Hint | null = $state.raw(null);
  private asked = 0;

  constructor(private readonly table: LiveTable) {}

  /** The hint, as long as the table stands as it did. */
  hint = $derived.by(() => (this.found?.v === this.table.v ? this.found : null));
  /** What must be decided. */
  what = $derived.by(() => (this.table.now?.pending.type === "decide" ? this.table.now.pending.what : ""));
  isOpen = $derived.by(() => this.isAsking || this.refusal !== null || this.hint !== null);

  async ask(seat: string): Promise<void> {
    if (this.isAsking) return;
    const number = ++this.asked;
    this.isAsking = true;
    this.refusal = null;
    this.found = null;
    const answer = await this.table.hint(seat);
    if (number !== this.asked) return;
    this.isAsking = false;
    if ("do" in answer) this.found = answer;
    else this.refusal = answer;
  }

  /** Do what the hint says. */
  async follow(): Promise<void> {
    const { hint } = this;
    if (!hint) return;
    this.refusal = await this.table.act(hint.seat, hint.do);
    if (!this.refusal) this.found = null;
  }

  dismiss(): void {
    this.asked++;
    this.isAsking = false;
    this.refusal = null;
    this.found = null;
  }
}
