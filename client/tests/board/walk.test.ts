import { describe, expect, it } from "vitest";
import { DIRECTIONS, walkFrom } from "../../src/board/walk";
import { attack, classic } from "./fixtures";

function reached(map: typeof classic, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  while (open.length) {
    const at = open.pop()!;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...DIRECTIONS.map((direction) => walkFrom(map, at, direction)));
  }
  return seen;
}

describe("walking with arrow keys", () => {
  it.each(["germany", "midway", "sz_baltic", "new_zealand"])("reaches every area of Classic from %s", (start) => {
    expect(classic.spaces.filter((id) => !reached(classic, start).has(id))).toEqual([]);
  });

  it("reaches every region of Attack!", () => {
    expect(attack.spaces.filter((id) => !reached(attack, attack.spaces[0]!).has(id))).toEqual([]);
  });

  it("goes where the key points", () => {
    const { label } = classic.areas["germany"]!;
    for (const [direction, test] of [
      ["left", (dx: number) => dx < 0], ["right", (dx: number) => dx > 0],
    ] as const) {
      const to = classic.areas[walkFrom(classic, "germany", direction)]!;
      expect(test((to.label ?? to.pole).x - label!.x)).toBe(true);
    }
  });

  it("walks around the world", () => {
    let at = "midway";
    const seen = new Set<string>();
    for (let i = 0; i < 60 && !seen.has(at); i++) {
      seen.add(at);
      at = walkFrom(classic, at, "right");
    }
    const xs = [...seen].map((id) => classic.areas[id]!.pole.x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(200);
  });
});
