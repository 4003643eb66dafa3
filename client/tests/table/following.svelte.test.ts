/** Somebody follows a recorded game of Classic: they play the Soviet Union, everybody else is a computer. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import classic from "../../src/games/classic";
import { putAway } from "../../src/families/axis/battle/open.svelte";
import type { ClassicView } from "../../src/games/classic/types";
import type { AnyGame } from "../../src/games/game";
import { LiveTable } from "../../src/net/table.svelte";
import type { Story } from "../../src/net/types";
import { startRouter } from "../../src/router.svelte";
import { keysOf } from "../../src/table/actions";
import type { LoadedBoard } from "../../src/table/boards";
import { followMoves, type Following } from "../../src/table/following.svelte";
import { Frame } from "../../src/table/frame.svelte";
import { Sitting } from "../../src/table/sitting.svelte";
import { timelineOf } from "../../src/time/story";
import { defaults, prefs } from "../../src/ui/prefs.svelte";
import { Wire } from "./wire";

const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
const line = timelineOf(story, classic);
const board = { map: { areas: {}, views: {} } } as unknown as LoadedBoard;
const indexOf = (what: string, space: string): number => story.steps.findIndex(({ events }) => events?.some((one) => one.what === what && one.facts?.["space"] === space));
/** Germany fights for Karelia, and has won it. */
const begun = indexOf("battle", "karelia_ssr");
const over = indexOf("battle_over", "karelia_ssr");

const camera = $state({ letFollow: vi.fn(() => void (camera.isSteered = false)), followTo: vi.fn(), comeBack: vi.fn(), isSteered: false });
let leave = (): void => {};
beforeEach(() => {
  vi.stubGlobal("WebSocket", Wire);
  vi.useFakeTimers();
  Object.assign(prefs, { recap: false, dice: "off", computerSpeed: 1, follow: true });
  vi.clearAllMocks();
  camera.isSteered = false;
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Object.assign(prefs, defaults());
});

const nowAt = (at: number) => {
  const view = line.viewAt(at) as ClassicView;
  return { view, pending: view.pending, menus: {} };
};
/** The server tells steps of the story. */
function tell(from: number, to: number): void {
  for (let at = from; at <= to; at++) {
    const { n, by, events, reasons } = story.steps[at]!;
    Wire.last.say({ type: "update", v: n, now: nowAt(at), told: [{ n, by, events, reasons }] } as never);
  }
}
/** Sits down after step `at`. */
function sit(at: number, mine = ["ussr"]) {
  const table = new LiveTable(`t${at}${mine}`);
  Wire.last.say({ type: "welcome", id: "x", v: story.steps[at]!.n, game: "classic", mine, seats: {}, sheet: story.sheet, now: nowAt(at) } as never);
  let sitting!: Sitting;
  let frame!: Frame;
  let following!: Following;
  const end = $effect.root(() => {
    sitting = new Sitting(table, classic as unknown as AnyGame, board);
    frame = new Frame(sitting);
    following = followMoves(sitting, () => camera);
  });
  flushSync();
  leave = () => (sitting.close(), end(), table.close());
  return { table, sitting, frame, desk: sitting.desk, following };
}
const shownOf = (table: LiveTable): number => story.steps.findIndex(({ n }) => n === table.v);
const pass = (ms: number): void => (vi.advanceTimersByTime(ms), flushSync());

test("what computers do next waits until the result of an own battle was put away, and no longer", () => {
  const { table, desk } = sit(begun - 1);
  tell(begun, over + 4);
  pass(60_000);
  expect([shownOf(table), desk.battle, table.waiting]).toEqual([over, "open", 4]);
  putAway(table.now!.view as ClassicView, table.told);
  flushSync();
  expect([shownOf(table), desk.battle]).toEqual([over + 1, "none"]);
  pass(60_000);
  expect([shownOf(table), table.waiting]).toEqual([over + 4, 0]);
});

test.each([["results only", ["ussr"], 0], ["no own part in it", ["japan"], 1]] as const)("nothing waits where there are %s", (_why, mine, speed) => {
  prefs.computerSpeed = speed;
  const { table } = sit(begun - 1, [...mine]);
  tell(begun, over + 4);
  pass(60_000);
  expect([shownOf(table), table.waiting]).toEqual([over + 4, 0]);
});

test("moves can be paused with a key and go on with it; what is said stays meanwhile", () => {
  const { table, sitting, frame } = sit(begun - 13);
  const keys = keysOf(sitting, frame, () => {});
  tell(begun - 12, begun - 8);
  keys.pause();
  pass(60_000);
  expect([shownOf(table), table.isPaused, table.waiting, sitting.telling.caption !== null]).toEqual([begun - 12, true, 4, true]);
  keys.pause();
  expect([shownOf(table), table.isPaused]).toEqual([begun - 11, false]);
  pass(60_000);
  expect([shownOf(table), table.waiting, sitting.telling.caption]).toEqual([begun - 8, 0, null]);
});

