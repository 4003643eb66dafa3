import { describe, expect, it, vi } from "vitest";
import { Acting } from "../../src/games/classic/acting.svelte";
import { groups, journeys, servants, type Group } from "../../src/games/classic/orders";
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

describe("the line of a landing", () => {
  const servantsOf = (orders: typeof LANDING, plan: number[] = []) => {
    const all = journeys(orders as never);
    const group = groups(all, () => true).find(({ to }) => to === "norway")!;
    return servants(group, all, new Set(plan)).map(({ n }) => n);
  };
  it("takes loading and sailing with it", () => {
    expect(servantsOf(LANDING)).toEqual([1, 2]);
  });
  it("takes the whole plan with it, where there was one", () => {
    expect(servantsOf([...LANDING, load(6, "sz_uk")], [1, 2, 3, 4, 5])).toEqual([1, 2, 3]);
  });
  it("leaves what another order needs too", () => {
    expect(servantsOf([...LANDING, unload(6, "sz_norway", "karelia")])).toEqual([]);
    expect(servantsOf([...LANDING, load(6, "sz_uk"), move(7, LADEN, "sz_uk", "sz_spain")])).toEqual([]);
  });
  it("is one removal, the last order first, and one undo", async () => {
    const table = $state({
      v: 5, mine: ["uk"], now: {
        orders: LANDING, undo: { uk: 5 }, view: { position: { seat: "uk", phase: "combat_move", owner: {} } },
        pending: { type: "decide", seats: ["uk"], what: "combat_move" }, menus: {},
      },
      act: vi.fn(async () => null), undo: vi.fn(async () => null), remove: vi.fn(async () => []),
    });
    const acting = new Acting(table as unknown as LiveTable, {} as never);
    await acting.removeGroup(acting.groups.find(({ to }) => to === "norway")!);
    expect(table.remove.mock.calls).toEqual([5, 4, 2, 1].map((n) => ["uk", n]));
    await acting.undo();
    expect(table.act.mock.calls).toEqual([0, 1, 3, 4].map((place) => ["uk", LANDING[place]!.do]));
  });
});
