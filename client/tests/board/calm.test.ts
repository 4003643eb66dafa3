/** A calm map: the world whole, near enough to tell targets apart, ships at sea, odds at the space they speak of. */
import { describe, expect, it } from "vitest";
import { BoardCamera, boostOf, leastZoom, standFor, stepOf } from "../../src/board/camera.svelte";
import { gathered, TINY } from "../../src/board/gather";
import { layOut } from "../../src/board/layout";
import { areaAt, worldOf, type BoardMap } from "../../src/board/mapfile";
import { placeMarks } from "../../src/board/marks";
import { NO_MARKS, type BoardModel, type Stack, type Target } from "../../src/board/model";
import { nearTurn, type Point } from "../../src/board/geometry";
import { isCalledOut } from "../../src/board/names";
import { grown, middleOf, type Rect } from "../../src/board/rects";
import { collide } from "../../src/board/theatre";
import { floatsIn, type Floats } from "../../src/table/floats";
import { attack, classic, opening, style } from "./fixtures";

const sum = (stacks: readonly Stack[]): number => stacks.flatMap(({ units }) => units).reduce((all, { count }) => all + count, 0);

describe.each([["Classic", classic], ["Attack!", attack]] as [string, BoardMap][])("the world of %s", (_, map) => {
  it.each([[390, 490], [1024, 480], [1100, 600], [1366, 524], [1440, 656], [1920, 836], [3840, 1697]])("is whole in %i × %i", (width, height) => {
    const { x0, y0, x1, y1 } = worldOf(map);
    const { x, y, k } = standFor(map, worldOf(map), width, height);
    expect(k).toBe(leastZoom(map, width, height));
    for (const [at, size, room] of [[x0 * k + x, (x1 - x0) * k, width], [y0 * k + y, (y1 - y0) * k, height]] as const) {
      expect(at).toBeGreaterThan(-0.01);
      expect(at + size).toBeLessThan(room + 0.01);
    }
  });
});

describe("a very large window", () => {
  it("shows the world like a usual one, only larger", () => {
    expect([390, 1440, 1920, 2560, 3840].map(boostOf)).toEqual([1, 1, 1, 1.3, 2]);
    const zoom = leastZoom(classic, 3840, 1697);
    const scaleAt = (k: number, boost: number) =>
      layOut(classic, opening, { zoom: k, boost, step: stepOf(k / boost, style.zoom), language: "en", isPhone: false, names: true, values: true }).counters[0]!.scale;
    expect(scaleAt(zoom, 2)).toBe(2 * scaleAt(zoom / 2, 1));
  });
});

