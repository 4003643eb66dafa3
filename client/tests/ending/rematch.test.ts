/** The same again, or with exchanged seats. */
import { describe, expect, test } from "vitest";
import { differs, exchanged, rematchOf } from "../../src/ending/rematch";
import type { SeatPlan, Setup } from "../../src/net/types";

const SIDE: Record<string, string> = { ussr: "allies", germany: "axis", uk: "allies", japan: "axis", usa: "allies" };
const side = (seat: string): string => SIDE[seat] ?? seat;
const anna: SeatPlan = { name: "Anna" };
const stars: SeatPlan = { kind: "stars4" };

test("a rematch has the same set-up, and nobody's past", () => {
  const setup: Setup = { game: "attack", ruleset: "base", seats: ["gray", "tan"], options: { rounds: 5 } };
  const table = rematchOf({ setup, seats: { gray: anna, tan: { ...stars, held: true } }, name: "Friday", thinking: 30 });
  expect(table).toEqual({ game: "attack", ruleset: "base", options: { rounds: 5 }, seats: { gray: anna, tan: stars }, name: "Friday", thinking: 30, playing: ["gray", "tan"] });
  expect(rematchOf({ setup: { game: "classic", ruleset: "2nd" }, seats: {}, name: "", thinking: 5 })).not.toHaveProperty("playing");
});

describe("exchanged seats", () => {
  test("two sides change places, whatever their size", () => {
    const seats = { ussr: anna, germany: stars, uk: anna, japan: stars, usa: anna };
    const others = exchanged(seats, side);
    expect(others).toEqual({ ussr: stars, germany: anna, uk: stars, japan: anna, usa: stars });
    expect(Object.keys(others)).toEqual(Object.keys(seats));
    expect(differs(seats, others)).toBe(true);
  });

  test("of many everybody moves on", () => {
    expect(exchanged({ gray: anna, tan: stars, brown: {} }, (seat) => seat)).toEqual({ gray: {}, tan: anna, brown: stars });
  });

  test("where all are alike nothing is different", () => {
    const seats = { gray: stars, tan: { ...stars, held: true } };
    expect(differs(seats, exchanged(seats, (seat) => seat))).toBe(false);
  });
});
