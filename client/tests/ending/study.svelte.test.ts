/** A computer thinks about one's decisions: begun, followed, stopped, taken up again. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { compared, namesOf } from "../../src/ending/decided";
import { Studying, studyingOf } from "../../src/ending/study.svelte";
import classic from "../../src/games/classic/story";
import type { Decided, Move, Story, Study } from "../../src/net/types";
import { Timeline } from "../../src/time/story";

let answers: (Study | number)[] = [];
let asked: string[] = [];
const place = (area: string): string => area;
const places = { name: place, short: place };
const study = (done: number, is_running = true): Study => ({ of: 3, done, found: [], is_running });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const answer = method === "DELETE" ? 204 : (answers.shift() ?? 404);
    return Promise.resolve(typeof answer === "number" ? new Response(answer === 204 ? null : "{}", { status: answer }) : Response.json(answer));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is followed to its end", async () => {
  answers = [study(0), study(2), study(3, false)];
  const studying = new Studying("t1", () => true);
  await studying.begin();
  expect(studying.isRunning).toBe(true);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(asked).toEqual(["POST /api/tables/t1/study", "GET /api/tables/t1/study", "GET /api/tables/t1/study"]);
  expect([studying.isRunning, studying.isWhole]).toEqual([false, true]);
});

test("one that went to sleep is taken up again", async () => {
  answers = [study(0), study(1, false), study(1), study(3, false)];
  const studying = new Studying("t1", () => true);
  await studying.begin();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(2);
  expect(studying.isWhole).toBe(true);
});

test("one that gets nowhere is given up", async () => {
  answers = [study(0), study(0, false)];
  const studying = new Studying("t1", () => true);
  await studying.begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(2);
  expect(studying.trouble).not.toBe("");
});

test("nothing is asked when nobody is there, or after it was stopped", async () => {
  answers = [study(0), study(0), study(0)];
  const gone = new Studying("t1", () => false);
  await gone.begin();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(1);
  expect(gone.isRunning).toBe(false);
  const stopped = new Studying("t2", () => true);
  await stopped.begin();
  await stopped.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.slice(1)).toEqual(["POST /api/tables/t2/study", "DELETE /api/tables/t2/study"]);
});

test("a refusal is told, and that none was begun is no trouble", async () => {
  answers = [{ of: 0, done: 0, found: [] }, 429];
  const studying = new Studying("t1", () => true);
  await studying.look();
  expect([studying.trouble, studying.isWhole, studying.isRunning]).toEqual(["", false, false]);
  await studying.begin();
  expect(studying.trouble).not.toBe("");
  expect(studying.isRunning).toBe(false);
});

test("a table has one study", () => {
  const table = { id: "t1" };
  expect(studyingOf(table)).toBe(studyingOf(table));
});

test("what both did is only counted, and the same again is counted too", () => {
  const placing = { do: { act: "place", units: { armor: 1 }, space: "germany" }, text: "place 1 arm germany", what: "place" };
  const done = { do: { act: "done" }, text: "done", what: "place", both: true };
  const found = compared(classic, { n: 5, seat: "germany", mine: [done], best: [placing, placing, done] }, places);
  expect(found.both).toBe(1);
  expect(found.mine).toEqual([]);
  expect(found.best).toHaveLength(1);
  expect(found.best[0]).toMatch(/germany.* ×2$/);
});

test("an order that reads the same in both columns is no difference", () => {
  const fight = (more: object = {}): Move => ({ do: { act: "fight", space: "finland_norway", ...more }, text: "fight finland_norway", what: "combat" });
  const other = { do: { act: "fight", space: "karelia_ssr" }, text: "fight karelia_ssr", what: "combat" };
  const found = compared(classic, { n: 5, seat: "uk", mine: [fight({ bombard: 1 }), other], best: [fight()] }, places);
  expect(found).toEqual({ mine: [expect.stringContaining("karelia_ssr")], best: [], both: 1 });
  const twice = compared(classic, { n: 5, seat: "uk", mine: [fight({ bombard: 1 }), fight({ bombard: 1 })], best: [fight()] }, places);
  expect([twice.mine.length, twice.best.length, twice.both]).toEqual([1, 0, 1]);
});

test("the decisions of one turn have different names", () => {
  const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
  const line = new Timeline(story, classic);
  const stages = line.phases.filter(({ turn }) => turn === line.turns[1]?.number);
  const [purchase, moving, combat, late] = ["purchase", "combat_move", "combat", "noncombat_move"].map((phase) => stages.find((one) => one.phase === phase));
  const [one, other] = line.battles;
  if (!purchase || !moving || !combat || !late || !one || !other) throw new Error("a turn with all its phases");
  const go = (first: number, last: number): Decided => ({ n: story.steps[first]?.n ?? 0, seat: line.turns[1]?.nation ?? "", mine: Array<Move>(last - first + 1).fill({ do: {}, text: "", what: "" }), best: [] });
  const names = namesOf(line, [go(purchase.first, moving.last), go(late.first, late.last), go(one.first, one.first), go(other.first, other.first), go(purchase.first, purchase.first), go(purchase.first, purchase.first)], places);
  expect(new Set(names).size).toBe(6);
  const when = names[1]?.split(" · ")[0] ?? "";
  const [buying, marching, moved] = ["purchase", "combat_move", "noncombat_move"].map((phase) => classic.words.phase(phase));
  expect(names[0]).toBe(`${when} · ${buying} – ${marching}`);
  expect(names[1]).toBe(`${when} · ${moved}`);
  expect(names[2]).toMatch(new RegExp(` · ${one.space}$`));
  expect(names.slice(4)).toEqual([`${when} · ${buying} (1)`, `${when} · ${buying} (2)`]);
});
