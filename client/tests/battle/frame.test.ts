import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BattleFrame from "../../src/battle/BattleFrame.svelte";

const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const close = vi.fn();
const ask = vi.fn();
const into = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
let frame: Record<string, unknown>;
const by = (id: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`#${id}`)!;
const press = (key: string) => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(async () => {
  for (const mock of [close, ask, into]) mock.mockReset();
  frame = mount(BattleFrame, {
    target: document.body,
    props: {
      titled: "title", narrow: false, turn: "1", said: "", onclose: close, hint: { card: html("<i></i>"), ask, back: () => false },
      head: html("<h2 id='title'>Karelia</h2>"), body: html("<section data-decides><button id='unit'>A unit</button></section>"), foot: html("<div><button id='suggest'>Suggest</button><button id='next' data-next>Go</button></div>"),
    },
  });
  flushSync();
  await settle();
});
afterEach(() => unmount(frame));

describe("the focus on a battle board", () => {
  it("begins on the obvious button", () => expect(document.activeElement).toBe(by("next")));
  it("comes back when what had it is gone, or can no longer be pressed", async () => {
    by("unit").focus();
    by("unit").remove();
    await settle();
    expect(document.activeElement).toBe(by("next"));
    by("suggest").focus();
    by("suggest").disabled = true;
    await settle();
    expect(document.activeElement).toBe(by("next"));
  });
  it("stays where somebody put it", async () => {
    by("unit").focus();
    by("suggest").remove();
    await settle();
    expect(document.activeElement).toBe(by("unit"));
  });
  it("is not needed for the keys of the board", () => {
    const gone = vi.fn();
    by("next").addEventListener("click", gone);
    (document.activeElement as HTMLElement).blur();
    press("Enter");
    expect(gone).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(by("next"));
    (document.activeElement as HTMLElement).blur();
    press("i");
    expect(ask).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
    press("Escape");
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("what lies outside a battle board", () => {
  let tool: HTMLButtonElement;
  beforeEach(() => {
    tool = document.createElement("button");
    document.body.append(tool);
    tool.focus();
  });
  afterEach(() => tool.remove());

  it("gives the focus back when its dialog closes, once none lies open", () => {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("open", "");
    document.body.append(dialog);
    dialog.dispatchEvent(new Event("close"));
    expect(document.activeElement).toBe(tool);
    dialog.removeAttribute("open");
    dialog.dispatchEvent(new Event("close"));
    expect(document.activeElement).toBe(by("next"));
    dialog.remove();
  });
  it("leaves the keys of the board to it, but for those that press a button", () => {
    const gone = vi.fn();
    by("next").addEventListener("click", gone);
    expect(press("Enter")).toBe(true);
    expect(press(" ")).toBe(true);
    expect(gone).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(tool);
    press("i");
    expect(ask).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(by("next"));
    tool.focus();
    press("Escape");
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("the side that decides", () => {
  it("comes into view, no further than needed", () => {
    expect(into.mock.contexts).toEqual([document.querySelector("[data-decides]")]);
    expect(into).toHaveBeenCalledWith({ block: "nearest" });
  });
});
