/** What is open around the map of a table, where its camera looks, and what buttons and keys do to both. */
import type { BoardCamera } from "../board/camera.svelte";
import type { Battle } from "../calculator/link";
import { t } from "../i18n";
import * as api from "../net/api";
import type { OddsFilled } from "../net/types";
import { go } from "../router.svelte";
import { KEY_GROUPS } from "../screens/keyList";
import { canHint, isHuman } from "../screens/players";
import { TableFiles } from "./files.svelte";
import { floatsIn, type Floats } from "./floats";
import { Glance } from "./glance.svelte";
import type { Sitting } from "./sitting.svelte";
import type { Page } from "./TableMenu.svelte";

export type ListTab = "orders" | "log";

/** Keys of the help that are for orders, and so have no use in the past. */
const ORDERING = ["next-stack", "last-stack", "counts", "all", "collect", "confirm", "quickly", "undo", "redo", "step", "orders", "threats", "hint"];

/** Keys that a battle board has; the others of the help rest while one lies open. */
const FIGHTING = ["confirm", "quickly", "back", "hint", "help"];
const RESTING = KEY_GROUPS.flatMap(({ keys }) => keys.map(({ id }) => id)).filter((id) => !FIGHTING.includes(id));

/** Milliseconds that the advisor may take to find what is left undone, before the line is thought to be dead; then nobody is kept waiting, but asked. */
const PATIENCE = 7_000;
const unknown = (): Promise<string[]> => new Promise((done) => setTimeout(() => done([t("table-undone-unknown")]), PATIENCE));

/** Made together with a component, since it has an effect. */
export class Frame {
  camera: BoardCamera | undefined = $state();
  /** The part of the map that was flown to last. */
  preset = $state("world");
  readonly card = new Glance();
  tab: ListTab = $state("orders");
  /** Orders and log are shown although the middle of the dock wants their room. */
  isListed = $state(false);
  /** How far the drawer of a phone is drawn up. */
  stop: "peek" | "half" | "full" = $state("peek");
  /** The page of the table's menu. */
  page: Page | null = $state(null);
  isHelping = $state(false);
  /** The time machine was opened from the page of the ending. */
  private isFromEnding = false;
  isCalling = $state(false);
  isResigning = $state(false);
  /** The next step is asked about before it is taken. */
  isAsking = $state(false);
  /** What it would leave undone. */
  undone: readonly string[] = $state.raw([]);
  /** The advisor looks whether there is such a thing. */
  isWeighing = $state(false);
  readonly files: TableFiles;
  /** The battle to put into the calculator, once the server has said what stands there; null while it is not open. */
  calculation: Promise<Battle> | null = $state.raw(null);
  /** The area that the pointer is on. */
  pointed: string | null = null;

  constructor(private readonly sitting: Sitting) {
    this.files = new TableFiles(sitting);
    $effect(() => {
      if (!sitting.desk.isWide) this.isListed = false;
    });
    // While others move the log is what there is to read; whoever gives orders sees those.
    $effect(() => {
      this.tab = sitting.isWatching ? "log" : "orders";
    });
  }

  /** Parts of the map one can fly to. */
  presets: readonly string[] = $derived.by(() => ["world", ...Object.keys(this.sitting.board.map.views)]);
  /** Where the round buttons of a phone stand while the map rests: never over what can be tapped next, and nowhere if there is no such place. */
  floats: Floats | null = $derived.by(() => {
    const { camera, sitting } = this;
    const { selected, targets } = sitting.marks;
    if (!camera) return { corner: "top right", row: false, down: 0, all: true };
    const { rested: view, counters, width, height } = camera;
    const under = { areas: [...selected, ...Object.keys(targets)], counters };
    return (this.floated = floatsIn(sitting.board.map, under, { view, width, height }, sitting.mayWarn ? 3 : 2, this.floated));
  });
  private floated: Floats | null = null;
  /** Keys of the help that have no use at this table. */
  unusedKeys: readonly string[] = $derived.by(() => {
    const { game, table, desk, past, inBattle } = this.sitting;
    const has = { hint: canHint(table.computers), threats: desk.threats !== undefined, pause: past !== null || Object.values(table.seats).some(({ kind }) => !isHuman(kind)) };
    const lacking = Object.entries(has).filter(([, is]) => !is).map(([key]) => key);
    return [...(game.unusedKeys ?? []), ...lacking, ...(past ? ORDERING : []), ...(inBattle ? RESTING : [])];
  });

