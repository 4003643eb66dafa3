import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { NO_STEP } from "../../src/games/game";
import NextButton from "../../src/table/NextButton.svelte";

const STEP = { label: "End the turn", acts: [{ act: "end" }], warnings: [] };

const REST = { undone: [], busy: false, asking: false, onpress: () => {}, onback: () => {}, ongo: () => {} };

function buttons(props: { step: typeof STEP | typeof NO_STEP; second?: boolean; asking?: boolean; undone?: string[] }): string[] {
  const shown = mount(NextButton, { target: document.body, props: { ...REST, ...props } });
  const found = [...document.querySelectorAll("button")].map((one) => `${one.classList.contains("primary") ? "filled" : "plain"}: ${one.textContent.trim()}`);
  void unmount(shown);
  return found;
}

it("is the filled button, unless something else waits to be confirmed", () => {
  expect(buttons({ step: STEP })).toEqual(["filled: End the turn"]);
  expect(buttons({ step: STEP, second: true })).toEqual(["plain: End the turn"]);
});

it("is not there while there is no next step", () => {
  expect(buttons({ step: NO_STEP })).toEqual([]);
});

it("names what is left undone, and asks before it goes on", () => {
  const onpress = vi.fn();
  const ongo = vi.fn();
  const props = { ...REST, step: STEP, undone: ["12 IPC unspent."], asking: true, onpress, ongo };
  const shown = mount(NextButton, { target: document.body, props });
  flushSync();
  expect(document.querySelector("[role=alertdialog] li")?.textContent).toBe("12 IPC unspent.");
  const [back, anyway, step] = [...document.querySelectorAll("button")];
  expect(document.activeElement).toBe(back);
  anyway?.click();
  step?.click();
  expect([ongo.mock.calls.length, onpress.mock.calls.length]).toEqual([1, 1]);
  void unmount(shown);
});

it("asks no more than whether to go on where nothing is left undone", () => {
  expect(buttons({ step: STEP, asking: true })).toEqual(["plain: Not yet", "filled: End the turn", "filled: End the turn"]);
  expect(buttons({ step: STEP, asking: true, undone: ["x"] })).toEqual(["plain: Not yet", "plain: Do it anyway", "filled: End the turn"]);
});
