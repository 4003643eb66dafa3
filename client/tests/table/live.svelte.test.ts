import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../../src/net/table.svelte";
import { Wire } from "./wire";

describe("computers' moves", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", Wire);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function seated(pace: number): LiveTable {
    const table = new LiveTable("t1");
    table.pace = (told) => (told[0]?.by === "usa" ? 0 : pace);
    Wire.last.say({ type: "welcome", id: "x", v: 1, mine: ["usa"], seats: {}, computers: ["random", "stars3"], thinking: 30, now: {} } as never);
    return table;
  }

  it("that build on what never came are told when the whole has come", () => {
    const table = seated(0);
    const sent: string[] = [];
    Wire.last.send = (text = "") => sent.push(text);
    Wire.last.say({ type: "update", v: 2, base: 1, patch: { view: 2 }, told: [{ n: 2, by: "usa" }] } as never);
    expect([table.v, table.now?.view]).toEqual([2, 2]);
    Wire.last.say({ type: "update", v: 5, base: 4, patch: { view: 5 }, told: [{ n: 5, by: "usa" }] } as never);
    Wire.last.say({ type: "update", v: 6, base: 5, patch: { view: 6 }, told: [{ n: 6, by: "usa" }] } as never);
    expect(table.now?.view).toBe(2);
    expect(sent.filter((text) => text.includes('"whole":true'))).toHaveLength(1);
    Wire.last.say({ type: "update", v: 6, now: { view: "all", menus: {} } } as never);
    expect([table.v, table.now?.view]).toEqual([6, "all"]);
    expect(table.told.map(({ n }) => n)).toEqual([2, 5, 6]);
  });

  it("are shown one after the other, each for its time", () => {
    const table = seated(350);
    for (const v of [2, 3, 4]) Wire.last.move(v, "germany");
    expect([table.v, table.waiting]).toEqual([2, 2]);
    vi.advanceTimersByTime(350);
    expect([table.v, table.waiting]).toEqual([3, 1]);
    table.skip();
    expect([table.v, table.waiting]).toEqual([4, 0]);
  });

  it("go on at once when what is on the screen needs no more time", () => {
    const table = seated(350);
    for (const v of [2, 3, 4]) Wire.last.move(v, "germany");
    table.hurry();
    expect([table.v, table.waiting]).toEqual([3, 1]);
    table.pace = () => 0;
    table.hurry();
    expect([table.v, table.waiting]).toEqual([4, 0]);
    table.hurry();
    expect(table.v).toBe(4);
  });

  it("wait while something must be looked at, and go on when it was; own moves are never held", () => {
    const table = seated(350);
    let holds = true;
    table.holds = () => holds;
    for (const v of [2, 3, 4]) Wire.last.move(v, "germany");
    vi.advanceTimersByTime(60_000);
    table.hurry();
    expect([table.v, table.waiting]).toEqual([1, 3]);
    holds = false;
    table.goOn();
    expect([table.v, table.waiting]).toEqual([2, 2]);
    holds = true;
    vi.advanceTimersByTime(60_000);
    expect([table.v, table.waiting]).toEqual([2, 2]);
    Wire.last.move(5, "usa");
    vi.advanceTimersByTime(700);
    expect([table.v, table.waiting]).toEqual([5, 0]);
  });

  it("have their figures when they are shown, not before", () => {
    const table = seated(350);
    const brief = (v: number) => Wire.last.say({ type: "brief", v, brief: `of ${v}` } as never);
    for (const v of [2, 3, 4]) {
      Wire.last.move(v, "germany");
      brief(v);
    }
    expect([table.brief, table.briefed]).toEqual(["of 2", 2]);
    vi.advanceTimersByTime(350);
    expect([table.brief, table.briefed]).toEqual(["of 3", 3]);
    table.skip();
    brief(3);
    expect([table.brief, table.briefed]).toEqual(["of 4", 4]);
  });

  it("are drawn together only up to what must be looked at", () => {
    const table = seated(0);
    table.holds = () => table.v === 3;
    for (const v of [2, 3, 4]) Wire.last.move(v, "germany");
    vi.advanceTimersByTime(60_000);
    expect([table.v, table.waiting]).toEqual([3, 1]);
    const missed = [{ n: 4, by: "germany" }];
    Wire.last.say({ type: "welcome", id: "y", v: 4, mine: ["usa"], seats: {}, now: {}, missed } as never);
    expect([table.v, table.waiting]).toEqual([4, 0]);
  });

  it("are drawn together when nobody follows them", () => {
    const table = seated(0);
    for (const v of [2, 3, 4]) Wire.last.move(v, "germany");
    expect(table.v).toBe(1);
    vi.advanceTimersByTime(200);
    expect([table.v, table.told.map((one) => one.n)]).toEqual([4, [2, 3, 4]]);
  });

  it("never keep an own move waiting, nor its place in line", () => {
    const table = seated(0);
    Wire.last.move(2, "germany");
    Wire.last.move(3, "usa");
    expect([table.v, table.told.map((one) => one.n)]).toEqual([3, [2, 3]]);
  });

  it("are told once, though the line was lost while some were waiting", () => {
    const table = seated(350);
    for (const v of [2, 3, 4]) Wire.last.move(v, "germany");
    const missed = [3, 4].map((n) => ({ n, by: "germany" }));
    Wire.last.say({ type: "welcome", id: "y", v: 4, mine: ["usa"], seats: {}, now: {}, missed } as never);
    vi.advanceTimersByTime(2_000);
    expect([table.v, table.waiting, table.told.map((one) => one.n)]).toEqual([4, 0, [2, 3, 4]]);
  });

  it("are taken back and told again as the server says, whoever made them", () => {
    const table = seated(0);
    Wire.last.move(2, "usa");
    Wire.last.move(3, "usa");
    Wire.last.say({ type: "update", v: 4, now: {}, gone: [3] } as never);
    expect(table.told.map((one) => one.n)).toEqual([2]);
    Wire.last.say({ type: "update", v: 5, now: {}, told: [{ n: 3, by: "usa" }] } as never);
    expect(table.told.map((one) => one.n)).toEqual([2, 3]);
    Wire.last.say({ type: "welcome", id: "z", v: 7, mine: ["usa"], seats: {}, now: {}, gone: [2, 3], missed: [{ n: 7, by: "usa" }] } as never);
    expect(table.told.map((one) => one.n)).toEqual([7]);
  });

  it("nothing more can be wished while the line is lost, and what is tried then is not done later", async () => {
    const table = seated(0);
    expect(table.busy).toBe(false);
    Wire.last.onclose({ code: 1006 });
    expect([table.line, table.busy]).toEqual(["lost", true]);
    const tried = [table.act("usa", { act: "done" }), table.undo("usa"), table.redo("usa"), table.remove("usa", 1), table.auto("usa", "battle", 0), table.take("usa")];
    expect(await Promise.all(tried)).toEqual(tried.map(() => ({ reason: "line_lost" })));
    const sent = vi.spyOn(Wire.last, "send");
    Wire.last.say({ type: "welcome", id: "y", v: 1, mine: ["usa"], seats: {}, now: {} } as never);
    expect([table.line, table.busy, sent.mock.calls]).toEqual(["live", false, []]);
  });

  it("nothing more can be wished while the table is further than what is shown", () => {
    const table = seated(350);
    Wire.last.move(2, "germany");
    expect(table.busy).toBe(false);
    Wire.last.move(3, "germany");
    expect(table.busy).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(table.busy).toBe(false);
  });

  it("what was told for other eyes goes when all is told anew; only what is new counts as news", () => {
    const table = seated(0);
    const news = vi.fn();
    table.watch(news);
    Wire.last.move(2, "usa");
    table.brief = { battles: [] };
    const told = [{ n: 1, by: "usa" }, { n: 2, by: "usa", events: [{ what: "seen" }] }, { n: 3, by: "usa" }];
    Wire.last.say({ type: "update", v: 3, now: { eyes: "uk" }, told, anew: true } as never);
    expect([table.eyes, table.told, table.brief]).toEqual(["uk", told, null]);
    expect(news.mock.lastCall?.[0]).toEqual([{ n: 3, by: "usa" }]);
    Wire.last.say({ type: "update", v: 3, now: {}, told: told.slice(0, 1), anew: true } as never);
    expect([table.eyes, table.told.map((one) => one.n), news.mock.lastCall?.[0]]).toEqual(["", [1], []]);
  });

  it("whoever has the device has it still after a lost line, unless somebody else here must decide", () => {
    const pending = { type: "decide", seats: ["uk"], what: "x" };
    const after = (now: object): unknown => {
      const table = new LiveTable("t1");
      const say = (more: object) => Wire.last.say({ type: "welcome", id: "x", v: 1, mine: ["usa", "uk"], seats: {}, now: more } as never);
      say({ eyes: "usa" });
      say(now);
      const hello = vi.spyOn(Wire.last, "send");
      Wire.last.onopen();
      table.close();
      return (JSON.parse(String(hello.mock.lastCall)) as { hello: { seat?: string } }).hello.seat;
    };
    expect([after({}), after({ pending }), after({ pending, eyes: "uk" })]).toEqual(["usa", undefined, "uk"]);
  });

  it("the table says who may sit down and how long they think", () => {
    const table = seated(0);
    expect([table.computers, table.thinking]).toEqual([["random", "stars3"], 30]);
    Wire.last.say({ type: "update", v: 1, now: {}, seats: { uk: { kind: "stars3" } }, mine: ["usa"], thinking: 5 } as never);
    expect([table.thinking, table.seats["uk"]?.kind]).toEqual([5, "stars3"]);
  });
});