describe("a selected stack", () => {
  const targets = (...ids: string[]) => Object.fromEntries(ids.map((id): [string, Target] => [id, { kind: "attack", steps: 1, air: false }]));
  const NEAR = targets("karelia_ssr", "ukraine_ssr", "southern_europe", "western_europe", "switzerland");

  function camera(): BoardCamera {
    const eye = new BoardCamera(classic);
    eye.attach(document.createElement("div"));
    eye.reducedMotion = true;
    eye.preset = "world";
    eye.resize(1440, 656, 600);
    return eye;
  }

  it("brings the camera near when its targets would collide, with all of them in sight, and back when it is put down", () => {
    const eye = camera();
    const world = eye.stand.k;
    expect(collide(classic, Object.keys(NEAR), world)).toBe(true);
    eye.aimAt({ selected: ["germany"], targets: NEAR });
    expect(eye.stand.k).toBeGreaterThan(1.5 * world);
    for (const id of ["germany", ...Object.keys(NEAR)]) {
      const { box } = classic.areas[id]!;
      expect([box.x0 >= eye.view.x0, box.y0 >= eye.view.y0, box.x1 <= eye.view.x1, box.y1 <= eye.view.y1], id).toEqual([true, true, true, true]);
    }
    eye.aimAt({ selected: [], targets: {} });
    expect([eye.stand.k, eye.preset]).toEqual([world, "world"]);
  });

  it("makes way for coasts that ships reach, once they are known", () => {
    const eye = camera();
    const world = eye.stand.k;
    const around = targets("western_canada", "alaska", "western_usa", "eastern_usa", "sz_east_canada");
    eye.aimAt({ selected: ["eastern_canada"], targets: around });
    expect(eye.stand.k).toBeGreaterThan(1.5 * world);
    const near = eye.stand;
    eye.aimAt({ selected: ["eastern_canada"], targets: targets("western_canada") });
    expect(eye.stand).toEqual(near); // fewer of them
    eye.aimAt({ selected: ["eastern_canada"], targets: { ...around, ...targets("western_europe", "algeria") } });
    const { box } = classic.areas["algeria"]!;
    expect(box.x1).toBeLessThan(eye.view.x1);
    eye.aimAt({ selected: [], targets: {} });
    expect([eye.stand.k, eye.preset]).toEqual([world, "world"]);
  });

  it("counts with its targets: its own counter covers none of their names", () => {
    const eye = camera();
    const world = eye.stand.k;
    const around = targets("karelia_ssr", "caucasus", "germany", "southern_europe");
    eye.aimAt({ selected: ["ukraine_ssr"], targets: around });
    expect(eye.stand.k).toBeGreaterThan(1.2 * world);
  });

  it("leads back to where a phone looked, which is a part of the world, as moves of others do", () => {
    const eye = new BoardCamera(classic);
    eye.attach(document.createElement("div"));
    eye.reducedMotion = true;
    eye.preset = "world";
    eye.matters = { united_kingdom: 10 };
    eye.resize(390, 560, 600);
    const { x, y, k } = eye.stand;
    const isBack = () => expect([eye.stand.x / 10, eye.stand.y / 10, eye.stand.k]).toEqual([x / 10, y / 10, k].map((value) => expect.closeTo(value, 1)));
    eye.followTo("japan");
    expect(Math.abs(eye.stand.x - x)).toBeGreaterThan(100);
    eye.comeBack();
    isBack();
    eye.aimAt({ selected: ["germany"], targets: NEAR });
    eye.aimAt({ selected: [], targets: {} });
    isBack();
  });

  it("gets where it flies to though a panel opens meanwhile and takes room from the map", () => {
    const eye = new BoardCamera(classic);
    eye.attach(document.createElement("div"));
    eye.reducedMotion = true;
    eye.matters = { japan: 10 };
    eye.resize(390, 560, 600);
    const sees = (id: string): boolean => {
      const { x, y } = classic.areas[id]!.pole;
      const { x0, y0, x1, y1 } = eye.view;
      return nearTurn(x, (x0 + x1) / 2, classic.wrap) > x0 && nearTurn(x, (x0 + x1) / 2, classic.wrap) < x1 && y > y0 && y < y1;
    };
    eye.followTo("brazil");
    expect([sees("brazil"), sees("japan")]).toEqual([true, false]);
    eye.reducedMotion = false;
    eye.comeBack();
    expect(sees("japan")).toBe(false); // on its way
    eye.resize(390, 400, 600);
    expect(sees("japan")).toBe(true);
    eye.resize(390, 500, 600);
    expect(sees("japan")).toBe(true);
  });

  it("does not move the map back under a pointer: it waits until that has left, or something was put down by key", () => {
    const eye = camera();
    const world = eye.stand.k;
    eye.aimAt({ selected: ["germany"], targets: NEAR });
    const near = eye.stand;
    eye.point(true);
    eye.aimAt({ selected: [], targets: {} });
    expect(eye.stand).toEqual(near);
    eye.aimAt({ selected: ["germany"], targets: NEAR });
    eye.point(false);
    expect(eye.stand).toEqual(near); // the next stack is taken up already
    eye.point(true);
    eye.aimAt({ selected: [], targets: {} });
    eye.point(false);
    expect([eye.stand.k, eye.preset]).toEqual([world, "world"]);
  });

  it("brings the camera to its part of the map where the targets lie all over the world", () => {
    const eye = camera();
    eye.aimAt({ selected: ["germany"], targets: { ...NEAR, ...targets("alaska", "brazil", "australia", "union_of_south_africa") } });
    expect(eye.stand.k).toBeCloseTo(standFor(classic, classic.views["europe"]!, 1440, 656, 40).k);
  });

  it("leaves the camera alone where its targets lie apart, and where somebody has moved the map meanwhile", () => {
    const eye = camera();
    const world = eye.stand;
    eye.aimAt({ selected: ["brazil"], targets: targets("argentina_chile", "australia") });
    expect(eye.stand).toEqual(world);
    eye.aimAt({ selected: ["germany"], targets: NEAR });
    eye.panBy(0.2, 0);
    const moved = eye.stand;
    eye.aimAt({ selected: [], targets: {} });
    expect(eye.stand).toEqual(moved);
  });
});

