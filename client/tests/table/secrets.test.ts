import { expect, test } from "vitest";
import type { Told } from "../../src/net/types";
import { byVerb, countOf, isEnough, more, roomFor, worthOf } from "../../src/table/picks";
import { lastDeed, mustHandOver, passingOn, secrecyOf, seenBy } from "../../src/table/secrets";

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

test("the device is handed over when another seat decides than the one whose view was sent", () => {
  expect([mustHandOver("red", "red"), mustHandOver("red", ""), mustHandOver("blue", "red"), mustHandOver("", "red"), mustHandOver("", "")]).toEqual([false, true, true, false, false]);
});

test("whoever passes the device on may take the last step back, the next one may not", () => {
  expect([passingOn({ red: 1 }, "blue"), passingOn({ red: 1 }, "red"), passingOn({}, "blue"), passingOn(undefined, "blue")]).toEqual(["red", "", "", ""]);
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

test("lines of several groups meet the needs of each", () => {
  const [bread, ham, axe] = [{ verb: "pack", unit: "bread", most: 2, group: "food" }, { verb: "pack", unit: "ham", most: 2, group: "food", worth: 2 }, { verb: "pack", unit: "axe", most: 2, group: "tools" }] as const;
  const needs = [{ group: "food", least: 3, most: 4 }, { group: "tools", least: 1, most: 1 }];
  const pick = (offer: typeof bread | typeof ham | typeof axe, count: number) => ({ offer, count, target: "" });
  expect(worthOf([pick(bread, 1), pick(ham, 1)], "food")).toBe(3);
  expect(isEnough([pick(bread, 1), pick(ham, 1)], 0, needs)).toBe(false);
  expect(isEnough([pick(bread, 1), pick(ham, 1), pick(axe, 1)], 0, needs)).toBe(true);
  expect([roomFor([pick(bread, 1), pick(ham, 1)], ham, needs), roomFor([pick(ham, 2)], bread, needs), roomFor([], axe, needs)]).toEqual([1, 0, 1]);
});
