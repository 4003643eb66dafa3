import { describe, expect, it } from "vitest";
import { stepOf } from "../../src/board/camera.svelte";
import { counterScale, counterShape, TAB } from "../../src/board/counters";
import { layOut, shownIn, type LayoutWishes } from "../../src/board/layout";
import type { BoardModel, Stack } from "../../src/board/model";
import { covers, middleOf } from "../../src/board/rects";
import { textWidth } from "../../src/board/style";
import { attack, classic, opening, style } from "./fixtures";

const wish = (zoom: number, more: Partial<LayoutWishes> = {}): LayoutWishes => ({
  zoom, step: stepOf(zoom, style.zoom), language: "en", isPhone: false, names: true, values: true, ...more,
});

/** Pairs that cover each other, as text. */
function clashes(model: BoardModel, wishes: LayoutWishes, map = classic): string[] {
  const { names, counters, callouts, zoom } = layOut(map, model, wishes);
  const things = [
    ...names.map((name) => ({ what: `name ${name.area}`, rect: name.rect })),
    ...counters.map((counter) => ({ what: `counter ${counter.stack.id}`, rect: counter.rect })),
    ...callouts.map(({ area, x, y, r }) => ({ what: `disc ${area}`, rect: { x: x - r, y: y - r, w: 2 * r, h: 2 * r } })),
  ];
  return things.flatMap((a, i) =>
    things.slice(i + 1).filter((b) => covers(a.rect, b.rect, map.wrap * zoom)).map((b) => `${a.what} / ${b.what}`),
  );
}

/** Every area with pieces of two nations: far more than a game has. */
const crowded: BoardModel = {
  areas: opening.areas,
  stacks: classic.spaces.flatMap((area): Stack[] =>
    ["germany", "uk"].map((nation) => ({
      id: `${area}:${nation}`, area, nation,
      units: classic.areas[area]!.kind === "sea"
        ? [{ kind: "transport", count: 2 }, { kind: "submarine", count: 1 }]
        : [{ kind: "infantry", count: 12 }, { kind: "armor", count: 3 }, { kind: "fighter", count: 2 }],
    })),
  ),
};

describe("nothing covers anything", () => {
  for (const zoom of [3, 4, 5.2, 7.4, 12, 24])
    for (const language of ["en", "de", "nl"])
      it(`at ${zoom} pixels per map unit in ${language}`, () => {
        expect(clashes(opening, wish(zoom, { language }))).toEqual([]);
      });

  it("on a phone", () => {
    expect(clashes(opening, wish(3, { isPhone: true }))).toEqual([]);
    expect(clashes(opening, wish(10, { isPhone: true }))).toEqual([]);
  });

  it("when every area is full of two nations' pieces", () => {
    expect(clashes(crowded, wish(7.4))).toEqual([]);
    expect(clashes(crowded, wish(12))).toEqual([]);
  });

  it("with letter codes, which make counters wider", () => {
    expect(clashes(opening, wish(7.4, { codeOf: () => "BB" }))).toEqual([]);
  });

  it("on a board of another game", () => {
    const areas = Object.fromEntries(attack.spaces.map((id) => [id, { owner: "red", value: 0, installations: [] }]));
    expect(clashes({ areas, stacks: [] }, wish(6), attack)).toEqual([]);
  });
});

describe("names", () => {
  it("name all land from the middle step on, never below 9.6 pixels", () => {
    for (const zoom of [5.2, 7.4]) {
      const { names } = layOut(classic, opening, wish(zoom));
      const named = new Set(names.map((name) => name.area));
      const missing = classic.spaces.filter((id) => classic.areas[id]!.kind === "land" && !named.has(id));
      expect(missing.length).toBeLessThanOrEqual(1);
      for (const name of names) expect(name.size).toBeGreaterThanOrEqual(name.kind === "land" ? 9.6 : 9);
    }
  });

  const CAPITALS = ["eastern_usa", "germany", "japan", "russia", "united_kingdom"];

  it("at a glance, on a phone or a tiny map, are those of capitals only", () => {
    for (const { names } of [layOut(classic, opening, wish(3, { isPhone: true })), layOut(classic, opening, wish(2.1))])
      expect(names.map((name) => name.area).sort()).toEqual(CAPITALS);
  });

  it.each(["en", "de", "nl"])("and values of all land that somebody holds stay on a world of 1024 pixels in %s, short where there is little room", (language) => {
    const { names } = layOut(classic, opening, wish(1024 / 360, { language }));
    const land = classic.spaces.filter((id) => opening.areas[id]?.owner);
    const named = land.filter((id) => names.some(({ area, text, value }) => area === id && text !== "" && value === opening.areas[id]!.value));
    expect(land.filter((id) => !named.includes(id))).toEqual([]);
  });

  it("can be switched off, values too", () => {
    const none = layOut(classic, opening, wish(7.4, { names: false, values: false }));
    expect(none.names).toEqual([]);
    const values = layOut(classic, opening, wish(7.4, { names: false }));
    expect(values.names.every((name) => name.text === "" && name.value > 0)).toBe(true);
  });

  it("spell installations out when near and words are given", () => {
    const { names } = layOut(classic, opening, wish(14, { word: (kind) => kind }));
    expect(names.find((name) => name.area === "germany")?.caption).toBe("industrial_complex · aa_gun");
  });

  it("stay where they are when pieces move", () => {
    const before = layOut(classic, opening, wish(7.4));
    const stacks = opening.stacks.filter((stack) => stack.area !== "ukraine_ssr");
    const after = layOut(classic, { ...opening, stacks }, wish(7.4), before);
    expect(after.names.map(({ area, x, y }) => [area, x, y])).toEqual(before.names.map(({ area, x, y }) => [area, x, y]));
  });

  it("are measured in ems of their letters", () => {
    expect(textWidth(style, "Germany", "land")).toBeGreaterThan(2.8);
    expect(textWidth(style, "Germany", "land")).toBeLessThan(4);
  });
});

