/** Somebody at a table: the game's desk, the moment that is looked at, and what of it may be shown now. */
import { untrack } from "svelte";
import { sitDown } from "../battle/kept";
import { nameOf, shortOf } from "../board/mapfile";
import { NO_MARKS, type BoardMarks } from "../board/model";
import type { AnyGame, Call, Desk, LogStep, Places, Telling as Said } from "../games/game";
import { momentIn } from "../games/moment";
import { Hinting } from "../hints/hinting.svelte";
import { has, language, t } from "../i18n";
import type { LiveTable } from "../net/table.svelte";
import type { Told } from "../net/types";
import { route } from "../router.svelte";
import { canHint, isHuman, playerText } from "../screens/players";
import { prefs } from "../ui/prefs.svelte";
import type { LoadedBoard } from "./boards";
import { held } from "./held.svelte";
import { Past, type PastBegin } from "./past.svelte";
import { Recap } from "./recap.svelte";
import { mustHandOver, passingOn, secrecyOf, seenBy, type Secrecy } from "./secrets";
import { Telling } from "./telling.svelte";

const MOVE_TIME = 350;
const BATTLE_TIME = 2_500;

/** Names of areas in the chosen language, as they stand on the map. */
function placesOf({ map }: LoadedBoard): Places {
  const named = (area: string, how: typeof nameOf): string => {
    const found = map.areas[area];
    return found ? how(found, language()) : area;
  };
  return { name: (area) => named(area, nameOf), short: (area) => named(area, shortOf) };
}

/** Made together with a component, since it has effects; `close` when that goes. */
export class Sitting {
  readonly places: Places;
  readonly desk: Desk;
  readonly hinting: Hinting;
  readonly recap: Recap;
  readonly telling: Telling;
  readonly close: () => void;
  /** The time machine while it is open. */
  past: Past | null = $state.raw(null);
  /** Where the time machine opens next. */
  private begin: PastBegin | null = null;
  /** What bar, dock, map and log show: while dice of a fight are shown, how it stood before them. */
  private readonly stand: () => { view: unknown; n: number; marks: Desk["marks"] };

  constructor(
    readonly table: LiveTable,
    readonly game: AnyGame,
    readonly board: LoadedBoard,
  ) {
    sitDown(table.id);
    this.places = placesOf(board);
    this.desk = game.desk(table, this.places);
    this.hinting = new Hinting(table);
    this.stand = held(() => ({ view: table.now?.view, n: table.told.at(-1)?.n ?? 0, marks: this.desk.marks }), () => this.isHeld);
    table.pace = (told) => this.paceOf(told);
    table.holds = () => this.isToBeSeen;
    const unwatch = table.watch(() => this.desk.refresh());
    this.recap = new Recap(this);
    this.telling = new Telling(this);
    this.close = () => {
      unwatch();
      this.recap.stop();
      this.telling.stop();
      table.holds = () => false;
    };
    $effect(() => this.followRoute());
    $effect(() => this.goOn());
  }

  // Who may see what

  isOver = $derived.by(() => this.table.now?.pending.type === "over");
  /** The address asks how the game went, and it is over. */
  isEnding = $derived.by(() => {
    const at = route();
    return this.isOver && at.screen === "table" && at.ending === true;
  });
  /** The seat whose view was sent. */
  private eyes = $derived.by(() => this.table.now?.eyes ?? "");
  mustPass = $derived.by(() => this.game.hasSecrets && !this.isOver && mustHandOver(this.desk.seat, this.eyes));
  /** An open fight goes back and forth between several; whoever is alone takes the device once and keeps it. */
  private isPublic = $derived.by(() => (this.desk.isPublic ?? false) && this.table.mine.length > 1);
  secrecy: Secrecy = $derived.by(() => secrecyOf(this.mustPass, this.isPublic));
  isCovered = $derived.by(() => this.secrecy === "covered");
  told: readonly Told[] = $derived.by(() => this.seen(this.table.told));
  /** The steps of the past that is looked at. */
  pastTold: readonly LogStep[] = $derived.by(() => this.seen(this.past?.story?.steps ?? []));
  /** Whoever passes the device on and did the last thing. */
  passing = $derived.by(() => passingOn(this.table.now?.undo, this.desk.seat));

