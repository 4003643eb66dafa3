/** Several nations defend: who chooses their losses is said on the panel, on the button, to those who wait, and in the result. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import BattleBoard from "../../src/families/axis/battle/BattleBoard.svelte";
import { choosing } from "../../src/families/axis/battle/casualties";
import type { BattleProps } from "../../src/families/axis/battle/props";
import { battleStories, type Proposal } from "../../src/families/axis/battle/volley";
import type { ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { GameEvent, Menu, Told } from "../../src/net/types";
import { prefs } from "../../src/ui/prefs.svelte";
import karelia from "./karelia.json";

const sheet = karelia.sheet as unknown as ClassicSheet;
const live = karelia.view as unknown as ClassicView;
const SPACE = "karelia_ssr";
const infantry = { "ussr:infantry": 1 };
const fighter = { "uk:fighter": 1 };
type Wishes = Record<string, Record<string, number>>;

const event = (what: string, facts: object): GameEvent => ({ what, facts: { space: SPACE, ...facts } as Record<string, string> });
const begun: Told = { n: 1, by: "germany", events: [event("battle", { kind: "land", by: "germany" })] };
const shot: Told = { n: 2, by: "chance", events: [event("fired", { step: "attack", dice: [1], hits_on: [3], by: "germany" })] };
const wish = (n: number, by: string, units: string[]): Told => ({ n, by, events: [{ what: "proposed", facts: { by, units } }] });

let shown: Record<string, unknown> | undefined;
beforeEach(() => (prefs.dice = "off"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

/** The board for `mine` while the seats `asked` must name one loss, with what was proposed so far. */
function open(mine: string, asked: string[], proposals: Wishes): { panel: string; press: string } {
  const units = { [SPACE]: [{ nation: "germany", kind: "armor", count: 2 }, { nation: "ussr", kind: "infantry", count: 2 }, { nation: "uk", kind: "fighter", count: 2 }] };
  const battle = { space: SPACE, kind: "land", step: "attack_losses", hits: 1, proposals };
  const menu: Menu = { seat: mine, owed: 1, offers: [{ verb: "lose", unit: "ussr:infantry", kind: "infantry", most: 2 }, { verb: "lose", unit: "uk:fighter", kind: "fighter", most: 2 }] };
  const props: BattleProps = {
    view: { ...live, position: { ...live.position, seat: "germany", owner: { [SPACE]: "ussr" }, battle, units }, pending: { type: "decide", seats: asked, what: "casualties" } } as unknown as ClassicView,
    sheet, menus: asked.includes(mine) ? { [mine]: menu } : {}, brief: null, told: [begun, shot], mine: [mine], act: async () => null, auto: async () => null, areaName: (id) => id, busy: false,
  };
  shown = mount(BattleBoard, { target: document.body, props });
  flushSync();
  const foot = document.querySelector(".foot");
  return { panel: foot?.textContent?.replace(/\s+/g, " ") ?? "", press: foot?.querySelector(".press")?.textContent?.trim() ?? "" };
}

test.each<[string, string[], Wishes, string, string]>([
  ["uk", ["uk", "ussr"], {}, "otherwise Germany chooses", "Propose this loss"],
  ["uk", ["uk"], { ussr: infantry }, "otherwise Germany chooses", "Agree on this loss"], // the cheapest is chosen
  ["uk", ["uk"], { ussr: fighter }, "otherwise Germany chooses", "Disagree: Germany chooses"],
  ["germany", ["germany"], { ussr: infantry, uk: fighter }, "Soviet Union and United Kingdom named different losses, so you choose as the attacker.", "Choose this loss for them"],
  ["ussr", ["ussr"], {}, "This territory is yours, so you choose for all who defend it.", "Take the loss"],
])("for %s, when %o decide and %o was proposed", (mine, asked, proposals, why, press) => {
  const seen = open(mine, asked, proposals);
  expect(seen.panel).toContain(why);
  expect(seen.press).toContain(press);
});

test("the attacker's panel says whose losses are chosen", () => {
  expect(open("germany", ["germany"], { ussr: infantry, uk: fighter }).panel).toContain("Choose 1 loss of the defenders");
});

test("those who wait are told why the attacker, or the owner of the land, chooses", () => {
  expect(open("uk", ["germany"], { ussr: infantry, uk: fighter }).panel).toContain("Soviet Union and United Kingdom named different losses, so Germany chooses as the attacker.");
  if (shown) void unmount(shown);
  expect(open("uk", ["ussr"], {}).panel).toContain("The territory belongs to Soviet Union, who chooses for all who defend it.");
  if (shown) void unmount(shown);
  expect(open("germany", ["uk", "ussr"], {}).panel).not.toContain("belongs");
});

test("whoever loses only own pieces decides as always", () => {
  const choice = { attacker: "germany", others: [], proposals: [] as Proposal[], chosen: {} };
  expect(choosing({ ...choice, seat: "germany", nations: ["germany"] })).toBe("own");
  expect(choosing({ ...choice, seat: "ussr", nations: ["ussr"] })).toBe("own");
  // Fighters of the attacker and of an ally without a deck: the attacker is one of those who must agree.
  expect(choosing({ ...choice, seat: "germany", nations: ["germany", "japan"], proposals: [{ by: "japan", units: {} }] })).toBe("agree");
});

const over = [event("battle_over", { kind: "land", won: true }), event("conquered", { by: "germany", owner: "germany", lost_by: "ussr" })];
const lost = (n: number, by: string, unit: string, ...more: GameEvent[]): Told => ({ n, by, events: [event("lost", { units: [`1 ${unit}`] }), ...more] });

test("the result tells the rounds in which the attacker chose, and none where the defenders agreed", () => {
  const disputed = [begun, shot, wish(3, "ussr", ["1 uk:fighter"]), wish(4, "uk", ["1 ussr:infantry"]), lost(5, "germany", "uk:fighter", ...over)];
  const agreed = [begun, shot, wish(3, "ussr", ["1 uk:fighter"]), { n: 4, by: "uk", events: [...wish(4, "uk", ["1 uk:fighter"]).events!, ...lost(4, "uk", "uk:fighter", ...over).events!] }];
  expect([disputed, agreed].map((told) => battleStories(told)[0]?.disputes)).toEqual([[{ round: 1, nations: ["uk", "ussr"] }], []]);
  const position = { ...live.position, battle: null, owner: { [SPACE]: "germany" }, units: { [SPACE]: [{ nation: "germany", kind: "armor", count: 2 }] } };
  const view = { ...live, position, pending: { type: "decide", seats: ["germany"], what: "noncombat_move" } } as unknown as ClassicView;
  const result = (told: Told[]): string => {
    if (shown) void unmount(shown);
    shown = mount(BattleBoard, { target: document.body, props: { view, sheet, menus: {}, brief: null, told, mine: ["germany"], act: async () => null, auto: async () => null, areaName: (id: string) => id, busy: false } as BattleProps });
    flushSync();
    return document.querySelector(".result")?.textContent ?? "";
  };
  expect(result(disputed)).toContain("Round 1: United Kingdom and Soviet Union named different losses, so Germany chose them.");
  expect(result(agreed)).not.toContain("named different losses");
});
