import { describe, expect, it } from "vitest";
import { isInRing, joined, nearTurn, ringArea, simplify, within } from "../../src/board/geometry";
import { lookupOf } from "../../src/board/lookup";
import { areaAt, areaNear, atDetail, boxAround, nameOf, outlineOf, shortOf, turnsIn, unfold } from "../../src/board/mapfile";
import { attack, classic } from "./fixtures";

describe("decoding", () => {
  it("turns steps into places in map units", () => {
    expect([...unfold([100, 50, 10, -20, 0, 5], 50)]).toEqual([2, 1, 2.2, 0.6, 2.2, 0.7]);
  });

  it("finds all areas of the game and leaves scenery out", () => {
    expect(classic.spaces).toHaveLength(128);
    expect(classic.spaces).not.toContain("greenland");
    expect(classic.wrap).toBe(360);
    expect(attack.spaces).toHaveLength(61);
  });

  it("closes every ring", () => {
    for (const area of Object.values(classic.areas))
      for (const { rings } of area.polygons)
        for (const ring of rings) expect([ring[0], ring[1]]).toEqual([ring.at(-2), ring.at(-1)]);
  });

  it("covers the paper without gaps: the areas add up to the frame", () => {
    let sum = 0;
    for (const area of Object.values(classic.areas))
      for (const { rings } of area.polygons) sum += rings.reduce((rest, ring, n) => rest + (n ? -1 : 1) * ringArea(ring), 0);
    expect(sum).toBeCloseTo(classic.width * classic.height, 0);
  });

  it("speaks three languages, with short forms", () => {
    expect(nameOf(classic.areas["germany"]!, "de")).toBe("Deutschland");
    expect(shortOf(classic.areas["sz_baltic"]!, "en")).toBe("Baltic");
    expect(shortOf(classic.areas["germany"]!, "nl")).toBe("Duitsland");
  });
});

describe("hit test", () => {
  it.each(classic.spaces)("finds %s at its pole and anchors", (id) => {
    const { pole, anchors } = classic.areas[id]!;
    for (const { x, y } of [pole, ...anchors]) expect(areaAt(classic, x, y)).toBe(id);
  });

  it("is the same any number of turns around the world", () => {
    const { x, y } = classic.areas["japan"]!.pole;
    expect(areaAt(classic, x + 360, y)).toBe("japan");
    expect(areaAt(classic, x - 720, y)).toBe("japan");
  });

  it("is null on scenery and off the map, unless something is near", () => {
    const { x, y } = classic.areas["iceland"]!.pole;
    expect(areaAt(classic, x, y)).toBeNull();
    expect(areaAt(classic, 10, -3)).toBeNull();
    const wake = classic.areas["wake_island"]!.pole;
    expect(areaNear(classic, wake.x, wake.y, 1)).toBe("wake_island");
  });

  it("agrees with the coarse lookup nearly everywhere", () => {
    const lookup = lookupOf(classic);
    let same = 0;
    let all = 0;
    for (let x = 0.7; x < classic.width; x += 3.1)
      for (let y = 0.7; y < classic.height; y += 3.1) {
        const exact = areaAt(classic, x, y);
        if (!exact) continue;
        all++;
        if (lookup.at(x, y)?.id === exact) same++;
      }
    expect(same / all).toBeGreaterThan(0.97);
  });
});

describe("shapes for marks", () => {
  it("have fewer points and no tiny islands", () => {
    const points = (text: string) => text.split(/[ML]/).length;
    const norway = classic.areas["finland_norway"]!;
    const whole = norway.polygons.reduce((sum, { rings }) => sum + rings.reduce((n, ring) => n + ring.length / 2, 0), 0);
    expect(points(outlineOf(classic, "finland_norway").fill)).toBeLessThan(whole * 0.6);
  });

  it("do not draw the edges of the paper", () => {
    const { stroke, fill } = outlineOf(classic, "soviet_far_east"); // the cut divides it
    expect(fill).toContain("Z");
    const xs = [...stroke.matchAll(/[ML]([\d.]+) /g)].map((match) => Number(match[1]));
    const onEdge = stroke.match(/[ML](0|360) [\d.]+L(0|360) /g);
    expect(xs.length).toBeGreaterThan(10);
    expect(onEdge).toBeNull();
  });

  it("are rougher far away, and keep where arcs meet", () => {
    const rough = atDetail(classic, 0.3);
    const count = (map: typeof classic) => map.arcs.reduce((sum, { line }) => sum + line.length, 0);
    expect(count(rough)).toBeLessThan(count(classic) / 3);
    classic.arcs.forEach(({ line }, n) => {
      const other = rough.arcs[n]!.line;
      expect([other[0], other.at(-1)]).toEqual([line[0], line.at(-1)]);
    });
    expect(atDetail(classic, 0)).toBe(classic);
  });
});

describe("around the world", () => {
  it("moves by whole turns next to something", () => {
    expect(nearTurn(350, 10, 360)).toBe(-10);
    expect(nearTurn(5, 1085, 360)).toBe(1085);
    expect(nearTurn(350, 10, 0)).toBe(350);
    expect(within(-10, 360)).toBe(350);
  });

  it("shows a box once for every turn at which it lies in the window", () => {
    const box = { x0: 350, y0: 10, x1: 358, y1: 20 };
    const window = (x0: number, x1: number) => ({ x0, y0: 0, x1, y1: 160 });
    expect(turnsIn(classic, box, window(0, 360))).toEqual([0]);
    expect(turnsIn(classic, box, window(-20, 340))).toEqual([-1]);
    expect(turnsIn(classic, box, window(-12, 352))).toEqual([-1, 0]);
    expect(turnsIn(classic, box, window(100, 200))).toEqual([]);
  });

  it("frames areas the short way", () => {
    const box = boxAround(classic, ["japan", "hawaiian_islands"]);
    expect(box.x1 - box.x0).toBeLessThan(120);
    expect(box.x1).toBeGreaterThan(360);
  });
});

describe("geometry", () => {
  it("simplifies closed lines too", () => {
    const ring = new Float64Array([0, 0, 1, 0.01, 2, 0, 2, 2, 0, 2, 0, 0]);
    expect([...simplify(ring, 0.1)]).toEqual([0, 0, 2, 0, 2, 2, 0, 2, 0, 0]);
    expect(isInRing(ring, 1, 1)).toBe(true);
    expect(isInRing(ring, 3, 1)).toBe(false);
  });

  it("joins lines at their common point", () => {
    expect([...joined([new Float64Array([0, 0, 1, 1]), new Float64Array([1, 1, 2, 0])])]).toEqual([0, 0, 1, 1, 2, 0]);
  });
});
