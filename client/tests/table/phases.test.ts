/** The phases in the bar: a click or a tap on one opens its card. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import classic from "../../src/games/classic";
import type { AnyGame } from "../../src/games/game";
import TopBar from "../../src/table/TopBar.svelte";
import AboutCard from "../../src/ui/AboutCard.svelte";

const phases = ["purchase", "combat_move", "combat", "noncombat_move", "place", "income"];

test("a click on any phase opens its card", () => {
  const props = { game: classic as unknown as AnyGame, round: 1, sheet: {}, under: "", order: ["ussr"], seat: "ussr", phases, phase: "combat", tools: [], menu: [], onnation: () => {} };
  const shown = [mount(TopBar, { target: document.body, props }), mount(AboutCard, { target: document.body })];
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLElement>(".phases button")];
  expect(buttons.map((one) => one.tabIndex)).toEqual([-1, -1, 0, -1, -1, -1]);
  const card = (place: number): string => {
    buttons[place]?.click();
    flushSync();
    return document.querySelector(".about")?.textContent ?? "";
  };
  expect(card(0)).toMatch(/^Purchase.*Over for this turn\.$/);
  expect(card(4)).toMatch(/^Place.*Comes after: Noncombat/);
  expect(card(2)).toContain("Purchase");
  for (const one of shown) void unmount(one);
});
