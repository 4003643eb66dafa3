/** Words beside a place stay inside the part of the map that shows. */
import { expect, test } from "vitest";
import { moveInside } from "../../src/board/inside";

const frame = { left: 0, top: 64, right: 390, bottom: 500 };
const words = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 46 });
const moved = (left: number, top: number) => {
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
  expect(moved(left!, top!)).toEqual(place);
});