describe("others' moves", () => {
  const MOVES = ["japan", "brazil", "australia"];
  function camera(): BoardCamera {
    const eye = new BoardCamera(classic);
    eye.attach(document.createElement("div"));
    eye.reducedMotion = true;
    eye.resize(1440, 656, 600);
    eye.flyTo("europe");
    eye.letFollow();
    return eye;
  }
  const isSeen = ({ view: { x0, y0, x1, y1 } }: BoardCamera, id: string): boolean => {
    const { pole } = classic.areas[id]!;
    const x = pole.x + classic.wrap * Math.round(((x0 + x1) / 2 - pole.x) / classic.wrap);
    return x > x0 && x < x1 && pole.y > y0 && pole.y < y1;
  };

  it.each(MOVES)("bring the camera to %s at the same zoom, and it goes back afterwards", (area) => {
    const eye = camera();
    const { stand } = eye;
    expect(isSeen(eye, area)).toBe(false);
    eye.followTo(area);
    expect([isSeen(eye, area), eye.stand.k, eye.preset]).toEqual([true, stand.k, null]);
    eye.followTo("germany");
    eye.comeBack();
    expect([eye.stand, eye.preset]).toEqual([stand, "europe"]);
  });

  it("leave it where it is while they are in sight", () => {
    const eye = camera();
    const { stand } = eye;
    eye.followTo("germany");
    eye.followTo("nowhere");
    eye.comeBack();
    expect([eye.stand, eye.preset]).toEqual([stand, "europe"]);
  });

  it("leave it to whoever has moved it, until another turn begins", () => {
    const eye = camera();
    eye.followTo("japan");
    eye.panBy(0.1, 0);
    const { stand } = eye;
    eye.followTo("brazil");
    eye.comeBack();
    expect(eye.stand).toEqual(stand);
    eye.letFollow();
    eye.followTo("brazil");
    expect(isSeen(eye, "brazil")).toBe(true);
  });
});

describe("ships", () => {
  /** Fleets of three nations in the narrowest waters. */
  const NARROW = ["sz_baltic", "sz_west_mediterranean", "sz_black_sea", "sz_east_mediterranean", "sz_red_sea"].filter((id) => classic.areas[id]);
  const model: BoardModel = {
    areas: opening.areas,
    stacks: [
      ...opening.stacks.filter(({ area }) => !NARROW.includes(area)),
      ...NARROW.flatMap((area) => ["uk", "usa", "germany"].map((nation): Stack => ({
        id: `${area}:${nation}`, area, nation, units: [{ kind: "battleship", count: 2 }, { kind: "transport", count: 3 }, { kind: "submarine", count: 1 }],
      }))),
    ],
  };

  it.each([1024 / 360, 4, 5.4, 7.4])("stand on water at %d pixels per map unit, in their zone or with a line to it", (zoom) => {
    const { counters } = layOut(classic, model, { zoom, step: stepOf(zoom, style.zoom), language: "en", isPhone: false, names: true, values: true });
    expect(NARROW.length).toBeGreaterThan(2);
    const wrong = counters.filter(({ stack, rect, leader }) => {
      const { x, y } = middleOf(rect);
      const under = areaAt(classic, x / zoom, y / zoom);
      return classic.areas[stack.area]!.kind === "sea" && (!under || classic.areas[under]!.kind !== "sea" || (under !== stack.area && !leader));
    });
    expect(wrong.map(({ stack }) => stack.id)).toEqual([]);
  });
});

describe("odds", () => {
  const marksAt = (zoom: number) => {
    const layout = layOut(classic, opening, { zoom, step: stepOf(zoom, style.zoom), language: "en", isPhone: false, names: true, values: true });
    const odds = classic.spaces.map((area) => ({ area, percent: 50, text: "50", preview: false, stale: false }));
    return { layout, ...placeMarks(classic, layout, { ...NO_MARKS, odds }) };
  };

  it("have a line to their space where they had to stand aside", () => {
    const zoom = 4;
    const { badges } = marksAt(zoom);
    const at = (rect: (typeof badges)[number]["rect"]) => areaAt(classic, middleOf(rect).x / zoom, middleOf(rect).y / zoom);
    expect(badges.filter(({ area, rect, leader }) => at(rect) !== area && !leader).map(({ area }) => area)).toEqual([]);
    const led = badges.filter(({ leader }) => leader);
    expect(led.length).toBeGreaterThan(0);
    expect(led.length).toBeLessThan(badges.length / 2);
  });

  it.each([4, 6, 9, 14])("have lines that keep off counters wherever their space has a place to end at, at %d pixels per map unit", (zoom) => {
    const { layout, badges } = marksAt(zoom);
    const turn = classic.wrap * zoom;
    const isOver = (x: number, y: number, { x: left, y: top, w, h }: Rect): boolean => {
      const dx = x - left - w / 2;
      return Math.abs(dx - Math.round(dx / turn) * turn) < w / 2 && Math.abs(y - top - h / 2) < h / 2;
    };
    const crosses = (from: Point, to: Point): boolean => {
      const dx = to.x - from.x - Math.round((to.x - from.x) / turn) * turn;
      return Array.from({ length: 101 }, (_, i) => i / 100).some((part) => layout.counters.some(({ rect }) => isOver(from.x + dx * part, from.y + (to.y - from.y) * part, rect)));
    };
    const wrong = badges.filter(({ area, rect, leader }) => {
      const { pole, anchors, callout } = classic.areas[area]!;
      if (!leader || (callout && isCalledOut(classic.areas[area]!, zoom)) || !crosses(...leader)) return false;
      const ends = [pole, ...anchors].map(({ x, y }) => ({ x: x * zoom, y: y * zoom })).filter(({ x, y }) => !isOver(x, y, grown(rect, 5)));
      return ends.some((end) => !crosses(middleOf(rect), end));
    });
    expect(wrong.map(({ area }) => area)).toEqual([]);
    expect(badges.some(({ leader }) => leader)).toBe(true);
  });
});

