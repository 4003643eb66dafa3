/** A table's game as files: to save, to show as a replay, and what one seat saw of it. */
import * as api from "../net/api";
import { Saving } from "../screens/saving.svelte";
import { fileName } from "../screens/tables";
import type { Sitting } from "./sitting.svelte";

export class TableFiles {
  readonly saving = new Saving();

  constructor(private readonly sitting: Sitting) {}

  /** Whose story of a game with secrets can be saved: that of the seat on the screen, nobody's behind the curtain. */
  eyes = $derived.by(() => {
    const { game, secrecy, table } = this.sitting;
    return game.hasSecrets && secrecy === "shown" ? (table.now?.eyes ?? "") : "";
  });

  private name(ending: string, more = ""): string {
    const { table, present } = this.sitting;
    return fileName({ game: table.game, name: table.name, round: present.round }, ending, more);
  }

  save(): Promise<void> {
    return this.saving.begin(this.sitting.table.id, this.name("sandtable"));
  }

  async saveSeen(): Promise<void> {
    const { table, game } = this.sitting;
    api.download(await api.seenBlob(table.id, this.eyes, table.wire), this.name("jsonl", game.words.seat(this.eyes)));
  }

  async share(): Promise<void> {
    const { table } = this.sitting;
    api.download(await api.replayBlob(table.id, table.wire), this.name("html"));
  }
}