test("a pause ends with the result at once, and when somebody here must decide", () => {
  const { table } = sit(begun - 13);
  table.pause(true);
  tell(begun - 12, begun - 8);
  table.skip();
  expect([shownOf(table), table.isPaused]).toEqual([begun - 8, false]);
  table.pause(true);
  const { view, pending } = { ...nowAt(begun), pending: { type: "decide", seats: ["ussr"], what: "casualties" } };
  Wire.last.say({ type: "welcome", id: "y", v: story.steps[begun]!.n, mine: ["ussr"], seats: {}, sheet: story.sheet, now: { view, pending, menus: {} } } as never);
  flushSync();
  expect(table.isPaused).toBe(false);
});

test("half the speed shows every move twice as long", () => {
  prefs.computerSpeed = 0.5;
  const { table } = sit(begun - 13);
  tell(begun - 12, begun - 11);
  pass(2_100);
  expect(shownOf(table)).toBe(begun - 12);
  pass(100);
  expect(shownOf(table)).toBe(begun - 11);
});

test("the map follows what is told, anew with every turn, and comes back with one's own", () => {
  sit(begun - 13);
  expect([camera.letFollow.mock.calls.length, camera.followTo.mock.calls, camera.comeBack.mock.calls.length]).toEqual([1, [], 0]);
  tell(begun - 12, begun - 11);
  flushSync();
  pass(1_100);
  expect(camera.followTo.mock.calls.map(([area]) => area)).toEqual([begun - 12, begun - 11].map((at) => (story.steps[at]!.events![0]!.facts!["route"] as string[]).at(-1)));
  pass(1_100);
  const turn = story.steps.findIndex(({ events }, at) => at > begun && events?.some(({ what }) => what === "turn_over"));
  Wire.last.say({ type: "update", v: story.steps[turn]!.n, now: nowAt(turn), told: [] } as never);
  flushSync();
  expect([camera.letFollow.mock.calls.length, camera.comeBack.mock.calls.length]).toEqual([2, 0]);
  Wire.last.say({ type: "update", v: story.steps[line.last]!.n, now: nowAt(1), told: [] } as never);
  flushSync();
  expect(camera.comeBack).toHaveBeenCalledOnce();
});

test("the map stays where it is when nobody wants it to follow", () => {
  prefs.follow = false;
  sit(begun - 13);
  tell(begun - 12, begun - 11);
  flushSync();
  pass(1_100);
  expect(camera.followTo).not.toHaveBeenCalled();
});

test("the log is the open tab while others move, and orders are with one's own turn", () => {
  const { frame } = sit(begun - 13);
  expect(frame.tab).toBe("log");
  Wire.last.say({ type: "update", v: story.steps[line.last]!.n, now: nowAt(1), told: [] } as never);
  flushSync();
  expect(frame.tab).toBe("orders");
});

test("whoever has moved the map is offered to follow again, and then sees what is told", () => {
  const { following } = sit(begun - 13);
  tell(begun - 12, begun - 12);
  flushSync();
  expect(following.isLeft).toBe(false);
  camera.isSteered = true;
  expect(following.isLeft).toBe(true);
  camera.followTo.mockClear();
  following.resume();
  expect([following.isLeft, camera.followTo.mock.calls]).toEqual([false, [["karelia_ssr"]]]);
  camera.isSteered = true;
  prefs.follow = false;
  expect(following.isLeft).toBe(false);
});

test("turns that are watched again are followed from their start, paused with the same key, and told at their place", async () => {
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify(story)))));
  vi.useRealTimers();
  const { sitting, frame, following } = sit(line.last);
  const keys = keysOf(sitting, frame, () => {});
  camera.isSteered = true;
  frame.showMoment(story.steps[begun - 13]!.n, true);
  const stop = startRouter();
  await vi.waitFor(() => (flushSync(), expect(sitting.past?.playing).toBe(true)), 30_000);
  flushSync();
  expect([camera.isSteered, sitting.past!.isWatched]).toEqual([false, true]);
  sitting.past!.at = begun - 12;
  flushSync();
  expect(camera.followTo.mock.lastCall).toEqual(["karelia_ssr"]);
  expect(sitting.played).toMatchObject({ area: "karelia_ssr", text: expect.stringMatching(/^Germany attacks karelia_ssr: /) });

  // Somebody drags the map: it stays there until they want it to follow, or play again.
  camera.isSteered = true;
  expect(following.isLeft).toBe(true);
  keys.pause();
  flushSync();
  expect([sitting.past!.playing, following.isLeft, sitting.played?.area]).toEqual([false, false, "karelia_ssr"]); // what is said can be read
  keys.pause();
  flushSync();
  expect([sitting.past!.playing, camera.isSteered]).toEqual([true, false]);
  sitting.past!.at = line.last;
  sitting.past!.playing = false;
  keys.pause();
  expect(sitting.past!.playing).toBe(false); // at the end there is nothing to play
  location.hash = "";
  stop();
  startRouter()();
});
