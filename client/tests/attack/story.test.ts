import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import game from "../../src/games/attack/story";
import type { AttackSheet, AttackView } from "../../src/games/attack/types";
import { language, setLanguage, t } from "../../src/i18n";
import { marksAt } from "../../src/time/change";
import ReplayBar from "../../src/time/ReplayBar.svelte";
import { START, timelineOf } from "../../src/time/story";
import { live, story } from "./fixtures.svelte";

const line = timelineOf(story, game);
const names = (area: string): string => area;
const sheet = story.sheet as AttackSheet;

test("turns, levels and battles of a recorded game", () => {
  expect(line.turns.length).toBeGreaterThan(4);
  expect(line.levelsAt(START)).toEqual({ gray: 0, tan: 0, brown: 0, green: 0 });
  const last = line.viewAt(line.last) as AttackView;
  expect(Object.values(line.levelsAt(line.last)).reduce((sum, count) => sum + count)).toBe(Object.keys(last.owner).length);
  expect(line.battles.length).toBe(story.steps.flatMap((step) => step.events ?? []).filter((event) => event.what === "battle" || event.what === "engaged").length);
  for (const battle of line.battles) expect(battle.last).toBeGreaterThanOrEqual(battle.first);
});

test("every moment can be told and drawn", () => {
  for (let at = START; at <= line.last; at++) {
    const { title, lines } = game.past.present(line, at, names);
    expect([title, ...lines].join()).not.toMatch(/attack-|time-|undefined|NaN/);
    const { areas, stacks } = game.board(line.viewAt(at), sheet, null);
    expect(Object.keys(areas)).toHaveLength(58);
    expect(new Set(stacks.map((stack) => stack.id)).size).toBe(stacks.length);
    expect(marksAt(line, at).battles.every((area) => area in sheet.regions)).toBe(true);
  }
});

test("the phase follows the set-up and the actions of a turn", () => {
  expect(game.moment(line.start)).toMatchObject({ round: 0, phase: "claim" });
  const seen = new Set(story.steps.map((_, at) => game.moment(line.viewAt(at)).phase));
  expect([...seen]).toEqual(expect.arrayContaining(["claim", "place", "capital", "action_1"]));
  for (let at = START; at <= line.last; at++) expect(game.phases(line.viewAt(at), sheet)).toContain(game.moment(line.viewAt(at)).phase);
});

test.each([["en", "Set-up", "Round 1"], ["de", "Aufbau", "Runde 1"], ["nl", "Opstelling", "Ronde 1"]] as const)("the time before the first round has a name in %s", async (tongue, setup, first) => {
  const before = language();
  await setLanguage(tongue);
  const when = (at: number): string => {
    const shown = mount(ReplayBar, { target: document.body, props: { line, at, title: "", open: false, onpanels: () => undefined } });
    flushSync();
    const text = document.querySelector(".when b")?.textContent ?? "";
    void unmount(shown);
    return text;
  };
  expect(when(START)).toMatch(new RegExp(`^${setup}, `));
  expect(when(line.last)).toMatch(new RegExp(`^${first}, `));
  for (const id of ["table-now", "shell-load-round", "shell-load-state", "shell-load-delete-text", "shell-start-continue-text", "shell-start-continue-quiet"]) {
    const said = (round: number): string => t(id, { round, nation: "", phase: "", game: "" }).toLowerCase();
    expect(said(0), id).toContain(setup.toLowerCase());
    expect(said(0), id).not.toContain("0");
    expect(said(1), id).toContain(first.toLowerCase());
  }
  await setLanguage(before);
});

test("the log has a group for each turn and words for each line", () => {
  const turns = game.log.turns(story.steps, { seat: "gray", round: 1 });
  expect(turns.length).toBeGreaterThan(3);
  const lines = turns.flatMap((turn) => turn.lines);
  expect(new Set(lines.map((one) => one.id)).size).toBe(lines.length);
  for (const one of lines) expect(`${game.log.text(one, names)} ${game.log.detail(one, names)}`).not.toMatch(/attack-|time-|undefined|NaN/);
  expect(game.log.turns([...story.steps, ...story.steps], { seat: "gray", round: 1 })).toEqual(turns);
});

test("every die is counted for somebody", () => {
  const thrown = story.steps.flatMap((step) => step.events ?? []).flatMap((event) => (Array.isArray(event.facts?.["dice"]) ? event.facts["dice"] : []));
  const totals = game.past.dice(story.steps);
  expect(totals.all.dice).toBe(thrown.length);
  expect(Object.values(totals.nations).reduce((sum, tally) => sum + tally.dice, 0)).toBe(thrown.length);
  expect(totals.all.shots).toBe(0);
});

test("an area in words, and who has the sea", () => {
  const view = live.action.view as AttackView;
  const [seat, capital] = Object.entries(view.capitals)[0] ?? ["", ""];
  expect(game.area(view, sheet, capital, names)).toMatch(new RegExp(`^${capital}, .*Capital of ${game.words.seat(seat)}`));
  expect(game.area(view, sheet, "north_sea", names)).toContain("Sea zone");
  expect(game.badge?.({ ...view, holder: "red" })).toEqual({ nation: "red", text: "sea control" });
  expect(game.badge?.({ ...view, holder: "" })).toBeNull();
});