describe("counters", () => {
  const stack = (units: Stack["units"], more: Partial<Stack> = {}): Stack => ({ id: "s", area: "germany", nation: "germany", units, ...more });

  it("stand on their own ground or beside their name in the opening", () => {
    for (const zoom of [5.2, 7.4]) {
      const { counters } = layOut(classic, opening, wish(zoom));
      expect(counters).toHaveLength(opening.stacks.length);
      const led = counters.filter(({ stack: { area }, leader }) => leader && !classic.areas[area]!.callout);
      expect(led.map(({ stack: { id } }) => id)).toEqual([]);
    }
  });

  it("have two kinds in a row on land and three at sea", () => {
    const four = [{ kind: "infantry", count: 4 }, { kind: "armor", count: 2 }, { kind: "fighter", count: 1 }, { kind: "bomber", count: 1 }];
    const land = counterShape(stack(four), false, "middle");
    expect(new Set(land.cells.map((cell) => cell.y)).size).toBe(2);
    expect(land.cells[0]!.x).toBe(land.cells[2]!.x);
    expect(land.cells[0]!.x).toBeGreaterThan(TAB);
    const sea = counterShape(stack(four), true, "middle");
    expect(sea.cells.map((cell) => cell.y === sea.cells[0]!.y)).toEqual([true, true, true, false]);
  });

  it("join a carrier and its planes by a line", () => {
    const fleet = [{ kind: "fighter", count: 2, aboard: true }, { kind: "battleship", count: 1 }, { kind: "aircraft_carrier", count: 1, deck: true }];
    const shape = counterShape(stack(fleet), true, "middle");
    expect(shape.cells.map((cell) => cell.kind)).toEqual(["fighter", "aircraft_carrier", "battleship"]);
    expect(shape.deck!.x0).toBe(shape.cells[0]!.x);
    expect(shape.deck!.x1).toBeLessThan(shape.cells[2]!.x);
  });

  it("show emblem and total far away", () => {
    expect(counterShape(stack([{ kind: "infantry", count: 3 }, { kind: "armor", count: 2 }]), false, "far").total).toBe(5);
  });

  it("grow with the zoom, and on a phone", () => {
    expect([4, 6, 10, 16].map((zoom) => counterScale(zoom, false))).toEqual([0.84, 1, 1.15, 1.5]);
    expect(counterScale(6, true)).toBe(1.15);
  });

  it("of several nations stand in one column, four pixels apart, owner first", () => {
    const model = {
      areas: opening.areas,
      stacks: [stack([{ kind: "infantry", count: 2 }], { id: "a" }), stack([{ kind: "infantry", count: 3 }], { id: "b", nation: "japan" })],
    };
    const [a, b] = layOut(classic, model, wish(7.4)).counters.map((counter) => counter.rect);
    expect(b!.y - (a!.y + a!.h)).toBeCloseTo(4);
    expect(middleOf(a!).x).toBeCloseTo(middleOf(b!).x);
  });

  it("of attackers stand at the border they come over", () => {
    const attacker = stack([{ kind: "armor", count: 2 }], { id: "x", area: "karelia_ssr", attacker: true });
    const model = { areas: opening.areas, stacks: [...opening.stacks, attacker] };
    const from = { karelia_ssr: classic.areas["eastern_europe"]!.pole };
    const { counters } = layOut(classic, model, wish(7.4, { from }));
    const at = middleOf(counters.find((counter) => counter.stack.id === "x")!.rect);
    const defenders = middleOf(counters.find((counter) => counter.stack.id === "karelia_ssr:ussr")!.rect);
    expect(at.x).toBeLessThan(defenders.x);
  });
});

describe("steps of zoom", () => {
  it("change with a tenth of slack", () => {
    expect(stepOf(3.4, style.zoom)).toBe("far");
    expect(stepOf(3.4, style.zoom, "middle")).toBe("middle");
    expect(stepOf(3.1, style.zoom, "middle")).toBe("far");
    expect(stepOf(3.7, style.zoom, "far")).toBe("far");
    expect(stepOf(8.4, style.zoom, "middle")).toBe("middle");
    expect(stepOf(8.9, style.zoom, "middle")).toBe("near");
    expect(stepOf(7.5, style.zoom, "near")).toBe("near");
  });
});

describe("over the edge of the map", () => {
  it("shows what lies there on both sides", () => {
    const layout = layOut(classic, opening, wish(4));
    const window = { x0: -180, y0: 0, x1: 180, y1: 164 };
    const shown = shownIn(classic, 4, window, layout.counters, (counter) => counter.rect, ({ stack: { id } }) => id);
    expect(shown.find(({ key }) => key.startsWith("japan:"))?.shift).toBe(-360 * 4);
    expect(shown.find(({ key }) => key.startsWith("eastern_usa:"))?.shift).toBe(0);
    expect(shown.length).toBeGreaterThanOrEqual(layout.counters.length);
  });

  it("draws nothing anew that is still shown in the same place", () => {
    const layout = layOut(classic, opening, wish(4));
    const before = new Map();
    const show = (x0: number) =>
      shownIn(classic, 4, { x0, y0: 0, x1: x0 + 380, y1: 164 }, layout.counters, (c) => c.rect, ({ stack: { id } }) => id, before);
    const first = show(0);
    const next = show(10);
    expect(next.filter((one) => first.includes(one)).length).toBeGreaterThan(first.length * 0.85);
    expect(new Set(next.map((one) => one.key)).size).toBe(next.length);
  });
});
