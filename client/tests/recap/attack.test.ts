/** What a seat of Attack! is told that was away: all of it is in its own story, nothing in others' hands. */
import { expect, test } from "vitest";
import { recap } from "../../src/games/attack/recap";
import game from "../../src/games/attack/story";
import { telling } from "../../src/games/attack/telling";
import type { AttackSheet, AttackView } from "../../src/games/attack/types";
import type { GameEvent, Story } from "../../src/net/types";
import { seenBy } from "../../src/table/secrets";
import { eventsIn, spanOf } from "../../src/time/recap";
import { timelineOf, type AnyTimeline } from "../../src/time/story";
import { story } from "../attack/fixtures.svelte";

const names = (area: string): string => area;
const sheet = story.sheet as AttackSheet;
const line = timelineOf(story, game);
const first = line.turns.findIndex((turn) => turn.round === 1);
const span = { from: line.turns[first]!.first - 1, to: line.last, own: ["gray"] };

/** The story with more events in its last step. */
function withEvents(...more: GameEvent[]): Story {
  return { ...story, steps: story.steps.map((step, at) => (at === line.last ? { ...step, events: [...(step.events ?? []), ...more] } : step)) };
}
const toldIn = (of: AnyTimeline): string => JSON.stringify(recap.groups(of, span, names));

test("regions, battles and news of the others are told, each with its step", () => {
  const groups = recap.groups(line, span, names);
  const owner = (at: number) => (line.viewAt(at) as AttackView).owner;
  const changed = Object.keys(owner(span.to)).filter((area) => owner(span.to)[area] !== owner(span.from)[area]).sort();
  const lands = groups.filter(({ id }) => ["lost", "won", "elsewhere"].includes(id)).flatMap(({ lines }) => lines);
  expect(changed.length).toBeGreaterThan(0);
  expect(lands.map(({ id }) => id).sort()).toEqual(changed);
  for (const { id, at } of lands) expect(owner(at!)[id]).toBe(owner(span.to)[id]);
  expect(groups.find(({ id }) => id === "news")?.lines.map(({ text }) => text)).toEqual(expect.arrayContaining([expect.stringContaining("has sea control")]));
  expect(JSON.stringify(groups)).not.toMatch(/attack-|undefined|NaN/);
});

test("what the others bought is told, seat by seat", () => {
  const bought = eventsIn(line, span).filter(({ event }) => event.what === "bought" && event.facts?.["by"] !== "gray");
  const lines = recap.groups(line, span, names).find(({ id }) => id === "bought")?.lines ?? [];
  expect(lines.map(({ nation, at }) => [nation, at])).toEqual(bought.map(({ event, at }) => [event.facts?.["by"], at]));
  expect(lines[0]?.text).toMatch(/^Tan: bought 2 destroyers/);
});

test("the set-up is nobody's absence", () => {
  const opening = line.turns[first]!.first - 1;
  expect(recap.groups(line, { from: 10, to: opening - 1, own: ["gray"] }, names)).toEqual([]);
});

test("what was lost before one's first turn is lost, though it belonged to nobody before the setup", () => {
  const { from } = span;
  const own = Object.entries((line.viewAt(from) as AttackView).owner).find(([, seat]) => seat === "gray")![0];
  const taken = { what: "conquered", facts: { by: "tan", space: own, lost_by: "gray" } };
  const step = { ...story.steps[from + 1]!, by: "tan", events: [taken], patch: { owner: { [own]: "tan" } } };
  const quick = story.steps.slice(0, from + 1).map((one) => ({ ...one, by: "chance" })); // the cards place everybody
  const early = timelineOf({ ...story, steps: [...quick, step] } as Story, game);
  const away = spanOf(early, ["gray"])!;
  expect(away.from).toBe(from);
  expect(recap.groups(early, away, names).find(({ id }) => id === "lost")?.lines.map(({ id }) => id)).toEqual([own]);
});

test("what only others may know is not told, nor what their production brings", () => {
  const secrets: GameEvent[] = [
    { what: "card_seen", facts: { by: "brown", card: "oil_01" }, seen_by: ["brown"] },
    { what: "swapped", facts: { seats: ["brown", "tan"], given: ["oil_01"], taken: ["minerals_02"] }, seen_by: ["brown", "tan"] },
    { what: "income", facts: { by: "brown", points: 77 }, seen_by: ["brown"] },
    { what: "sea_control", facts: { by: "brown" }, seen_by: ["brown"] },
  ];
  const whole = withEvents(...secrets);
  const seen = { ...whole, steps: seenBy(whole.steps, "gray") };
  expect(toldIn(timelineOf(seen, game))).toBe(toldIn(timelineOf({ ...story }, game)));
  expect(toldIn(timelineOf(seen, game))).not.toMatch(/[Oo]il|[Mm]inerals|77/);
  // The figures of a view are its seat's own.
  const other = { ...story, start: { ...(story.start as AttackView), seat: "brown", income: 5 } };
  expect(recap.groups(timelineOf(other, game), span, names).map(({ id }) => id)).not.toContain("income");
});

