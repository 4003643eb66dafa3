import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Story } from "../../src/net/types";
import { reasonsText } from "../../src/hints/reasons";
import { luck, tallyDice } from "../../src/time/dice";
import { logDetail, logText, logTurns } from "../../src/families/axis/past/log";
import { holder, unitsOf, worth } from "../../src/families/axis/past/has";
import { capitalsTaken, productionOf } from "../../src/games/classic/victory";

const story = JSON.parse(readFileSync(resolve(__dirname, "story.json"), "utf8")) as Story;
const start = story.start as ClassicView;
const sheet = story.sheet as ClassicSheet;
const now = { seat: "ussr", round: 2 };

describe("log", () => {
  const turns = logTurns(story.steps, now, { ...start.position.ipc });

  test("has a group for each turn", () => {
    expect(turns.map((turn) => `${turn.round} ${turn.nation}`)).toEqual(["1 ussr", "1 germany", "1 uk", "1 japan", "1 usa"]);
    expect(new Set(turns.flatMap((turn) => turn.lines.map((line) => line.id))).size).toBe(turns.flatMap((turn) => turn.lines).length);
    expect(logTurns([...story.steps, ...story.steps], now)).toEqual(logTurns(story.steps, now));
  });

  test("tells a purchase once, with its price", () => {
    const bought = turns[0]?.lines.filter((line) => line.event.what === "bought") ?? [];
    expect(bought.length).toBe(1);
    expect(bought[0]?.paid).toBeGreaterThan(20);
    expect(logText(bought[0]!, (area) => area)).toMatch(/^bought .+ for \d+ IPC$/);
  });

  test("tells what was placed in a space once, wherever else was placed in between", () => {
    const placed = (turn: number) => (turns[turn]?.lines ?? []).filter((line) => line.event.what === "placed");
    expect(placed(1).map((line) => logText(line, (area) => area))).toEqual(["placed 1 transport in sz_baltic", "placed 6 infantry, 1 armor in southern_europe"]);
    expect(placed(4).map((line) => logText(line, (area) => area))).toEqual(["placed 5 infantry in eastern_usa", "placed 7 infantry in western_usa"]);
    for (const { lines } of turns) expect(lines.map(({ n }) => n)).toEqual(lines.map(({ n }) => n).sort((a, b) => a - b));
  });

  test("tells a battle once, with its losses", () => {
    const lines = turns[3]?.lines.filter((line) => line.event.facts?.["space"] === "china") ?? [];
    expect(lines.map((line) => logText(line, (area) => area))).toEqual(["took china from U.S.A."]);
    expect(logDetail(lines[0]!)).toBe("1 round · United States lost 2 infantry, 1 fighter and Japan lost 2 infantry");
  });

  test("says who had answered ahead in a battle, and not why computers decided there", () => {
    const ahead = [{ key: "ahead" }];
    const steps = [
      { n: 1, by: "ussr", events: [{ what: "battle", facts: { space: "ukraine", kind: "land" } }], reasons: [{ key: "win" }] },
      { n: 2, by: "germany", events: [{ what: "lost", facts: { space: "ukraine", units: ["1 germany:infantry"] } }], reasons: ahead },
      { n: 3, by: "ussr", events: [{ what: "lost", facts: { space: "ukraine", units: ["1 ussr:infantry"] } }], reasons: [{ key: "cheapest" }] },
      { n: 4, by: "ussr", reasons: ahead }, // pressed on
    ];
    const [turn] = logTurns(steps as unknown as Story["steps"], now);
    expect(turn?.lines.map((line) => line.reasons)).toEqual([[{ key: "win" }, { key: "ahead_of", figures: { owner: "germany" } }, { key: "ahead_of", figures: { owner: "ussr" } }]]);
    expect(reasonsText("classic", turn?.lines[0]?.reasons, (area) => area)).toBe("standing answer: Germany; standing answer: Soviet Union");
  });

  test("stands on its own without money or the beginning", () => {
    const late = logTurns(story.steps.slice(60, 90), { seat: "uk", round: 1 });
    expect(late.length).toBeGreaterThan(0);
    for (const turn of late) for (const line of turn.lines) expect(logText(line, (area) => area)).not.toMatch(/classic-|time-/);
  });
});

describe("dice", () => {
  const totals = tallyDice(story.steps);

  test("every die is counted once", () => {
    const thrown = story.steps.flatMap((step) => step.dice ?? []);
    expect(totals.all.dice).toBe(thrown.length);
    expect(totals.kinds.map(({ faces }) => faces.reduce((sum, { count }) => sum + count, 0))).toEqual([thrown.length]);
    expect(Object.values(totals.nations).reduce((sum, tally) => sum + tally.dice, 0)).toBe(thrown.length);
  });

  test("hits and expectation come from the number each die had to reach", () => {
    const fired = { what: "fired", facts: { space: "a", step: "attack", by: "germany", dice: [1, 2, 3], hits_on: [1, 3, 2] } };
    const { germany } = tallyDice([{ by: "chance", dice: [1, 2, 3], events: [fired] }]).nations;
    expect(germany).toMatchObject({ dice: 3, shots: 3, hits: 2 });
    expect(germany?.expected).toBeCloseTo(1);
    expect(luck(germany!)).toBeCloseTo(1 / Math.sqrt(5 / 36 + 1 / 4 + 2 / 9));
  });

  test("research counts as dice, not as shots", () => {
    const paid = { what: "researched", facts: { by: "usa", dice: 2 } };
    const thrown = { what: "research", facts: { dice: [6, 2], breakthroughs: 1 } };
    const { usa } = tallyDice([{ by: "usa", events: [paid] }, { by: "chance", dice: [6, 2], events: [thrown] }]).nations;
    expect(usa).toMatchObject({ dice: 2, shots: 0 });
    expect(luck(usa!)).toBe(0);
  });
});

describe("nations", () => {
  test("production, capitals and pieces at the start", () => {
    expect(productionOf(start, sheet, "axis")).toBe(57);
    expect(capitalsTaken(start, sheet, "axis")).toBe(0);
    expect(holder(start, sheet, "usa")).toBe("usa");
    expect(unitsOf(start, "ussr")).toMatchObject({ infantry: 19, armor: 4, fighter: 2, aa_gun: 2 });
    expect(worth(start, sheet, "ussr")).toBeGreaterThan(100);
  });

  test("a taken capital counts for the other side", () => {
    const fallen = { ...start, position: { ...start.position, owner: { ...start.position.owner, russia: "germany" } } };
    expect(capitalsTaken(fallen, sheet, "axis")).toBe(1);
    expect(holder(fallen, sheet, "ussr")).toBe("germany");
  });
});
