import { describe, expect, it, vi } from "vitest";
import attack from "../../src/games/attack";
import { keyGroups, type KeyGroup } from "../../src/screens/keyList";
import { press, type KeyActions } from "../../src/table/keys";

function actions(): KeyActions {
  return {
    next: vi.fn(), zoom: vi.fn(), preset: vi.fn(), digit: vi.fn(() => false), all: vi.fn(), undo: vi.fn(), redo: vi.fn(),
    confirm: vi.fn(() => true), back: vi.fn(() => true), step: vi.fn(), orders: vi.fn(), odds: vi.fn(), threats: vi.fn(), log: vi.fn(),
    time: vi.fn(), help: vi.fn(), hint: vi.fn(), pause: vi.fn(),
  };
}
const key = (name: string, more: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent("keydown", { key: name, ...more });
function on(element: HTMLElement, name: string): KeyboardEvent {
  document.body.append(element);
  const event = key(name, { bubbles: true });
  element.dispatchEvent(event);
  return event;
}

describe("the list of keys", () => {
  const capsOf = (groups: KeyGroup[], id: string) => groups.flatMap((group) => group.keys).find((one) => one.id === id)?.caps;

  it("has a digit for each part of the map", () => {
    expect(capsOf(keyGroups([], 4), "presets")).toEqual(["1", "2", "3", "4"]);
    expect(capsOf(keyGroups([], 0), "presets")).toEqual(["1", "2", "3"]);
  });

  it("leaves out what has no use at the table", () => {
    expect(capsOf(keyGroups([], 3), "collect")).toBeDefined();
    expect(capsOf(keyGroups(["collect", "hint"], 3), "collect")).toBeUndefined();
    expect(attack.unusedKeys).toContain("collect");
    expect(keyGroups([], 3).map(({ id }) => id)).toContain("turn");
    expect(keyGroups(["step", "pause"], 3).map(({ id }) => id)).not.toContain("turn");
  });
});

describe("keys of the table", () => {
  it("do what the help says", () => {
    const keys = actions();
    for (const [name, act] of [["n", "next"], ["a", "all"], ["z", "undo"], ["y", "redo"], ["t", "threats"], ["p", "pause"], ["b", "orders"], ["o", "odds"], ["i", "hint"], ["l", "log"], ["h", "time"], ["?", "help"]] as const) {
      expect(press(key(name), keys, true)).toBe(true);
      expect(keys[act]).toHaveBeenCalled();
    }
    press(key("Z", { shiftKey: true }), keys, true);
    expect([keys.undo, keys.redo].map((act) => vi.mocked(act).mock.calls.length)).toEqual([1, 2]);
    press(key("N", { shiftKey: true }), keys, true);
    expect(keys.next).toHaveBeenLastCalledWith(-1);
  });

  it("set counts with digits while pieces are chosen, presets otherwise", () => {
    const keys = actions();
    press(key("2"), keys, true);
    expect(keys.preset).toHaveBeenCalledWith(2);
    const chosen = { ...actions(), digit: vi.fn(() => true) };
    press(key("2"), chosen, true);
    expect(chosen.preset).not.toHaveBeenCalled();
  });

  it("leave letters alone when they are switched off, but not Escape and Enter", () => {
    const keys = actions();
    expect(press(key("z"), keys, false)).toBe(false);
    expect(keys.undo).not.toHaveBeenCalled();
    expect(press(key("Escape"), keys, false)).toBe(true);
    expect(press(key("Escape", { repeat: true }), keys, false)).toBe(false);
    expect(keys.back).toHaveBeenCalledTimes(1);
    expect(press(key("Enter"), keys, false)).toBe(true);
    expect(press(key("z", { ctrlKey: true }), keys, false)).toBe(true);
    expect(keys.undo).toHaveBeenCalledTimes(1);
  });

  it("never disturb somebody who types or presses a button", () => {
    const keys = actions();
    expect(press(on(document.createElement("input"), "z"), keys, true)).toBe(false);
    expect(press(on(document.createElement("button"), " "), keys, true)).toBe(false);
    expect(keys.step).not.toHaveBeenCalled();
  });

  it("confirm with Enter what a choice in the dock leads to; Space makes the choice", () => {
    const keys = actions();
    const dock = document.createElement("aside");
    dock.innerHTML = "<div class='cell middle'><button aria-pressed='true' id='raid'>Bomb</button><button id='go'>Go</button></div><button aria-pressed='true' id='preset'>World</button>";
    dock.className = "dock";
    document.body.append(dock);
    const pressed = (id: string, name: string): boolean => {
      const event = key(name, { bubbles: true });
      dock.querySelector(`#${id}`)!.dispatchEvent(event);
      return press(event, keys, true);
    };
    expect(pressed("raid", "Enter")).toBe(true);
    expect(keys.confirm).toHaveBeenCalledTimes(1);
    for (const [id, name] of [["raid", " "], ["go", "Enter"], ["preset", "Enter"]] as const) expect(pressed(id, name)).toBe(false);
    expect(keys.confirm).toHaveBeenCalledTimes(1);
    dock.remove();
  });
});
