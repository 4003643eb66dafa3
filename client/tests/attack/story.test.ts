import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { armiesOf } from "../../src/games/attack/moment";
import game from "../../src/games/attack/story";
import type { AttackSheet, AttackView } from "../../src/games/attack/types";
import { endText } from "../../src/games/attack/words";
import { language, setLanguage, t } from "../../src/i18n";
import { marksAt } from "../../src/time/change";
import ReplayBar from "../../src/time/ReplayBar.svelte";
import { START, timelineOf } from "../../src/time/story";
import { live, story } from "./fixtures.svelte";
import { momentIn } from "../../src/games/moment";

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
  expect(momentIn(line.start)).toMatchObject({ round: 0, phase: "claim" });
  const seen = new Set(story.steps.map((_, at) => momentIn(line.viewAt(at)).phase));
  expect([...seen]).toEqual(expect.arrayContaining(["claim", "place", "capital", "action_1"]));
  for (let at = START; at <= line.last; at++) expect(game.phases(line.viewAt(at), sheet)).toContain(momentIn(line.viewAt(at)).phase);
});

test.each([["en", "Setup", "Round 1"], ["de", "Aufbau", "Runde 1"], ["nl", "Opstelling", "Ronde 1"]] as const)("the time before the first round has a name in %s", async (tongue, setup, first) => {
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

test("what chance brings belongs to nobody, unless the event says to whom, whoever's turn is open", () => {
  const steps = story.steps.slice(-16, -1);
  const said = (seat: string): string[] => game.log.turns(steps, { seat, round: 1 }).flatMap((turn) => turn.lines.filter((line) => ["neutral_troops", "command_roll"].includes(line.event.what)).map((line) => `${line.nation}: ${game.log.text(line, names)}`));
  expect(said("gray")).toContain(": Tan, Brown and Green rolled for the command: 4 4 3 1 3 1");
  expect(said("gray").filter((line) => line.includes("neutral troops defend")).every((line) => line.startsWith(": "))).toBe(true);
  expect(said("tan")).toEqual(said("gray"));
});

test("every die is counted for somebody", () => {
  const thrown = story.steps.flatMap((step) => step.events ?? []).flatMap((event) => (Array.isArray(event.facts?.["dice"]) ? event.facts["dice"] : []));
  const totals = game.past.dice(story.steps, sheet);
  expect(totals.all.dice).toBe(thrown.length);
  expect(Object.values(totals.nations).reduce((sum, tally) => sum + tally.dice, 0)).toBe(thrown.length);
  expect(totals.all.shots).toBe(0);
});

test("dice are counted by kind, with the faces they have", () => {
  const steps = [
    { n: 1, by: "chance", events: [{ what: "fired", facts: { space: "peru", side: "attacker", dice: [1, 4, 5, 6], faces: [], hits: 0, lost: [] } }] },
    { n: 2, by: "chance", events: [{ what: "diplomacy_roll", facts: { by: "gray", space: "peru", dice: [6, 4], success: true } }] },
  ];
  const { kinds } = game.past.dice(steps, sheet);
  expect(kinds.map(({ die, thrown }) => [die.id, thrown])).toEqual([["battle", 4], ["numbers", 2]]);
  expect(kinds[0]?.faces.map(({ face, count }) => [face, count])).toEqual([["infantry", 1], ["tank", 0], ["artillery", 0], ["plane", 2], ["blank", 1]]);
  expect(kinds[0]?.faces.find(({ face }) => face === "plane")?.expected).toBeCloseTo(8 / 6);
  expect(kinds[1]?.faces.map(({ face, count }) => [face, count])).toEqual([["1", 0], ["2", 0], ["3", 0], ["4", 1], ["5", 0], ["6", 1]]);
});

test("an area in words, and who has the sea", () => {
  const view = live.action.view as AttackView;
  const [seat, capital] = Object.entries(view.capitals)[0] ?? ["", ""];
  expect(game.area(view, sheet, capital, names)).toMatch(new RegExp(`^${capital}, .*Capital of ${game.words.seat(seat)}`));
  expect(game.area(view, sheet, "north_sea", names)).toContain("Sea zone");
  expect(game.badge?.({ ...view, holder: "red" })).toMatchObject({ nation: "red", text: "sea control" });
  expect(game.badge?.({ ...view, holder: "" })).toBeNull();
});

test("units under way by land and sea are drawn at their goal and counted with the army", () => {
  const view: AttackView = {
    ...(live.move.view as AttackView), active: "gray", owner: { cuba: "gray", chile: "tan", peru: "tan" }, units: { cuba: { infantry: 1 }, chile: { infantry: 4 }, peru: { tank: 1 } },
    march: { kind: "move", step: "leave", attacks: { chile: { infantry: 2 } }, afloat: [{ start: "cuba", target: "chile", army: { tank: 3 } }], refused: [{ start: "cuba", target: "peru", army: { plane: 1 } }] },
    battle: { region: "peru", attacker: "gray", defender: "tan", attack: { front: { infantry: 4 }, reserve: { tank: 1 } }, defense: { front: { tank: 1 } } },
  };
  const away = game.board(view, sheet, null).stacks.filter((stack) => stack.attacker);
  const shown = Object.fromEntries(away.map(({ area, units }) => [area, Object.fromEntries(units.map(({ kind, count }) => [kind, count]))]));
  expect(shown).toEqual({ chile: { infantry: 2, tank: 3 }, peru: { infantry: 4, tank: 1, plane: 1 } });
  expect(armiesOf(view)["gray"]).toEqual({ infantry: 7, tank: 4, plane: 1 });
  expect(armiesOf(view)["tan"]).toEqual({ infantry: 4, tank: 1 });
  const beaten = { ...view, battle: { ...view.battle!, defense: { front: {} } } };
  expect(armiesOf(beaten)["tan"]).toEqual({ infantry: 4 });
});

test("the round says how many were agreed on, and which is the last", () => {
  const agreed = { ...sheet, rounds: 3, timed: false, last_standing: false };
  expect([game.words.round(2, agreed), game.words.when(2, agreed)]).toEqual(["Round 2 of 3", ""]);
  expect([game.words.round(3, agreed), game.words.when(3, agreed)]).toEqual(["Round 3 of 3", "last round"]);
  expect([game.words.round(3, { ...agreed, rounds: 0 }), game.words.when(3, { ...agreed, rounds: 0 })]).toEqual(["Round 3", ""]);
  const timed = { ...agreed, rounds: 0, timed: true };
  const under = (clock: string): string => game.words.when(2, timed, { ...(live.action.view as AttackView), clock });
  expect([under(""), under("last_half_hour"), under("time_up")]).toEqual(["", "", "last round"]);
  const short = (clock: string): string | undefined => game.words.roundShort?.(2, timed, { ...(live.action.view as AttackView), clock });
  expect([short(""), short("time_up")]).toEqual(["Round 2", "last round"]);
  expect([game.words.roundShort?.(2, agreed), game.words.roundShort?.(3, agreed)]).toEqual(["Round 2 of 3", "last round"]);
  expect(endText(agreed)).toBe("Whoever has the most regions wins. The game ends after round 3, or when a player is eliminated.");
  expect(endText({ ...agreed, rounds: 0, last_standing: true })).toBe("The last player left wins.");
});
