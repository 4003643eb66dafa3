import { describe, expect, it, vi } from "vitest";
import { Acting } from "../../src/families/axis/acting.svelte";
import type { Group } from "../../src/families/axis/orders";
import type { LiveTable } from "../../src/net/table.svelte";

const order = (n: number, start: string, to: string) => ({ n, seat: "ussr", do: { act: "move", units: { infantry: 1 }, start, route: [to] } });
const ukraine = order(4, "caucasus", "ukraine_ssr");
const karelia = order(5, "russia", "karelia_ssr");

/** A table on which the change of a removal is seen before its answer is there. */
function slowTable() {
  const table = $state({
    v: 5, mine: ["ussr"], now: {
      orders: [ukraine, karelia], undo: { ussr: 2 }, view: { position: { seat: "ussr", phase: "combat_move" } },
      pending: { type: "decide", seats: ["ussr"], what: "combat_move" }, menus: {},
    },
    act: vi.fn(async () => null), undo: vi.fn(async () => null), remove: vi.fn(() => answered),
  });
  let answer: (failed: []) => void = () => undefined;
  const answered = new Promise<[]>((done) => (answer = done));
  const show = () => {
    table.v = 6;
    table.now.orders = [karelia];
  };
  return { table, show, answer: () => answer([]) };
}

describe("orders taken out", () => {
  it("come back by an undo that is faster than the answer", async () => {
    const { table, show, answer } = slowTable();
    const acting = new Acting(table as unknown as LiveTable, {} as never);
    const removal = acting.removeGroup({ to: "ukraine_ssr", journeys: [{ n: 4, path: ["caucasus", "ukraine_ssr"] }] } as unknown as Group);
    show();
    expect(acting.undoable).toBe(1);
    const undone = acting.undo();
    answer();
    await Promise.all([removal, undone]);
    expect(table.undo).not.toHaveBeenCalled();
    expect(table.act).toHaveBeenCalledExactlyOnceWith("ussr", ukraine.do);
  });
});

// A landing in Norway and what it takes.

const move = (n: number, unit: string, start: string, to: string) => ({ n, seat: "uk", do: { act: "move", units: { [unit]: 1 }, start, route: [to] } });
const load = (n: number, zone: string) => ({ n, seat: "uk", do: { act: "load", units: { infantry: 2 }, start: "united_kingdom", zone } });
const unload = (n: number, zone: string, coast: string) => ({ n, seat: "uk", do: { act: "unload", units: { infantry: 2 }, zone, coast } });
const LADEN = "transport(infantry,infantry)";
const LANDING = [load(1, "sz_uk"), move(2, LADEN, "sz_uk", "sz_norway"), move(3, "battleship", "sz_uk", "sz_norway"), unload(4, "sz_norway", "norway"), move(5, "fighter", "united_kingdom", "norway")];

/** A table with the orders of a landing, whose advisor says which of them serve it. */
function landed(serving: number[], more: Record<string, unknown> = {}) {
  const ask = vi.fn(async (_: string, question: Record<string, unknown>) => {
    if (question["what"] === "serving") return { orders: serving };
    if (question["what"] === "landing_plan") return { target: "norway", actions: [{ act: "load" }] };
    return question["what"] === "coasts" ? { coasts: {} } : { targets: {} };
  });
  const offers = [
    { verb: "load", origin: "united_kingdom", kind: "infantry", unit: "infantry", most: 3, targets: ["sz_uk"] },
    { verb: "move", origin: "united_kingdom", kind: "fighter", unit: "fighter", most: 2, targets: ["norway"] },
  ];
  const table = $state({
    v: 5, mine: ["uk"], sheet: { side: {}, figures: { uk: {} } }, ask, now: {
      orders: LANDING, undo: { uk: 5 }, view: { position: { seat: "uk", phase: "combat_move", owner: { norway: "germany" }, units: {} } },
      pending: { type: "decide", seats: ["uk"], what: "combat_move" }, menus: { uk: { seat: "uk", offers } },
    },
    act: vi.fn(async () => null), undo: vi.fn(async () => null), remove: vi.fn(async () => []), ...more,
  });
  const acting = new Acting(table as unknown as LiveTable, {} as never);
  return { table, ask, acting, line: acting.groups.find(({ to }) => to === "norway")! };
}

describe("orders that fall with another", () => {
  it("come back with it by one undo, which also ends the word about them", async () => {
    const refusal = { reason: "not_aboard", facts: {} };
    const { table, acting } = landed([], {
      remove: vi.fn(async () => {
        table.now.orders = [LANDING[2]!, LANDING[4]!]; // the battleship and the fighter go all the same
        return [["move", refusal], ["unload", refusal]];
      }),
    });
    await acting.removeGroup(acting.groups.find(({ to }) => to === "sz_uk")!);
    expect(acting.taking.fallen).toHaveLength(2);
    await acting.undo();
    expect(table.act.mock.calls).toEqual([0, 1, 3].map((place) => ["uk", LANDING[place]!.do]));
    expect(acting.taking.fallen).toEqual([]);
  });
});

describe("the line of a landing", () => {
  it("is one removal with all that serves it, the last order first, and one undo", async () => {
    const { table, ask, acting, line } = landed([0, 1, 3]);
    await acting.removeGroup(line);
    expect(ask).toHaveBeenCalledExactlyOnceWith("uk", { what: "serving", target: "norway", orders: LANDING.map((one) => one.do), plan: [] });
    expect(table.remove.mock.calls).toEqual([5, 4, 2, 1].map((n) => ["uk", n]));
    await acting.undo();
    expect(table.act.mock.calls).toEqual([0, 1, 3, 4].map((place) => ["uk", LANDING[place]!.do]));
  });
  it("tells the advisor which orders came from its plan", async () => {
    const { ask, acting, line } = landed([0, 1, 2, 3, 4]);
    acting.taking.keep(LANDING.slice(0, 4).map((one) => one.do));
    await acting.removeGroup(line);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ what: "serving", plan: [0, 1, 2, 3] });
  });
  it("asks about landings only", async () => {
    const { ask, acting } = landed([]);
    await acting.removeGroup(acting.groups.find(({ to }) => to === "sz_uk")!);
    expect(ask).not.toHaveBeenCalled();
  });
  it("is changed as a whole: everything is taken back, and the plan lies open again with the same company", async () => {
    const { table, ask, acting, line } = landed([0, 1, 2, 3, 4]);
    await acting.edit(line);
    expect(table.remove.mock.calls).toEqual([5, 4, 3, 2, 1].map((n) => ["uk", n]));
    expect(acting.from).toEqual(["united_kingdom"]);
    expect(ask).toHaveBeenLastCalledWith("uk", {
      what: "landing_plan", target: "norway", forces: { united_kingdom: { infantry: 2, fighter: 1 } },
      helpers: { "sz_uk battleship": 1, "united_kingdom fighter": 1 },
    });
    expect(acting.landing.plan?.target).toBe("norway");
    expect(acting.back()).toBe(true); // Escape gives it all once more
    await vi.waitFor(() => expect(table.act.mock.calls).toEqual(LANDING.map((one) => ["uk", one.do])));
    expect(acting.landing.plan).toBeNull();
  });
});
