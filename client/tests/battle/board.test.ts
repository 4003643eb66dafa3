import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BattleBoard from "../../src/families/axis/battle/BattleBoard.svelte";
import { battleToShow } from "../../src/families/axis/battle/open.svelte";
import type { BattleProps } from "../../src/families/axis/battle/props";
import type { ClassicBrief, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Menu, Told } from "../../src/net/types";
import { prefs } from "../../src/ui/prefs.svelte";
import decks from "./decks.json";
import karelia from "./karelia.json";
import told from "./told.json";

const half = (told.land as Told[]).slice(0, 5);
const view = karelia.view as unknown as ClassicView;
const act = vi.fn(async () => null);
const auto = vi.fn(async () => null);

function props(more: Partial<BattleProps> = {}): BattleProps {
  return {
    view, sheet: karelia.sheet as unknown as ClassicSheet, menus: karelia.menus as unknown as Record<string, Menu>,
    brief: karelia.brief as unknown as ClassicBrief, told: half, mine: ["germany"], act, auto,
    areaName: (id) => id, busy: false, ...more,
  };
}

let shown: Record<string, unknown>;
const open = (more: Partial<BattleProps> = {}) => {
  shown = mount(BattleBoard, { target: document.body, props: props(more) });
  flushSync();
};
const button = (text: string) => [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").includes(text))!;
const settle = async () => {
  await Promise.resolve();
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

beforeEach(() => {
  prefs.dice = "off";
  act.mockClear();
  auto.mockClear();
});
afterEach(() => unmount(shown));

describe("the battle board", () => {
  it("has the losses chosen and sends them with one press", async () => {
    open();
    expect(document.querySelector(".foot h3")?.textContent).toBe("Choose 4 losses");
    button("Press on").click();
    await settle();
    expect(act).toHaveBeenCalledWith("germany", { act: "lose", units: { "germany:infantry": 4 } });
  });
  it("does not count battles where nobody told how many there are", () => {
    const fought = { ...view, position: { ...view.position, turn: { ...view.position.turn, fought: ["land caucasus"] } } } as ClassicView;
    open({ view: fought, brief: null });
    expect(document.body.textContent).not.toMatch(/Battle \d of \d/);
    unmount(shown);
    open({ view: fought });
    expect(document.body.textContent).toMatch(/Battle \d of \d/);
  });
  it("swaps a unit at a click and keeps the number owed", () => {
    open();
    button("Armor, Germany: lose it").click();
    flushSync();
    expect(document.querySelectorAll("button.chosen")).toHaveLength(4);
    button("Press on").click();
    expect(act).toHaveBeenCalledWith("germany", { act: "lose", units: { "germany:infantry": 3, "germany:armor": 1 } });
  });
  it("asks which fighter loses its deck once the battle is over", async () => {
    const over = { view: decks.view as unknown as ClassicView, menus: decks.menus as unknown as Record<string, Menu>, brief: decks.brief as unknown as ClassicBrief, told: decks.told as unknown as Told[] };
    open({ ...over, mine: ["usa"] });
    const foot = () => document.querySelector(".foot")?.textContent ?? "";
    expect(document.querySelector('[aria-current="step"]')?.textContent?.trim()).toBe("Decks");
    expect(foot()).toContain("1 fighter has no deck to land on and is lost");
    expect(foot()).toContain("Soviet Union proposes U.S.A.: 1 fighter");
    expect(foot()).toContain("must name the same losses");
    expect(document.querySelector(".odds")).toBeNull();
    button("Fighter, Soviet Union: lose it").click();
    flushSync();
    button("Disagree: United Kingdom chooses").click();
    await settle();
    expect(act).toHaveBeenCalledWith("usa", { act: "lose", units: { "ussr:fighter": 1 } });
  });
  it("speaks of nothing but losses when the last defender has fallen", () => {
    const brief = karelia.brief as unknown as ClassicBrief;
    open({ brief: { ...brief, battle: { ...brief.battle!, is_won: true } } });
    expect(button("Press on")).toBeUndefined();
    expect(button("Take the losses")).toBeDefined();
    expect(document.body.textContent).not.toContain("Retreat");
  });
  it("says who decides when it is somebody else", () => {
    open({ mine: ["ussr"], menus: {} });
    expect(document.querySelector(".foot")?.textContent).toContain("Germany chooses losses");
    expect(document.querySelector("[data-next]")).toBeNull();
  });
  it("lets the rest be fought", () => {
    open();
    button("Finish quickly").click();
    expect(auto).toHaveBeenCalledWith("battle", prefs.mark);
  });
  it("reads the last dice aloud", () => {
    open();
    expect(document.querySelector(".visually-hidden[aria-live=polite]")?.textContent).toContain("4 hits with 1, 5, 2, 6, 3, 4, 2, 6, 3");
  });
});

describe("words at the foot of the battle board", () => {
  it("that the game has moved on go after a while", async () => {
    vi.useFakeTimers();
    open({ act: async () => ({ reason: "stale_version" }) });
    button("Press on").click();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(document.querySelector(".refusal")?.textContent).toContain("The game has moved on");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(document.querySelector(".refusal")).toBeNull();
    vi.useRealTimers();
  });
  it("tell the price of a raid and the bombers that are gone, not what factories lost", () => {
    const over = { ...view, pending: { type: "decide" as const, seats: ["germany"], what: "combat" }, position: { ...view.position, battle: undefined } };
    open({ view: over, told: told.raid as Told[], menus: {}, brief: null });
    expect([...document.querySelectorAll(".result h3, .result p")].map((one) => one.textContent?.replace(/[\u2068\u2069]/g, ""))).toEqual(["The raid on united_kingdom cost 5 IPC", "Germany lost 1 bomber."]);
  });
});

describe("whether the board is shown", () => {
  it("is, for those who fight there", () => {
    open();
    expect(battleToShow(view, half, ["germany"])).toBe(true);
    expect(battleToShow(view, half, ["ussr"])).toBe(true);
    expect(battleToShow({ ...view, pending: { type: "decide", seats: ["germany"], what: "casualties" } }, half, ["japan"])).toBe(false);
  });
  it("is, until the result has been put away", () => {
    const over = { ...view, pending: { type: "decide" as const, seats: ["germany"], what: "combat" }, position: { ...view.position, battle: undefined } };
    expect(battleToShow(over, told.land as Told[], ["germany"])).toBe(true);
    open({ view: over, told: told.land as Told[], menus: {}, brief: null });
    button("Continue").click();
    expect(battleToShow(over, told.land as Told[], ["germany"])).toBe(false);
  });
});
