import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER, SILENCE, TableSocket } from "../../src/net/socket";
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
  close = vi.fn();
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

  /** A socket whose first line is up; what it hears, and that line. */
  function seated() {
    const heard = events();
    const socket = new TableSocket("t1", "secret", () => 41, heard);
    const wire = Wire.all[0]!;
    wire.open();
    wire.say({ type: "welcome", id: "x" });
    return { socket, heard, wire };
  }

  it("hangs up on a line that says nothing for too long; beats keep it alive", () => {
    const { socket, heard, wire } = seated();
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(10_000);
      wire.say({ type: "beat" });
    }
    expect(heard.onstate.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(SILENCE - 1);
    expect(wire.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([wire.close.mock.calls.length, heard.onstate.mock.lastCall]).toEqual([1, [false]]);
    vi.advanceTimersByTime(250);
    const second = Wire.all[1]!;
    second.open();
    second.say({ type: "welcome", id: "y" });
    expect([Wire.all.length, heard.onstate.mock.lastCall]).toEqual([2, [true]]);
    expect(heard.onreply).not.toHaveBeenCalledWith({ type: "beat" });
    socket.close();
  });

  it("hangs up when a wish is not answered, though there are beats, and asks again under its id; each time it waits longer", async () => {
    const { socket, wire } = seated();
    const answer = socket.ask({ v: 41, seat: "germany", do: { act: "done" } });
    const id = wire.sent[1]!.id;
    vi.advanceTimersByTime(ANSWER - 1);
    wire.say({ type: "beat" });
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(1 + 250);
    const second = Wire.all[1]!;
    second.open();
    second.say({ type: "welcome", id: "y" });
    expect(second.sent[1]!.id).toBe(id);
    vi.advanceTimersByTime(2 * ANSWER - 1);
    expect(Wire.all).toHaveLength(2);
    expect([wire.onmessage, wire.onclose]).toEqual([null, null]); // nobody listens to the line that was hung up
    second.say({ type: "done", id, v: 42 });
    expect((await answer).v).toBe(42);
    vi.advanceTimersByTime(ANSWER);
    expect(Wire.all).toHaveLength(2);
    socket.close();
  });

  it("waits for what needs thought as long as the server is alive, and no longer", () => {
    const { socket, wire } = seated();
    void socket.ask({ v: 41, seat: "germany", auto: { until: "phase" } });
    void socket.ask({ v: 41, seat: "germany", ask: { what: "odds" } });
    void socket.ask({ v: 41, seat: "germany", hint: true });
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(10_000);
      wire.say(beat % 2 ? { type: "beat" } : { type: "update", v: 42 + beat });
    }
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(SILENCE + 250);
    expect(Wire.all).toHaveLength(2);
    socket.close();
  });

  it("knocks again when nobody answers the door, less and less often, and not at the same moment as others", () => {
    const heard = events();
    const socket = new TableSocket("t1", "secret", () => 0, heard);
    const random = vi.spyOn(Math, "random");
    random.mockReturnValue(0);
    vi.advanceTimersByTime(ANSWER);
    expect(heard.onstate).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(125);
    expect(Wire.all).toHaveLength(2);
    random.mockReturnValue(0.98);
    Wire.all[1]!.open();
    vi.advanceTimersByTime(2 * ANSWER);
    vi.advanceTimersByTime(490);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(10);
    expect(Wire.all).toHaveLength(3);
    random.mockRestore();
    socket.close();
    vi.advanceTimersByTime(100_000);
    expect(Wire.all).toHaveLength(3);
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
