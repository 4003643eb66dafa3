import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../src/i18n";
import type { GameInfo, RulesetInfo, Setting } from "../../src/net/types";
import { humans, incomeOf, newPlan, optionOf, popularFirst, quickSeats, rulesetOf, tableOf, withOption, withRuleset } from "../../src/screens/plan";
import { planSentence } from "../../src/screens/sentence";

const flag = (name: string, on = false): Setting => ({ name, type: "bool", default: on, text: "" });
const ruleset = (name: string, settings: Setting[]): RulesetInfo => ({
  name,
  settings,
  seats: ["ussr", "germany", "uk", "japan", "usa"],
  seatings: { "2": [["ussr", "uk", "usa"], ["germany", "japan"]] },
  sheet: {
    side: { ussr: "allies", germany: "axis", uk: "allies", japan: "axis", usa: "allies" },
    value: { russia: 8, caucasus: 3, germany: 10, spain: 0 },
    home: { russia: "ussr", caucasus: "ussr", germany: "germany", spain: "" },
  },
});
const SECOND = ruleset("2nd", [flag("submerging_subs"), flag("total_victory"), { name: "axis_capitals", type: "int", default: 2, low: 1, high: 3, text: "" }]);
const THIRD = ruleset("3rd", [flag("submerging_subs", true), flag("total_victory")]);
const CLASSIC: GameInfo = { name: "classic", rulesets: [SECOND, THIRD] };
const option = (rules: RulesetInfo, name: string) => rules.settings.find((one) => one.name === name) as Setting;

describe("a new plan", () => {
  const plan = newPlan(CLASSIC, { germany: "Anna" });

  it("has one side for the person and one for the computer, and the names of last time", () => {
    expect(humans(plan)).toEqual(["germany", "japan"]);
    expect(plan.seats["germany"]).toEqual({ kind: "human", name: "Anna" });
    expect(plan.seats["uk"]).toEqual({ kind: "random", name: "" });
  });

  it("two at one table: everybody is a person", () => {
    expect(Object.values(quickSeats(plan, SECOND, "two")).every((seat) => seat.kind === "human")).toBe(true);
  });

  it("keeps the names of people, not of computers, and trims them", () => {
    const seats = { ...plan.seats, germany: { kind: "human" as const, name: "  Anna " }, uk: { kind: "random" as const, name: "Ben" } };
    expect(tableOf({ ...plan, seats }, "").seats).toMatchObject({ germany: { kind: "human", name: "Anna" }, uk: { kind: "random" } });
    expect(tableOf({ ...plan, seats }, "").seats?.["uk"]).not.toHaveProperty("name");
  });

  it("knows its ruleset and what nations earn at home", () => {
    expect(rulesetOf([CLASSIC], plan)).toBe(SECOND);
    expect(incomeOf(SECOND, "ussr")).toBe(11);
    expect(incomeOf({ ...SECOND, sheet: null }, "ussr")).toBe(0);
  });
});

describe("options", () => {
  const plan = newPlan(CLASSIC, {});

  it("are the edition's until somebody changes them", () => {
    expect(optionOf(plan, option(SECOND, "axis_capitals"))).toBe(2);
    expect(optionOf(withOption(plan, option(SECOND, "axis_capitals"), 3), option(SECOND, "axis_capitals"))).toBe(3);
  });

  it("set back to the default are forgotten", () => {
    const there = withOption(plan, option(SECOND, "total_victory"), true);
    expect(there.changed).toEqual({ total_victory: true });
    expect(withOption(there, option(SECOND, "total_victory"), false).changed).toEqual({});
  });

  it("stay with another edition unless it does not know them or has them anyway", () => {
    let changed = withOption(plan, option(SECOND, "submerging_subs"), true);
    changed = withOption(changed, option(SECOND, "total_victory"), true);
    changed = withOption(changed, option(SECOND, "axis_capitals"), 3);
    expect(withRuleset(changed, THIRD)).toMatchObject({ ruleset: "3rd", changed: { total_victory: true } });
    expect(Object.keys(withRuleset(changed, THIRD).changed)).toEqual(["total_victory"]);
  });

  it("nothing is lost between the popular ones and the rest", () => {
    const { popular, more } = popularFirst(SECOND.settings);
    expect(popular.map((one) => one.name)).toEqual(["total_victory"]);
    expect([...popular, ...more]).toHaveLength(SECOND.settings.length);
  });
});

describe("the sentence", () => {
  const plan = newPlan(CLASSIC, {});
  const held = (...people: string[]) => ({
    ...plan,
    seats: Object.fromEntries(SECOND.seats.map((seat) => [seat, { kind: people.includes(seat) ? ("human" as const) : ("random" as const), name: "" }])),
  });
  beforeAll(() => setLanguage("en"));

  it.each([
    [["germany"], "You play Germany. Japan is with you. The Soviet Union moves first."],
    [["germany", "japan"], "You play Germany and Japan. The Soviet Union moves first."],
    [["uk"], "You play the United Kingdom. The Soviet Union and the United States are with you. The Soviet Union moves first."],
    [["ussr", "germany"], "People play the Soviet Union and Germany. The Soviet Union moves first."],
    [[], "You watch the computers play. The Soviet Union moves first."],
  ])("%j", (people, sentence) => {
    expect(planSentence(held(...people), SECOND)).toBe(sentence);
  });
});
