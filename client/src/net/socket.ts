/** One table's socket: it reconnects by itself, and asks again what was not answered.
 *
 * A wish keeps its id until it is answered, so a wish sent twice acts once.
 */
import type { Hello, Reply, Request } from "./types";

type Wish = Omit<Request, "id">;
type Settled = Extract<Reply, { id: string }>;

interface Waiting {
  request: Request;
  settle: (reply: Settled) => void;
}

export interface SocketEvents {
  onreply: (reply: Reply) => void;
  onstate: (connected: boolean) => void;
  /** The table or the token is unknown. */
  onlost: () => void;
}

const LONGEST_PAUSE = 5_000;
const UNKNOWN_TABLE = 4404;

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private pause = 250;
  private closed = false;
  /** The line was closed on purpose and is taken up again at once. */
  private renewing = false;
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
      this.waiting.set(request.id, { request, settle });
      if (this.socket?.readyState === WebSocket.OPEN) this.send(request);
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
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Reply);
    socket.onclose = (event) => this.lost(event.code);
  }

  private greet(): void {
    const id = `${this.tag}-hello-${++this.count}`;
    this.send({ id, hello: { token: this.token, v: this.seen(), ...this.greeting() } });
  }

  private receive(reply: Reply): void {
    if (reply.type === "welcome") {
      this.pause = 250;
      this.events.onreply(reply);
      this.events.onstate(true);
      for (const { request } of this.waiting.values()) this.send(request);
      return;
    }
    if ("id" in reply) {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      waiting?.settle(reply);
      return;
    }
    this.events.onreply(reply);
  }

  private lost(code: number): void {
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
    setTimeout(() => !this.closed && this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }
}
