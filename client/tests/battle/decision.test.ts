import { describe, expect, it } from "vitest";
import { carried, decidingSide, decisionOf, type Decision } from "../../src/families/axis/battle/decision";
import { sceneOf, startOf } from "../../src/families/axis/battle/scene";
import { stepsOf } from "../../src/families/axis/battle/steps";
import { wholePercent, withWin } from "../../src/battle/odds";
import { battleStories, ofRound } from "../../src/families/axis/battle/volley";
import type { ClassicBrief, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Menu, Told } from "../../src/net/types";
import karelia from "./karelia.json";
import told from "./told.json";

const view = karelia.view as unknown as ClassicView;
const menus = karelia.menus as unknown as Record<string, Menu>;

describe("the decision", () => {
  it("is mine when my menu is there", () => {
    expect(decisionOf(view, menus, ["germany"])).toMatchObject({ what: "losses", seat: "germany", owed: 4, others: [] });
  });
  it("is somebody else's otherwise", () => {
    expect(decisionOf(view, {}, ["ussr"])).toEqual({ what: "wait", seats: ["germany"], for: "casualties" });
  });
  it("names the places of a retreat and whether planes may break off", () => {
    const asked = { ...view, pending: { type: "decide" as const, seats: ["germany"], what: "retreat" } };
    const menu: Menu = { seat: "germany", offers: [{ verb: "retreat", targets: ["a", "b"] }, { verb: "retreat" }, { verb: "press" }] };
    expect(decisionOf(asked, { germany: menu }, ["germany"])).toEqual({ what: "retreat", seat: "germany", places: ["a", "b"], aircraft: true });
  });
});

describe("the side a decision is about", () => {
  const sheet = karelia.sheet as unknown as ClassicSheet;
  const story = battleStories((told.land as Told[]).slice(0, 5))[0]!;
  const scene = sceneOf({ view, sheet, brief: karelia.brief as unknown as ClassicBrief, story, start: startOf(view, sheet, story), shown: 3 })!;
  const losses = decisionOf(view, menus, ["germany"]);
  it("has the pieces that may be lost, whoever names them", () => {
    expect(decidingSide(scene, losses, { "germany:infantry": 4 })).toBe("attacker");
    expect(decidingSide(scene, losses, { "ussr:infantry": 3 })).toBe("defender");
  });
  it("is that of the seat that is asked for anything else", () => {
    expect(decidingSide(scene, { what: "retreat", seat: "germany", places: [], aircraft: false }, {})).toBe("attacker");
    expect(decidingSide(scene, { what: "submarines", seat: "ussr", most: 1, zones: [], submerge: 0 }, {})).toBe("defender");
  });
  it("is none while others decide", () => expect(decidingSide(scene, { what: "wait", seats: ["germany"], for: "casualties" }, {})).toBeNull());
});

describe("the next step said with the losses", () => {
  const ask: Decision = { what: "retreat", seat: "germany", places: ["eastern_europe"], aircraft: false };
  it("is sent when the game asks", () => {
    expect(carried({ seat: "germany", round: 1, then: "press" }, ask)).toEqual({ act: "press" });
    expect(carried({ seat: "germany", round: 1, then: "retreat", to: "eastern_europe" }, ask)).toEqual({ act: "retreat", to: "eastern_europe" });
  });
  it("is not sent when the place is no longer offered or somebody else is asked", () => {
    expect(carried({ seat: "germany", round: 1, then: "retreat", to: "ukraine" }, ask)).toBeNull();
    expect(carried({ seat: "ussr", round: 1, then: "press" }, ask)).toBeNull();
    expect(carried(null, ask)).toBeNull();
  });
  it("keeps submarines in the fight", () => {
    const subs: Decision = { what: "submarines", seat: "germany", most: 1, zones: ["x"], submerge: 0 };
    expect(carried({ seat: "germany", round: 1, then: "press" }, subs)).toEqual({ act: "press" });
  });
});

describe("steps", () => {
  const land = battleStories(told.land as Told[])[0]!;
  const names = (round: number, stand: Parameters<typeof stepsOf>[1], kind = "land", submarines = false) =>
    stepsOf({ kind, volleys: ofRound(land, round), submarines }, stand).map((one) => `${one.name}:${one.state}`);
  it("of the first round tell of the guns", () => {
    expect(names(1, { at: "decision", what: "casualties", step: "defense_losses" })).toEqual([
      "aa_fire:done", "dice:done", "casualties:now", "retreat:open",
    ]);
  });
  it("of later rounds do not", () => {
    expect(names(2, { at: "dice", step: "attack" })).toEqual(["dice:now", "casualties:open", "retreat:open"]);
  });
  it("of a raid are its own", () => {
    expect(names(1, { at: "over" }, "raid")).toEqual(["aa_fire:done", "bombing:done", "result:now"]);
  });
  it("name the submarines where there are some", () => {
    const sea = battleStories(told.sea as Told[])[0]!;
    const steps = stepsOf({ kind: "sea", volleys: sea.volleys, submarines: true }, { at: "decision", what: "submarines", step: "subs" });
    expect(steps.map((one) => one.name)).toEqual(["torpedoes", "dice", "casualties", "submarines", "retreat"]);
    expect(steps.find((one) => one.state === "now")?.name).toBe("submarines");
  });
  it("end with the decks where fighters find too few", () => {
    const sea = battleStories(told.sea as Told[])[0]!;
    const steps = stepsOf({ kind: "sea", volleys: sea.volleys, submarines: true }, { at: "decision", what: "casualties", step: "deck_losses" });
    expect(steps.map((one) => one.name)).toEqual(["torpedoes", "dice", "casualties", "decks"]);
    expect(steps.find((one) => one.state === "now")?.name).toBe("decks");
  });
});

it("chances are whole percents and never certain", () => {
  expect([0, 0.004, 0.005, 0.5, 0.994, 0.995, 1].map(wholePercent)).toEqual(["<\u00a01", "<\u00a01", "1", "50", "99", ">\u00a099", ">\u00a099"]);
  expect(withWin({ win: 0.8, both: 0.05, lose: 0.15 }, 0.6)).toEqual({ win: 0.6, both: 0.1, lose: expect.closeTo(0.3) });
});
