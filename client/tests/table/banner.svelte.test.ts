import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import attack from "../../src/games/attack";
import type { AnyGame } from "../../src/games/game";
import TurnBanner from "../../src/table/TurnBanner.svelte";

afterEach(() => void vi.useRealTimers());

test("a turn that begins behind a battle is named once the battle is put away", () => {
  vi.useFakeTimers();
  const props = $state({ game: attack as unknown as AnyGame, seat: "gray", when: "", waits: true });
  const banner = mount(TurnBanner, { target: document.body, props });
  const text = (): string => (flushSync(), document.querySelector("[role=status]")?.textContent.trim() ?? "");
  props.seat = "tan";
  expect(text()).toBe("");
  props.waits = false;
  expect(text()).toContain("Tan");
  props.waits = true;
  expect(text()).toBe("");
  props.waits = false;
  expect(text()).toBe("");
  props.seat = "gray";
  expect(text()).toContain("Gray");
  vi.advanceTimersByTime(2_000);
  expect(text()).toBe("");
  void unmount(banner);
});
