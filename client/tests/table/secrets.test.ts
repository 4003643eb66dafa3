import { expect, test } from "vitest";
import type { Told } from "../../src/net/types";
import { byVerb, countOf, isEnough, more } from "../../src/table/picks";
import { eyesOf, mustHandOver, seenBy } from "../../src/table/secrets";

const told: Told[] = [
  { n: 1, by: "red", events: [{ what: "card_taken", facts: {} }, { what: "card_seen", facts: { card: "oil_03" }, seen_by: ["red", "tan"] }] },
  { n: 2, by: "chance" },
];

test("a seat sees what everybody sees, and what it alone may see", () => {
  const whats = (eyes: string) => seenBy(told, eyes).flatMap((one) => (one.events ?? []).map((event) => event.what));
  expect(whats("red")).toEqual(["card_taken", "card_seen"]);
  expect(whats("blue")).toEqual(["card_taken"]);
  expect(whats("")).toEqual(["card_taken"]);
});

test("the device is handed over only between people who share it", () => {
  expect(mustHandOver("red", ["red"], "")).toBe(false);
  expect(mustHandOver("red", ["red", "blue"], "")).toBe(true);
  expect(mustHandOver("red", ["red", "blue"], "red")).toBe(false);
  expect(mustHandOver("blue", ["red", "blue"], "red")).toBe(true);
  expect(mustHandOver("", ["red", "blue"], "red")).toBe(false);
  expect([eyesOf("blue", ["red", "blue"]), eyesOf("", ["red"]), eyesOf("", ["red", "blue"])]).toEqual(["blue", "red", ""]);
});

test("lines of a menu are gathered by verb and counted", () => {
  const [ship, boat] = [{ verb: "line", unit: "battleship", most: 2 }, { verb: "line", unit: "submarine", most: 1 }];
  expect(byVerb([ship, { verb: "withdraw" }, boat]).map(([verb, lines]) => `${verb} ${lines.length}`)).toEqual(["line 2", "withdraw 1"]);
  const picked = more(more(more([], ship), boat), ship);
  expect([countOf(picked, ship), countOf(picked, boat)]).toEqual([2, 1]);
  expect([isEnough(picked, 3), isEnough(picked, 2), isEnough([], 0), isEnough(picked, 0)]).toEqual([true, false, false, true]);
});
