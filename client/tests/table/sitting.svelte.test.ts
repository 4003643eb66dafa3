/** Somebody sits at a table of Attack!: two people share the browser, and the game has secrets. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import attack from "../../src/games/attack";
import type { AnyGame } from "../../src/games/game";
import type { Now } from "../../src/net/types";
import { startRouter } from "../../src/router.svelte";
import { keyGroups } from "../../src/screens/keyList";
import { keysOf, menuOf, toolsOf } from "../../src/table/actions";
import type { LoadedBoard } from "../../src/table/boards";
import { Frame } from "../../src/table/frame.svelte";
import { Glance } from "../../src/table/glance.svelte";
import { tableMenu } from "../../src/table/menu";
import { Sitting } from "../../src/table/sitting.svelte";
import TableMenu from "../../src/table/TableMenu.svelte";
import { prefs } from "../../src/ui/prefs.svelte";
import { live, tableOf } from "../attack/fixtures.svelte";

const board = { map: { areas: {}, views: { europe: {}, pacific: {} } } } as unknown as LoadedBoard;
let leave = (): void => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
  location.hash = "";
});

prefs.recap = false; // no server tells what happened

/** Sits down, and is whoever must decide unless the device is still to be passed. */
function sit(now: Now, mine = ["gray", "tan"], taken = true) {
  const { table, asked } = tableOf(taken ? now : { ...now, eyes: "" });
  const unwatch = vi.fn();
  Object.assign(table, { id: "t1", line: "live", name: "", mine, computers: ["captain"], watch: () => unwatch, goOn: () => {} });
  let sitting!: Sitting;
  let frame!: Frame;
  const end = $effect.root(() => {
    sitting = new Sitting(table, attack as unknown as AnyGame, board);
    frame = new Frame(sitting);
  });
  flushSync();
  leave = () => (end(), sitting.close());
  return { sitting, frame, asked, table, unwatch };
}

test("the screen is covered until the next person has the device; its tools follow", () => {
  const { sitting, frame, table } = sit(live.action, ["gray", "tan", sitOf(live.action)], false);
  expect([sitting.secrecy, sitting.mayHint]).toEqual(["covered", false]);
  expect(toolsOf(sitting, frame).map((tool) => tool.icon)).not.toContain("bulb");
  table.now = live.action;
  flushSync();
  expect([sitting.secrecy, sitting.mayHint]).toEqual(["shown", true]);
  const tools = toolsOf(sitting, frame);
  expect(tools.map((tool) => tool.icon).slice(0, 2)).toEqual(["bulb", "clock"]);
  const own = tableMenu(sitting, frame).map((item) => item.id);
  expect(own).toEqual(["save", "seen", "load", "replay", "rules", "statistics", "recap", "seats", "settings", "leave"]);
  expect(menuOf(tools, sitting, frame).map((item) => item.id)).toEqual(["bulb", "clock", "chart", "help", "overview", ...own]);
});

test("Escape steps back one level at a time, the topmost first", async () => {
  const { sitting, frame, table } = sit(live.move, [sitOf(live.move), "nobody"]);
  Object.assign(table, { hint: () => Promise.resolve({ reason: "no_hint" }) });
  const keys = keysOf(sitting, frame, () => {});
  const origin = [...(sitting.desk.movable ?? [])][0] ?? "";
  await sitting.desk.pick(origin, false, true);
  frame.card.show("cuba");
  sitting.askHint();
  frame.isAsking = true;
  const open = (): boolean[] => [frame.isAsking, sitting.hinting.isOpen, frame.card.area !== null, sitting.desk.isHolding];
  expect(open()).toEqual([true, true, true, true]);
  for (const left of [[false, true, true, true], [false, false, true, true], [false, false, false, true], [false, false, false, false]]) {
    expect(keys.back()).toBe(true);
    expect(open()).toEqual(left);
  }
  expect(keys.back()).toBe(false);
});

test("the list keys raise the sheet and choose the list; digits fly to the parts of the map", () => {
  const { sitting, frame } = sit(live.move, [sitOf(live.move)]);
  const keys = keysOf(sitting, frame, () => {});
  keys.log();
  expect([frame.tab, frame.stop]).toEqual(["log", "half"]);
  keys.orders();
  expect([frame.tab, frame.stop]).toEqual(["orders", "half"]);
  expect([keys.preset(2), frame.preset, keys.preset(4), frame.preset]).toEqual([true, "europe", false, "europe"]);
});

