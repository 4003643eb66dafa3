import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../src/i18n";
import type { GameInfo, RulesetInfo, Setting } from "../../src/net/types";
import {
  canLeave,
  computersOf,
  humans,
  incomeOf,
  newPlan,
  optionOf,
  popularFirst,
  quickSeats,
  rulesetOf,
  tableOf,
  withOption,
  withRuleset,
  withSeat,
  withSize,
} from "../../src/screens/plan";
import { planSentence } from "../../src/screens/sentence";

const flag = (name: string, on = false): Setting => ({ name, type: "bool", default: on, text: "" });
const ruleset = (name: string, settings: Setting[]): RulesetInfo => ({
  name,
  settings,
  seats: ["ussr", "germany", "uk", "japan", "usa"],
  usual: ["ussr", "germany", "uk", "japan", "usa"],
  sizes: [5],
  seatings: { "2": [["ussr", "uk", "usa"], ["germany", "japan"]] },
  sheet: {
    side: { ussr: "allies", germany: "axis", uk: "allies", japan: "axis", usa: "allies" },
    value: { russia: 8, caucasus: 3, germany: 10, spain: 0 },
    home: { russia: "ussr", caucasus: "ussr", germany: "germany", spain: "" },
  },
});
const SECOND = ruleset("2nd", [flag("submerging_subs"), flag("total_victory"), { name: "axis_capitals", type: "int", default: 2, low: 1, high: 3, text: "" }]);
const THIRD = ruleset("3rd", [flag("submerging_subs", true), flag("total_victory")]);
const COMPUTERS = ["random", "stars3", "stars4", "stars5"];
const CLASSIC: GameInfo = { name: "classic", rulesets: [SECOND, THIRD], computers: COMPUTERS };
const option = (rules: RulesetInfo, name: string) => rules.settings.find((one) => one.name === name) as Setting;

describe("a new plan", () => {
  const plan = newPlan(CLASSIC, { germany: "Anna" });

  it("has one side for the person and one for the computer, and the names of last time", () => {
    expect(humans(plan)).toEqual(["germany", "japan"]);
    expect(plan.seats["germany"]).toEqual({ kind: "human", name: "Anna" });
    expect(plan.seats["uk"]).toEqual({ kind: "stars3", name: "" });
    expect(newPlan({ ...CLASSIC, computers: ["random"] }, {}).seats["uk"]?.kind).toBe("random");
    expect(computersOf([CLASSIC], plan)).toEqual(COMPUTERS);
    expect(computersOf([], plan)).toEqual([]);
  });

  it("a quick start leaves computers as strong as they are", () => {
    const seats = { ...plan.seats, ussr: { kind: "stars5", name: "" } };
    expect(quickSeats({ ...plan, seats }, SECOND, "computer", COMPUTERS)["ussr"]?.kind).toBe("stars5");
  });

  it("asks for the thinking time that was chosen", () => {
    expect(tableOf(plan, SECOND, "").thinking).toBe(5);
    expect(tableOf({ ...plan, thinking: 30 }, SECOND, "").thinking).toBe(30);
  });

  it("two at one table: everybody is a person", () => {
    expect(Object.values(quickSeats(plan, SECOND, "two", COMPUTERS)).every((seat) => seat.kind === "human")).toBe(true);
  });

  it("keeps the names of people, not of computers, and trims them", () => {
    const seats = { ...plan.seats, germany: { kind: "human", name: "  Anna " }, uk: { kind: "stars4", name: "Ben" } };
    expect(tableOf({ ...plan, seats }, SECOND, "").seats).toMatchObject({ germany: { kind: "human", name: "Anna" }, uk: { kind: "stars4" } });
    expect(tableOf({ ...plan, seats }, SECOND, "").seats?.["uk"]).not.toHaveProperty("name");
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
    const { popular, more } = popularFirst("classic", SECOND.settings);
    expect(popular.map((one) => one.name)).toEqual(["total_victory"]);
    expect([...popular, ...more]).toHaveLength(SECOND.settings.length);
    expect(popularFirst("attack", [flag("talk_limit"), flag("last_standing"), { ...flag("end"), type: "end" }]).popular.map((one) => one.name)).toEqual(["end", "last_standing"]);
    expect(popularFirst("nowhere", SECOND.settings).more).toEqual(SECOND.settings);
  });
});

