/** Where counters and chips stand in positions of computer games, at the sizes of many screens: see docs/client.md.
 * `make soak` measures two hundred others (tests/client/test_measured.py). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boostOf, leastZoom, MOST, standFor, stepOf } from "../../src/board/camera.svelte";
import { layOut, type Layout, type LayoutWishes } from "../../src/board/layout";
import { areaAt, isLandAt, worldOf, type BoardMap } from "../../src/board/mapfile";
import { placeMarks, type PlacedBadge } from "../../src/board/marks";
import { NO_MARKS, type BoardModel } from "../../src/board/model";
import type { Rect } from "../../src/board/rects";
import { boardModel as attackModel } from "../../src/games/attack/board";
import type { AttackSheet, AttackView } from "../../src/games/attack/types";
import { boardModel as classicModel } from "../../src/families/axis/board";
import type { ClassicPosition, ClassicSheet } from "../../src/games/classic/types";
import { attack, classic } from "./fixtures";

interface Recorded {
  game: "classic" | "attack";
  view: unknown;
  /** Where the seat's pieces may go. */
  targets: string[];
}
const path = process.env["SANDTABLE_POSITIONS"] ?? "tests/fixtures/positions.json";
const recorded = JSON.parse(readFileSync(path, "utf8")) as { sheets: Record<string, unknown>; positions: Recorded[] };

/** Windows, and what bar, dock or sheet leave of them for the map. */
const SCREENS = [
  { what: "390 × 844", width: 390, height: 560 },
  { what: "1024 × 768", width: 1024, height: 480 },
  { what: "1440 × 900", width: 1440, height: 656 },
  { what: "3840 × 2160", width: 3840, height: 1697 },
] as const;
const MOST_CHIPS = 10;
const PATIENCE = 300_000; // ms
/** How much of a fleet's counter must lie on water. */
const WET = 0.5;

function modelOf({ game, view }: Recorded): BoardModel {
  const sheet = recorded.sheets[game];
  if (game === "attack") return attackModel(view as AttackView, sheet as AttackSheet, null);
  return classicModel({ position: (view as { position: ClassicPosition }).position, sheet: sheet as ClassicSheet, movable: null });
}

/** Odds where attackers stand, and at some of the places where the seat's pieces may go. */
function chipsOf({ targets }: Recorded, { stacks }: BoardModel): string[] {
  const every = Math.max(1, Math.ceil(targets.length / MOST_CHIPS));
  return [...new Set([...stacks.filter((stack) => stack.attacker).map(({ area }) => area), ...targets.filter((_, i) => i % every === 0)])];
}

const middle = ({ x, y, w, h }: Rect, zoom: number): [number, number] => [(x + w / 2) / zoom, (y + h / 2) / zoom];

/** The part of a rectangle that lies on land. */
function dryOf(map: BoardMap, { x, y, w, h }: Rect, zoom: number): number {
  let dry = 0;
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 5; j++) if (isLandAt(map, (x + (w * (i + 0.5)) / 9) / zoom, (y + (h * (j + 0.5)) / 5) / zoom)) dry++;
  return dry / 45;
}

/** Fleets that stand on land, or in another zone without a line to one of their own. */
function ashore(map: BoardMap, { counters, zoom }: Layout): string[] {
  const fleets = counters.filter(({ stack }) => map.areas[stack.area]!.kind === "sea");
  return fleets.flatMap(({ stack, rect, leader }) => {
    const [x, y] = middle(rect, zoom);
    if (isLandAt(map, x, y) || dryOf(map, rect, zoom) > WET) return [`${stack.id} on land`];
    const at = areaAt(map, x, y);
    return leader || at === null || (stack.areas ?? [stack.area]).includes(at) ? [] : [`${stack.id} in ${at}`];
  });
}

/** How many points of a rectangle lie on each space. */
function spacesUnder(map: BoardMap, { x, y, w, h }: Rect, zoom: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 5; j++) {
      const area = areaAt(map, (x + (w * (i + 0.5)) / 9) / zoom, (y + (h * (j + 0.5)) / 5) / zoom);
      if (area) found.set(area, (found.get(area) ?? 0) + 1);
    }
  return found;
}

/** A line that comes out from under its chip. */
const isSeen = ({ leader, rect: { x, y, w, h } }: PlacedBadge): boolean =>
  leader !== null && (leader[1].x < x || leader[1].x > x + w || leader[1].y < y || leader[1].y > y + h);

/** Whether a chip lies on a place of its space, such as an island smaller than itself. */
const holds = (map: BoardMap, { area, rect }: PlacedBadge, zoom: number): boolean => areaAt(map, ...middle(rect, zoom)) === area;

/** Whether a chip would cover all places of its space, so that no line could be seen. */
function coversAll(map: BoardMap, { area, rect: { x, y, w, h } }: PlacedBadge, zoom: number): boolean {
  const { pole, anchors } = map.areas[area]!;
  const turn = map.wrap * zoom;
  const near = (at: number): number => at - (turn ? Math.round((at - x - w / 2) / turn) * turn : 0);
  return [pole, ...anchors].every((at) => Math.abs(near(at.x * zoom) - x - w / 2) < w / 2 + 4 && Math.abs(at.y * zoom - y - h / 2) < h / 2 + 4);
}

