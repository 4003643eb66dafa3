import { mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { NO_STEP } from "../../src/games/game";
import NextButton from "../../src/table/NextButton.svelte";

const STEP = { label: "End the turn", acts: [{ act: "end" }], warnings: [] };

function buttons(props: { step: typeof STEP | typeof NO_STEP; second?: boolean }): string[] {
  const shown = mount(NextButton, { target: document.body, props: { busy: false, asking: false, onasked: () => {}, ongo: () => {}, ...props } });
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
