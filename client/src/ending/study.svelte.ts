/** What a computer would have done: asked for, followed, stopped. It goes on while the page is open, also beside the time machine. */
import { t } from "../i18n";
import * as api from "../net/api";
import type { Study } from "../net/types";
import { route } from "../router.svelte";

const EVERY = 1_000;

export class Studying {
  study: Study | null = $state.raw(null);
  trouble = $state("");
  /** It is being thought about, or will be in a moment. */
  isRunning = $state(false);
  private hasBegun = $state(false);
  /** How far it was when it was begun last. */
  private doneBefore = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    /** Whether somebody is still at the table. */
    private readonly isHere: () => boolean,
  ) {}

  /** All of it is there; a study of nothing is whole once it was begun. */
  isWhole = $derived.by(() => this.study !== null && !this.study.is_running && this.study.done === this.study.of && (this.study.of > 0 || this.hasBegun));

  /** What was found before this page was opened. */
  async look(): Promise<void> {
    if (this.isRunning) return;
    try {
      this.study = await api.study(this.table);
      if (this.study.is_running) this.follow();
    } catch (error) {
      this.fail(error);
    }
  }

  async begin(): Promise<void> {
    this.trouble = "";
    this.isRunning = true;
    try {
      this.study = await api.beginStudy(this.table);
      this.hasBegun = true;
      this.doneBefore = this.study.done;
      if (this.isWhole) this.isRunning = false;
      else if (this.isRunning) this.follow();
    } catch (error) {
      this.fail(error);
    }
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await api.endStudy(this.table).catch(() => undefined);
  }

  private follow(): void {
    this.isRunning = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), EVERY);
  }

  private async ask(): Promise<void> {
    if (!this.isRunning) return;
    if (!this.isHere()) {
      this.isRunning = false; // the server stops by itself soon after the last question
      return;
    }
    try {
      this.study = await api.study(this.table);
      if (!this.isRunning) return; // stopped meanwhile
      if (this.study.is_running) this.follow();
      else if (this.isWhole) this.isRunning = false;
      else if (this.study.done > this.doneBefore) await this.begin(); // nobody asked for a while, and it went to sleep
      else this.fail(t("ending-trouble"));
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.isRunning = false;
    this.trouble = error instanceof Error ? error.message : String(error);
  }
}

const kept = new WeakMap<object, Studying>();

/** The study of a table; the same table gives the same one as long as its page is open. */
export function studyingOf(table: { id: string }): Studying {
  const isHere = (): boolean => {
    const at = route();
    return at.screen === "table" && at.id === table.id;
  };
  let found = kept.get(table);
  if (!found) kept.set(table, (found = new Studying(table.id, isHere)));
  return found;
}
