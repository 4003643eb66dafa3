/** A table as this browser knows it: the newest view, menus and orders, and the wishes it can utter. */
import { prefs } from "../ui/prefs.svelte";
import * as api from "./api";
import { TableSocket } from "./socket";
import { Known } from "./standing";
import type { Hint, Now, Refusal, Reply, SeatPlan, Seconds, Setup, Told } from "./types";

type Update = Extract<Reply, { type: "update" }>;
type Heard = Pick<Update, "told" | "anew" | "gone">;
/** An update that waits, how the table stands with it, and what of it nobody has been told before. */
interface Queued {
  update: Update;
  now: Now;
  news: Told[];
}
/** Milliseconds in which changes that nobody follows are gathered, so that the page is drawn once for all of them. */
const TOGETHER = 200;
const LINE_LOST: Refusal = { reason: "line_lost" };

export type Line = "opening" | "live" | "lost" | "gone";

export class LiveTable {
  line: Line = $state("opening");
  v = $state(0);
  name = $state("");
  game = $state("");
  setup: Setup | null = $state.raw(null);
  seats: Record<string, SeatPlan> = $state.raw({});
  mine: string[] = $state.raw([]);
  /** The game's computer players, the weakest first, and how long the strongest may think. */
  computers: readonly string[] = $state.raw([]);
  thinking: Seconds = $state(5);
  sheet: unknown = $state.raw(null);
  now: Now | null = $state.raw(null);
  /** What the server calls this connection. */
  wire = "";
  /** The seat whose eyes look on; "" for a spectator's, as long as nobody has said that they have the device. */
  eyes = $derived.by(() => this.now?.eyes ?? "");
  brief: unknown = $state.raw(null);
  /** The version the brief belongs to; older than `v` while new figures are being computed. */
  briefed = $state(0);
  /** What happened while this browser looked on. */
  told: Told[] = $state.raw([]);
  /** The version when this page came to the table: what is older was not seen happening. */
  opened = $state(0);
  /** A wish waits for its answer. */
  private isAsking = $state(false);
  /** Updates that wait their turn, so that a person can follow what computers do. */
  waiting = $state(0);
  /** Nothing more can be wished: an answer is awaited, the line is lost, or the table is further than what is shown. */
  busy = $derived.by(() => this.isAsking || this.line !== "live" || this.waiting > 0);
  /** How long a change stays on the screen before the next one, in milliseconds. */
  pace: (told: Told[]) => number = () => 0;
  /** Whether what is on the screen waits to be put away; what others do stays in the queue until then. */
  holds: () => boolean = () => false;
  /** Somebody wants to look at what is shown: what others do waits. */
  isPaused = $state(false);