test("a player's own capital can be in danger, as long as it is held", () => {
  const view = line.viewAt(line.last) as AttackView;
  const [seat, capital] = Object.entries(view.capitals).find(([one, area]) => view.owner[area] === one) ?? ["", ""];
  expect(recap.capitals(view, sheet, [seat])).toEqual([capital]);
  expect(recap.capitals({ ...view, owner: { ...view.owner, [capital]: "nobody" } }, sheet, [seat])).toEqual([]);
});

test("a move into a foreign region is told as an attack; what is fought or rolled has its own place", () => {
  const captions = story.steps.map((step, at) => telling.caption(step, { view: line.viewAt(at) as AttackView, sheet }, names));
  expect(captions.filter(Boolean).map((one) => one?.text)).toEqual(expect.arrayContaining([expect.stringMatching(/^\w+ attacks \w+: \d+ units?$/)]));
  // That an action was taken says less than what came of it.
  expect(captions.some((one) => one?.text.includes("took an action"))).toBe(false);
  story.steps.forEach((step, at) => {
    if (step.events?.every(({ what }) => what === "fired" || what === "command_answer")) expect(captions[at]).toBeNull();
  });
});

test("whoever has just ended a turn has missed nothing", () => {
  const turn = line.turns.at(-1)!;
  expect(spanOf(line, [turn.nation])).toBeNull();
});

/** A game of two steps in which brown takes Egypt in the last one. */
function taken(by: string, ...events: GameEvent[]): Story {
  const view = line.viewAt(line.last) as AttackView;
  const owner = (seat: string) => ({ owner: { ...view.owner, egypt: seat } });
  return { ...story, start: { ...view, opening: null, ...owner(by) }, steps: [{ n: 1, by: "brown", events, patch: owner("brown") }] as Story["steps"] };
}
const toldOf = (of: Story) => recap.groups(timelineOf(of, game), { from: -1, to: 0, own: ["gray"] }, names).flatMap(({ id, lines }) => lines.map(({ text, detail }) => [id, text, detail]));
const battle = (defender: string): GameEvent => ({ what: "battle", facts: { space: "egypt", by: "brown", defender, units: ["2 infantry", "1 tank"] } });
const fired: GameEvent = { what: "fired", facts: { space: "egypt", side: "attacker", dice: [1], faces: ["infantry"], hits: 1, lost: ["1 infantry"] } };
const conquered = (loser: string): GameEvent => ({ what: "conquered", facts: { by: "brown", space: "egypt", loser } });

test("regions say who took them, how and with what", () => {
  expect(toldOf(taken("tan", battle("tan"), fired, conquered("tan"))).slice(0, 2)).toEqual([
    ["elsewhere", "egypt: taken by Brown from Tan", "with 2 infantry, 1 tank"],
    ["battles", "Brown: took egypt from Tan", "with 2 infantry, 1 tank\n1 round · Tan lost 1 infantry"],
  ]);
  expect(toldOf(taken("tan", battle("tan"), conquered("tan"))).slice(0, 2)).toEqual([
    ["elsewhere", "egypt: taken by Brown from Tan", "without a fight, with 2 infantry, 1 tank"],
    ["battles", "Brown: took egypt from Tan without a fight", "with 2 infantry, 1 tank"],
  ]);
  expect(toldOf(taken("", battle(""), conquered("")))[0]).toEqual(["elsewhere", "egypt: neutral until Brown took it", "without a fight, with 2 infantry, 1 tank"]);
  expect(toldOf(taken("", { what: "annexed", facts: { by: "brown", space: "egypt" } }))[0]).toEqual(["elsewhere", "egypt: won over by Brown through diplomacy", ""]);
  const caption = telling.caption({ n: 1, by: "brown", events: [battle("tan"), conquered("tan")] }, { view: line.viewAt(line.last) as AttackView, sheet }, names);
  expect(caption?.text).toBe("Brown: took egypt from Tan without a fight");
});

test("an attack that failed tells whose it was and with what; neutral troops that held have nobody's emblem", () => {
  const held = (by: string): GameEvent => ({ what: "held", facts: { space: "egypt", by, units: ["1 infantry"] } });
  const lost: GameEvent = { what: "fired", facts: { space: "egypt", side: "defender", dice: [1], faces: ["infantry"], hits: 1, lost: ["2 infantry"] } };
  const steps = (defender: string) => [{ n: 1, by: "brown", events: [battle(defender), lost, held(defender)] }];
  const lineOf = (defender: string) => game.log.turns(steps(defender), { seat: "brown", round: 1 })[0]!.lines[0]!;
  expect([lineOf("tan").nation, lineOf("").nation]).toEqual(["tan", ""]);
  expect([game.log.text(lineOf(""), names), game.log.detail(lineOf(""), names)]).toEqual(["neutral troops held egypt", "Brown lost 2 infantry"]);
  const failed = { ...taken("tan", ...steps("tan")[0]!.events) };
  failed.steps[0]!.patch = {};
  expect(toldOf(failed)[0]).toEqual(["battles", "Tan: held egypt with 1 infantry", "Brown attacked with 2 infantry, 1 tank\nBrown lost 2 infantry"]);
});
