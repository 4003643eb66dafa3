/** A caption stands beside its place: never over it, never outside the window. */
import { expect, test } from "vitest";
import { captionAt, clearOf, EDGE, leader, LOW_EDGE } from "../../src/table/captions";

const SIZES = [{ width: 1440, height: 650 }, { width: 390, height: 420 }, { width: 3840, height: 1500 }];
const box = (x: number, y: number, wide: number, tall: number) => ({ x0: x - wide / 2, x1: x + wide / 2, y0: y - tall / 2, y1: y + tall / 2 });

test("it keeps clear of the whole place, wherever that is in the window", () => {
  for (const window of SIZES) {
    const boost = window.width > 2000 ? 2 : 1;
    const caption = { width: 300 * boost, height: 58 * boost };
    for (let x = 5; x < window.width; x += 37) {
      for (let y = 5; y < window.height; y += 31) {
        const clear = clearOf({ x, y }, box(x, y, 90, 70), [], window, boost);
        const at = captionAt(clear, caption, window, boost);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(EDGE * boost);
        expect(at.x + caption.width).toBeLessThanOrEqual(window.width);
        expect(at.y + caption.height).toBeLessThanOrEqual(window.height);
        const covers = at.x < clear.x1 && at.x + caption.width > clear.x0 && at.y < clear.y1 && at.y + caption.height > clear.y0;
        expect(covers, `${x}, ${y} of ${window.width}`).toBe(false);
      }
    }
  }
});

test("of a large place only the middle and what stands there is kept clear, so that the caption is near", () => {
  const [window] = SIZES;
  const spot = { x: 700, y: 300 };
  const large = box(700, 300, 1000, 500);
  expect(clearOf(spot, large, [], window!)).toEqual(box(700, 300, 88, 68));
  expect(clearOf(spot, large, [box(700, 250, 60, 20), box(720, 300, 40, 20)], window!)).toEqual({ x0: 656, x1: 744, y0: 240, y1: 334 });
  expect(clearOf(spot, large, [box(100, 250, 60, 20), box(1300, 300, 40, 20)], window!)).toEqual(box(700, 300, 88, 68));
  expect(clearOf(spot, box(700, 300, 90, 70), [box(700, 250, 60, 20)], window!)).toEqual({ x0: 655, x1: 745, y0: 240, y1: 335 });
});

test("it goes lower where a button stands under the banner, and grows with the window", () => {
  const clear = box(700, 140, 88, 68);
  expect(captionAt(clear, { width: 300, height: 20 }, SIZES[0]!)).toEqual({ x: 550, y: 74 });
  expect(captionAt(clear, { width: 300, height: 20 }, SIZES[0]!, 1, LOW_EDGE)).toEqual({ x: 550, y: 186 });
});

test("a line leads to the place and ends before what stands there", () => {
  expect(leader({ x: 550, y: 100 }, { width: 300, height: 50 }, { x: 700, y: 300 })).toEqual({ from: { x: 700, y: 150 }, to: { x: 700, y: 266 } });
  expect(leader({ x: 550, y: 100 }, { width: 300, height: 50 }, { x: 700, y: 160 })).toBeNull();
});
