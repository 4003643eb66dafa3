import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventLine, nationName, refusalLine, ruleLine, subjectOf, unitsText } from "../../src/families/axis/words";
import { placeName } from "../../src/games/places";
import { refusalId } from "../../src/games/refusals";
import { LANGUAGES, has, setLanguage, t, type Language } from "../../src/i18n";
import type { Fact } from "../../src/net/types";
import { calls } from "./python";

const SAMPLES: Record<string, Fact> = {
  units: ["2 infantry", "1 transport(infantry,uk:armor)"], unit: "fighter@2", route: ["a", "b"], dice: [1, 6], hits_on: [1, 3], spaces: ["a", "b"], seats: ["uk"],
  winners: ["germany", "japan"], won: true, phase: "combat_move", tech: "jet_power", step: "attack", nation: "japan", owner: "uk", by: "uk",
  lost_by: "germany", held_by: "japan", seat: "usa", kind: "sea", how: "economic", what: "dice", side: "axis", commitment: "ff", text: "no units",
};
const PLACES = ["space", "start", "zone", "to", "gun", "target"];
const names = (area: string): string => `«${area}»`;
const sample = (fact: string): Fact => SAMPLES[fact] ?? (PLACES.includes(fact) ? fact : 3);

/** The family and the edition with a screen; words of another come with its own. */
const AXIS = ["games/axis/core", "games/axis/classic"];
const refusals = [...AXIS.flatMap((part) => calls(part, "refuse")), ...calls("tabletop", "refuse"), ...calls("kernel", "refuse"), ...calls("server", "refuse"), ...calls("odds/advice", "refuse")];
const events = [...AXIS.flatMap((part) => calls(part, "tell")), ...calls("kernel", "tell")];
const RULES = [...new Set(refusals.map((call) => call.rule).filter((rule) => rule && rule !== "notation"))];
const KINDS = "infantry armor fighter bomber aa_gun battleship aircraft_carrier transport submarine industrial_complex".split(" ");

afterEach(() => setLanguage("en"));

test("the sources are read", () => {
  expect(refusals.length).toBeGreaterThan(120);
  expect(new Set(events.map((event) => event.name)).size).toBeGreaterThan(30);
  expect(events.map((event) => event.name)).toEqual(expect.arrayContaining(["withdrew", "submerged", "unloaded", "assault_announced"]));
});

