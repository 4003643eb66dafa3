/** The middle of the dock while others decide: who is waited for, and what is being done. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import classic from "../../src/games/classic";
import type { Desk } from "../../src/games/game";
import Middle from "../../src/table/Middle.svelte";

const nothing = (): void => {};

/** The heading where a seat is awaited that somebody of this kind holds. */
function heading(kind: string, doing = "", read = (h2: Element | null): string => h2?.textContent ?? ""): string {
  const table = { now: { pending: { type: "decide", seats: ["ussr"], what: "combat_move" } }, seats: { ussr: { kind } }, isPaused: false, waiting: 0, pause: nothing, skip: nothing };
  const desk = { table, seat: "" } as unknown as Desk;
  const shown = mount(Middle, { target: document.body, props: { game: classic, desk, places: {} as never, onnext: nothing, onlookback: nothing, onending: nothing, doing } });
  flushSync();
  const found = read(document.querySelector("h2"));
  void unmount(shown);
  return found;
}

test("a computer is thinking until its moves are shown; then the panel says what it does", () => {
  expect(heading("stars5")).toBe("Soviet Union is thinking");
  expect(heading("stars5", "Soviet Union: bought 3 infantry")).toBe("Soviet Union: bought 3 infantry");
});

test("of a person the panel says whose turn it is, whatever was done before", () => {
  expect(heading("human", "Soviet Union: bought 3 infantry")).toBe("Soviet Union is deciding");
});

test("what is being done takes more words than who thinks, and has smaller type for them", () => {
  const isSmall = (h2: Element | null): string => String(h2?.classList.contains("told"));
  expect([heading("stars5", "", isSmall), heading("stars5", "Soviet Union attacks Ukraine", isSmall)]).toEqual(["false", "true"]);
});