  private socket: TableSocket;
  /** What has come over the line, further than what is shown where updates wait. */
  private known = new Known();
  /** Updates whose patches did not fit: the whole has been asked for. */
  private unfit: Update[] = [];
  /** The seat whose player has the device, for the server to know after a lost line; a page that is loaded again asks. */
  private holder = "";
  private queue: Queued[] = [];
  private ahead: Extract<Reply, { type: "brief" }>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The timer waits for more changes that need not be followed one by one. */
  private gathering = false;
  private watchers = new Set<(told: Told[], before: Now | null) => void>();

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, api.tokenOf(id), () => this.v, {
      onreply: (reply) => this.receive(reply),
      onstate: (up) => (this.line = up ? "live" : this.now ? "lost" : "opening"),
      onlost: () => (this.line = "gone"),
    }, () => ({ ...(prefs.computerSpeed === 0 ? { fast: true } : {}), ...(this.holder ? { seat: this.holder } : {}) }));
  }

  /** Show all that waits, and let the server know that computers need not pause for this browser, or must again. */
  changePace(): void {
    this.skip();
    this.socket.renew();
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
    this.watchers.clear();
  }

  /** Call `watcher` for every change with what happened and how the table stood before. */
  watch(watcher: (told: Told[], before: Now | null) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Somebody says that they have the device and play the seat. */
  take(seat: string): Promise<Refusal | null> {
    return this.wish({ v: this.v, take: seat });
  }

  act(seat: string, action: unknown): Promise<Refusal | null> {
    return this.wish({ v: this.v, seat, do: action });
  }

  undo(seat: string, count = 1): Promise<Refusal | null> {
    return this.wish({ v: this.v, seat, undo: count });
  }

  redo(seat: string, count = 1): Promise<Refusal | null> {
    return this.wish({ v: this.v, seat, redo: count });
  }

  /** Take one order out; later ones that no longer stand are named in the answer. */
  async remove(seat: string, n: number): Promise<Refusal | [string, Refusal][]> {
    if (this.line !== "live") return LINE_LOST;
    this.isAsking = true;
    const reply = await this.socket.ask({ v: this.v, seat, remove: n });
    this.isAsking = false;
    if (reply.type === "refused") return reply.refusal;
    return reply.type === "done" ? (reply.failed ?? []) : [];
  }

  auto(seat: string, until: "battle" | "phase", mark: number): Promise<Refusal | null> {
    return this.wish({ v: this.v, seat, auto: { until, mark } });
  }

  /** The advisor's answer, or null where it has none. */
  async ask<T>(seat: string, question: { what: string; [part: string]: unknown }): Promise<T | null> {
    const reply = await this.socket.ask({ v: this.v, seat, ask: question });
    return reply.type === "answer" ? (reply.answer as T) : null;
  }

  /** What a good player would do for the seat, or why nobody says so. */
  async hint(seat: string): Promise<Hint | Refusal> {
    const reply = await this.socket.ask({ v: this.v, seat, hint: true });
    if (reply.type === "hint") return reply;
    return reply.type === "refused" ? reply.refusal : { reason: "no_hint" };
  }

  /** What is wished while the line is lost is not kept for later: the table may look different then. */
  private async wish(what: Parameters<TableSocket["ask"]>[0]): Promise<Refusal | null> {
    if (this.line !== "live") return LINE_LOST;
    this.isAsking = true;
    try {
      const reply = await this.socket.ask(what);
      return reply.type === "refused" ? reply.refusal : null;
    } finally {
      this.isAsking = false;
    }
  }

  private receive(reply: Reply): void {
    if (reply.type === "welcome") this.enter(reply);
    else if (reply.type === "update") this.hear(reply);
    else if (reply.type === "brief") {
      this.ahead.push(reply);
      this.takeBrief();
    }
  }

  /** Put an update in the queue; if it builds on something that never came, ask for the whole, which has it all. */
  private hear(update: Update): void {
    const now = this.known.take(update);
    if (now) {
      const told = this.unfit.flatMap((one) => one.told ?? []);
      const gone = this.unfit.flatMap((one) => one.gone ?? []);
      if (this.unfit.length) update = { ...update, told: [...told, ...(update.told ?? [])], gone: [...gone, ...(update.gone ?? [])] };
      this.unfit = [];
      this.enqueue(update, now);
    } else if (this.unfit.push(update) === 1) void this.socket.ask({ whole: true });
  }

  /** The newest brief of what is shown; those of moves that wait in the queue wait with them. */
  private takeBrief(): void {
    const due = this.ahead.filter(({ v }) => v <= this.v);
    this.ahead = this.ahead.filter(({ v }) => v > this.v);
    for (const { v, brief } of due) if (v >= this.briefed) [this.brief, this.briefed] = [brief, v];
  }

  /** Show everything that waits, at once. */
  skip(): void {
    this.isPaused = false;
    for (const waited of this.drop()) this.show(waited);
  }

  /** Empty the queue; what waited in it. */
  private drop(): Queued[] {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.gathering = false;
    const waited = this.queue;
    this.queue = [];
    this.waiting = 0;
    return waited;
  }

  /** Stop before the next move of others, or go on with them. */
  pause(on: boolean): void {
    this.isPaused = on;
    this.goOn();
  }

  /** What held the queue may be gone. */
  goOn(): void {
    if (this.timer === undefined && this.queue.length) this.drain();
  }

  /** Whether nothing more is shown for now. What somebody here did themselves is never held, nor what came before it. */
  private isHeld(): boolean {
    return (this.isPaused || this.holds()) && this.queue.every((queued) => this.isOthers(queued));
  }

  /** What is on the screen needs no more time: go on with what waits. */
  hurry(): void {
    if (this.timer === undefined || this.gathering) return;
    clearTimeout(this.timer);
    this.drain();
  }

  private enqueue(update: Update, now: Now): void {
    const before = this.queue.at(-1)?.update.v ?? this.v;
    const queued = { update, now, news: newsOf(update, before) };
    const quick = this.isQuick(queued);
    this.queue.push(queued);
    this.waiting = this.queue.length;
    if (this.timer === undefined && quick && !this.isHeld()) {
      this.gathering = true;
      this.timer = setTimeout(() => this.showGathered(), TOGETHER);
    } else if (this.timer === undefined) this.drain();
    else if (this.gathering && !quick) this.showGathered();
  }

  /** Show what was gathered, up to what must be looked at. */
  private showGathered(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.gathering = false;
    while (this.queue.length && !this.isHeld()) this.showNext();
  }

  /** Whether somebody else did it and nobody wants to follow it: such changes are shown several at a time. */
  private isQuick(queued: Queued): boolean {
    return this.isOthers(queued) && this.pace(queued.news) === 0;
  }

  private isOthers({ news }: Queued): boolean {
    const by = news[0]?.by;
    return by !== undefined && !this.mine.includes(by);
  }

  private drain(): void {
    this.timer = undefined;
    if (this.isHeld()) return;
    const shown = this.showNext();
    if (!shown) return;
    const pause = this.pace(shown.news);
    if (pause > 0) this.timer = setTimeout(() => this.drain(), pause);
    else this.drain();
  }

  private showNext(): Queued | undefined {
    const queued = this.queue.shift();
    this.waiting = this.queue.length;
    if (queued) this.show(queued);
    return queued;
  }

  private show({ update, now, news }: Queued): void {
    if (update.mine) this.mine = update.mine;
    if (update.seats) this.seats = update.seats;
    if (update.thinking) this.thinking = update.thinking;
    this.change(update.v, now, update, news);
  }

  private enter(reply: Extract<Reply, { type: "welcome" }>): void {
    this.drop(); // a welcome after a lost line tells again what was still waiting
    this.name = reply.name;
    this.game = reply.game;
    this.setup = reply.setup;
    this.seats = reply.seats;
    this.mine = reply.mine;
    this.computers = reply.computers ?? [];
    this.thinking = reply.thinking ?? 5;
    this.sheet = reply.sheet;
    this.opened ||= reply.v;
    this.wire = reply.line ?? "";
    this.unfit = [];
    const now = this.known.take(reply);
    const told = { told: reply.missed, anew: reply.anew, gone: reply.gone };
    if (now) this.change(reply.v, now, told, newsOf(told, this.v));
  }

  private change(v: number, now: Now, { told = [], anew = false, gone = [] }: Heard, news: Told[]): void {
    if (v < this.v) return;
    const before = this.now;
    this.v = v;
    this.now = now;
    this.holder = holderOf(now, this.mine, this.holder);
    const back = new Set(gone);
    // Nothing that was told for other eyes stays here.
    this.told = anew ? told : [...this.told.filter((one) => !back.has(one.n)), ...told].slice(-2_000);
    if (anew) [this.brief, this.ahead] = [null, []];
    this.takeBrief();
    for (const watcher of this.watchers) watcher(news, before);
  }
}

/** What was told for the first time: where all is told anew, the entries after version `before`. */
function newsOf({ told = [], anew = false }: Heard, before: number): Told[] {
  return anew ? told.filter((one) => one.n > before) : told;
}

/** Whoever was seen last has the device, until somebody else here must decide. */
function holderOf({ eyes, pending }: Now, mine: readonly string[], holder: string): string {
  if (eyes) return eyes;
  const due = pending?.type === "decide" ? mine.find((seat) => pending.seats.includes(seat)) : undefined;
  return due && due !== holder ? "" : holder;
}