describe.each(LANGUAGES)("in %s", (language: Language) => {
  test.each(refusals)("$name $facts has words", async ({ name, facts }) => {
    await setLanguage(language);
    const refusal = { reason: name, facts: Object.fromEntries(facts.map((fact) => [fact, sample(fact)])) };
    expect(refusalId("classic", refusal)).not.toBe("refusals-unknown");
    quietly(() => expectSentence(refusalLine(refusal, names)));
  });

  test.each(events)("$name $facts has words", async ({ name, facts }) => {
    await setLanguage(language);
    for (const won of [true, false]) {
      const given = Object.fromEntries(facts.map((fact) => [fact, fact === "won" ? won : name === "researched" && fact === "dice" ? 2 : sample(fact)]));
      quietly(() => expectSentence(eventLine({ what: name, facts: given }, "germany", names)));
    }
  });

  test("rules, options, developments, phases and pieces have words", async () => {
    await setLanguage(language);
    for (const rule of RULES) expect(ruleLine({ reason: "", rule }), rule).not.toBe("");
    const data = (file: string): string => readFileSync(resolve(__dirname, `../../../src/sandtable/games/axis/classic/data/${file}.toml`), "utf8");
    const options = [...data("options").matchAll(/^(\w+) = \{ type/gm)].map((match) => match[1]);
    expect(options.length).toBeGreaterThan(10);
    for (const option of options) for (const end of ["", "-text"]) expect(has(`classic-option-${option}${end}`), option).toBe(true);
    const techs = [...data("tech").matchAll(/^(\w+) = \{ roll/gm)].map((match) => match[1]);
    for (const tech of techs) for (const end of ["", "-text"]) expect(has(`classic-tech-${tech}${end}`), tech).toBe(true);
    for (const kind of KINDS)
      for (const form of ["unit", "units", "unit-title", "unit-the", "unit-short"])
        for (const count of [1, 2]) quietly(() => expectSentence(t(`classic-${form}-${kind}`, { count })));
  });
});

test("catalogues have the same messages with the same variables", () => {
  const [english, ...others] = LANGUAGES.map(catalogue);
  for (const other of others) expect(other).toEqual(english);
});

test("pieces", async () => {
  expect(unitsText({ infantry: 4, "fighter@2": 1, "fighter@3": 1 })).toBe("4 infantry, 2 fighters");
  expect(unitsText({ "transport(infantry,infantry)": 1 })).toBe("1 transport with 2 infantry");
  expect(unitsText({ "transport(armor>midway)": 2 })).toBe("2 transports, each with 1 armor");
  expect(unitsText({ "japan:infantry": 2, "uk:fighter": 1 }, "japan")).toBe("2 infantry; U.K.: 1 fighter");
  expect(unitsText({})).toBe("nothing");
  await setLanguage("de");
  expect(unitsText({ submarine: 1, aa_gun: 2 })).toBe("1 U-Boot, 2 Flaks");
  await setLanguage("nl");
  expect(unitsText({ battleship: 2, armor: 1 })).toBe("1 tank, 2 slagschepen");
});

test("places: the short form unless it is an abbreviation", () => {
  const areas = { karelia: { names: { en: "Karelia S.S.R." }, short: { en: "Karelia" } }, east: { names: { en: "Eastern U.S.A." }, short: { en: "E. USA" } } };
  expect(placeName(areas, "karelia")).toBe("Karelia");
  expect(placeName(areas, "east")).toBe("Eastern U.S.A.");
  expect(placeName(areas, "atlantis")).toBe("atlantis");
});

test("who stands before an event", () => {
  expect(subjectOf({ what: "lost", facts: { space: "a", units: ["2 japan:infantry"] } }, "chance", "ussr")).toBe("japan");
  expect(subjectOf({ what: "battle_over", facts: { space: "a", kind: "land", won: true } }, "japan", "ussr")).toBe("ussr");
  expect(subjectOf({ what: "bombed", facts: {} }, "chance", "uk")).toBe("uk");
  expect(nationName("")).toBe("neutral");
});

test("lines read well", () => {
  const line = (what: string, facts: Record<string, Fact>): string => eventLine({ what, facts }, "germany", (area) => area);
  expect(line("moved", { by: "germany", units: ["2 infantry"], start: "Germany", route: ["Poland", "Karelia"] })).toBe("moved 2 infantry from Germany to Karelia");
  expect(line("conquered", { by: "germany", owner: "germany", lost_by: "ussr", space: "Karelia" })).toBe("took Karelia from U.S.S.R.");
  expect(line("conquered", { by: "uk", owner: "ussr", lost_by: "germany", space: "Karelia" })).toBe("liberated Karelia for U.S.S.R.");
  expect(line("lost", { space: "Karelia", units: ["2 germany:infantry", "1 germany:armor"] })).toBe("lost 2 infantry, 1 armor");
  expect(line("stranded", { space: "Midway", nation: "uk", count: 1, to: "" })).toBe("1 fighter found no deck in Midway and was lost");
  expect(refusalLine({ reason: "out_of_range", facts: { unit: "fighter", needs: 5, has: 4 } }, names)).toBe("The fighter must go 5 spaces to get there and can go 4.");
});

/** No missing words, no missing facts. */
function expectSentence(text: string): void {
  expect(text).not.toMatch(/classic-|refusals-|[{}$]|undefined|NaN/);
  expect(text.length).toBeGreaterThan(0);
}

/** Fluent warns where a message wants a fact that is not there. */
function quietly(act: () => void): void {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  try {
    act();
    expect(warn.mock.calls).toEqual([]);
  } finally {
    warn.mockRestore();
  }
}

function catalogue(language: Language): Record<string, string> {
  const text = readFileSync(resolve(__dirname, `../../src/i18n/${language}/classic.ftl`), "utf8");
  const messages = text.replace(/^#.*$/gm, "").split(/^(?=[\w-]+ =)/m).filter((part) => /^[\w-]+ =/.test(part));
  return Object.fromEntries(messages.map((message) => [/^[\w-]+/.exec(message)?.[0], variables(message)]).sort());
}

function variables(message: string): string {
  const used = [...message.matchAll(/\$(\w+)/g)].map((match) => match[1]);
  // A language without plurals of a word does not ask for its number.
  return [...new Set(used)].filter((name) => name !== "count").sort().join();
}
