/** What others do, in words, while it is shown: the last move for a moment, and how a battle went that nobody here is part of. */
import type { Telling as Said } from "../games/game";
import { momentIn } from "../games/moment";
import type { Told } from "../net/types";
import { prefs } from "../ui/prefs.svelte";
import { seenBy } from "./secrets";
import type { Sitting } from "./sitting.svelte";

/** Milliseconds after which a move, and the result of a battle, has been read. */
const READ = 3_000;
const RESULT = 6_000;
/** Milliseconds for which nothing else happens, so that it can be read at all. */
const GLANCE = { caption: 1_100, result: 2_000 };

export class Telling {
  caption: Said | null = $state.raw(null);
  result: Said | null = $state.raw(null);
  /** How long what was heard last wants to be looked at. */
  glance = 0;
  private timers: Partial<Record<"caption" | "result", ReturnType<typeof setTimeout>>> = {};
  private readonly unwatch: () => void;

  constructor(private readonly sitting: Sitting) {
    this.unwatch = sitting.table.watch((told) => this.hear(told));
  }

  stop(): void {
    this.unwatch();
    this.hush();
  }

  private hush(): void {
    this.say("caption", null);
    this.say("result", null);
  }

  private hear(told: readonly Told[]): void {
    const { table, game } = this.sitting;
    const last = told.at(-1);
    this.glance = 0;
    if (!last || !game.telling) return;
    const mover = told.findLast(({ by }) => by !== "chance" && by !== "table")?.by;
    if (!prefs.computerSpeed || (mover && table.mine.includes(mover)) || table.mine.includes(momentIn(table.now?.view).seat)) this.hush();
    else this.tell(told);
  }

  private tell(told: readonly Told[]): void {
    const { table, game, places, desk } = this.sitting;
    const seen = { view: table.now?.view, sheet: table.sheet };
    const all = this.forEyes(table.told);
    const caption = this.forEyes(told).flatMap((step) => {
      const said = game.telling?.caption(step, seen, places.name, all);
      return said ? [{ ...said, arrows: game.telling?.arrows?.(step, seen, all) ?? [] }] : [];
    }).at(-1);
    if (caption) this.say("caption", caption, READ);
    const result = desk.battle === "none" && game.telling?.result?.(all, seen, table.mine, places.name);
    if (result) this.say("result", result, RESULT);
  }

  private forEyes(told: readonly Told[]): readonly Told[] {
    return this.sitting.game.hasSecrets ? seenBy(told, this.sitting.table.eyes) : told;
  }

  private say(what: "caption" | "result", said: Said | null, time = 0): void {
    clearTimeout(this.timers[what]);
    if (said && !said.isMore && said.text !== this[what]?.text) this.glance = Math.max(this.glance, GLANCE[what]);
    this[what] = said;
    if (said) this.fade(what, time);
  }

  /** What was read goes; while somebody has stopped the moves to look, it stays. */
  private fade(what: "caption" | "result", time: number): void {
    this.timers[what] = setTimeout(() => {
      if (this.sitting.table.isPaused) this.fade(what, time);
      else this[what] = null;
    }, time);
  }
}
