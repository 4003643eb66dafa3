/** The help has a page for every decision, in every language, and says no more than what is there. */
import { afterEach, describe, expect, it } from "vitest";
import { helpFor as attackHelp } from "../../src/games/attack/help";
import { PANELS } from "../../src/games/attack/panels";
import type { Acting } from "../../src/families/axis/acting.svelte";
import { helpFor as classicHelp } from "../../src/families/axis/help";
import { needWords, setLanguage } from "../../src/i18n";
import { LANGUAGES } from "../../src/i18n/languages";
import { helpOf } from "../../src/table/help";

const CLASSIC = ["purchase", "combat_move", "landing", "combat", "casualties", "retreat", "submarines", "battle", "noncombat_move", "place"];
const ATTACK = [...new Set([...Object.keys(PANELS).map((what) => attackHelp({ what, battle: "none" })), "battle"])];
const FRAME = ["waiting", "away", "past", "over"];
const PAGES = [...CLASSIC.map((page) => `classic-help-${page}`), ...ATTACK.map((page) => `attack-help-${page}`), ...FRAME.map((page) => `table-help-${page}`)];

afterEach(() => setLanguage("en"));

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(PAGES)("%s has words, and something to do", async (page) => {
    await setLanguage(language);
    await needWords("table", "classic", "attack");
    const { title, text, map, buttons } = helpOf(page);
    for (const words of [title, text, ...map, ...buttons]) expect(words).not.toMatch(/-help-|^\s|\s$/);
    expect(map.length + buttons.length).toBeGreaterThan(0);
  });
});

it("every decision of Attack! has its page", () => {
  expect(Object.keys(PANELS).filter((what) => !attackHelp({ what, battle: "none" }))).toEqual([]);
  expect([attackHelp({ what: "", battle: "open" }), attackHelp({ what: "", battle: "none" })]).toEqual(["battle", ""]);
});

it.each([
  ["purchase", "none", null, "purchase"],
  ["combat_move", "none", null, "combat_move"],
  ["combat_move", "none", { target: "norway" }, "landing"],
  ["casualties", "open", null, "casualties"],
  ["combat", "open", null, "battle"],
  ["combat", "none", null, "combat"],
])("in Classic %s with a battle %s leads to its page", (what, battle, plan, page) => {
  const desk = { seat: "uk", battle, landing: { plan }, table: { now: { pending: { type: "decide", seats: ["uk"], what } } } };
  expect(classicHelp(desk as unknown as Acting)).toBe(page);
  expect(classicHelp({ ...desk, seat: "" } as unknown as Acting)).toBe(battle === "open" ? "battle" : plan ? "landing" : "");
});