describe("a tiny map", () => {
  it("gathers the counters of a nation and keeps every piece", () => {
    const zoom = 390 / 360;
    expect(zoom).toBeLessThan(TINY);
    const heaps = gathered(classic, opening.stacks, zoom);
    expect(heaps.length).toBeLessThan(0.6 * opening.stacks.length);
    expect(sum(heaps)).toBe(sum(opening.stacks));
    const ships = (stacks: readonly Stack[]) => sum(stacks.filter(({ area }) => classic.areas[area]!.kind === "sea"));
    expect(ships(heaps)).toBe(ships(opening.stacks));
  });
});

describe("the round buttons of a phone", () => {
  const window = { view: { x0: 150, y0: 20, x1: 215, y1: 102 }, width: 390, height: 492 };
  const placeOf = (x: number, y: number) => ({ ...classic.areas["germany"]!, pole: { x, y, r: 1 }, label: null, callout: null, anchors: [{ x, y, r: 1 }] });
  const mapWith = (...places: [number, number][]): BoardMap => ({
    ...classic, areas: Object.fromEntries(places.map(([x, y], i) => [`a${i}`, placeOf(150 + x / 6, 20 + y / 6)])),
  });
  const placed = (corner: string, row = false, all = true, down = 0) => ({ corner, row, down, all });
  /** Along both edges, so near to each other that no three buttons fit between them. */
  const EDGES: [number, number][] = [355, 35].flatMap((x) => [140, 260, 380].map((y): [number, number] => [x, y]));
  const floatsFor = (...places: [number, number][]) => floatsIn(mapWith(...places), { areas: places.map((_, i) => `a${i}`), counters: [] }, window, 3);
  /** A counter with its middle at a place of the window. */
  const counterAt = ([x, y]: [number, number]) => ({ x0: 150 + (x - 20) / 6, y0: 20 + (y - 9) / 6, x1: 150 + (x + 20) / 6, y1: 20 + (y + 9) / 6 });
  const floatsOver = (...counters: [number, number][]) => floatsIn(mapWith(), { areas: [], counters: counters.map(counterAt) }, window, 3);

  it("stand in a corner with nothing to tap under them, below each other or in a row", () => {
    expect(floatsFor()).toEqual(placed("top right"));
    expect(floatsFor([200, 240])).toEqual(placed("top right"));
    expect(floatsFor([355, 90])).toEqual(placed("top left"));
    expect(floatsFor([355, 90], [35, 150])).toEqual(placed("bottom right"));
    expect(floatsFor([355, 150], [35, 150], [350, 330], [30, 330])).toEqual(placed("top right", true));
  });

  it("are only the first, which undoes, where there is no room for all, or none at all", () => {
    const rows: [number, number][] = [[240, 40], [130, 40], [240, 450], [130, 450]];
    expect(floatsFor(...EDGES, ...rows)).toEqual(placed("top right", false, false));
    const all = [355, 35].flatMap((x) => [40, 110, 180, 250, 320, 390, 460].map((y): [number, number] => [x, y]));
    expect(floatsFor(...all)).toBeNull();
  });

  it("keep off counters too, and hide as few as they can where they stand everywhere", () => {
    expect(floatsOver([355, 120])).toEqual(placed("top left"));
    expect(floatsOver([355, 150], [35, 150], [350, 370], [30, 370])).toEqual(placed("top right", true));
    const rows: [number, number][] = [[240, 40], [130, 40], [240, 450], [130, 450]];
    expect(floatsOver([355, 40], [35, 40], [350, 450], [30, 450])).toEqual(placed("top right", false, true, 48)); // lower down
    expect(floatsOver(...EDGES, ...rows)).toEqual(placed("top right", false, false));
    const all = [355, 35].flatMap((x) => [40, 90, 140, 190, 240, 290, 340, 390, 440].map((y): [number, number] => [x, y]));
    expect(floatsOver(...all)).toEqual(placed("top right", true)); // over one instead of three or four
  });

  it("stay where they were as long as that is as good", () => {
    const at = (before: Floats | null) => floatsIn(classic, { areas: [], counters: [] }, window, 3, before);
    expect(at(null)).toEqual(placed("top right"));
    expect(at({ corner: "bottom left", row: true, down: 0, all: false })).toEqual(placed("bottom left", true));
  });
});