test("in the past the log key shows its log, keys of orders rest, and the help lists neither more nor less", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  const { sitting, frame, asked } = sit(live.move, [sitOf(live.move)]);
  const moved = vi.fn();
  const keys = keysOf(sitting, frame, moved);
  expect(frame.unusedKeys).not.toContain("odds");
  location.hash = "#/table/t1/time";
  const stop = startRouter();
  flushSync();
  expect(sitting.past?.list).toBe("levels");
  keys.log();
  expect([sitting.past?.list, frame.tab, frame.stop]).toEqual(["log", "orders", "peek"]);
  keys.log();
  expect(sitting.past?.list).toBe("levels");

  frame.tab = "log";
  keys.orders();
  keys.step();
  keys.next(1);
  keys.all();
  keys.undo();
  expect([frame.tab, frame.isAsking, moved.mock.calls, sitting.desk.isHolding, keys.digit(1), keys.confirm(), asked]).toEqual(["log", false, [], false, false, false, []]);
  const listed = keyGroups(frame.unusedKeys, 3).flatMap((group) => group.keys.map((key) => key.id));
  expect(listed).toEqual(["walk", "pan", "zoom", "presets", "back", "pause", "odds", "log", "time", "help"]);
  location.hash = "";
  startRouter()();
  stop();
  vi.unstubAllGlobals();
});

test("while a battle lies open the help lists the keys of its board alone", () => {
  const { sitting } = sit(live.move, [sitOf(live.move)]);
  const { game, table, desk } = sitting;
  const fighting = { game, table, desk, board, past: null, inBattle: true } as unknown as Sitting;
  const end = $effect.root(() => {
    const { unusedKeys } = new Frame(fighting);
    expect(keyGroups(unusedKeys, 3).flatMap((group) => group.keys.map((key) => key.id))).toEqual(["confirm", "quickly", "back", "hint", "help"]);
  });
  end();
});

test("Escape leads back to a battle that was put away, whatever the map shows meanwhile", () => {
  const { sitting } = sit(live.move, [sitOf(live.move)]);
  const backToBattle = vi.fn(() => true);
  const away = { game: sitting.game, table: sitting.table, desk: { ...sitting.desk, battle: "away", back: vi.fn(() => true) }, board, past: null, isAway: true, unhint: () => false, backToBattle, recap: {} } as unknown as Sitting;
  const end = $effect.root(() => {
    const frame = new Frame(away);
    frame.card.show("ukraine"); // a click on the map opened it
    expect(frame.back()).toBe(true);
    expect([backToBattle.mock.calls.length, frame.card.area]).toEqual([1, null]);
    expect(away.desk.back).not.toHaveBeenCalled();
    expect(frame.helpPage).toBe("table-help-away");
  });
  end();
});

test("the next key moves the focus with it, and the step key asks first", async () => {
  const { sitting, frame, asked } = sit(live.move, [sitOf(live.move)]);
  const moved = vi.fn();
  const keys = keysOf(sitting, frame, moved);
  keys.next(1);
  expect(moved).toHaveBeenCalledOnce();
  keys.step();
  await vi.waitFor(() => expect(frame.isAsking).toBe(true));
  expect(asked).toEqual([]);
  await frame.takeStep();
  expect([frame.isAsking, asked.map((one) => one.action)]).toEqual([false, sitting.desk.step.acts]);
});

test("the next step asks only where the advisor finds something left undone", async () => {
  const { frame, asked, table } = sit(live.action, [sitOf(live.action)]);
  const left = vi.fn(() => Promise.resolve({ warnings: [{ what: "actions_left", actions: 2 }] }));
  Object.assign(table, { ask: left });
  await frame.goOn();
  expect([frame.isAsking, frame.undone, asked]).toEqual([true, ["You still have 2 actions."], []]);
  expect(left).toHaveBeenCalledWith(sitOf(live.action), { what: "undone", planned: [] });
  frame.isAsking = false;
  Object.assign(table, { ask: () => Promise.resolve({ warnings: [] }) });
  await frame.goOn();
  expect([frame.isAsking, asked.map((one) => one.action)]).toEqual([false, [{ act: "end" }]]);
});

test("an advisor that does not answer in time ends no turn", async () => {
  const { frame, asked, table } = sit(live.action, [sitOf(live.action)]);
  Object.assign(table, { ask: () => new Promise(() => {}) });
  vi.useFakeTimers();
  const pressed = frame.goOn();
  await vi.advanceTimersByTimeAsync(7_000);
  await pressed;
  vi.useRealTimers();
  expect([frame.isAsking, frame.undone, asked]).toEqual([true, ["No answer yet about what is left undone"], []]);
});

