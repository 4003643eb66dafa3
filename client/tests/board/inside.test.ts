/** Words beside a place stay inside the part of the map that shows. */
import { expect, test } from "vitest";
import { keptInside, moveInside } from "../../src/board/inside";

const frame = { left: 0, top: 64, right: 390, bottom: 500 };
const words = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 46 });
const placed = (left: number, top: number) => {
  const { x, y } = moveInside(words(left, top), frame, 90);
  return [left + x, top + y];
};

test.each([
  ["in the middle they stay", [100, 200], [100, 200]],
  ["at the upper edge they go below their place", [100, 40], [100, 130]],
  ["far above it they come inside at least", [100, -60], [100, 72]],
  ["at the sides they come inside", [-60, 200], [8, 200]],
  ["at the other side too", [300, 200], [182, 200]],
  ["and at the lower edge", [100, 480], [100, 446]],
])("%s", (_, [left, top], place) => {
  expect(placed(left!, top!)).toEqual(place);
});

/** Where the words of a board are moved to. */
function moved(...words: DOMRect[]): string[] {
  document.body.innerHTML = `<div class="board">${"<span data-kept></span>".repeat(words.length)}</div>`;
  document.querySelector(".board")!.getBoundingClientRect = () => new DOMRect(0, 56, 390, 450);
  const spans = [...document.querySelectorAll("span")];
  spans.forEach((span, place) => (span.getBoundingClientRect = () => words[place]!));
  spans.forEach(keptInside(".board", 60));
  return spans.map((span) => span.style.translate);
}

test("words on the board are moved inside it, also where the middle of their area is out of sight", () => {
  expect(moved(new DOMRect(100, 40, 200, 46))).toEqual(["0px 106px"]);
  expect(moved(new DOMRect(100, 200, 200, 46))).toEqual(["0px 0px"]);
  expect(moved(new DOMRect(420, 200, 200, 46))).toEqual(["-238px 0px"]);
});

test("of two turns of the world only the nearer one", () => {
  expect(moved(new DOMRect(30, 200, 200, 46), new DOMRect(430, 200, 200, 46))).toEqual(["0px 0px", ""]);
});
