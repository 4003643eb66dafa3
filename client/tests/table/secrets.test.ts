import { expect, test } from "vitest";
import type { Told } from "../../src/net/types";
import { byVerb, countOf, isEnough, more } from "../../src/table/picks";
import { eyesOf, lastDeed, mustHandOver, secrecyOf, seenBy } from "../../src/table/secrets";

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

test("in an open fight secrets are hidden and nothing is covered", () => {
  expect([secrecyOf(false, false), secrecyOf(false, true), secrecyOf(true, true), secrecyOf(true, false)]).toEqual(["shown", "shown", "hidden", "covered"]);
});

test("lines of a menu are gathered by verb and counted", () => {
  const [ship, boat] = [{ verb: "line", unit: "battleship", most: 2 }, { verb: "line", unit: "submarine", most: 1 }];
  expect(byVerb([ship, { verb: "withdraw" }, boat]).map(([verb, lines]) => `${verb} ${lines.length}`)).toEqual(["line 2", "withdraw 1"]);
  const picked = more(more(more([], ship), boat), ship);
  expect([countOf(picked, ship), countOf(picked, boat)]).toEqual([2, 1]);
  expect([isEnough(picked, 3), isEnough(picked, 2), isEnough([], 0), isEnough(picked, 0)]).toEqual([true, false, false, true]);
});

test("what somebody here did last is still shown before the device is passed on, with its dice", () => {
  const deeds: Told[] = [{ n: 1, by: "blue" }, { n: 2, by: "red" }, { n: 3, by: "chance" }, { n: 4, by: "chance" }];
  expect(lastDeed(deeds, ["red", "blue"]).map((one) => one.n)).toEqual([2, 3, 4]);
  expect(lastDeed([...deeds, { n: 5, by: "green" }], ["red", "blue"])).toEqual([]);
  expect(lastDeed([], ["red"])).toEqual([]);
});
