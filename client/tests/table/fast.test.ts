/** The switch for fast turns goes back to the speed one had, though it was off the page meanwhile. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import FastTurns from "../../src/table/FastTurns.svelte";
import { prefs } from "../../src/ui/prefs.svelte";

function press(): void {
  const part = mount(FastTurns, { target: document.body, props: { table: { changePace: () => {} } as never } });
  flushSync();
  document.querySelector<HTMLElement>("[role=switch]")?.click();
  flushSync();
  void unmount(part);
}

test("fast turns go back to the speed one had", () => {
  prefs.computerSpeed = 0.5;
  press();
  expect(prefs.computerSpeed).toBe(0);
  press();
  expect(prefs.computerSpeed).toBe(0.5);
});
