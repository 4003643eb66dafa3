import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../../src/board/Board.svelte";
import type { BoardCamera } from "../../src/board/camera.svelte";
import { NO_MARKS } from "../../src/board/model";
import { classic, opening } from "./fixtures";

const prefs = { names: true, values: true, letterCodes: false, strongBorders: false, patterns: false, simpleMap: false, reducedMotion: true };
const sizes = { clientWidth: 1440, clientHeight: 656 };
let made: Record<string, unknown> | null = null;

function show(more: Record<string, unknown> = {}): HTMLElement {
  made = mount(Board, {
    target: document.body,
    props: Object.defineProperties(
      { map: classic, model: opening, marks: NO_MARKS, language: "en", theme: "light", prefs },
      Object.getOwnPropertyDescriptors(more), // getters stay getters: that is what `bind:` gives
    ) as never,
  });
  flushSync();
  return document.querySelector<HTMLElement>(".board")!;
}

const press = (board: HTMLElement, key: string, more: KeyboardEventInit = {}): boolean =>
  board.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

beforeEach(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
});
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  document.body.replaceChildren();
});

describe("board", () => {
  it("is one tab stop with a named button for every area", () => {
    const board = show({ describe: (area: string) => `about ${area}` });
    const stops = [...document.querySelectorAll<HTMLElement>("*")].filter((element) => element.tabIndex >= 0);
    expect(stops).toEqual([board]);
    const buttons = board.querySelectorAll("button");
    expect(buttons).toHaveLength(128);
    expect([...buttons].every((button) => button.getAttribute("aria-label"))).toBe(true);
  });

  it("tells what is spoken after a moment, and at once for the area one stands on", async () => {
    vi.useFakeTimers();
    const board = show({ describe: (area: string) => `about ${area}` });
    await vi.advanceTimersByTimeAsync(400);
    flushSync();
    expect(board.querySelector("#area-germany")?.getAttribute("aria-label")).toBe("about germany");
    vi.useRealTimers();
  });

  it("draws every counter of the opening", () => {
    const board = show();
    const drawn = new Set([...board.querySelectorAll("[data-stack]")].map((node) => node.getAttribute("data-stack")));
    expect(drawn.size).toBe(opening.stacks.length);
  });

  it("draws the lines of chips under all counters", () => {
    const odds = classic.spaces.map((area) => ({ area, percent: 50, text: "50", preview: false, stale: false }));
    const board = show({ marks: { ...NO_MARKS, odds } });
    const drawn = [...board.querySelectorAll("path.leader, [data-stack]")];
    const last = drawn.findLastIndex((node) => node.matches(".leader"));
    const first = drawn.findIndex((node) => node.matches("[data-stack]"));
    expect([last > 0, first > last]).toEqual([true, true]);
  });

  it("walks with arrows and picks with Enter", () => {
    const onpick = vi.fn();
    const board = show({ onpick });
    press(board, "ArrowRight");
    flushSync();
    const first = board.getAttribute("aria-activedescendant");
    press(board, "ArrowRight");
    flushSync();
    expect(board.getAttribute("aria-activedescendant")).not.toBe(first);
    press(board, "Enter");
    const area = board.getAttribute("aria-activedescendant")!.replace("area-", "");
    expect(onpick).toHaveBeenCalledWith(area, expect.anything(), { shift: false, byKey: true });
  });

  it("lets keys through that it does not know", () => {
    const board = show();
    expect(press(board, "x")).toBe(true);
    expect(press(board, "ArrowLeft")).toBe(false);
    expect(press(board, " ")).toBe(true); // the next step of the turn
    expect(press(board, "z", { ctrlKey: true })).toBe(true);
  });

  it("answers a click that a reader of screens makes on a button", () => {
    const onpick = vi.fn();
    const board = show({ onpick, nation: "germany" });
    board.querySelector<HTMLElement>("#area-ukraine_ssr")!.click();
    expect(onpick).toHaveBeenCalledWith("ukraine_ssr", expect.objectContaining({ id: "ukraine_ssr:germany" }), { shift: false, byKey: true });
  });

  it("frames the chosen counter and says why a wish is refused", () => {
    const marks = { ...NO_MARKS, selected: ["germany"], refused: { area: "spain", text: "Spain is neutral.", key: 1 } };
    const board = show({ marks, nation: "germany" });
    expect(board.querySelector('[data-stack="germany:germany"] .frame')).not.toBeNull();
    expect(board.querySelector('[role="status"]')?.textContent).toBe("Spain is neutral.");
  });

  it("gives its camera to others", () => {
    let camera: BoardCamera | undefined;
    show({
      get camera() {
        return camera;
      },
      set camera(next) {
        camera = next;
      },
    });
    expect(camera?.preset).toBe("world");
    camera!.flyTo("europe");
    expect(camera!.preset).toBe("europe");
    expect(camera!.zoom).toBeCloseTo(6.62, 1);
    camera!.zoomBy(2);
    expect(camera!.step).toBe("near");
    expect(camera!.preset).toBeNull();
    camera!.show(["japan"]);
    const { x } = classic.areas["japan"]!.pole;
    expect(x).toBeGreaterThan(camera!.view.x0);
    expect(x).toBeLessThan(camera!.view.x1);
  });
});