  // Battles

  inBattle = $derived.by(() => !this.past && !this.isCovered && this.desk.battle === "open");
  isAway = $derived.by(() => !this.past && !this.isCovered && this.desk.battle === "away");
  /** Dice are shown: the rest of the screen waits for them. */
  isHeld = $derived.by(() => this.inBattle && (this.desk.isRolling ?? false));
  /** A result waits for somebody here to put it away, and what others do next waits with it; whoever wants results only does not wait. */
  private isToBeSeen = $derived.by(() => prefs.computerSpeed > 0 && !this.isCovered && !this.isOver && !this.desk.seat && this.desk.battle === "open" && (this.desk.isResult ?? false));

  // The moment that is looked at

  view: unknown = $derived.by(() => this.past?.view ?? this.stand().view);
  /** What happened after this entry is not told yet. */
  until = $derived.by(() => (this.isHeld ? this.stand().n : Infinity));
  moment = $derived.by(() => momentIn(this.view));
  present = $derived.by(() => momentIn(this.table.now?.view));
  /** Somebody who is not here has the turn. */
  isWatching = $derived.by(() => !this.isOver && !this.table.mine.includes(this.present.seat));
  /** What is being done, in words, while it is shown; "" where nothing is. */
  doing = $derived.by(() => {
    const { table, game, telling, present } = this;
    if (telling.caption) return telling.caption.text;
    return table.waiting > 0 ? t("table-doing", { nation: game.words.seat(present.seat), phase: game.words.phase(present.phase) }) : "";
  });
  /** What is done in the past that plays or is watched, in words at its place; null where there is nothing to say. */
  played: Said | null = $derived.by(() => {
    const { past, game, table, places } = this;
    const step = past?.playing || past?.isWatched ? this.pastTold[past.at] : undefined;
    return (step && game.telling?.caption(step, { view: past?.view, sheet: table.sheet }, places.name, this.pastTold)) ?? null;
  });
  /** Where it is done: at what is told, else where the last move led or a battle is fought; "" for nowhere. */
  playedArea = $derived.by(() => {
    const { arrows = [], battles = [] } = this.past?.marks ?? {};
    return this.played?.area || (arrows.at(-1)?.path.at(-1) ?? battles[0] ?? "");
  });
  when = $derived.by(() => this.game.words.when(this.moment.round, this.table.sheet, this.view));
  phases = $derived.by(() => this.game.phases(this.view, this.table.sheet));
  model = $derived.by(() => this.game.board(this.view, this.table.sheet, this.past ? null : this.desk.movable));
  marks: BoardMarks = $derived.by(() => (this.past ? { ...NO_MARKS, ...this.past.marks } : this.withHint(this.withTold({ ...this.stand().marks, changed: [] }))));
  /** Who plays the seat that has the turn, in words. */
  player = $derived.by(() => {
    const plan = this.table.seats[this.moment.seat];
    if (!isHuman(plan?.kind)) return `${t("shell-held-by-computer")} (${playerText(plan?.kind ?? "")})`;
    return plan?.name || t("table-you");
  });

  // What can be done

  redoable = $derived.by(() => Math.max(0, ...Object.values(this.table.now?.redo ?? {})));
  /** The past is open to whoever may see everything, once the dice lie still. */
  mayLookBack = $derived.by(() => this.secrecy !== "hidden" && !this.isHeld);
  /** Moves are shown one by one, and nobody here must decide. */
  mayPause = $derived.by(() => !this.past && !this.isOver && !this.isCovered && !this.desk.seat && prefs.computerSpeed > 0);
  mayHint = $derived.by(() => !this.past && this.secrecy === "shown" && this.desk.seat !== "" && canHint(this.table.computers));
  mayWarn = $derived.by(() => this.desk.threats !== undefined && !this.isCovered && !this.isOver && (this.game.hasSecrets ? this.eyes !== "" : this.table.mine.length > 0));
  calls: Call[] = $derived.by(() => (this.past || this.isCovered ? [] : (this.game.calls?.(this.table.now?.menus["table"]?.offers ?? []) ?? [])));

