import { describe, expect, it } from "vitest";
import { BoardCamera, firstStand, held, keptStand, leastZoom, standFor, standOn, stepOf } from "../../src/board/camera.svelte";
import { within } from "../../src/board/geometry";
import { layOut } from "../../src/board/layout";
import { sampled } from "../../src/board/curves";
import type { BoardMap } from "../../src/board/mapfile";
import { placeMarks } from "../../src/board/marks";
import { NO_MARKS, type Arrow } from "../../src/board/model";
import { pointedAt } from "../../src/board/pointing";
import { covers } from "../../src/board/rects";
import { attack, classic, opening } from "./fixtures";

const layout = layOut(classic, opening, {
  zoom: 7.4, step: "middle", language: "en", isPhone: false, names: true, values: true,
});
const arrow = (path: string[]): Arrow => ({ id: path.join(">"), path, count: 3, kind: "attack", preview: false });
const place = (arrows: Arrow[]) => placeMarks(classic, layout, { ...NO_MARKS, arrows }).arrows;

describe("arrows", () => {
  it("bow between two areas and end with a head", () => {
    const [only] = place([arrow(["germany", "eastern_europe"])]);
    expect(only!.d.startsWith("M")).toBe(true);
    expect(only!.head.endsWith("Z")).toBe(true);
  });

  it("take the short way over the edge of the map", () => {
    const [only] = place([arrow(["sz_japan", "sz_midway", "sz_hawaii"].filter((id) => classic.areas[id]))]);
    expect(only!.rect.w).toBeLessThan((classic.wrap * 7.4) / 2);
  });

  it("go through the areas between", () => {
    const through = sampled([{ x: 0, y: 0 }, { x: 50, y: 40 }, { x: 100, y: 0 }]);
    expect(through.some(({ x, y }) => Math.hypot(x - 50, y - 40) < 0.01)).toBe(true);
  });

  it("lead on from each other without a gap, also through empty water", () => {
    const ends = (d: string) => d.slice(1).split("L").map((pair) => pair.split(" ").map(Number) as [number, number]);
    const empty = classic.spaces.filter((id) => classic.areas[id]!.kind === "sea" && !opening.stacks.some((stack) => stack.area === id));
    const lands = classic.spaces.filter((id) => classic.areas[id]!.kind === "land");
    const away = (one: string, other: string) => Math.hypot(classic.areas[one]!.pole.x - classic.areas[other]!.pole.x, classic.areas[one]!.pole.y - classic.areas[other]!.pole.y);
    const ways = empty.map((zone) => [zone, lands.sort((a, b) => away(a, zone) - away(b, zone))[0]!] as const);
    expect(ways.length).toBeGreaterThan(5);
    for (const [zone, coast] of ways) {
      const [sail, land] = place([arrow(["germany", zone]), arrow([zone, coast])]);
      const tip = ends(sail!.head.replace("Z", ""))[1]!;
      const start = ends(land!.d)[0]!;
      const turn = classic.wrap * 7.4;
      const across = Math.abs(tip[0] - start[0]) % turn;
      expect(Math.hypot(Math.min(across, turn - across), tip[1] - start[1]), `${zone} > ${coast}`).toBeLessThan(1);
    }
  });

  it("are left out when they name unknown areas", () => {
    expect(place([arrow(["germany", "atlantis"])])).toEqual([]);
  });

  it("keep their beads apart", () => {
    const [a, b] = place([arrow(["germany", "eastern_europe"]), arrow(["germany", "eastern_europe"])]);
    expect(Math.hypot(a!.bead.x - b!.bead.x, a!.bead.y - b!.bead.y)).toBeGreaterThan(10);
  });
});

describe("badges", () => {
  it("hide neither counters nor names nor each other", () => {
    const targets = Object.fromEntries(
      ["caucasus", "karelia_ssr", "russia", "persia", "sz_black_sea"].map((id) => [id, { kind: "attack" as const, steps: 1, air: false }]),
    );
    const odds = ["karelia_ssr", "caucasus"].map((area) => ({ area, percent: 81, text: "81", preview: false, stale: false }));
    const { badges } = placeMarks(classic, layout, { ...NO_MARKS, targets, odds, battles: ["karelia_ssr"] });
    expect(badges).toHaveLength(3);
    const taken = [...layout.names, ...layout.counters, ...badges].map((thing) => thing.rect);
    for (const badge of badges)
      expect(taken.filter((rect) => rect !== badge.rect && covers(rect, badge.rect, classic.wrap * 7.4))).toEqual([]);
  });
});

