/** The legend draws each mark as the board does, and leaves out what a game never shows. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Legend from "../../src/board/Legend.svelte";
import Light from "../../src/board/Light.svelte";
import { NO_MARKS } from "../../src/board/model";
import attack from "../../src/games/attack";
import classicScreen from "../../src/games/classic";
import { classic } from "./fixtures";

function shown(without?: readonly string[], kind = "fighter") {
  document.body.replaceChildren();
  const part = mount(Legend, { target: document.body, props: { style: classic.style, theme: "light", nation: "germany", kind, without } });
  flushSync();
  const marks = Object.fromEntries([...document.querySelectorAll<HTMLElement>("[data-mark]")].map((one) => [one.dataset["mark"], one]));
  return { marks, leave: () => unmount(part) };
}

test("each mark is drawn in its own style and has its words", () => {
  const { marks, leave } = shown();
  const drawn = { selected: ".selected", move: ".friend", target: ".enemy", air: ".enemy[stroke-dasharray]", ship: ".enemy[stroke-dasharray]", threat: ".danger", odds: ".arc", battle: ".burst", order: ".attack .head", preview: ".line.preview", moved: ".moved", changed: ".changed", focused: ".focused", room: ".room" };
  expect(Object.keys(marks).sort()).toEqual(Object.keys(drawn).sort());
  for (const [mark, style] of Object.entries(drawn)) {
    expect([mark, marks[mark]?.querySelector(style) !== null]).toEqual([mark, true]);
    expect(marks[mark]?.querySelector("li > span, span:last-child")?.textContent).not.toMatch(/board-legend|^$/);
  }
  void leave();
});

test("the game says which unit its counters show", () => {
  const { marks, leave } = shown();
  const drawn = marks["selected"]?.querySelector("use")?.getAttribute("href") ?? marks["selected"]?.innerHTML ?? "";
  const { marks: others, leave: leaveOthers } = shown(undefined, "armor");
  const other = others["selected"]?.querySelector("use")?.getAttribute("href") ?? others["selected"]?.innerHTML ?? "";
  expect(other).not.toBe(drawn);
  expect([classicScreen.sample, attack.sample]).toEqual(["infantry", "infantry"]);
  void leave();
  void leaveOthers();
});

test("Attack! has no ships on its map and no planes of their own range", () => {
  const { marks, leave } = shown(attack.unusedMarks);
  expect(Object.keys(marks)).not.toEqual(expect.arrayContaining(["ship"]));
  expect(Object.keys(marks)).toContain("threat");
  void leave();
});

test("the veils of two turns of the world meet and never lie over each other", () => {
  const veilOf = (wrap: number): string => {
    const part = mount(Light, { target: document.body, props: { map: { width: 360, height: 160, wrap }, outline: () => ({ fill: "", stroke: "" }), marks: { ...NO_MARKS, dim: true }, px: 1, focused: null, hovered: null } });
    flushSync();
    const d = document.querySelector(".veil")?.getAttribute("d") ?? "";
    void unmount(part);
    return d;
  };
  expect(veilOf(360)).toMatch(/^M0 .*H360V/);
  expect(veilOf(0)).toMatch(/^M-1 .*H361V/); // a board with edges has some to spare
});
