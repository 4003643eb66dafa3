import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import OddsBar from "../../src/battle/OddsBar.svelte";
import BattleBoard from "../../src/families/axis/battle/BattleBoard.svelte";
import { changeLine } from "../../src/families/axis/battle/changed";
import { noteOdds, whyChanged } from "../../src/families/axis/battle/open.svelte";
import { outcomeOf } from "../../src/families/axis/battle/outcome";
import type { BattleProps } from "../../src/families/axis/battle/props";
import { kindsOf } from "../../src/families/axis/kinds";
import { battleStories } from "../../src/families/axis/battle/volley";
import type { BattleOdds, ClassicBrief, ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { Menu, Told } from "../../src/net/types";
import { hatchingOf } from "../../src/games/looks/hatching";
import { prefs } from "../../src/ui/prefs.svelte";
import karelia from "./karelia.json";

const sheet = karelia.sheet as unknown as ClassicSheet;
const live = karelia.view as unknown as ClassicView;

let shown: Record<string, unknown> | undefined;
beforeEach(() => (prefs.dice = "off"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

describe("the bar of odds", () => {
  const bar = (sides?: [string, string]) => {
    shown = mount(OddsBar, { target: document.body, props: { odds: { win: 0.7, both: 0.1, lose: 0.2 }, sides } });
    flushSync();
    return [...document.querySelectorAll<HTMLElement>(".bar span")];
  };
  it("has the colors and figures of those who fight", () => {
    const [win, both, lose] = bar(["uk", "japan"]);
    expect([win, both, lose].map((part) => part?.dataset["nation"])).toEqual(["uk", undefined, "japan"]);
    expect([win, lose].map((part) => part?.querySelector("svg")?.dataset["figure"])).toEqual(["dots", "upright"]);
    expect(win?.querySelector("svg")?.getAttribute("style")).toContain("--nation-uk-counter");
  });
  it("is ink and hatch where no nations fight", () => {
    expect(bar().map((part) => part.querySelector("svg"))).toEqual([null, null, null]);
  });
  test.each([
    ["classic", ["ussr", "germany", "uk", "japan", "usa", ""]],
    ["attack", ["gray", "tan", "brown", "green", "blue", "red", ""]],
  ])("no two of %s share a figure", (_, seats) => {
    expect(new Set(seats.map(hatchingOf)).size).toBe(seats.length);
  });
});

// A battle against a gun alone, and one against two nations.

const begun = { n: 1, by: "germany", events: [{ what: "battle", facts: { space: "karelia_ssr", kind: "land", by: "germany" } }] };
const GUN: Told[] = [
  begun,
  { n: 2, by: "chance", events: [{ what: "fired", facts: { space: "karelia_ssr", step: "aa_fire", dice: [1], hits_on: [1], by: "ussr" } }, { what: "lost", facts: { space: "karelia_ssr", units: ["1 germany:fighter@2"] } }, { what: "battle_over", facts: { space: "karelia_ssr", kind: "land", won: true } }, { what: "conquered", facts: { space: "karelia_ssr", by: "germany", owner: "germany", lost_by: "ussr" } }] },
] as Told[];
const MIXED: Told[] = [
  begun,
  { n: 2, by: "chance", events: [{ what: "fired", facts: { space: "karelia_ssr", step: "attack", dice: [1, 1], hits_on: [3, 3], by: "germany" } }] },
  { n: 3, by: "uk", events: [{ what: "lost", facts: { space: "karelia_ssr", units: ["1 uk:fighter"] } }] },
  { n: 4, by: "chance", events: [{ what: "fired", facts: { space: "karelia_ssr", step: "defense", dice: [6], hits_on: [2], by: "" } }] },
  { n: 5, by: "chance", events: [{ what: "fired", facts: { space: "karelia_ssr", step: "attack", dice: [1], hits_on: [3], by: "germany" } }, { what: "lost", facts: { space: "karelia_ssr", units: ["1 ussr:infantry"] } }, { what: "battle_over", facts: { space: "karelia_ssr", kind: "land", won: true } }, { what: "conquered", facts: { space: "karelia_ssr", by: "germany", owner: "germany", lost_by: "ussr" } }] },
] as Told[];

function openResult(told: Told[], units: object = { karelia_ssr: [{ nation: "germany", kind: "armor", count: 2 }] }): string {
  const position = { ...live.position, battle: undefined, owner: { karelia_ssr: "germany" }, units };
  const props: BattleProps = {
    view: { ...live, position, pending: { type: "decide", seats: ["germany"], what: "noncombat_move" } } as unknown as ClassicView,
    sheet, menus: {} as Record<string, Menu>, brief: null, told, mine: ["germany"], act: async () => null, auto: async () => null, areaName: (id) => id, busy: false,
  };
  shown = mount(BattleBoard, { target: document.body, props });
  flushSync();
  return document.querySelector(".result")?.textContent ?? "";
}

describe("the result of a battle", () => {
  it("names whoever had the only gun", () => {
    expect(openResult(GUN)).toContain("Germany lost 1 fighter. Soviet Union lost nothing.");
    const sides = [...document.querySelectorAll(".head h3")].map((title) => title.textContent?.trim());
    expect(sides).toEqual(["Germany", "Soviet Union"]);
  });
  it("tells the losses of each defender by itself", () => {
    expect(openResult(MIXED)).toContain("Germany lost nothing. Soviet Union lost 1 infantry. United Kingdom lost 1 fighter.");
  });
  it("of a landing calls it what the board called it", () => {
    const landed = { n: 0, by: "germany", events: [{ what: "landed", facts: { zone: "sz_karelia", space: "karelia_ssr", by: "germany" } }] };
    openResult([landed, ...GUN] as Told[]);
    expect(document.querySelector(".eyebrow")?.textContent).toContain("Amphibious assault");
  });
  it("is no longer that of a landing in a later turn", () => {
    const before = { n: 0, by: "uk", events: [{ what: "landed", facts: { space: "karelia_ssr" } }, { what: "turn_over", facts: { by: "uk", round: 1 } }] };
    openResult([before, ...GUN] as Told[]);
    expect(document.querySelector(".eyebrow")?.textContent).toContain("Land battle");
  });
  it("has the emblem of whoever won, and none where nobody is left", () => {
    openResult(GUN);
    expect(document.querySelectorAll(".result svg, .result img").length).toBe(1);
    void unmount(shown!);
    const end = [
      { what: "fired", facts: { space: "karelia_ssr", step: "attack", dice: [1], hits_on: [3], by: "germany" } }, { what: "lost", facts: { space: "karelia_ssr", units: ["1 ussr:infantry"] } },
      { what: "fired", facts: { space: "karelia_ssr", step: "defense", dice: [1], hits_on: [2], by: "ussr" } }, { what: "lost", facts: { space: "karelia_ssr", units: ["1 germany:armor"] } },
      { what: "battle_over", facts: { space: "karelia_ssr", kind: "land", won: false } },
    ];
    expect(openResult([begun, { n: 2, by: "chance", events: end }] as Told[], {})).toContain("Nobody is left in karelia_ssr");
    expect(document.querySelectorAll(".result svg, .result img").length).toBe(0);
  });
  it("is known without pieces and shots by the land that was lost", () => {
    const [story] = battleStories([{ ...begun, events: [...begun.events, ...(GUN[1]?.events ?? []).slice(2)] }] as Told[]);
    expect(story && outcomeOf(story, {}, sheet, { "germany:armor": 1 }, "germany").defenders).toEqual([{ nation: "ussr", lost: {} }]);
  });
});

// Why a chance is another one than before

const odds = (more: Partial<BattleOdds>): BattleOdds => ({
  space: "norway", kind: "amphibious", win: 0.5, lose: 0.5, both: 0, retreat: 0, takes: 0.5, attacker_loss: 0, defender_loss: 0, swing: 0, rounds: 1,
  attacker: { infantry: 2 }, defender: { infantry: 1 }, ...more, ...(more.win !== undefined && { takes: more.win }),
});
const sea = odds({ kind: "sea", attacker: { battleship: 1, transport: 1 } });
const fleet = { infantry: 2, battleship: 1, transport: 1 };

describe("why a chance changed", () => {
  it.each([
    ["29 % before: the sea battle is won", odds({ win: 0.29, sea: [sea], attacker: fleet }), odds({ win: 0.47 })],
    ["29 % before: the sea battle is won; lost there: 1 infantry", odds({ win: 0.29, sea: [sea], attacker: fleet }), odds({ win: 0.2, attacker: { infantry: 1 } })],
    ["47 % before: a sea battle comes first, and transports may be lost in it", odds({ win: 0.47 }), odds({ win: 0.29, sea: [sea] })],
    ["62 % before: the transport counts as a possible loss", odds({ win: 0.62 }), odds({ win: 0.6, attacker: { infantry: 2, transport: 1 } })],
    ["50 % before: without 1 infantry", odds({}), odds({ win: 0.3, attacker: { infantry: 1 } })],
    ["50 % before: more defenders: 1 fighter", odds({}), odds({ win: 0.3, defender: { infantry: 1, fighter: 1 } })],
    ["", odds({}), odds({ win: 0.503, attacker: { infantry: 1 } })],
    ["", odds({}), odds({ win: 0.7, attacker: { infantry: 3 } })],
  ])("%s", (line, before, now) => {
    expect(changeLine(before, now, kindsOf(sheet)).replace(/\s/g, " ")).toBe(line);
  });
  it("is remembered for the turn, until the order is taken back", () => {
    const view = { ...live, position: { ...live.position, battle: undefined, phase: "combat_move", round: 7 } } as ClassicView;
    const brief = (...battles: BattleOdds[]): ClassicBrief => ({ battles, warnings: [] });
    const now = odds({ win: 0.29, sea: [sea] });
    noteOdds(view, brief(odds({ win: 0.47 })));
    expect(whyChanged(view, sheet, odds({ win: 0.47 }))).toBe("");
    noteOdds(view, brief(now));
    noteOdds(view, brief(now));
    expect(whyChanged(view, sheet, now).replace(/\s/g, " ")).toContain("47 % before");
    noteOdds(view, brief());
    noteOdds(view, brief(now));
    expect(whyChanged(view, sheet, now)).toBe("");
  });
});
