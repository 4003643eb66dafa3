/** The card itself: when it comes, what keeps it away, and where it leads. A table of Classic, whose story is the recorded game. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import classic from "../../src/games/classic";
import game from "../../src/games/classic/story";
import type { ClassicView } from "../../src/games/classic/types";
import type { AnyGame } from "../../src/games/game";
import type { LiveTable } from "../../src/net/table.svelte";
import type { Story, Told } from "../../src/net/types";
import type { LoadedBoard } from "../../src/table/boards";
import { Frame } from "../../src/table/frame.svelte";
import type { RecapCard as Card } from "../../src/table/recap.svelte";
import RecapCard from "../../src/table/RecapCard.svelte";
import { Sitting } from "../../src/table/sitting.svelte";
import { timelineOf } from "../../src/time/story";
import { prefs } from "../../src/ui/prefs.svelte";

const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
const last = timelineOf(story, game).viewAt(story.steps.length - 1) as ClassicView;
const board = { map: { areas: {}, views: {} } } as unknown as LoadedBoard;
const threats = { threats: { russia: { win: 0.42, units: {}, nations: ["germany"] }, united_kingdom: { win: 0.02, units: {}, nations: ["germany"] } } };
let leave = (): void => {};
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  localStorage.clear();
  prefs.recap = true;
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify(story)))));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  location.hash = "";
  prefs.recap = true;
});

const decide = (seat: string, what = "purchase") => ({ type: "decide" as const, seats: [seat], what });

/** Sits down, and waits for the card where one `comes`. */
async function sit(mine: string[], comes: boolean, { pending = decide("ussr"), position = {}, seats = story.seats }: { pending?: ReturnType<typeof decide>; position?: object; seats?: Story["seats"] } = {}) {
  const there = { ...last.position, ...position };
  const view: ClassicView = { ...last, pending, position: there, moment: { ...last.moment, seat: there.seat, phase: there.phase } };
  const watchers: ((told: Told[]) => void)[] = [];
  const table = $state({
    id: "t1", wire: "w", now: { view, pending, menus: {}, orders: [], undo: {}, redo: {} }, sheet: story.sheet, mine, seats, busy: false, waiting: 0, told: [] as Told[],
    v: story.v, opened: story.v, brief: null, briefed: story.v, computers: [], line: "live", eyes: "",
    watch: (watcher: (told: Told[]) => void) => (watchers.push(watcher), () => {}),
    ask: () => Promise.resolve(threats),
    goOn: () => {},
  });
  let sitting!: Sitting;
  let frame!: Frame;
  const end = $effect.root(() => {
    sitting = new Sitting(table as unknown as LiveTable, classic as unknown as AnyGame, board);
    frame = new Frame(sitting);
  });
  leave = () => (end(), sitting.close());
  flushSync();
  if (comes) await vi.waitFor(() => expect(sitting.recap.shown).not.toBeNull(), 30_000);
  else await new Promise((done) => setTimeout(done, 200));
  flushSync();
  return { sitting, frame, table, tell: (told: Told[]) => watchers.forEach((watcher) => watcher(told)) };
}

test("it comes when the own turn begins, with the capitals that the advisor sees in danger first", async () => {
  const { sitting } = await sit(["ussr"], true);
  const card = sitting.recap.shown!;
  expect(card.groups.map(({ id }) => id)).toEqual(["danger", "lost", "won", "battles", "fleets", "bought", "income"].filter((id) => card.groups.some((group) => group.id === id)));
  expect(card.groups[0]).toMatchObject({ id: "danger", lines: [{ area: "russia", nation: "germany", at: null }] });
  expect(card.groups[0]?.lines[0]?.text).toBe("russia: Germany could take it next turn, 42 %");
  expect(card.movers).toBe("Germany, United Kingdom, Japan and United States");
});

test("before the first turn of one's own it tells the game so far", async () => {
  const first = story.steps.findIndex(({ by }) => by === "uk");
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify({ ...story, steps: story.steps.slice(0, first) })))));
  const { sitting } = await sit(["uk"], true, { pending: decide("uk"), position: { seat: "uk" } });
  expect(headOf(sitting.recap.shown!)).toMatch(/^So far: .*Germany/);
  leave();
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify(story)))));
  expect(headOf((await sit(["ussr"], true)).sitting.recap.shown!)).toBe("Since your last turn: Germany, United Kingdom, Japan and United States");
});

