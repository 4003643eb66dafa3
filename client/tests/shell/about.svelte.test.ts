import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { about, shownCard, type About } from "../../src/ui/about.svelte";
import AboutCard from "../../src/ui/AboutCard.svelte";

const words: About = { title: "Infantry", lines: ["attack 1, defense 2, moves 1", "costs 3 IPC"] };
let node: HTMLButtonElement;
let stop: () => void;
let card: Record<string, unknown>;
const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<main><button>3</button></main>";
  node = document.querySelector("button") as HTMLButtonElement;
  node.addEventListener("click", clicked);
  card = mount(AboutCard, { target: document.body });
});
afterEach(() => {
  stop();
  void unmount(card);
  clicked.mockReset();
  vi.useRealTimers();
});

function give(what: () => About | null = () => words, press = false): void {
  stop = $effect.root(() => {
    $effect(() => about(what, press)(node) as () => void);
  });
  flushSync();
}
function point(type: string, pointerType: string, x = 5): void {
  node.dispatchEvent(new PointerEvent(type, { pointerType, clientX: x, clientY: 5, bubbles: true, cancelable: true }));
}
const said = (): string => {
  flushSync();
  return document.querySelector(".about")?.textContent ?? "";
};

describe("the card of a thing", () => {
  it("opens while a mouse rests on it, and says all of it", () => {
    give();
    point("pointerenter", "mouse"); // the page has changed under a resting mouse
    vi.advanceTimersByTime(1000);
    expect(said()).toBe("");
    point("pointermove", "mouse");
    vi.advanceTimersByTime(100);
    expect(said()).toBe("");
    vi.advanceTimersByTime(400);
    expect(said()).toContain("attack 1, defense 2, moves 1");
    point("pointerleave", "mouse");
    expect(said()).toBe("");
  });

  it("opens after a long press, which clicks nothing", () => {
    give();
    point("pointerenter", "touch");
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    expect(said()).toContain("Infantry");
    const menu = new MouseEvent("contextmenu", { cancelable: true });
    node.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    point("pointerup", "touch");
    node.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(said()).toContain("Infantry"); // the finger is off it: now it can be read
    window.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    expect(said()).toBe("");
    node.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("does not open for a tap, nor for a finger that slides", () => {
    give();
    point("pointerdown", "touch");
    vi.advanceTimersByTime(100);
    point("pointerup", "touch");
    node.click();
    vi.advanceTimersByTime(1000);
    expect([said(), clicked.mock.calls.length]).toEqual(["", 1]);
    point("pointerdown", "touch");
    point("pointermove", "touch", 40);
    vi.advanceTimersByTime(1000);
    expect(said()).toBe("");
  });

  it("opens with a tap where there is nothing else to do", () => {
    give(() => words, true);
    node.click();
    expect(said()).toContain("Infantry");
  });

  it("closes with Esc, and with the thing it belongs to", () => {
    give(() => words, true);
    node.click();
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(said()).toBe("");
    node.click();
    stop();
    expect(shownCard()).toBeNull();
  });

  it("is a description for those who hear it, and follows what it describes", () => {
    let figures: About | null = $state.raw(words);
    give(() => figures);
    expect(node.getAttribute("aria-description")).toBe("attack 1, defense 2, moves 1 costs 3 IPC");
    figures = null;
    flushSync();
    expect(node.hasAttribute("aria-description")).toBe(false);
    point("pointermove", "mouse");
    vi.advanceTimersByTime(500);
    expect(said()).toBe("");
  });
});
