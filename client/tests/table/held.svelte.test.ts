import { expect, test } from "vitest";
import { held } from "../../src/table/held.svelte";

test("keeps what stood before while it is held, and then shows the newest", () => {
  const source = $state({ value: 1, isHeld: false });
  let shown = (): number => 0;
  const stop = $effect.root(() => {
    shown = held(() => source.value, () => source.isHeld);
  });
  expect(shown()).toBe(1);
  source.value = 2;
  expect(shown()).toBe(2);
  source.value = 3;
  source.isHeld = true;
  expect(shown()).toBe(2);
  source.value = 4;
  expect(shown()).toBe(2);
  source.isHeld = false;
  expect(shown()).toBe(4);
  stop();
});
