/** On a phone whose corners are all taken, undo stands at the foot of the sheet. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Controls from "../../src/table/Controls.svelte";

beforeEach(() => vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 767px") })));
afterEach(() => vi.unstubAllGlobals());
const Part = (): void => {};

function shown(floats: object | null, undoable: number) {
  const undo = vi.fn();
  const table = { busy: false, now: { pending: { type: "over", winners: [] } }, seats: {} };
  const desk = { table, aim: null, step: { label: "Fight", acts: [], warnings: [] }, undoable, undo };
  const game = { parts: { Aim: Part, Seat: Part, Middle: Part, Orders: Part }, hasSecrets: false, resigned: () => [], words: { team: () => "", victory: () => "", seat: () => "" } };
  const sitting = { table, game, board: {}, desk, places: {}, hinting: { isOpen: false }, recap: { shown: null }, past: null, isOver: true, view: {}, moment: {}, doing: "" };
  const frame = $state({ floats, stop: "peek", undone: [] });
  const part = mount(Controls, { target: document.body, props: { sitting, frame } as never });
  flushSync();
  const button = document.querySelector<HTMLElement>('.nextrow button[aria-label="Undo"]');
  return { undo, button, leave: () => unmount(part) };
}

test("undo stays in reach", () => {
  const crowded = shown(null, 2);
  crowded.button?.click();
  expect(crowded.undo).toHaveBeenCalledOnce();
  void crowded.leave();
});

test("it stands there only where it has no place on the map, and something to take back", () => {
  for (const [floats, undoable] of [[{ corner: "top right", row: false, down: 0, all: false }, 2], [null, 0]] as const) {
    const { button, leave } = shown(floats, undoable);
    expect(button).toBeNull();
    void leave();
  }
});
