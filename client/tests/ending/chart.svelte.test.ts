/** The drawn curve: lines, legend and emblems say the same of a side. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Curve from "../../src/ending/Curve.svelte";
import { turningPoints } from "../../src/ending/curve";
import { sidesOf } from "../../src/ending/sides";
import classic from "../../src/games/classic/story";
import type { Ending, Story } from "../../src/net/types";
import { Timeline } from "../../src/time/story";

const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
const line = new Timeline(story, classic);
const TALL = 200;
const TOP = 12;
let leave = (): void => {};
afterEach(() => leave());

/** The chart of a game that one side has won. */
function draw(axis: number): HTMLElement {
  const ending: Ending = { sides: ["axis", "allies"], chances: [{ n: 0, of: [0.4, 0.6] }, { n: story.steps.at(-1)?.n ?? 0, of: [axis, 1 - axis] }], luck: {} };
  const target = document.createElement("div");
  const page = mount(Curve, { target, props: { line, ending, points: turningPoints(line, ending), sides: sidesOf(line), tall: TALL } });
  leave = () => void unmount(page);
  flushSync();
  return target;
}

test("every side has a line, and the legend draws it alike", () => {
  const chart = draw(1);
  const look = (part: Element): (string | null)[] => [part.getAttribute("stroke"), part.getAttribute("stroke-dasharray")];
  const lines = [...chart.querySelectorAll("polyline")].map(look);
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map(String)).size).toBe(2);
  expect([...chart.querySelectorAll(".legend line")].map(look)).toEqual(lines);
});

test.each([1, 0, 0.7])("emblems stand where the lines end (%s)", (axis) => {
  const chart = draw(axis);
  const ends = [...chart.querySelectorAll("polyline")].map((one) => Number(one.getAttribute("points")?.split(" ").at(-1)?.split(",")[1]));
  expect(ends[0]).toBeCloseTo(TOP + TALL * (1 - axis));
  expect([...chart.querySelectorAll<HTMLElement>(".end")].map((one) => parseFloat(one.style.top))).toEqual(ends.map((end) => expect.closeTo(end)));
});

test("a turning point lies on the line of whoever gained", () => {
  const dot = draw(0.1).querySelector(".curve g");
  expect(dot?.getAttribute("transform")).toMatch(new RegExp(` ${(TOP + TALL * 0.1).toFixed(1)}\\)$`));
});
