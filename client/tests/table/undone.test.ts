/** What Classic's next step asks the advisor, and how it is said. */
import { expect, test, vi } from "vitest";
import type { Acting } from "../../src/games/classic/acting.svelte";
import { undoneBy } from "../../src/games/classic/next";
import { resignations } from "../../src/games/classic/resign";
import { keepLook, lookedAt } from "../../src/table/looked";

function acting(acts: Record<string, unknown>[] | null, warnings: unknown[]) {
  const ask = vi.fn(() => Promise.resolve({ warnings }));
  return { ask, acting: { table: { ask }, seat: "germany", step: { label: "", acts, warnings: [] } } as unknown as Acting };
}
const name = (area: string): string => area.toUpperCase();

test("what would be bought is planned before the question", async () => {
  const buy = { act: "buy", units: { infantry: 1 } };
  const { ask, acting: desk } = acting([buy, { act: "done" }], [{ what: "unspent", units: { infantry: 3 }, ipc: 9 }]);
  expect(await undoneBy(desk, name)).toEqual(["9 IPC unspent: enough for 3 infantry."]);
  expect(ask).toHaveBeenCalledWith("germany", { what: "undone", planned: [buy] });
});

test("an open capital is named, and who comes", async () => {
  const { acting: desk } = acting([{ act: "done" }], [{ what: "open_capital", space: "germany", units: { armor: 1 }, nation: "ussr" }]);
  expect(await undoneBy(desk, name)).toEqual(["Nobody defends GERMANY, your capital, and Soviet Union can reach it."]);
});

test("a step that closes nothing asks nothing", async () => {
  for (const acts of [null, [{ act: "fight", space: "ukraine_ssr" }]]) {
    const { ask, acting: desk } = acting(acts, [{ what: "unspent" }]);
    expect([await undoneBy(desk, name), ask.mock.calls.length]).toEqual([[], 0]);
  }
});

test("the sides that can be resigned for have words", () => {
  const [axis, allies] = resignations([{ verb: "concede", targets: ["axis", "allies"] }]);
  expect([axis?.label, axis?.action]).toEqual(["Axis", { act: "concede", side: "axis" }]);
  expect(allies?.text).toBe("The Allies give up, the Axis win, and the game is over.");
  expect(resignations([{ verb: "clock" }])).toEqual([]);
});

test("where somebody looked is kept for each table", () => {
  keepLook("t1", { x: 10, y: 20, k: 5, preset: null });
  keepLook("t2", { x: NaN, y: 0, k: 1, preset: "world" });
  expect([lookedAt("t1"), lookedAt("t2"), lookedAt("t3")]).toEqual([{ x: 10, y: 20, k: 5, preset: null }, null, null]);
});
