import { describe, expect, it, vi } from "vitest";
import { Acting } from "../../src/games/classic/acting.svelte";
import type { Group } from "../../src/games/classic/orders";
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
