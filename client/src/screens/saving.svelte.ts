/** Saving a game as a file: at once where nothing in it is secret, else after a question. */
import * as api from "../net/api";
import type { FileKind } from "../net/types";

export interface Asked {
  table: string;
  /** The name of the file. */
  name: string;
  kind: Exclude<FileKind, "plain">;
}

export class Saving {
  /** What the person is asked about now. */
  asked: Asked | null = $state.raw(null);
  busy = $state(false);
  /** Why it failed, in the server's words. */
  fault = $state("");

  /** Save the game, or ask first how. */
  async begin(table: string, name: string): Promise<void> {
    await this.#attempt(async () => {
      const kind = (await api.summary(table)).file ?? "plain";
      if (kind === "plain") api.download(await api.fileBlob(table), name);
      else this.asked = { table, name, kind };
    });
  }

  /** Save what was asked about, sealed under the passphrase where there is one. */
  async confirm(passphrase: string): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    await this.#attempt(async () => {
      api.download(await api.fileBlob(asked.table, passphrase), asked.name);
      this.asked = null;
    });
  }

  cancel(): void {
    this.asked = null;
    this.fault = "";
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = "";
    try {
      await work();
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}
