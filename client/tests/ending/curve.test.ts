/** Where a game turned: by turns and by battles, with records that lead to their moments. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { causeOf } from "../../src/ending/cause";
import { chancesAt, curveOf, decisiveBattles, MOST_TURNING, playedTurns, roundMarks, swingOf, turningPoints } from "../../src/ending/curve";
import { chanceText, sidesOf } from "../../src/ending/sides";
import classic from "../../src/games/classic/story";
import type { Ending, Story } from "../../src/net/types";
import { momentOf, recordOf, START, Timeline, type Turn } from "../../src/time/story";

const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
const line = new Timeline(story, classic);
const record = (step: number): number => story.steps[step]?.n ?? 0;

/** Chances that change only at the steps named, to these of the Axis. */
function endingOf(changes: Record<number, number>): Ending {
  const points = Object.entries(changes).map(([step, axis]) => ({ n: record(Number(step)), of: [axis, 1 - axis] }));
  return { sides: ["axis", "allies"], chances: [{ n: 0, of: [0.4, 0.6] }, ...points], luck: {} };
}

describe("chances", () => {
  const ending = endingOf({ 10: 0.5, 20: 1 });

  test("stand until they change", () => {
    expect(chancesAt(ending, 0)).toEqual([0.4, 0.6]);
    expect(chancesAt(ending, record(10) - 1)).toEqual([0.4, 0.6]);
    expect(chancesAt(ending, record(10))).toEqual([0.5, 0.5]);
    expect(chancesAt(ending, 1e9)).toEqual([1, 0]);
  });

  test("are 100 and 0 only when settled", () => {
    expect([1, 0.9999, 0.5, 0.0001, 0].map(chanceText)).toEqual(["100", ">\u00a099", "50", "<\u00a01", "0"]);
  });

  test("make one point a turn and one for the start", () => {
    const curve = curveOf(line, ending);
    expect(curve).toHaveLength(line.turns.length + 1);
    expect(curve[0]).toEqual({ turn: null, of: [0.4, 0.6] });
    expect(curve.at(-1)).toEqual({ turn: line.turns.at(-1), of: [1, 0] });
  });
});

test("a set-up in turns comes before the curve, and rounds are marked thinly", () => {
  const turn = (number: number, round: number): Turn => ({ number, nation: "", round, first: number, last: number, levels: {} });
  const turns = [turn(0, 0), turn(1, 0), ...[1, 1, 2, 2, 3, 3, 4].map((round, place) => turn(place + 2, round))];
  const played = playedTurns({ turns } as unknown as typeof line);
  expect(played).toHaveLength(7);
  expect(roundMarks(played, 9)).toEqual([1, 2, 3, 4].map((round, place) => ({ round, place: 2 * place })));
  expect(roundMarks(played, 2).map(({ round }) => round)).toEqual([1, 2, 4]);
});

test("records and moments lead to each other", () => {
  expect(recordOf(line.story, START)).toBe(0);
  expect(momentOf(line.story, 0)).toBe(START);
  for (const at of [0, 7, line.last]) expect(momentOf(line.story, recordOf(line.story, at))).toBe(at);
});

describe("turning points", () => {
  test("are the turns that changed most, in their order", () => {
    const [first, second] = line.turns;
    if (!first || !second) throw new Error("a story of two turns");
    const points = turningPoints(line, endingOf({ [first.first]: 0.45, [second.last]: 0.3 }));
    expect(points.map(({ turn }) => turn.number)).toEqual([0, 1]);
    expect(points.map(({ side, gain }) => [side, Math.round(100 * gain)])).toEqual([[0, 5], [1, 15]]);
    expect(points[1]?.from).toBe(second.first - 1);
  });

  test("are few, and none where nothing turned", () => {
    expect(turningPoints(line, endingOf({ 3: 0.41 }))).toEqual([]);
    const restless = Object.fromEntries(line.turns.map((turn, place) => [turn.last, place % 2 ? 0.2 : 0.8]));
    expect(turningPoints(line, endingOf(restless)).length).toBe(Math.min(MOST_TURNING, line.turns.length));
  });
});

test("a turn is told by the land it changed, the last one also by how the game ended", () => {
  const [first, last] = [line.turns[0], line.turns.at(-1)];
  if (!first || !last) throw new Error("a story with turns");
  const point = (turn: Turn) => ({ turn, from: turn.first - 1, to: turn.last });
  const [taken] = line.battles.filter((battle) => battle.taken);
  if (!taken) throw new Error("a story with a conquest");
  const how = "The Allies resigned";
  expect(causeOf(line, { ...point(last), from: last.last }, (area) => area, how)).toBe(how);
  const fought = point(line.turnOf(taken.last) ?? first);
  const told = causeOf(line, { ...fought, turn: { ...fought.turn } }, (area) => area, how);
  expect(told).toContain(taken.space);
  expect(told).not.toContain(how);
});

test("decisive battles come with what they changed, the greatest first", () => {
  const [one, other] = line.battles;
  if (!one || !other) throw new Error("a story of two battles");
  const found = decisiveBattles(line, endingOf({ [one.last]: 0.5, [other.last]: 0.9 }));
  expect(found.map(({ battle }) => battle)).toEqual([other, one]);
  expect(found[0]?.before).toEqual([0.5, 0.5]);
  expect(swingOf(line, endingOf({}), one).gain).toBe(0);
});

describe("a battle", () => {
  const [one, other] = line.battles;
  if (!one || !other) throw new Error("a story of two battles");

  test("is not charged with the phase that ended with it", () => {
    const ending = endingOf({});
    ending.chances.push({ n: record(one.last), of: [0.36, 0.64], timeless: [0.45, 0.55] });
    const [found] = decisiveBattles(line, ending);
    expect(found).toMatchObject({ battle: one, side: 0, before: [0.4, 0.6], after: [0.45, 0.55] });
    ending.chances.push({ n: record(one.last), of: [0.36, 0.64], timeless: [0.41, 0.59] });
    expect(decisiveBattles(line, { ...ending, chances: [ending.chances[0]!, ending.chances[2]!] })).toEqual([]);
  });

  test("does not begin before the one whose last step began it is over", () => {
    const next = { ...other, first: one.last, last: one.last + 2 };
    const joined = Object.assign(Object.create(line) as typeof line, { battles: [one, next] });
    const found = decisiveBattles(joined, endingOf({ [one.last]: 0.5, [one.last + 2]: 0.55 }));
    expect(found.map(({ battle, before, after }) => [battle.first, before[0], after[0]])).toEqual([[one.first, 0.4, 0.5], [next.first, 0.5, 0.55]]);
  });

  test("in which somebody gave up did not decide the game", () => {
    const steps = story.steps.map((step, at) => (at === one.last ? { ...step, by: "table" } : step));
    const left = Object.assign(Object.create(line) as typeof line, { story: { ...story, steps }, battles: [one] });
    expect(decisiveBattles(left, endingOf({ [one.last]: 1 }))).toEqual([]);
  });
});

test("sides have names and seats", () => {
  const sides = sidesOf(line);
  expect(sides.name("axis")).toBe("Axis");
  expect(sides.seats("axis")).toEqual(["germany", "japan"]);
  expect(sides.of("uk")).toBe("allies");
});
