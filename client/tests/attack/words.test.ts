import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventLine, refusalLine, ruleLine } from "../../src/games/attack/words";
import { refusalId } from "../../src/games/refusals";
import { has, LANGUAGES, setLanguage, type Language } from "../../src/i18n";
import type { Fact } from "../../src/net/types";
import { calls } from "../time/python";

const SAMPLES: Record<string, Fact> = {
  units: ["2 infantry", "1 tank"], lost: ["1 infantry"], free: ["1 infantry"], dice: [1, 6], faces: ["infantry", "blank"], seats: ["red"], winners: ["red"], spaces: ["a"],
  ships: ["battleship"], give: ["oil_03"], given: ["oil_03"], taken: [], want: ["1 any"], totals: [7, 8], press: [1, 0], counts: [1, 1], used: ["move"], has: 2,
  by: "red", to: "blue", loser: "tan", holder: "green", defender: "gray", seat: "brown", card: "oil_03", ship: "carrier", action: "move", side: "attacker", how: "rounds",
  text: "peace", promise: true, what: "time_up", phase: "move", unit: "tank", allowed: true, attack: true, willing: true, success: true, sunk: true, space: "a", start: "a", target: "b",
};
const sample = (fact: string): Fact => SAMPLES[fact] ?? 3;
const names = (area: string): string => `«${area}»`;
// `"out_of_reach" if verb == "move" else …`: the verb is no reason.
const refusals = [...calls("games/attack", "refuse"), ...calls("tabletop", "refuse"), ...calls("server", "refuse")].filter(({ name }) => name !== "move");
const events = [...calls("games/attack", "tell"), ...calls("games/attack", "whisper")].filter(({ name }) => name);

afterEach(() => setLanguage("en"));

test("the sources are read", () => {
  expect(new Set(refusals.map((call) => call.name)).size).toBeGreaterThan(50);
  expect(new Set(events.map((call) => call.name)).size).toBeGreaterThan(35);
});

describe.each(LANGUAGES)("in %s", (language: Language) => {
  test("who took over a seat is told by the table, not by the rules", async () => {
    await setLanguage(language);
    const line = (human: boolean): string => eventLine({ what: "seat_taken", facts: { seat: "tan", human } }, names);
    for (const id of ["human", "computer"]) expect(has(`attack-event-seat_taken-${id}`), id).toBe(true);
    expect(line(true)).not.toBe(line(false));
  });

  test("whoever lands to attack has not landed yet", async () => {
    await setLanguage(language);
    const line = (attack?: boolean): string => eventLine({ what: "landed", facts: { by: "red", target: "b", units: ["1 tank"], ...(attack !== undefined && { attack }) } }, names);
    expect(line(false)).toBe(line()); // as older games tell it
    expect(line(true)).not.toBe(line());
    expect(line(true)).toMatch(/attack|Angriff|aanval/);
  });

  test("every refusal has words of its own", async () => {
    await setLanguage(language);
    for (const { name, facts } of refusals) {
      expect(refusalId("attack", { reason: name }), name).not.toBe("refusals-unknown");
      quietly(name, () => refusalLine({ reason: name, facts: Object.fromEntries(facts.map((fact) => [fact, sample(fact)])) }, names));
    }
    for (const { rule } of refusals) if (rule) expect(ruleLine({ reason: "", rule }), rule).not.toBe("");
  });

  test("every event has words", async () => {
    await setLanguage(language);
    for (const { name, facts } of events)
      for (const flag of [true, false]) {
        const given = facts.map((fact) => [fact, typeof sample(fact) === "boolean" ? flag : ["loser", "holder", "by", "text"].includes(fact) && !flag && ["conquered", "held", "challenge", "terms"].includes(name) ? "" : sample(fact)]);
        quietly(name, () => eventLine({ what: name, facts: Object.fromEntries(given) }, names));
      }
  });

  test("options, decisions and pieces have words", async () => {
    await setLanguage(language);
    const data = (file: string): string => readFileSync(resolve(__dirname, `../../../src/sandtable/games/attack/${file}`), "utf8");
    const options = [...data("data/options.toml").matchAll(/^(\w+) = \{ type/gm)].map((match) => match[1]);
    expect(options.length).toBeGreaterThan(6);
    for (const option of options) for (const end of ["", "-text"]) expect(has(`attack-option-${option}${end}`), option).toBe(true);
    const menus = data("menu.py").split("MENUS:")[1] ?? "";
    const decisions = [...menus.matchAll(/^ {4}"(\w+)":/gm)].map((match) => match[1]);
    expect(decisions.length).toBe(20);
    for (const what of decisions) expect(has(`attack-phase-${what}`), what).toBe(true);
    const verbs = new Set([...data("menu.py").matchAll(/Offer\("(\w+)"|_verbs\(([^)]+)\)/g)].flatMap((match) => match[1] ?? (match[2] ?? "").replaceAll('"', "").split(", ")));
    expect(verbs.size).toBeGreaterThan(20);
    for (const verb of verbs) if (/^[a-z]+$/.test(verb)) expect(has(`attack-verb-${verb}`), verb).toBe(true);
  });
});

/** A sentence without holes; Fluent warns where a message wants a fact that is not there. */
function quietly(name: string, say: () => string): void {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  try {
    const text = say();
    expect(text, name).not.toMatch(/attack-|[{}$]|undefined|NaN/);
    expect(warn.mock.calls, name).toEqual([]);
  } finally {
    warn.mockRestore();
  }
}
