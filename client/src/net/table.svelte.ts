/** A table as this browser knows it: the newest view, menus and orders, and the wishes it can utter. */
import * as api from "./api";
import { TableSocket } from "./socket";
import type { Now, Refusal, Reply, SeatPlan, Setup, Told } from "./types";

type Update = Extract<Reply, { type: "update" }>;
export type Line = "opening" | "live" | "lost" | "gone";

export class LiveTable {
  line: Line = $state("opening");
  v = $state(0);
  name = $state("");
  game = $state("");
  setup: Setup | null = $state.raw(null);
  seats: Record<string, SeatPlan> = $state.raw({});
  mine: string[] = $state.raw([]);
  sheet: unknown = $state.raw(null);
  now: Now | null = $state.raw(null);
  brief: unknown = $state.raw(null);
  /** The version the brief belongs to; older than `v` while new figures are being computed. */
  briefed = $state(0);
  /** What happened while this browser looked on. */
  told: Told[] = $state.raw([]);
  /** The version when this page came to the table: what is older was not seen happening. */
  opened = $state(0);
  busy = $state(false);

  /** Updates that wait their turn, so that a person can follow what computers do. */
  waiting = $state(0);
  /** How long a change stays on the screen before the next one, in milliseconds. */
  pace: (told: Told[]) => number = () => 0;

  private socket: TableSocket;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchers = new Set<(told: Told[], before: Now | null) => void>();

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, api.tokenOf(id), () => this.v, {
      onreply: (reply) => this.receive(reply),
      onstate: (up) => (this.line = up ? "live" : this.now ? "lost" : "opening"),
      onlost: () => (this.line = "gone"),
    });
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
    this.busy = true;
    const reply = await this.socket.ask({ v: this.v, seat, remove: n });
    this.busy = false;
    if (reply.type === "refused") return reply.refusal;
    return reply.type === "done" ? (reply.failed ?? []) : [];
  }

  auto(seat: string, until: "battle" | "phase", mark: number): Promise<Refusal | null> {
    return this.wish({ v: this.v, seat, auto: { until, mark } });
  }

  /** The advisor's answer, or null where it has none. */
  async ask<T>(seat: string, question: Record<string, unknown>): Promise<T | null> {
    const reply = await this.socket.ask({ v: this.v, seat, ask: question });
    return reply.type === "answer" ? (reply.answer as T) : null;
  }

  private async wish(what: Parameters<TableSocket["ask"]>[0]): Promise<Refusal | null> {
    this.busy = true;
    try {
      const reply = await this.socket.ask(what);
      return reply.type === "refused" ? reply.refusal : null;
    } finally {
      this.busy = false;
    }
  }

  private receive(reply: Reply): void {
    if (reply.type === "welcome") this.enter(reply);
    else if (reply.type === "update") this.enqueue(reply);
    else if (reply.type === "brief" && reply.v >= this.briefed) {
      this.brief = reply.brief;
      this.briefed = reply.v;
    }
  }

  /** Show everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const queue = this.queue;
    this.queue = [];
    this.waiting = 0;
    for (const update of queue) this.show(update);
  }

  private enqueue(update: Update): void {
    this.queue.push(update);
    this.waiting = this.queue.length;
    if (this.timer === undefined) this.drain();
  }

  private drain(): void {
    this.timer = undefined;
    const update = this.queue.shift();
    this.waiting = this.queue.length;
    if (!update) return;
    this.show(update);
    const pause = this.pace(update.told ?? []);
    if (pause > 0) this.timer = setTimeout(() => this.drain(), pause);
    else this.drain();
  }

  private show(update: Update): void {
    if (update.mine) this.mine = update.mine;
    if (update.seats) this.seats = update.seats;
    this.change(update.v, update.now, update.told ?? []);
  }

  private enter(reply: Extract<Reply, { type: "welcome" }>): void {
    this.name = reply.name;
    this.game = reply.game;
    this.setup = reply.setup;
    this.seats = reply.seats;
    this.mine = reply.mine;
    this.sheet = reply.sheet;
    this.opened ||= reply.v;
    this.change(reply.v, reply.now, reply.missed ?? []);
  }

  private change(v: number, now: Now, told: Told[]): void {
    if (v < this.v) return;
    const before = this.now;
    this.v = v;
    this.now = now;
    this.told = (told.length ? [...this.told, ...told] : stillTold(this.told, before, now)).slice(-2_000);
    for (const watcher of this.watchers) watcher(told, before);
  }
}

/** What was told, without the orders that were taken back since. */
function stillTold(told: Told[], before: Now | null, now: Now): Told[] {
  const kept = new Set((now.orders ?? []).map((order) => order.n));
  const gone = new Set((before?.orders ?? []).map((order) => order.n).filter((n) => !kept.has(n)));
  return gone.size ? told.filter((one) => !gone.has(one.n)) : told;
}
