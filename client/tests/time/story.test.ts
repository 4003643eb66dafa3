import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import classic from "../../src/games/classic/story";
import type { Story } from "../../src/net/types";
import { changeNote, changesBetween, changesOfTurn, marksAt } from "../../src/time/change";
import { mergePatch } from "../../src/net/merge";
import { forces, outcome, presentAt } from "../../src/families/axis/past/present";
import { START, STEP_UNITS, Timeline, timelineOf } from "../../src/time/story";

const read = (name: string): unknown => JSON.parse(readFileSync(resolve(__dirname, name), "utf8"));
const story = read("story.json") as Story;
const line = new Timeline(story, classic);
const names = (area: string): string => area;

/** Nulls are left out by patches; the server's own view may have them. */
const plain = (value: unknown): unknown => mergePatch({}, value);

test("merge patches as the standard has them", () => {
  const cases: [unknown, unknown, unknown][] = [
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [{ a: "foo" }, "bar", "bar"],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ];
  for (const [before, patch, after] of cases) expect(mergePatch(before, patch)).toEqual(after);
});

test("a patch shares what it does not touch", () => {
  const before = { a: { b: 1 }, c: { d: 2 } };
  const after = mergePatch(before, { c: { d: 3 } });
  expect(after.a).toBe(before.a);
  expect(before.c.d).toBe(2);
});

test("the last view is the server's view", () => {
  expect(plain(line.viewAt(line.last))).toEqual(plain(read("story_last.json")));
  expect(line.viewAt(START)).toBe(story.start);
});

test("a moment looks the same however it is reached", () => {
  const views = story.steps.map((_, index) => JSON.stringify(line.viewAt(index)));
  for (const index of [130, 2, 64, 63, 31, 32, 33, 0, 139, 70]) expect(JSON.stringify(new Timeline(story, classic).viewAt(index))).toBe(views[index]);
  for (let index = line.last; index >= 0; index--) expect(JSON.stringify(line.viewAt(index))).toBe(views[index]);
});

test("turns follow the order of play, phases the turn", () => {
  expect(line.turns.map((turn) => turn.nation)).toEqual(["ussr", "germany", "uk", "japan", "usa"]);
  expect(line.turns.map((turn) => turn.round)).toEqual([1, 1, 1, 1, 1]);
  expect(line.turns[0]?.first).toBe(0);
  line.turns.slice(1).forEach((turn, index) => expect(turn.first).toBe((line.turns[index]?.last ?? 0) + 1));
  expect(line.turns.at(-1)?.last).toBe(line.last);
  expect(line.rounds).toEqual([line.last]);
  expect(line.phases.filter((phase) => phase.turn === 1).map((phase) => phase.phase)).toEqual(["purchase", "combat_move", "combat", "noncombat_move", "place"]);
  expect(line.turns.at(-1)?.levels).toEqual(line.viewAt(line.last).production);
});

test("places along the turns and back", () => {
  expect(line.place(START)).toBe(0);
  expect(line.place(line.last)).toBe(5);
  for (let at = START; at <= line.last; at++) expect(line.momentAt(line.place(at))).toBe(at);
});

test("stepping by every unit goes through the game and ends", () => {
  for (const unit of STEP_UNITS) {
    const forwards = [START];
    while ((forwards.at(-1) ?? 0) < line.last) forwards.push(line.step(forwards.at(-1) ?? 0, unit, 1));
    const backwards = [line.last];
    while ((backwards.at(-1) ?? 0) > START) backwards.push(line.step(backwards.at(-1) ?? 0, unit, -1));
    expect(backwards.reverse()).toEqual(forwards);
  }
  expect(line.step(START, "turn", 1)).toBe(line.turns[0]?.last);
});

test("battles know both sides, rounds and losses", () => {
  const china = line.battles.find((battle) => battle.space === "china");
  expect(china).toMatchObject({ kind: "land", nation: "japan", over: true, won: true, taken: true, major: false, rounds: 1 });
  expect(china?.defenders).toEqual({ infantry: 2, fighter: 1 });
  expect(china?.lost).toEqual({ usa: { infantry: 2, fighter: 1 }, japan: { infantry: 2 } });
  expect(line.battleOf(china?.first ?? 0)).toBe(china);
  expect(line.battleOf((china?.first ?? 0) - 1)).not.toBe(china);
  const past = presentAt(line, china?.last ?? 0, names);
  expect(past.title).toBe("Japan · Combat · china");
  expect(past.lines).toEqual([forces(china!), outcome(china!)]);
  expect(past.lines[1]).toBe("Won in 1 round, lost 2 infantry");
});

test("changes name land, owners and value", () => {
  const all = changesBetween(line, START, line.last);
  expect(all).toContainEqual({ area: "china", from: "usa", to: "japan", value: 2 });
  expect(changesBetween(line, 5, 5)).toEqual([]);
  const china = line.battles.find((battle) => battle.space === "china");
  expect(changesOfTurn(line, china?.last ?? 0).map((change) => changeNote(line, change))).toContain("+2 from U.S.A.");
  expect(changesOfTurn(line, START)).toEqual([]);
  expect(marksAt(line, china?.last ?? 0)).toMatchObject({ changed: [{ area: "china", text: "+2 from U.S.A." }], battles: ["china"] });
});

test("a move is an arrow, red when enemies stood there", () => {
  const attack = story.steps.findIndex((step) => step.events?.some((event) => event.what === "moved" && String(event.facts?.["route"]) === "china"));
  expect(marksAt(line, attack).arrows[0]).toMatchObject({ kind: "attack" });
  expect(marksAt(line, attack).arrows[0]?.path.at(-1)).toBe("china");
});

test("every moment has words", () => {
  for (let at = START; at <= line.last; at++) {
    const { title, lines } = presentAt(line, at, names);
    expect([title, ...lines].join()).not.toMatch(/classic-|time-|undefined/);
    expect(lines.length).toBeGreaterThan(0);
  }
});

test("five thousand steps are ready at once and any of them is a moment away", () => {
  const long: Story = { ...story, steps: Array.from({ length: 36 }, () => story.steps).flat() };
  const began = performance.now();
  const all = timelineOf(long, classic);
  expect(performance.now() - began).toBeLessThan(1_500);
  expect(timelineOf(long, classic)).toBe(all);
  const jumped = performance.now();
  for (let i = 0; i < 200; i++) all.viewAt((i * 2_617) % long.steps.length);
  expect((performance.now() - jumped) / 200).toBeLessThan(8);
});
