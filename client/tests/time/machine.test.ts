import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClassicSheet, ClassicView } from "../../src/games/classic/types";
import classic from "../../src/games/classic/story";
import { setLanguage } from "../../src/i18n";
import type { Story } from "../../src/net/types";
import DiceStats from "../../src/time/DiceStats.svelte";
import Log from "../../src/time/Log.svelte";
import Overview from "../../src/games/classic/Overview.svelte";
import { START, timelineOf } from "../../src/time/story";
import TimeBanner from "../../src/time/TimeBanner.svelte";
import TimeMachine from "../../src/time/TimeMachine.svelte";

const story = JSON.parse(readFileSync(resolve(__dirname, "story.json"), "utf8")) as Story;
const line = timelineOf(story, classic);
const areaName = (area: string): string => area;
let shown: Record<string, unknown> | null = null;

// The windows of tests are wide.
beforeEach(() => vi.stubGlobal("matchMedia", (media: string) => Object.assign(new EventTarget(), { media, matches: false })));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await setLanguage("en");
});

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const button = (text: string): HTMLElement => [...document.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(text))!;

describe("time machine", () => {
  function open(at: number, more: object = {}) {
    const onat = vi.fn();
    const onbranch = vi.fn();
    const onback = vi.fn();
    const props = { story, game: classic, at, areaName, onat, onbranch, onback, ...more };
    shown = mount(TimeMachine, { target: document.body, props });
    flushSync();
    return { onat, onbranch, onback, press };
  }
  function press(key: string, keys: KeyboardEventInit = {}): void {
    find("[role=slider]").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...keys }));
    flushSync();
  }

  test("the keys of the scrubber step by action, phase, turn and to the ends", () => {
    const { onat } = open(10);
    press("ArrowRight");
    expect(onat).toHaveBeenLastCalledWith(11);
    press("ArrowLeft", { shiftKey: true });
    expect(onat).toHaveBeenLastCalledWith(line.step(11, "phase", -1));
    press("Home");
    expect(onat).toHaveBeenLastCalledWith(START);
    press("PageUp");
    expect(onat).toHaveBeenLastCalledWith(line.turns[0]?.last);
    press("ArrowRight", { ctrlKey: true });
    expect(onat).toHaveBeenLastCalledWith(line.turns[1]?.last);
    press("End");
    expect(onat).toHaveBeenLastCalledWith(line.last);
    expect(find("[role=slider]").getAttribute("aria-valuenow")).toBe(String(line.last + 1));
  });

  test("Escape leads back to now", () => {
    const { onback } = open(10);
    press("Escape");
    expect(onback).toHaveBeenCalledOnce();
  });

  test("buttons step by the chosen unit", () => {
    const { onat } = open(0);
    find("input[value=battle]").click();
    flushSync();
    button("Forward by one battle").click();
    expect(onat).toHaveBeenLastCalledWith(line.battles[0]?.last);
  });

  test("playing goes on step by step and stops at the end", () => {
    vi.useFakeTimers();
    const { onat } = open(line.last - 2);
    button("Play").click();
    flushSync();
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(350);
      flushSync();
    }
    expect(onat.mock.calls).toEqual([[line.last - 1], [line.last]]);
    expect(button("Play").textContent).not.toContain("Pause");
  });

  test("turns that are watched stay at every move long enough to follow it, and the key for it is named", () => {
    vi.useFakeTimers();
    const moved = story.steps.findIndex((step) => step.events?.some(({ what }) => what === "moved"));
    const { onat } = open(moved, { watched: true, playing: true, kbd: "P" });
    expect(find(".play kbd").textContent).toBe("P");
    vi.advanceTimersByTime(1_000);
    expect(onat).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(onat).toHaveBeenLastCalledWith(moved + 1);
  });

  test("playing on names the record of the moment", () => {
    const { onbranch } = open(20);
    button("Play on from here").click();
    expect(onbranch).toHaveBeenCalledWith(story.steps[20]?.n);
  });

  test("the log beside the chart tells what has happened so far, and leads there", () => {
    const onat = vi.fn();
    const props = { story, game: classic, at: 20, areaName, onat, told: story.steps, list: "log" as const };
    shown = mount(TimeMachine, { target: document.body, props });
    flushSync();
    const lines = [...document.querySelectorAll<HTMLElement>("li button.line")];
    expect(lines.length).toBeGreaterThan(3);
    lines.at(-1)?.click();
    flushSync();
    expect(onat.mock.calls[0]?.[0]).toBeLessThan(20);
    expect(document.querySelectorAll("li button.line").length).toBeLessThan(lines.length);
    button("Production").click();
    flushSync();
    expect(find("table").textContent).toContain("Germany");
  });

  test("a replay, whose log has a place of its own, has no tabs here", () => {
    open(20);
    expect(document.querySelector("[role=tab]")).toBeNull();
  });

  test("shows production and what it won since the start, in every language", async () => {
    open(line.last);
    expect(find("table").textContent).toContain("Germany");
    expect(find("table").textContent).toContain("+3");
    await setLanguage("nl");
    flushSync();
    expect(find("table").textContent).toContain("Duitsland");
  });
});

