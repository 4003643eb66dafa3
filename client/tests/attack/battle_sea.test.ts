import { describe, expect, it } from "vitest";
import { hasNewDice, seeDice, type Fight } from "../../src/games/attack/battle/open.svelte";
import { bonusesAt } from "../../src/games/attack/sea/bonus";
import { arranged, lineAction, moved, shipsOf, swapped } from "../../src/games/attack/sea/line";
import { sceneOf } from "../../src/games/attack/sea/scene";
import { pairingsOf, seaStories } from "../../src/games/attack/sea/story";
import type { Menu, Told } from "../../src/net/types";
import { live } from "./fixtures.svelte";

const menu: Menu = { seat: "red", owed: 2, offers: [{ verb: "line", unit: "destroyer", most: 2 }, { verb: "line", unit: "battleship", most: 1 }] };
const kinds = (ships: readonly { kind: string }[]) => ships.map((ship) => ship.kind);

describe("a line being laid", () => {
  const ships = shipsOf(menu);
  it("has every ship of the menu", () => {
    expect(kinds(ships)).toEqual(["destroyer", "destroyer", "battleship"]);
    expect(new Set(ships.map((ship) => ship.id)).size).toBe(3);
  });
  it("is sent in its order, the head first, without those that stay behind", () => {
    expect(lineAction(menu, moved(ships, 2, 0), 2)).toEqual({ act: "line", ships: ["battleship", "destroyer"] });
    expect(lineAction(menu, ships, 2)).toEqual({ act: "line", ships: ["destroyer", "destroyer"] });
  });
  it("moves one ship and swaps two", () => {
    expect(kinds(moved(ships, 0, 9))).toEqual(["destroyer", "battleship", "destroyer"]);
    expect(kinds(swapped(ships, 0, 2))).toEqual(["battleship", "destroyer", "destroyer"]);
  });
  it("takes over what is proposed", () => {
    expect(kinds(arranged(ships, ["battleship", "destroyer"]))).toEqual(["battleship", "destroyer", "destroyer"]);
  });
});

const told: Told[] = [
  { n: 5, by: "red", events: [{ what: "challenge", facts: { by: "red", holder: "green" } }] },
  { n: 6, by: "green", events: [{ what: "engaged", facts: { by: "green" } }] },
  { n: 8, by: "green", events: [
    { what: "line", facts: { by: "red", ships: ["battleship", "destroyer"] } },
    { what: "line", facts: { by: "green", ships: ["destroyer", "submarine"] } },
  ] },
  { n: 9, by: "chance", events: [
    { what: "pairing", facts: { number: 1, dice: [3, 4, 5, 6], totals: [9, 11] } },
    { what: "struck", facts: { by: "green", loser: "red", ship: "battleship", place: 1, sunk: false } },
  ] },
  { n: 10, by: "chance", events: [
    { what: "pairing", facts: { number: 2, dice: [6, 6, 1, 1], totals: [14, 2] } },
    { what: "struck", facts: { by: "red", loser: "green", ship: "destroyer", place: 1, sunk: true } },
  ] },
];

describe("a sea battle as it was told", () => {
  it("has lines, pairings and what they hit", () => {
    const [story] = seaStories(told);
    expect(story).toMatchObject({ challenger: "red", holder: "green", over: null });
    expect(story!.rounds[0]!.lines).toEqual({ red: ["battleship", "destroyer"], green: ["destroyer", "submarine"] });
    expect(pairingsOf(story!).map((one) => one.strike?.sunk)).toEqual([false, true]);
  });
  it("ends with who has the sea; taking an empty one is no battle", () => {
    const end: Told[] = [
      { n: 11, by: "red", events: [{ what: "stay", facts: { seats: ["red", "green"], press: [1, 0] } }, { what: "sea_control", facts: { by: "red" } }] },
      { n: 30, by: "tan", events: [{ what: "challenge", facts: { by: "tan", holder: "" } }, { what: "sea_control", facts: { by: "tan" } }] },
    ];
    const stories = seaStories([...told, ...end]);
    expect(stories).toHaveLength(1);
    expect(stories[0]).toMatchObject({ over: { by: "red", n: 11 }, rounds: [{ stay: { red: true, green: false } }] });
  });
  it("begins a new round with a new line", () => {
    const again: Told = { n: 12, by: "green", events: [{ what: "line", facts: { by: "red", ships: ["destroyer"] } }, { what: "line", facts: { by: "green", ships: ["submarine"] } }] };
    expect(seaStories([...told, again])[0]!.rounds).toHaveLength(2);
  });
});

describe("what is added to the dice of a ship", () => {
  const at = (line: string[], place: number) => bonusesAt(live.sheet, line, place).map(({ bonus, against }) => [bonus, ...against]);
  it("depends on the ship it may face", () => {
    expect(at(["submarine", "destroyer"], 0)).toEqual([[2, "battleship"]]);
    expect(at(["carrier"], 0)).toEqual([[1, "destroyer", "submarine", "battleship"]]);
    expect(bonusesAt(live.sheet, ["submarine"], 0)[0]!.text).toBe("+2 against Battleship");
  });
  it("grows with every carrier beside it", () => {
    expect(at(["carrier", "battleship", "carrier"], 1)).toEqual([[2, "destroyer"], [2]]);
    expect(at(["carrier", "destroyer", "battleship"], 2)).toEqual([[2, "destroyer"]]);
  });
});

describe("dice at sea", () => {
  const fight = (entries: Told[]): Fight => ({ kind: "sea", key: "sea", over: false, watched: false, story: seaStories(entries)[0]! });
  it("lie for everybody until they were looked at", () => {
    expect(hasNewDice(fight(told.slice(0, 3)), 0)).toBe(false);
    expect(hasNewDice(fight(told), 10)).toBe(false);
    expect(hasNewDice(fight(told), 0)).toBe(true);
    seeDice(fight(told));
    expect(hasNewDice(fight(told), 0)).toBe(false);
    const again: Told[] = [{ n: 12, by: "green", events: [{ what: "line", facts: { by: "red", ships: ["destroyer"] } }] }, { n: 13, by: "chance", events: [{ what: "pairing", facts: { number: 1, dice: [1, 1, 1, 1], totals: [2, 2] } }] }];
    expect(hasNewDice(fight([...told, ...again]), 0)).toBe(true);
  });
});

describe("the pairs on the board", () => {
  const story = seaStories(told)[0]!;
  it("fall one after the other, with what is added to the dice", () => {
    const scene = sceneOf(story, 0)!;
    expect(scene.rolling).toBe(true);
    expect(scene.duels.map((duel) => duel.rolling)).toEqual([true, false]);
    expect(scene.duels[0]!.thrown!.ours).toEqual({ dice: [3, 4], bonus: 2, total: 9 });
    expect(scene.duels[0]!.winner).toBeNull();
    expect(scene.duels[1]!.thrown).toBeNull();
    expect(scene.duels[0]!.ours!.look).toBe("whole");
  });
  it("hatch what was hit and sunk", () => {
    const scene = sceneOf(story, 2)!;
    expect(scene.rolling).toBe(false);
    expect(scene.duels.map((duel) => duel.winner)).toEqual(["theirs", "ours"]);
    expect(scene.duels.map((duel) => [duel.ours!.look, duel.theirs!.look])).toEqual([["hit", "lost"], ["whole", "whole"]]);
  });
});
