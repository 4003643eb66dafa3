/** What a person has answered ahead: changes show at once and go to the server one after the other, so that none is lost. */
import type { Ahead } from "../net/types";
import { changed } from "./ahead";

export class Answering {
  known: Ahead | null = $state.raw(null);
  fault = $state("");
  private sent: Promise<void>;
  /** How many changes are under way; what the server says is older while there are any. */
  private waiting = 0;

  constructor(
    private readonly load: () => Promise<Ahead>,
    private readonly send: (seat: string, answers: Record<string, string>) => Promise<Ahead>,
  ) {
    this.sent = this.keep(load);
  }

  say(seat: string, what: string, said: string): void {
    if (!this.known) return;
    const answers = changed(this.known, seat, what, said);
    this.known = { ...this.known, answers: { ...this.known.answers, [seat]: answers } };
    this.waiting += 1;
    this.sent = this.sent.then(async () => {
      this.waiting -= 1;
      await this.keep(() => this.send(seat, answers));
    });
  }

  /** Takes over what the server says; after a refusal that is what stood before. */
  private async keep(asked: () => Promise<Ahead>): Promise<void> {
    try {
      const found = await asked();
      if (!this.waiting) [this.known, this.fault] = [found, ""];
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      if (asked !== this.load) this.known = await this.load().catch(() => this.known);
    }
  }
}
