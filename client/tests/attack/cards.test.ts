import { describe, expect, test } from "vitest";
import { byKind, held, otherHands, pileOf } from "../../src/games/attack/cards/hand";
import { CARD_SYMBOLS } from "../../src/games/attack/cards/symbols";
import { isByArmy, rankingOf } from "../../src/games/attack/ends/ranking";
import type { AttackView } from "../../src/games/attack/types";
import { live } from "./fixtures.svelte";

const { sheet } = live;
const view = live.action.view as AttackView;

describe("a hand", () => {
  test("lies by kinds, the highest first", () => {
    const groups = byKind(held(["rail_transport_02", "oil_03", "rail_transport_08", "population_05"], sheet));
    expect(groups.map(({ kind, cards }) => [kind, cards.map((one) => one.value)])).toEqual([
      ["population", [2]],
      ["oil", [1]],
      ["rail_transport", [sheet.cards["rail_transport_08"]?.value, 1]],
    ]);
  });

  test("keeps the places of two cards alike, and only one of them counts twice", () => {
    const cards = held(["oil_04", "minerals_01", "oil_04"], sheet, ["oil_04", "minerals_01"]);
    expect(cards.filter(({ card }) => card === "oil_04").map(({ place, twice }) => [place, twice])).toEqual([
      [0, true],
      [2, false],
    ]);
    expect(cards.find(({ card }) => card === "minerals_01")?.twice).toBe(true);
  });
});

describe("hands of others", () => {
  test("are sizes and what is known, never the own", () => {
    const seen = { ...view, known: { tan: ["oil_10"], pile: ["factories_08"] } };
    const others = otherHands(seen, sheet);
    expect(others.map(({ seat }) => seat)).toEqual(["green", "tan", "brown"]);
    expect(others.find(({ seat }) => seat === "tan")).toMatchObject({ size: 4, unknown: 3, known: [{ card: "oil_10", value: 4 }] });
    expect(pileOf(seen, sheet)).toMatchObject({ size: 44, unknown: 43, known: [{ card: "factories_08" }] });
  });
});

test("every kind has a symbol of its own", () => {
  const drawn = [...Object.keys(sheet.kinds), "any"].map((kind) => CARD_SYMBOLS[kind]?.join());
  expect(drawn.every(Boolean)).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});

describe("the final ranking", () => {
  const standing = { gray: 6, tan: 6, brown: 9, green: 6 };

  test("has the winner first, and shares places where regions are equal", () => {
    const ranks = rankingOf({ winners: ["tan"], standing: { ...standing, brown: 3 } }, view);
    expect(ranks.map(({ seat, place, isWinner }) => [seat, place, isWinner])).toEqual([
      ["tan", 1, true],
      ["green", 2, false],
      ["gray", 2, false],
      ["brown", 4, false],
    ]);
  });

  test("knows when the army decided between those who had as many regions", () => {
    const of = (winners: string[], out: string[] = []): boolean => isByArmy(rankingOf({ winners, standing: { ...standing, brown: 3 } }, { ...view, out }));
    expect(of(["tan"])).toBe(true);
    expect(of(["tan"], ["gray", "green"])).toBe(false);
    expect(of(["tan", "gray", "green"])).toBe(false);
    expect(isByArmy(rankingOf({ winners: ["brown"], standing }, view))).toBe(false);
  });

  test("counts army units and says who is out", () => {
    const ranks = rankingOf({ winners: ["brown"], standing }, { ...view, out: ["green"] });
    expect(ranks[0]).toMatchObject({ seat: "brown", regions: 9, army: 24 });
    expect(ranks.filter(({ isOut }) => isOut).map(({ seat }) => seat)).toEqual(["green"]);
  });
});
