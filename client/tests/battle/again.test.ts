import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Purchase from "../../src/families/axis/battle/Purchase.svelte";
import type { ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Told } from "../../src/net/types";
import karelia from "./karelia.json";

const sheet = { ...karelia.sheet, developments: [] } as unknown as ClassicSheet;
const told: Told[] = [
  { n: 1, by: "germany", events: [{ what: "bought", facts: { by: "germany", units: ["4 infantry", "2 armor"] } }] },
  { n: 2, by: "germany", events: [{ what: "turn_over", facts: { by: "germany" } }] },
];
let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** What the button for the last purchase says to Germany with so much money; undefined where there is none. */
function again(money: number): string | undefined {
  const view = karelia.view as unknown as ClassicView;
  const position = { ...view.position, seat: "germany", phase: "purchase" as const, ipc: { germany: money }, bought: {} };
  const offers = ["infantry", "armor"].map((kind) => ({ verb: "buy", kind, most: 20 }));
  const props = { view: { ...view, position }, sheet, menus: { germany: { seat: "germany", offers } }, told, mine: ["germany"], act: () => Promise.resolve(null), areaName: (id: string) => id, busy: false, brief: null };
  shown = mount(Purchase, { target: document.body, props: props as never }) as Record<string, unknown>;
  flushSync();
  return [...document.querySelectorAll("button")].find((one) => /last turn/.test(one.textContent))?.textContent.trim();
}

it("the last purchase is offered as it was where there is money for it", () => {
  expect(again(40)).toBe("Same as last turn: 4 infantry, 2 armor");
});
it("with less money it says what it would really buy", () => {
  expect(again(14)).toBe("As much of last turn as you can afford: 4 infantry");
});
it("with hardly any money nothing is offered", () => {
  expect(again(2)).toBeUndefined();
});
