import { expect, it } from "vitest";
import { placedPath } from "../../src/board/bake";
import { EMBLEM_SYMBOLS, UNIT_SYMBOLS } from "../../src/games/looks/symbols";

it("moves and scales path data, absolute and relative", () => {
  const shape = { viewBox: [20, 20] as const, d: ["M1 2h4V6l.5-.5.5.25z", "m2 2a3 3 0 1 0 0 2z"] };
  expect(placedPath(shape, 10, 100, 40)).toBe("M12 104h8V112l1 -1 1 0.5zm4 4a6 6 0 1 0 0 4z");
});

/** The extent of path data whose commands are absolute after a round trip through numbers. */
it.each(Object.entries({ ...UNIT_SYMBOLS, ...EMBLEM_SYMBOLS }))("keeps the numbers of %s in step with its commands", (_, shape) => {
  const per: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };
  for (const [, command, rest] of placedPath(shape, 5, 5, 13).matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = rest!.trim() ? rest!.trim().split(/\s+/).length : 0;
    const size = per[command!.toLowerCase()]!;
    expect(size ? count % size : count, `${command}${rest}`).toBe(0);
  }
});