describe("the sentence", () => {
  const plan = newPlan(CLASSIC, {});
  const held = (...people: string[]) => ({
    ...plan,
    seats: Object.fromEntries(SECOND.seats.map((seat) => [seat, { kind: people.includes(seat) ? "human" : "random", name: "" }])),
  });
  beforeAll(() => setLanguage("en"));

  it.each([
    [["germany"], "You play Germany. Japan is your ally. The Soviet Union moves first."],
    [["germany", "japan"], "You play Germany and Japan. The Soviet Union moves first."],
    [["uk"], "You play the United Kingdom. The Soviet Union and the United States are your allies. The Soviet Union moves first."],
    [["ussr", "germany"], "People play the Soviet Union and Germany. The Soviet Union moves first."],
    [[], "You watch the computers play. The Soviet Union moves first."],
  ])("%j", (people, sentence) => {
    expect(planSentence(held(...people), SECOND)).toBe(sentence);
  });
});

describe("seats that can be chosen", () => {
  const COLOURS = ["gray", "tan", "brown", "green", "blue", "red"];
  const BASE: RulesetInfo = {
    name: "base",
    settings: [],
    seats: COLOURS,
    usual: COLOURS.slice(0, 4),
    sizes: [2, 3, 4, 5, 6],
    seatings: { "2": [["gray"], ["tan"]] },
    sheet: {},
  };
  const plan = newPlan({ name: "attack", rulesets: [BASE], computers: COMPUTERS }, {});
  const playing = (now: typeof plan) => Object.keys(now.seats);

  it("begin with the usual ones, one of them a person's", () => {
    expect(playing(plan)).toEqual(["gray", "tan", "brown", "green"]);
    expect(humans(plan)).toEqual(["tan"]);
  });

  it("grow by computers like the others, and shrink from the end", () => {
    const strong = withSeat(plan, BASE, "gray", { kind: "stars5", name: "" });
    const six = withSize(strong, BASE, 6, COMPUTERS);
    expect(playing(six)).toEqual(COLOURS);
    expect(six.seats["red"]).toEqual({ kind: "stars5", name: "" });
    expect(playing(withSize(six, BASE, 2, COMPUTERS))).toEqual(["gray", "tan"]);
  });

  it("come and go one by one, in turn order, down to the smallest number", () => {
    const other = withSeat(withSeat(plan, BASE, "tan", null), BASE, "blue", { kind: "human", name: "Anna" });
    expect(playing(other)).toEqual(["gray", "brown", "green", "blue"]);
    expect(canLeave(other, BASE)).toBe(true);
    expect(canLeave(withSize(other, BASE, 2, COMPUTERS), BASE)).toBe(false);
    expect(humans({ ...other, seats: quickSeats(other, BASE, "computer", COMPUTERS) })).toEqual(["gray"]);
  });

  it("are named to the server, by games without a choice they are not", () => {
    expect(tableOf(withSize(plan, BASE, 3, COMPUTERS), BASE, "").playing).toEqual(["gray", "tan", "brown"]);
    expect(tableOf(newPlan(CLASSIC, {}), SECOND, "")).not.toHaveProperty("playing");
  });

  it("two at one table play two of them", () => {
    expect(quickSeats(plan, BASE, "two", COMPUTERS)).toEqual({ gray: { kind: "human", name: "" }, tan: { kind: "human", name: "" } });
  });

  it("have nobody with them", async () => {
    await setLanguage("en");
    expect(planSentence(plan, BASE)).not.toContain("your all");
    expect(planSentence(plan, BASE)).toContain("Dice decide who begins.");
  });
});
