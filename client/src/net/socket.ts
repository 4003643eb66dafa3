/** One table's socket: it reconnects by itself, and asks again what was not answered.
 *
 * A wish keeps its id until it is answered, so a wish sent twice acts once. A line can be dead without being
 * closed; the server's beats tell it from one on which nothing happens.
 */
import type { Hello, Reply, Request } from "./types";

type Wish = Omit<Request, "id">;
type Settled = Extract<Reply, { id: string }>;
type Timer = ReturnType<typeof setTimeout>;

interface Waiting {
  request: Request;
  settle: (reply: Settled) => void;
  /** How often it was sent. */
  sent: number;
  timer?: Timer;
}

export interface SocketEvents {
  onreply: (reply: Reply) => void;
  onstate: (connected: boolean) => void;
  /** The table or the token is unknown. */
  onlost: () => void;
}

const LONGEST_PAUSE = 5_000;
const UNKNOWN_TABLE = 4404;
/** Milliseconds without a word after which a line is dead; the server sends a beat every ten seconds. */
export const SILENCE = 25_000;
/** Milliseconds that the answer to a wish, and the welcome, may take. Each time in vain they get twice as long: a slow server is not asked ever again. */
export const ANSWER = 8_000;
const LONGEST_ANSWER = 64_000;

/** Whether it is answered at once; what somebody must think about may take as long as the server is alive. */
const isQuick = ({ ask, auto, hint }: Request): boolean => !ask && !auto && !hint;
const patience = (tries: number): number => Math.min(LONGEST_ANSWER, ANSWER * 2 ** tries);

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private pause = 250;
  private closed = false;
  /** The line was closed on purpose and is taken up again at once. */
  private renewing = false;
  /** Nothing was heard for too long when this fires. */
  private silence: Timer | undefined;
  /** The welcome is late when this fires. */
  private door: Timer | undefined;
  /** How often nobody has answered the door since the last welcome. */
  private knocks = 0;
  private readonly tag = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly seen: () => number,
    private readonly events: SocketEvents,
    /** What else there is to say at the door. */
    private readonly greeting: () => Omit<Hello, "token" | "v"> = () => ({}),
  ) {
    this.connect();
  }

  /** The answer to a wish, which may come only after the line is up again. */
  ask(wish: Wish): Promise<Settled> {
    const request: Request = { id: `${this.tag}-${++this.count}`, ...wish };
    return new Promise((settle) => {
      const waiting = { request, settle, sent: 0 };
      this.waiting.set(request.id, waiting);
      if (this.socket?.readyState === WebSocket.OPEN) this.utter(waiting);
    });
  }

  /** Come in again, and say anew how fast things may go. */
  renew(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return; // it is about to
    this.renewing = true;
    this.socket.close();
  }

  close(): void {
    this.closed = true;
    this.stopWaiting();
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Reply);
    socket.onclose = (event) => this.lost(event.code);
    this.door = setTimeout(() => this.hangUp(), patience(this.knocks++));
  }

  private greet(): void {
    const id = `${this.tag}-hello-${++this.count}`;
    this.send({ id, hello: { token: this.token, v: this.seen(), ...this.greeting() } });
  }

  private receive(reply: Reply): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.hangUp(), SILENCE);
    if (reply.type === "beat") return;
    if (reply.type === "welcome") {
      clearTimeout(this.door);
      this.knocks = 0;
      this.pause = 250;
      this.events.onreply(reply);
      this.events.onstate(true);
      for (const waiting of this.waiting.values()) this.utter(waiting);
      return;
    }
    if ("id" in reply) {
      const waiting = this.waiting.get(reply.id);
      clearTimeout(waiting?.timer);
      this.waiting.delete(reply.id);
      waiting?.settle(reply);
      return;
    }
    this.events.onreply(reply);
  }

  /** The line is dead, though nobody has closed it: it says nothing more, and a new one is tried. */
  private hangUp(): void {
    const { socket } = this;
    if (!socket || this.closed) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(0);
  }

  private lost(code: number): void {
    this.stopWaiting();
    if (this.closed) return;
    if (this.renewing) {
      this.renewing = false;
      this.connect();
      return;
    }
    this.events.onstate(false);
    if (code === UNKNOWN_TABLE) {
      this.events.onlost();
      return;
    }
    // Not all browsers at once, when a server comes back.
    setTimeout(() => !this.closed && this.connect(), this.pause * (0.5 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private stopWaiting(): void {
    clearTimeout(this.silence);
    clearTimeout(this.door);
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
  }

  private utter(waiting: Waiting): void {
    this.send(waiting.request);
    if (isQuick(waiting.request)) waiting.timer = setTimeout(() => this.hangUp(), patience(waiting.sent));
    waiting.sent++;
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }
}