  /** The sides or seats that whoever looks on may resign for. */
  /** Whether decisions of one's own can be answered ahead. */
  mayAnswerAhead = $derived.by(() => !this.isOver && this.table.mine.length > 0 && has(`${this.game.id}-ahead-title`));
  resignations: Call[] = $derived.by(() => (this.past || this.isCovered ? [] : (this.game.resignations?.(this.table.now?.menus["table"]?.offers ?? []) ?? [])));

  /** What happened, as far as whoever looks may know it. */
  private seen<T extends LogStep>(told: readonly T[]): readonly T[] {
    if (!this.game.hasSecrets || this.isOver) return told;
    return seenBy(told, this.secrecy === "shown" ? this.eyes : "");
  }

  /** The time machine, when it is opened next, begins after record `n`. */
  beginPast(n: number, play: boolean): void {
    this.begin = { n, play };
  }

  /** An area in words, with what can be done there now; the odds after a throw wait for its dice. */
  describe(area: string): string {
    const { game, table, desk, places } = this;
    return this.past || this.isHeld ? game.area(this.view, table.sheet, area, places.name) : game.describe(this.view, table.sheet, desk, area, places);
  }

  /** The battle that was put away is taken up again; false where there is none. */
  backToBattle(): boolean {
    if (!this.isAway) return false;
    this.desk.takeUp();
    return true;
  }

  askHint(): void {
    if (this.mayHint) void this.hinting.ask(this.desk.seat);
  }

  /** Puts an open hint away; false when there was none. */
  unhint(): boolean {
    const open = this.hinting.isOpen;
    this.hinting.dismiss();
    return open;
  }

  /** The address says whether the past is looked at; while secrets are off the page it is not. Other eyes look back anew. */
  private followRoute(): void {
    const at = route();
    const wanted = at.screen === "table" && at.time && this.secrecy !== "hidden";
    const eyes = this.game.hasSecrets ? this.eyes : "";
    if (wanted && this.past?.eyes !== eyes) {
      this.past = new Past(this.table, this.game, eyes, this.begin);
      this.begin = null;
      void this.past.open();
    } else if (!wanted && this.past) this.past = null;
  }

  /** Whoever must decide is not kept waiting, nor whoever goes to a battle, where nothing says that moves are paused; what was held goes on once nothing holds it. */
  private goOn(): void {
    const { table, desk } = this;
    if (table.isPaused && (desk.seat || this.inBattle)) table.isPaused = false;
    if (!this.isToBeSeen && !table.isPaused) untrack(() => table.goOn());
  }

  /** Computers move slowly enough to be followed; people see their own moves at once. */
  private paceOf(told: Told[]): number {
    const by = told[0]?.by ?? "";
    if (!prefs.computerSpeed || this.table.mine.includes(by) || !told.length) return 0;
    if (document.hidden || this.desk.isSkipping) return 0;
    return (this.inBattle ? BATTLE_TIME : Math.max(MOVE_TIME, this.telling.glance)) / prefs.computerSpeed;
  }

  /** The marks together with the ways of the move that is told. */
  private withTold(own: BoardMarks): BoardMarks {
    const ways = this.telling?.caption?.arrows ?? [];
    return ways.length ? { ...own, arrows: [...own.arrows, ...ways] } : own;
  }

  /** The marks together with where a hint would lead. */
  private withHint(own: BoardMarks): BoardMarks {
    const shown = this.hinting.hint && this.game.proposed?.(this.desk, this.hinting.hint.do);
    return shown ? { ...own, ...shown, arrows: [...own.arrows, ...shown.arrows] } : own;
  }
}
