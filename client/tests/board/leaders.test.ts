/** Lines from badges to their areas can be seen, also where a badge covers the places at which they mostly end. */
import { expect, it } from "vitest";
import { leastZoom } from "../../src/board/camera.svelte";
import { Leaders } from "../../src/board/leaders";
import { areaAt, type BoardMap } from "../../src/board/mapfile";
import { isCalledOut } from "../../src/board/names";
import { centred, type Rect } from "../../src/board/rects";
import { classic } from "./fixtures";

const [WIDTH, HEIGHT] = [26, 14];

/** Badges around the middle of each area that cover its middle and its anchors while their own lies elsewhere. */
function* covering(map: BoardMap, zoom: number): Generator<[area: string, rect: Rect]> {
  for (const id of map.spaces) {
    const { pole, anchors } = map.areas[id]!;
    if (isCalledOut(map.areas[id]!, zoom)) continue; // its line ends at the callout
    for (const [dx, dy] of [[0.45, 0], [-0.45, 0], [0, 0.45], [0, -0.45]] as const) {
      const at = { x: pole.x * zoom + dx * WIDTH, y: pole.y * zoom + dy * HEIGHT };
      const isUnder = (p: { x: number; y: number }): boolean =>
        Math.abs(p.x * zoom - at.x) < WIDTH / 2 && Math.abs(p.y * zoom - at.y) < HEIGHT / 2;
      if ([pole, ...anchors].every(isUnder) && areaAt(map, at.x / zoom, at.y / zoom) !== id) yield [id, centred(at.x, at.y, WIDTH, HEIGHT)];
    }
  }
}

/** Whether some of an area lies a little outside a badge. */
function looksOut(map: BoardMap, zoom: number, id: string, { x, y, w, h }: Rect): boolean {
  const parts = [0.25, 0.5, 0.75];
  const around = [...parts.flatMap((i) => [[x + w * i, y - 8], [x + w * i, y + h + 8]]), ...parts.flatMap((j) => [[x - 8, y + h * j], [x + w + 8, y + h * j]])];
  return around.some(([px, py]) => areaAt(map, px! / zoom, py! / zoom) === id);
}

it("a badge over all places of its area has a line that comes out from under it", () => {
  const zoom = leastZoom(classic, 390, 700);
  const leaders = new Leaders(classic, zoom, []);
  const some = [...covering(classic, zoom)].filter(([id, rect]) => looksOut(classic, zoom, id, rect));
  expect(some.length).toBeGreaterThan(0);
  const hidden = some.filter(([id, rect]) => {
    const to = leaders.of(classic.areas[id]!, rect)?.[1];
    return !to || (to.x >= rect.x && to.x <= rect.x + rect.w && to.y >= rect.y && to.y <= rect.y + rect.h);
  });
  expect(hidden.map(([id]) => id)).toEqual([]);
});
