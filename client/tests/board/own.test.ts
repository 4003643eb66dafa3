/** In a crowd every counter stands on its own area, as long as there is room on it. */
import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/board/camera.svelte";
import { layOut, type Layout } from "../../src/board/layout";
import { lookupOf } from "../../src/board/lookup";
import type { BoardMap } from "../../src/board/mapfile";
import type { BoardModel, Stack } from "../../src/board/model";
import { isCalledOut, MARGIN } from "../../src/board/names";
import { centred, middleOf, type Rect } from "../../src/board/rects";
import type { PlacedCounter } from "../../src/board/standing";
import { walkFrom, type Direction } from "../../src/board/walk";
import { attack, classic } from "./fixtures";

const SLACK = 2; // pixels that a place must have to spare, so that a search of some coarseness finds it

/** Pieces of an owner everywhere, and attackers in every third area. */
function crowd(map: BoardMap): BoardModel {
  const stacks = map.spaces.flatMap((area, index): Stack[] => {
    const kinds = map.areas[area]!.kind === "sea" ? ["transport", "submarine", "battleship"] : ["infantry", "armor", "fighter"];
    const units = kinds.map((kind, i) => ({ kind, count: i ? 1 : 3 }));
    const owner = { id: `${area}:owner`, area, nation: "uk", units };
    return index % 3 ? [owner] : [owner, { id: `${area}:attacker`, area, nation: "germany", units, attacker: true }];
  });
  const land = map.spaces.filter((id) => map.areas[id]!.kind === "land");
  return { areas: Object.fromEntries(land.map((id) => [id, { owner: "uk", value: 2, installations: [] }])), stacks };
}

function isOn(map: BoardMap, zoom: number, area: string, x: number, y: number): boolean {
  return lookupOf(map).at(x / zoom, y / zoom)?.id === area;
}

/** Room for a fleet: nearly all of its counter lies on water. */
function isWater(map: BoardMap, zoom: number, { x, y, w, h }: Rect): boolean {
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const under = parts.flatMap((i) => parts.map((j) => lookupOf(map).at((x + w * i) / zoom, (y + h * j) / zoom)?.kind));
  return under.filter((kind) => kind === "land" || kind === "inert").length < 0.2 * under.length;
}

function hasRoomInside(map: BoardMap, { zoom, surface }: Layout, { stack: { area }, rect }: PlacedCounter): boolean {
  const { x0, y0, x1, y1 } = map.areas[area]!.box;
  const more = 2 * (MARGIN + SLACK);
  const isPlace = (x: number, y: number): boolean =>
    [-SLACK, SLACK].every((dx) => [-SLACK, SLACK].every((dy) => isOn(map, zoom, area, x + dx, y + dy))) &&
    (map.areas[area]!.kind === "land" || isWater(map, zoom, centred(x, y, rect.w, rect.h))) &&
    surface.isFree(centred(x, y, rect.w + more, rect.h + more));
  surface.give(rect);
  let found = false;
  for (let y = y0 * zoom; y <= y1 * zoom && !found; y += SLACK)
    for (let x = x0 * zoom; x <= x1 * zoom && !found; x += SLACK) found = isPlace(x, y);
  surface.take(rect);
  return found;
}

/** Counters whose middle lies on another area although theirs has room; small islands have a disc in the water instead. */
function astray(map: BoardMap, layout: Layout): string[] {
  const off = layout.counters.filter(({ stack: { area }, rect }) => {
    const { x, y } = middleOf(rect);
    return !isCalledOut(map.areas[area]!, layout.zoom) && !isOn(map, layout.zoom, area, x, y);
  });
  return off.filter((counter) => hasRoomInside(map, layout, counter)).map(({ stack: { id } }) => id);
}

const SCREENS: [game: string, map: BoardMap, zoom: number, isPhone: boolean][] = [
  ["Classic", classic, 3, true], ["Classic", classic, 4, false], ["Classic", classic, 7.4, true], ["Classic", classic, 12, false],
  ["Attack!", attack, 2.2, false], ["Attack!", attack, 3.2, true], ["Attack!", attack, 7.4, false], ["Attack!", attack, 24, false],
];

describe.each(SCREENS)("%s (%#)", (_, map, zoom, isPhone) => {
  const model = crowd(map);
  const wishes = { zoom, step: stepOf(zoom, map.limits), language: "en", isPhone, names: true, values: true };

  it.each<[Direction]>([["left"], ["down"]])(`keeps counters on their areas at ${zoom} pixels per map unit, attacked from %s`, (way) => {
    const from = Object.fromEntries(map.spaces.map((id) => [id, map.areas[walkFrom(map, id, way)]!.pole]));
    const layout = layOut(map, model, { ...wishes, from });
    expect(layout.counters).toHaveLength(model.stacks.length);
    expect(astray(map, layout)).toEqual([]);
  });
});