describe("pointing", () => {
  const at = (x: number, y: number, isTouch = false) => pointedAt(classic, layout, { x: x / 7.4, y: y / 7.4, zoom: 7.4, isTouch });
  const counter = layout.counters.find(({ stack }) => stack.id === "germany:germany")!;

  it("takes a counter before the ground under it", () => {
    const { x, y } = counter.rect;
    expect(at(x + 5, y + 5).stack?.id).toBe("germany:germany");
    expect(at(x + 5 + 360 * 7.4, y + 5).stack?.id).toBe("germany:germany");
  });

  it("is generous to fingers", () => {
    const small = layout.counters.find(({ stack }) => stack.area === "algeria")!;
    const { x, y, h } = small.rect;
    const beside = [x - 5, y + h / 2] as const;
    expect(at(...beside).stack).toBeNull();
    expect(at(...beside, true).stack?.id).toBe("algeria:germany");
  });

  it("finds an area by its name on the map, even over foreign ground", () => {
    const name = layout.names.find(({ area }) => area === "united_kingdom")!;
    expect(at(name.rect.x + 3, name.rect.y + 3).area).toBe("united_kingdom");
  });
});

describe("camera", () => {
  it("keeps the map over the whole window", () => {
    expect(leastZoom(classic, 1440, 656)).toBe(4);
    const stand = held(classic, { x: 5000, y: 300, k: 5 }, 1440, 656);
    expect(stand).toEqual({ x: 5000, y: 0, k: 5 });
    expect(held(classic, { x: 0, y: -9999, k: 5 }, 1440, 656).y).toBeCloseTo(656 - classic.height * 5);
  });

  it.each([classic, attack])("shows the whole of $title on a phone when asked, and begins with a part that fills it", (map) => {
    const whole = standFor(map, { x0: 0, y0: 0, x1: map.width, y1: map.height }, 390, 490);
    expect(whole.k * map.width).toBeCloseTo(390);
    expect(leastZoom(map, 390, 490)).toBe(whole.k);
    expect(whole.y).toBeCloseTo((490 - map.height * whole.k) / 2);
    expect(firstStand(map, 390, 490, 600).k * map.height).toBeCloseTo(600);
  });

  it("begins on a phone, upright or on its side, where most of what matters is, near enough to read; in a large window with all", () => {
    const seen = (map: BoardMap, matters: Record<string, number>, width: number, height: number): string[] => {
      const { x, y, k } = firstStand(map, width, height, 600, matters);
      expect(stepOf(k, map.limits)).toBe("middle");
      return Object.keys(matters).filter((id) => {
        const { label, pole } = map.areas[id]!;
        const at = { x: within((label ?? pole).x * k + x, map.wrap * k), y: (label ?? pole).y * k + y };
        return at.x > 20 && at.x < width - 20 && at.y > 15 && at.y < height - 15;
      });
    };
    for (const [width, height] of [[390, 490], [500, 390]] as const) {
      expect(seen(classic, { australia: 3, germany: 9, eastern_europe: 4, ukraine_ssr: 5 }, width, height)).toEqual(["germany", "eastern_europe", "ukraine_ssr"]);
      expect(seen(classic, { alaska: 2, soviet_far_east: 2, germany: 3 }, width, height)).toEqual(["alaska", "soviet_far_east"]);
      expect(seen(attack, { peru: 4, bolivia: 2, urals: 5 }, width, height)).toEqual(["peru", "bolivia"]);
    }
    const all = firstStand(classic, 1440, 656, 600, { germany: 9 });
    expect(all).toEqual(firstStand(classic, 1440, 656, 600));
    expect(firstStand(classic, 390, 490, 600, {})).toEqual(firstStand(classic, 390, 490, 600));
  });

  it("keeps middle and zoom when a panel opens or closes, and goes nearer only to hide emptiness", () => {
    const [small, tall] = [{ width: 390, height: 420 }, { width: 390, height: 560 }];
    const stand = { k: 5, x: -900, y: -100 };
    const middle = ({ x, y, k }: typeof stand, { width, height }: typeof small) => [(width / 2 - x) / k, (height / 2 - y) / k];
    const opened = keptStand(classic, stand, tall, small);
    expect([opened.k, ...middle(opened, small)]).toEqual([5, ...middle(stand, tall)]);
    expect(keptStand(classic, opened, small, tall)).toEqual(stand);
    const tight = { k: small.height / classic.height, x: -500, y: 0 };
    expect(keptStand(classic, tight, small, tall).k).toBeCloseTo(tall.height / classic.height);
    const whole = { k: 390 / classic.width, x: 0, y: 100 };
    expect(keptStand(classic, whole, small, tall).k).toBe(whole.k);
  });

  it("does not fit a preset anew on a phone when the sheet changes, but does in a large window", () => {
    const zoomAfter = (width: number, ...heights: number[]): number => {
      const camera = new BoardCamera(attack);
      camera.attach(document.createElement("div"));
      camera.preset = "world";
      const [first = 0, last = 0] = heights.map((height) => {
        camera.resize(width, height, 600);
        return camera.stand.k;
      });
      return last / first;
    };
    expect(zoomAfter(390, 420, 560)).toBe(1);
    expect(zoomAfter(390, 560, 420)).toBe(1);
    expect(zoomAfter(1440, 656, 500)).toBeCloseTo(500 / 656);
  });

  it("keeps what a phone begins with in the middle when panels come, until somebody moves the map", () => {
    const camera = new BoardCamera(attack);
    camera.attach(document.createElement("div"));
    camera.reducedMotion = true;
    camera.matters = { paraguay: 8, cuba: 4 };
    const shown = (): number => camera.stand.y + camera.stand.k * attack.areas["paraguay"]!.label!.y;
    camera.resize(390, 752, 607);
    camera.resize(390, 470, 607);
    const first = shown();
    expect(first).toBeLessThan(400);
    camera.resize(390, 560, 607);
    expect(shown() - first).toBeCloseTo(45, 0);
    camera.panBy(0, -0.1);
    const moved = shown();
    camera.resize(390, 470, 607);
    expect(moved - shown()).toBeCloseTo(45, 0);
  });

  it("begins anew on a phone with what matters to the next player, and stays as it is in a large window", () => {
    const standFor = (width: number, height: number): BoardCamera["stand"][] => {
      const camera = new BoardCamera(attack);
      camera.attach(document.createElement("div"));
      camera.reducedMotion = true;
      camera.matters = { paraguay: 8 };
      camera.resize(width, height, 607);
      const first = camera.stand;
      camera.beginWith({});
      expect(camera.stand).toEqual(first);
      camera.beginWith({ urals: 3 });
      return [first, camera.stand, firstStand(attack, width, height, 607, { urals: 3 })];
    };
    const [, second, wanted] = standFor(390, 470);
    expect(within(second!.x, attack.wrap * second!.k)).toBeCloseTo(within(wanted!.x, attack.wrap * wanted!.k), 0);
    expect(second!.y).toBeCloseTo(wanted!.y, 0);
    const [before, after] = standFor(1440, 656);
    expect(after).toEqual(before);
  });

  it("ends left and right where the map does not wrap", () => {
    expect(held({ ...classic, wrap: 0 }, { x: 50, y: 0, k: 5 }, 1440, 656).x).toBe(0);
  });

  it("shows presets whole", () => {
    const box = classic.views["europe"]!;
    const { x, y, k } = standFor(classic, box, 1440, 656);
    expect(box.x0 * k + x).toBeGreaterThanOrEqual(-0.01);
    expect(box.x1 * k + x).toBeLessThanOrEqual(1440.01);
    expect(box.y1 * k + y).toBeLessThanOrEqual(656.01);
  });

  it("brings an area beside the buttons of a phone, near enough to read", () => {
    const { pole, label } = classic.areas["ukraine_ssr"]!;
    const spot = label ?? pole;
    const { x, y, k } = standOn(classic, classic.areas["ukraine_ssr"]!, 3, 390, 490);
    expect(k).toBeGreaterThanOrEqual(7.5);
    expect(spot.x * k + x).toBeCloseTo((390 - 72) / 2);
    expect(spot.y * k + y).toBeGreaterThan(60);
    expect(standOn(classic, classic.areas["ukraine_ssr"]!, 4, 1440, 656).k).toBeGreaterThanOrEqual(3.5);
    expect(standOn(classic, classic.areas["ukraine_ssr"]!, 12, 390, 490).k).toBe(12);
  });
});