test("the banner names the moment and leads back", () => {
  const onback = vi.fn();
  shown = mount(TimeBanner, { target: document.body, props: { round: "Round 1", nation: "Japan", onback } });
  expect(document.body.textContent).toContain("Round 1, Japan");
  button("Back to now").click();
  expect(onback).toHaveBeenCalledOnce();
});

test("the log lists the newest first, can be picked, and holds back the oldest", () => {
  const onpick = vi.fn();
  const told = Array.from({ length: 5 }, (_, game) => story.steps.map((step) => ({ ...step, n: step.n + 1_000 * game }))).flat();
  shown = mount(Log, { target: document.body, props: { game: classic, told, areaName, headings: true, onpick, now: { seat: "ussr", round: 2 } } });
  flushSync();
  expect(find("li").textContent).toContain("collected 34 IPC");
  expect(document.querySelectorAll("li").length).toBe(120);
  find("li button").click();
  expect(onpick).toHaveBeenCalledWith(told.at(-1)?.n);
  button("Show earlier").click();
  flushSync();
  expect(document.querySelectorAll("li").length).toBe(240);
});

test("a new line is read aloud in whole sentences", () => {
  const won = story.steps.findIndex((step) => step.events?.some(({ what, facts }) => what === "conquered" && facts?.["space"] === "china"));
  const [before, after] = [story.steps[won - 20]!.n, story.steps[won]!.n];
  const seen = new SvelteMap([["until", before]]);
  const log = { ...classic.log, text: () => "attacked the Ukraine S.S.R." };
  const props = { game: { ...classic, log }, told: story.steps, areaName, now: { seat: "japan", round: 1 } };
  shown = mount(Log, { target: document.body, props: { ...props, get until() { return seen.get("until"); } } });
  flushSync();
  expect(find("[aria-live]").textContent).toBe("");
  seen.set("until", after);
  flushSync();
  expect(find("[aria-live]").textContent).toBe("Japan: attacked the Ukraine S.S.R. 1 round · United States lost 2 infantry, 1 fighter and Japan lost 2 infantry");
});

test("an empty log says so", () => {
  shown = mount(Log, { target: document.body, props: { game: classic, told: [], areaName, now: { seat: "ussr", round: 1 } } });
  expect(document.body.textContent).toContain("Nothing has happened yet.");
});

test("the overview shows nations and the way to victory", () => {
  const props = { view: story.start as ClassicView, sheet: story.sheet as ClassicSheet, capitals: { axis: 2, allies: 2 } };
  shown = mount(Overview, { target: document.body, props });
  expect(document.body.textContent).toContain("Axis: production 57 of 84");
  expect(document.querySelectorAll("tbody tr").length).toBe(5);
});

test("dice statistics show the commitment and how to check it", () => {
  shown = mount(DiceStats, { target: document.body, props: { game: classic, story } });
  expect(document.body.textContent).toContain(story.dice?.[0]?.commitment);
  expect(document.body.textContent).toContain("sandtable verify");
});
