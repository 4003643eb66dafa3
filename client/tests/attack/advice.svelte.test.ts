import { expect, test } from "vitest";
import { lossAfterFailure } from "../../src/games/attack/advice.svelte";
import { AttackDesk } from "../../src/games/attack/desk.svelte";
import { describeArea } from "../../src/games/attack/describe";
import type { Now } from "../../src/net/types";
import { live, places, tableOf } from "./fixtures.svelte";

const odds = (space: string, win: number) => ({ space, kind: "land", win, lose: 1 - win, attacker_loss: 3, defender_loss: 5 });
const view = { ...(live.move.view as object), units: { a: { infantry: 3, plane: 1 } }, owner: { a: "gray", b: "tan", c: "gray" } };
const offers = [
  { verb: "move", origin: "a", kind: "infantry", unit: "infantry", most: 3, targets: ["b", "c"] },
  { verb: "sail", origin: "a", kind: "plane", unit: "plane", most: 1, targets: ["b"] },
  { verb: "done" },
];
const now: Now = { ...live.move, view, pending: { type: "decide", seats: ["gray"], what: "move" }, menus: { gray: { seat: "gray", offers } } };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the brief's battles stand on the map with the advisor's chances, pale while they are old", () => {
  const { table } = tableOf(now);
  Object.assign(table, { brief: { battles: [odds("b", 0.814), odds("", 0.5)], warnings: [] } });
  const desk = new AttackDesk(table, places);
  expect(desk.marks.odds).toEqual([{ area: "b", percent: 81, text: "81", preview: false, stale: false }]);
  expect(describeArea(desk.view, live.sheet, desk, "b", places)).toContain("81 percent");
  Object.assign(table, { v: 8 });
  expect(desk.marks.odds[0]?.stale).toBe(true);
});

test("an attack that is aimed at is weighed with the orders it would be, and a peaceful move is not", async () => {
  const { table, questions } = tableOf(now, null, { odds: { battles: [odds("x", 0.1), odds("b", 0.62)] } });
  const desk = new AttackDesk(table, places);
  await desk.pick("a", false, true);
  desk.hover("c");
  expect(questions).toEqual([]);
  desk.hover("b");
  const sent = desk.choices.map((choice) => desk.countOf(choice));
  expect(questions).toEqual([
    {
      seat: "gray",
      what: "odds",
      planned: [
        { act: "move", units: { infantry: sent[0] }, start: "a", target: "b" },
        { act: "sail", units: { plane: sent[1] }, start: "a", target: "b" },
      ],
    },
  ]);
  await settled();
  expect(desk.advice.weighed).toEqual(odds("b", 0.62));
  expect(desk.marks.odds).toEqual([{ area: "b", percent: 62, text: "62", preview: true, stale: false }]);
  desk.setCount(desk.choices[0]!, 1);
  expect(questions).toHaveLength(2);
  expect(desk.marks.odds[0]?.stale).toBe(true);
  desk.hover(null);
  expect(desk.marks.odds).toEqual([]);
  await settled();
  expect(desk.marks.odds).toEqual([]); // the late answer is not shown
});

test("threats are shown as the advisor says, asked again when the table changes, and hidden", async () => {
  const threat = (win: number) => ({ win, units: { tank: 2 }, seats: ["tan"], by_sea: false });
  const { table, questions } = tableOf(now, null, { threats: { threats: { a: threat(0.37), c: threat(0.001), d: threat(1) } } });
  const desk = new AttackDesk(table, places);
  expect(desk.marks.threats).toEqual({});
  desk.threats();
  await settled();
  expect(questions).toEqual([{ seat: "gray", what: "threats" }]);
  expect(desk.marks.threats).toEqual({ a: 37, d: 99 });
  expect(desk.isWarning).toBe(true);
  desk.refresh();
  expect(questions).toHaveLength(2);
  await settled();
  desk.threats();
  expect([desk.marks.threats, desk.isWarning]).toEqual([{}, false]);
  desk.threats();
  await settled();
  expect(desk.back()).toBe(true);
  expect([desk.marks.threats, desk.back()]).toEqual([{}, false]);
});

test("no chances are left on the map when the game is over", () => {
  const { table } = tableOf(now);
  Object.assign(table, { brief: { battles: [odds("b", 0.93)], warnings: [] } });
  const desk = new AttackDesk(table, places);
  expect(desk.marks.odds).toHaveLength(1);
  Object.assign(table, { now: { ...now, pending: { type: "over", winners: ["gray"], how: "rounds" } } });
  expect(desk.marks.odds).toEqual([]);
});

test("what others get is weighed for dice that have failed", () => {
  expect(lossAfterFailure({ needs: 10, win: 1 / 6, lose: 0.3 })).toBeCloseTo(0.36);
  expect(lossAfterFailure({ needs: 2, win: 1, lose: 0 })).toBe(0);
});
