/** A socket without a server: what the server would say is said by the test. */
import type { Reply } from "../../src/net/types";

export class Wire {
  static OPEN = 1;
  static last: Wire;
  readyState = 1;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    Wire.last = this;
  }
  send(_text?: string): void {}
  close(): void {}
  say(reply: Partial<Reply> & { type: string }): void {
    this.onmessage({ data: JSON.stringify(reply) });
  }
  move(v: number, by: string): void {
    this.say({ type: "update", v, now: { view: v, pending: { type: "decide", seats: ["usa"], what: "x" }, menus: {} }, told: [{ n: v, by }] } as never);
  }
}
