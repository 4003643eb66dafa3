import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket } from "../../src/net/socket";
import type { Reply, Request } from "../../src/net/types";

class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Request[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }
  close(): void {}
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  say(reply: Partial<Reply> & { type: string }): void {
    this.onmessage({ data: JSON.stringify(reply) });
  }
}

describe("the table's socket", () => {
  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const events = () => ({ onreply: vi.fn(), onstate: vi.fn(), onlost: vi.fn() });

  it("greets with what it saw last", () => {
    const socket = new TableSocket("t1", "secret", () => 41, events());
    Wire.all[0]!.open();
    expect(Wire.all[0]!.sent[0]).toMatchObject({ hello: { token: "secret", v: 41 } });
    socket.close();
  });

  it("comes in again at once when the pace changes, without a word about a lost line", () => {
    const heard = events();
    let fast = false;
    const socket = new TableSocket("t1", "secret", () => 41, heard, () => (fast ? { fast } : {}));
    const first = Wire.all[0]!;
    first.open();
    first.say({ type: "welcome", id: "x" });
    expect(first.sent[0]?.hello).not.toHaveProperty("fast");
    fast = true;
    socket.renew();
    first.onclose({ code: 1005 });
    const second = Wire.all[1]!;
    second.open();
    expect(second.sent[0]?.hello).toMatchObject({ v: 41, fast: true });
    expect(heard.onstate).not.toHaveBeenCalledWith(false);
    socket.close();
  });

  it("sends an unanswered wish again under the same id, once the line is up", async () => {
    const heard = events();
    const socket = new TableSocket("t1", "secret", () => 41, heard);
    const first = Wire.all[0]!;
    first.open();
    first.say({ type: "welcome", id: "x" });
    const answer = socket.ask({ v: 41, seat: "germany", do: { act: "done" } });
    const id = first.sent[1]!.id;
    first.readyState = 3;
    first.onclose({ code: 1006 });
    expect(heard.onstate).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(300);
    const second = Wire.all[1]!;
    second.open();
    expect(second.sent).toHaveLength(1);
    second.say({ type: "welcome", id: "x" });
    expect(second.sent[1]!.id).toBe(id);
    second.say({ type: "done", id, v: 42 });
    expect((await answer).type).toBe("done");
    socket.close();
  });

  it("gives up when the table is unknown", () => {
    const heard = events();
    new TableSocket("t1", "wrong", () => 0, heard);
    Wire.all[0]!.onclose({ code: 4404 });
    vi.advanceTimersByTime(10_000);
    expect(heard.onlost).toHaveBeenCalled();
    expect(Wire.all).toHaveLength(1);
  });
});