/** The line below the title of a card. */
function headOf(card: Card): string {
  const nothing = (): void => {};
  const app = mount(RecapCard, { target: document.body, props: { card, onmoment: nothing, onarea: nothing, onwatch: nothing, onclose: nothing } });
  const text = document.querySelector(".recap header p")!.textContent;
  void unmount(app);
  return text;
}

test("it does not come where it is switched off, over a decision in another's turn, or over a battle", async () => {
  prefs.recap = false;
  expect((await sit(["ussr"], false)).sitting.recap.shown).toBeNull();
  leave();
  prefs.recap = true;
  const asked = await sit(["uk"], false, { pending: decide("uk", "casualties"), position: { battle: { space: "uk", kind: "land", step: "attack" } } });
  expect(asked.sitting.recap.shown).toBeNull();
  leave();
  const fighting = await sit(["ussr"], false, { position: { phase: "combat", battle: { space: "karelia_ssr", kind: "land", step: "attack" } } });
  expect([fighting.sitting.desk.battle, fighting.sitting.recap.shown]).toEqual(["open", null]);
});

test("several seats of one person are told together, those of others at the same browser are not theirs", async () => {
  const seats = { ...story.seats, uk: { kind: "human", name: "Ben" } };
  expect((await sit(["ussr", "uk"], true)).sitting.recap.shown?.movers).toBe("Japan and United States");
  leave();
  localStorage.clear();
  expect((await sit(["ussr", "uk"], true, { seats })).sitting.recap.shown?.movers).toBe("Germany, United Kingdom, Japan and United States");
});

test("it goes with the first order, and what was read once does not come again", async () => {
  const { sitting, tell } = await sit(["ussr"], true);
  expect(sitting.recap.shown).not.toBeNull();
  tell([{ n: 999, by: "ussr" }]);
  expect(sitting.recap.shown).toBeNull();
  leave();
  expect((await sit(["ussr"], false)).sitting.recap.shown).toBeNull();
});

test("Escape puts it away; on opening a table where another person decides it comes as well", async () => {
  const { sitting, frame } = await sit(["germany"], true, { seats: { ...story.seats, ussr: { kind: "human", name: "Anna" } } });
  expect(sitting.recap.shown?.movers).toContain("Japan");
  expect(frame.back()).toBe(true);
  expect(sitting.recap.shown).toBeNull();
});

test("its lines lead to their moments, and watching begins where the person left off", async () => {
  const { sitting, frame } = await sit(["ussr"], true);
  const card = sitting.recap.shown!;
  const onmoment = vi.fn();
  const onarea = vi.fn();
  const shown = mount(RecapCard, { target: document.body, props: { card, onmoment, onarea, onwatch: () => frame.watchRecap(), onclose: () => {} } });
  flushSync();
  const press = (group: string): void => document.querySelector<HTMLElement>(`[data-group=${group}] button`)?.click();
  press("lost");
  press("danger");
  const taken = story.steps.find((step) => step.events?.some(({ what, facts }) => what === "conquered" && facts?.["space"] === card.groups[1]?.lines[0]?.id))!;
  expect([onmoment.mock.calls, onarea.mock.calls]).toEqual([[[taken.n]], [["russia"]]]);
  const begin = vi.spyOn(sitting, "beginPast");
  frame.watchRecap();
  const own = story.steps.findLast((step) => step.by === "ussr")!;
  expect([begin.mock.calls, location.hash, sitting.recap.shown]).toEqual([[[own.n, true]], "#/table/t1/time", null]);
  void unmount(shown);
});

test("while others move the log lies open, and the panel says what they do", async () => {
  const { sitting, frame, table, tell } = await sit(["ussr"], false, { pending: decide("germany"), position: { seat: "germany" } });
  expect([sitting.isWatching, frame.tab, sitting.doing]).toEqual([true, "log", ""]);
  prefs.computerSpeed = 1;
  tell([{ n: 900, by: "germany", events: [{ what: "bought", facts: { by: "germany", units: ["3 infantry"] } }] }]);
  expect(sitting.doing).toBe("Germany: bought 3 infantry");
  prefs.computerSpeed = 0;
  tell([{ n: 901, by: "germany", events: [{ what: "bought", facts: { by: "germany", units: ["1 armor"] } }] }]);
  expect(sitting.doing).toBe("");
  prefs.computerSpeed = 1;
  table.now = { ...table.now, view: { ...last, pending: decide("ussr") }, pending: decide("ussr") };
  flushSync();
  expect([sitting.isWatching, frame.tab]).toEqual([false, "orders"]);
});