test("whoever may resign has it in the menu, and is asked", () => {
  const { sitting, frame, table } = sit(live.action, [sitOf(live.action)]);
  expect(tableMenu(sitting, frame).map((item) => item.id)).not.toContain("resign");
  const seat = sitOf(live.action);
  table.now = { ...live.action, menus: { ...live.action.menus, table: { seat: "table", offers: [{ verb: "clock", kind: "time_up" }, { verb: "concede", targets: [seat] }] } } };
  flushSync();
  const resign = tableMenu(sitting, frame).find((item) => item.id === "resign");
  resign?.onpick();
  expect([resign?.danger, frame.isResigning]).toEqual([true, true]);
  expect(sitting.resignations.map((one) => one.action)).toEqual([{ act: "concede", seat }]);
});

test("while dice of a fight are shown nothing tells what they did: not the past, the dice counted, the nations nor the areas", () => {
  const { sitting, frame, table } = sit(live.action, ["gray", "tan"]);
  table.opened = 1;
  const before = sitting.view;
  const disabled = (): string[] => toolsOf(sitting, frame).filter((tool) => tool.disabled).map((tool) => tool.icon);
  const describe = vi.spyOn(sitting.game, "describe");
  sitting.describe("cuba");
  expect([disabled(), sitting.isHeld, describe.mock.calls.length]).toEqual([[], false, 1]);

  const battle = { what: "battle", facts: { space: "cuba", by: "gray", defender: "tan", units: ["1 tank"] } };
  const fired = { what: "fired", facts: { space: "cuba", side: "defender", dice: [2], faces: ["tank"], hits: 1, lost: ["1 tank"] } };
  const held = { what: "held", facts: { space: "cuba", by: "tan", units: ["1 tank"] } };
  Object.assign(table, { now: { ...live.action, view: { ...(live.action.view as object) } }, told: [{ n: 800, by: "gray", events: [battle] }, { n: 801, by: "chance", events: [fired, held] }] });
  flushSync();
  const keys = keysOf(sitting, frame, () => {});
  keys.time();
  sitting.describe("cuba");
  expect([disabled(), sitting.isHeld, location.hash, describe.mock.calls.length]).toEqual([["clock", "die"], true, "", 1]);
  let seen: unknown;
  const overview = vi.spyOn(sitting.game, "Overview").mockImplementation((_at, props) => {
    seen = props.view;
    return {};
  });
  const menu = mount(TableMenu, { target: document.body, props: { sitting, files: frame.files, page: "overview" } });
  flushSync();
  expect([seen === before, sitting.until < 801]).toEqual([true, true]);
  void unmount(menu);
  overview.mockRestore();
  describe.mockRestore();
});

test("others' moves are shown at a pace that can be followed, one's own at once", () => {
  const { table, sitting } = sit(live.move, ["tan"]);
  const told = (by: string) => [{ n: 1, by }];
  prefs.computerSpeed = 1;
  expect([table.pace(told("tan")), table.pace(told("gray")), table.pace([])]).toEqual([0, 350, 0]);
  prefs.computerSpeed = 2;
  expect(table.pace(told("gray"))).toBe(175);
  sitting.telling.glance = 1_100; // words have just come up: they stay long enough to be read
  expect([table.pace(told("gray")), table.pace(told("tan"))]).toEqual([550, 0]);
  prefs.computerSpeed = 1;
});

test("whoever leaves the table no longer watches it", () => {
  const { sitting, unwatch } = sit(live.move);
  sitting.close();
  expect(unwatch).toHaveBeenCalled();
});

test("a card that came by resting goes with the pointer; one that was asked for stays", () => {
  vi.useFakeTimers();
  const card = new Glance();
  card.hover("cuba");
  expect(card.area).toBeNull();
  vi.advanceTimersByTime(700);
  expect(card.area).toBe("cuba");
  card.hover("mexico");
  expect(card.area).toBeNull();
  card.leave();
  vi.advanceTimersByTime(700);
  expect(card.area).toBeNull();
  card.hover("cuba");
  card.show("cuba");
  vi.advanceTimersByTime(700);
  card.hover("mexico");
  vi.advanceTimersByTime(700);
  expect(card.area).toBe("cuba");
  card.show(null);
  expect(card.area).toBeNull();
});

/** The seat that must decide. */
function sitOf(now: Now): string {
  return now.pending.type === "decide" ? (now.pending.seats[0] ?? "") : "";
}
