import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import OptionRow from "../../src/screens/OptionRow.svelte";
import ThinkingTime from "../../src/screens/ThinkingTime.svelte";
import Segmented from "../../src/ui/Segmented.svelte";
import Stepper from "../../src/ui/Stepper.svelte";
import Toggle from "../../src/ui/Toggle.svelte";

let shown: Record<string, unknown> | null = null;
function show<P extends Record<string, unknown>>(what: Component<P>, props: P): HTMLElement {
  document.body.innerHTML = "<main></main>";
  const target = document.querySelector("main") as HTMLElement;
  shown = mount(what, { target, props }) as Record<string, unknown>;
  flushSync();
  return target;
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe("Stepper", () => {
  const stepper = (onchange: (value: number) => void) => {
    const root = show(Stepper as unknown as Component<Record<string, unknown>>, { value: 3, min: 0, max: 5, label: "Infantry", onchange });
    const field = root.querySelector("input") as HTMLInputElement;
    const press = (key: string) => field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return { root, field, press };
  };

  it("arrows, Home and End change it between its limits", () => {
    const heard = vi.fn();
    const { field, press } = stepper(heard);
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "Home", "ArrowLeft", "End"]) {
      press(key);
      flushSync();
    }
    expect(heard.mock.calls.flat()).toEqual([4, 5, 0, 5]);
    expect(field.getAttribute("aria-valuenow")).toBe("5");
  });

  it("arrows do not reach the board behind it", () => {
    const { press } = stepper(() => undefined);
    const heard = vi.fn();
    window.addEventListener("keydown", heard); // the table listens there
    press("ArrowUp");
    window.removeEventListener("keydown", heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it("typing takes digits and keeps to the limits", () => {
    const heard = vi.fn();
    const { field } = stepper(heard);
    field.value = "9x";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(heard).toHaveBeenCalledExactlyOnceWith(5);
    expect(field.value).toBe("5");
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("blur"));
    expect(field.value).toBe("5");
  });

  it("buttons stop at the limits", () => {
    const { root, press } = stepper(() => undefined);
    press("End");
    flushSync();
    const [less, more] = [...root.querySelectorAll("button")];
    expect([less?.disabled, more?.disabled]).toEqual([false, true]);
  });
});

describe("Segmented", () => {
  it("is a radio group with one chosen", () => {
    const heard = vi.fn();
    const options = [{ value: "human", label: "Human" }, { value: "random", label: "Computer" }];
    const root = show(Segmented as unknown as Component<Record<string, unknown>>, { options, value: "human", label: "Who", onchange: heard });
    expect(root.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe("Who");
    const second = root.querySelectorAll("input")[1] as HTMLInputElement;
    second.click();
    flushSync();
    expect(heard).toHaveBeenCalledWith("random");
    expect(second.closest("label")?.classList.contains("chosen")).toBe(true);
  });
});

describe("Toggle", () => {
  it("is a switch with a name and a description", () => {
    const heard = vi.fn();
    const root = show(Toggle as unknown as Component<Record<string, unknown>>, { checked: false, label: "Total victory", text: "Only while…", onchange: heard });
    const box = root.querySelector("input[role=switch]") as HTMLInputElement;
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Only while…");
    box.click();
    flushSync();
    expect(heard).toHaveBeenCalledWith(true);
  });
});

describe("a row of settings", () => {
  const rowOf = (root: HTMLElement) => {
    const row = root.querySelector(".setting") as HTMLElement;
    return { words: [...row.querySelectorAll(".words > span")].map((one) => one.textContent), row };
  };

  it("names the time to think, says what it does, and changes it", () => {
    const heard = vi.fn();
    const { words, row } = rowOf(show(ThinkingTime as unknown as Component<Record<string, unknown>>, { value: 5, onchange: heard }));
    expect(words).toHaveLength(2);
    expect(words.every((one) => one && !one.startsWith("shell-"))).toBe(true);
    const radios = [...row.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.length).toBeGreaterThan(1);
    (radios.at(-1) as HTMLInputElement).click();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is the same for an option of the rules; without a text there is no line for it", () => {
    const heard = vi.fn();
    const option = (text: string) => ({ game: "somewhere", setting: { name: "luck", type: "int", text, low: 0, high: 5 }, value: 2, onchange: heard });
    const { words, row } = rowOf(show(OptionRow as unknown as Component<Record<string, unknown>>, option("More of it.")));
    expect(words.at(-1)).toBe("More of it.");
    (row.querySelector("input") as HTMLElement).dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    expect(heard).toHaveBeenCalledExactlyOnceWith(5);
    expect(rowOf(show(OptionRow as unknown as Component<Record<string, unknown>>, option(""))).words).toHaveLength(1);
  });
});
