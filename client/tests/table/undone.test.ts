/** What Classic's next step asks the advisor, and how it is said. */
import { expect, test, vi } from "vitest";
import type { Acting } from "../../src/families/axis/acting.svelte";
import { Buying } from "../../src/families/axis/buying.svelte";
import { undoneBy, warning } from "../../src/families/axis/next";
import { resignations } from "../../src/families/axis/resign";
import { setLanguage } from "../../src/i18n";
import type { LiveTable } from "../../src/net/table.svelte";
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

test("ships without a zone are called lost, and who is in the way", async () => {
  const held = { what: "zone_held", space: "sz_baltic", spaces: ["sz_baltic", "sz_black_sea"], units: { transport: 2 }, nation: "uk" };
  const { acting: desk } = acting([{ act: "done" }], [held, { what: "not_placed", units: { infantry: 1 } }]);
  expect(await undoneBy(desk, name)).toEqual([
    "No place for 2 transports: the enemy holds SZ_BALTIC and SZ_BLACK_SEA. Unless you win there in combat, they are lost.",
    "No place for 1 infantry: it is lost when the turn ends.",
  ]);
});

test.each([
  ["en", "Unless you win there in combat, it is lost.", "Unless you win there in combat, they are lost."],
  ["de", "Ohne Sieg dort ist die Einheit verloren.", "Ohne Sieg dort sind sie verloren."],
  ["nl", "Zonder zege daar is de eenheid verloren.", "Zonder zege daar zijn ze verloren."],
] as const)("one ship is lost in the singular, several in the plural, in %s", async (language, one, more) => {
  await setLanguage(language);
  const said = (transport: number) => warning({ what: "zone_held", spaces: ["sz_baltic"], units: { transport } } as never, name);
  expect([said(1).endsWith(one), said(2).endsWith(more), said(1)]).toEqual([true, true, expect.not.stringMatching(/warn-/)]);
  await setLanguage("en");
});

test("what is in the basket is weighed before it is bought, the last of many clicks only", async () => {
  vi.useFakeTimers();
  const held = { what: "zone_held", spaces: ["sz_baltic"], units: { transport: 1 } };
  const ask = vi.fn(() => Promise.resolve({ warnings: [held, { what: "unspent", ipc: 4, units: { infantry: 1 } }] }));
  const buying = new Buying({ ask } as unknown as LiveTable);
  buying.weigh("germany", { transport: 1 });
  buying.weigh("germany", { transport: 2, infantry: 0 });
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([["germany", { what: "undone", planned: [{ act: "buy", units: { transport: 2 } }] }]]);
  expect(buying.homeless).toEqual([held]);
  buying.forget();
  expect(buying.homeless).toEqual([]);
  vi.useRealTimers();
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