/** Chips that lie elsewhere, or more on another space than on their own, without a line that can be seen. */
const foreign = (map: BoardMap, badges: readonly PlacedBadge[], zoom: number): string[] =>
  badges.flatMap((badge) => {
    const under = spacesUnder(map, badge.rect, zoom);
    const [most, points] = [...under].sort(([, a], [, b]) => b - a)[0] ?? ["nothing", 0];
    const isAstray = points > (under.get(badge.area) ?? 0) || !holds(map, badge, zoom);
    return !isAstray || isSeen(badge) || (holds(map, badge, zoom) && coversAll(map, badge, zoom)) ? [] : [`${badge.area} on ${most}`];
  });

/** What the frame of the whole world cuts. */
function cut(map: BoardMap, rects: readonly { id: string; rect: Rect }[], zoom: number, width: number, height: number): string[] {
  const stand = standFor(map, worldOf(map), width, height);
  const isCut = ({ x, y, w, h }: Rect): boolean => {
    const turn = map.wrap * zoom;
    const left = (turn ? x - Math.floor((x + w / 2) / turn) * turn : x) + stand.x;
    return left < -0.01 || left + w > width + 0.01 || y + stand.y < -0.01 || y + h + stand.y > height + 0.01;
  };
  return rects.filter(({ rect }) => isCut(rect)).map(({ id }) => id);
}

const viewOf = (map: BoardMap) => Object.values(map.views)[0]!;

describe.each(SCREENS)("$what", ({ width, height }) => {
  const boost = boostOf(width);
  const zooms = (map: BoardMap) => ({
    world: leastZoom(map, width, height), theatre: standFor(map, viewOf(map), width, height).k,
    near: Math.sqrt(standFor(map, viewOf(map), width, height).k * MOST), nearest: MOST,
  });

  it.each(["world", "theatre", "near", "nearest"] as const)("in every position, %s", (what) => {
    const faults = recorded.positions.flatMap((position, n) => {
      const map = position.game === "classic" ? classic : attack;
      const zoom = zooms(map)[what];
      const model = modelOf(position);
      const wishes: LayoutWishes = {
        zoom, boost, step: stepOf(zoom / boost, map.limits), language: "en", isPhone: width < 768, names: true, values: true,
      };
      const layout = layOut(map, model, wishes);
      const odds = chipsOf(position, model).map((area) => ({ area, percent: 81, text: "81", preview: false, stale: false }));
      const { badges } = placeMarks(map, layout, { ...NO_MARKS, odds });
      const rects = [
        ...layout.counters.map(({ stack, rect }) => ({ id: `${stack.id} cut`, rect })),
        ...badges.map(({ area, rect }) => ({ id: `chip ${area} cut`, rect })),
      ];
      return [
        ...ashore(map, layout),
        ...foreign(map, badges, zoom).map((area) => `chip ${area}`),
        ...(what === "world" ? cut(map, rects, zoom, width, height) : []),
      ].map((fault) => `${position.game} ${n}: ${fault}`);
    });
    expect(faults).toEqual([]);
  }, PATIENCE);
});

/** The part of held land that must have its name: a crowd of counters may leave none of it free. */
const NAMED = 0.99;

describe("on a world of 1024 × 768", () => {
  const { width, height } = SCREENS[1];
  const zoom = leastZoom(classic, width, height);
  const wishes: LayoutWishes = { zoom, step: stepOf(zoom, classic.limits), language: "en", isPhone: false, names: true, values: true };
  const positions = recorded.positions.filter(({ game }) => game === "classic").map(modelOf);
  const layouts = positions.map((model) => ({ model, ...layOut(classic, model, wishes) }));

  it("land has its name and value", () => {
    const lands = layouts.flatMap(({ model, names }, n) =>
      classic.spaces.filter((id) => model.areas[id]?.owner)
        .map((id) => ({ id: `${n}: ${id}`, isNamed: names.some(({ area, text, value }) => area === id && text !== "" && value === model.areas[id]!.value) })));
    const missing = lands.filter(({ isNamed }) => !isNamed).map(({ id }) => id);
    expect(missing.length / lands.length, missing.join(", ")).toBeLessThan(1 - NAMED);
  });

  it("a name that gave way to counters stands elsewhere", () => {
    const given = layouts.flatMap(({ model, names, allNames }) =>
      allNames.filter((name) => model.areas[name.area]?.owner && !names.includes(name)).map(({ area }) => names.some((name) => name.area === area)));
    expect(given).not.toEqual([]);
    expect(given.filter((isNamed) => isNamed).length).toBeGreaterThan(0.9 * given.length);
  });
});

it("measures enough of both games", () => {
  expect(recorded.positions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(recorded.positions.map(({ game }) => game)).size).toBe(2);
});