  /** The page of the help for what is to be done now; its words are `<page>` and its attributes (`help.ts`). */
  helpPage: string = $derived.by(() => {
    const { game, desk, past, isOver, isAway } = this.sitting;
    if (past) return "table-help-past";
    if (isAway) return "table-help-away";
    const page = game.help(desk);
    return page ? `${game.id}-help-${page}` : isOver ? "table-help-over" : "table-help-waiting";
  });
  /** A tap on the map aims at something that a button confirms. */
  isTapping: boolean = $derived.by(() => !this.sitting.past && this.sitting.desk.seat !== "" && this.sitting.desk.battle === "none");

  fly(name: string): void {
    this.preset = name;
    this.camera?.flyTo(name);
  }

  /** To the next place where something waits to be done. */
  next(way: 1 | -1): void {
    const area = this.sitting.desk.next(way);
    if (area) this.camera?.flyTo(area);
  }

  /** Takes the next step; asks first where it would leave something useful undone, or `always`. */
  async goOn(always = false): Promise<void> {
    const { desk, table } = this.sitting;
    const { v } = table;
    if (this.isWeighing) return;
    this.isWeighing = true;
    this.undone = desk.step.acts ? await Promise.race([desk.undone(), unknown()]) : [];
    this.isWeighing = false;
    if (table.v !== v) return; // the table has changed meanwhile, and so has the step
    if (always || this.undone.length || !desk.step.acts) this.isAsking = true;
    else await this.takeStep();
  }

  /** Opens the calculator with the battle for an area: the one shown or pointed at, where none is named. */
  calculate(area = this.card.area ?? this.pointed ?? this.sitting.desk.aim): void {
    this.calculation = this.battleFor(this.mayFill ? area : null);
  }

  /** Whether the advisor knows what stands on the board now, for the eyes that look on. */
  mayFill: boolean = $derived.by(() => !this.sitting.past && this.sitting.table.mine.length > 0 && this.sitting.secrecy === "shown");

  private async battleFor(area: string | null): Promise<Battle> {
    const { table, desk, game } = this.sitting;
    const filled = area ? await table.ask<OddsFilled>(desk.seat || (table.mine[0] ?? ""), { what: "calculator", space: area }) : null;
    const edition: Record<string, string> = table.setup ? { edition: table.setup.ruleset } : {};
    return { game: game.id, mode: filled?.mode ?? "", values: filled?.values ?? edition, options: filled?.options ?? {} };
  }

  async takeStep(): Promise<void> {
    this.isAsking = false;
    const { desk, table } = this.sitting;
    const { seat, step } = desk;
    for (const action of step.acts ?? []) if (await table.act(seat, action)) return;
    desk.stepped();
  }

  /** Brings orders or log into view; where the dock has no room for them, the same key puts them away again. */
  showList(which: ListTab): void {
    this.isListed = this.sitting.desk.isWide && !(this.isListed && this.tab === which);
    this.tab = which;
    if (this.stop === "peek") this.stop = "half";
  }

  /** Brings the log into view; in the time machine the same key puts it away again. */
  showLog(): void {
    const { past } = this.sitting;
    if (past) past.list = past.list === "log" ? "levels" : "log";
    else this.showList("log");
  }

  /** Opens the time machine, or closes it; who came from the page of the ending goes back there. */
  showTime(open: boolean): void {
    if (!open && this.isFromEnding) this.showEnding(true);
    else go({ screen: "table", id: this.sitting.table.id, time: open });
    this.isFromEnding = open && this.sitting.isEnding;
  }

  showEnding(open: boolean): void {
    go({ screen: "table", id: this.sitting.table.id, time: false, ...(open && { ending: true }) });
  }

  /** The time machine, open after record `n`; `play` goes on from there by itself. */
  showMoment(n: number, play = false): void {
    this.sitting.beginPast(n, play);
    this.showTime(true);
  }

  /** What happened while somebody was away, from its beginning. */
  watchRecap(): void {
    const { recap } = this.sitting;
    const from = recap.shown?.from;
    recap.close();
    if (from !== undefined) this.showMoment(from, true);
  }

  /** A new table that goes on from a moment of the past. */
  async branch(n: number): Promise<void> {
    const made = await api.branch(this.sitting.table.id, n);
    go({ screen: "table", id: made.table, time: false });
  }

  /** One level back; false when there was nothing to step back from. */
  back(): boolean {
    const { sitting } = this;
    if (this.isAsking) this.isAsking = false;
    else if (sitting.unhint()) return true;
    else if (sitting.isAway) this.backToBattle();
    else if (this.card.area) this.card.show(null);
    else if (sitting.recap.shown) sitting.recap.close();
    else if (sitting.past) this.showTime(false);
    else return sitting.desk.back();
    return true;
  }

  /** Back to the battle that was put away, as the button on the map says, whatever the map shows. */
  private backToBattle(): void {
    this.card.show(null);
    this.sitting.backToBattle();
  }
}
