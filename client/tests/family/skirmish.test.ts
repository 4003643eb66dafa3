/** A toy edition on the screen of the family: three nations, a two-hit ship, a harbor. Its moments come from the game itself (`tests/games/skirmish/screen.py`). */
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import AreaCard from "../../src/families/axis/AreaCard.svelte";
import BattleBoard from "../../src/families/axis/battle/BattleBoard.svelte";
import BattleList from "../../src/families/axis/battle/BattleList.svelte";
import { sidesIn } from "../../src/families/axis/battle/sides";
import Purchase from "../../src/families/axis/battle/Purchase.svelte";
import Counter from "../../src/board/Counter.svelte";
import { counterShape } from "../../src/board/counters";
import NameLabel from "../../src/board/NameLabel.svelte";
import { boardModel } from "../../src/families/axis/board";
import { choicesAt, origins } from "../../src/families/axis/choices";
import { show } from "../../src/families/axis/edition";
import NationPanel from "../../src/families/axis/NationPanel.svelte";
import { areaText } from "../../src/families/axis/past/areas";
import Overview from "../../src/families/axis/past/Overview.svelte";
import { areAllies, areEnemies } from "../../src/families/axis/relations";
import type { AxisSheet, AxisView } from "../../src/families/axis/types";
import { unitsText } from "../../src/families/axis/words";
import { english } from "../../src/i18n/catalogue";
import type { Menu } from "../../src/net/types";
import { prefs } from "../../src/ui/prefs.svelte";
import { classic } from "../board/fixtures";
import moments from "../fixtures/skirmish.json";

type Name = keyof typeof moments;
const at = (name: Name) => moments[name] as unknown as { view: AxisView; sheet: AxisSheet; menus: Record<string, Menu> };
const kinds = ["guard", "cannon", "kite", "ironclad", "raft", "gun", "harbor", "mill"];
const WORDS = [
  ...kinds.flatMap((kind) => [`unit-title-${kind} = ${kind}`, `unit-short-${kind} = ${kind}`, `units-${kind} = { $count } ${kind}`]),
  ...["red", "blue", "green"].flatMap((nation) => [`nation-${nation} = The ${nation}`, `nation-${nation}-short = ${nation}`, `side-${nation} = Side of ${nation}`]),
  "battle-land = Land battle", "levels = Levels", "ipc-text = Money", "production-text = Production", "nothing = nothing", "units-of = { $nation } has { $units }", "ipc = { $count }",
];

beforeAll(() => {
  english.addResource(new FluentResource(WORDS.map((line) => `skirmish-${line}`).join("\n")));
  show({ id: "skirmish", family: "axis", kinds });
});

let shown: Record<string, unknown> | null = null;
beforeEach(() => (prefs.dice = "off"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const act = vi.fn(async () => null);
const places = { name: (id: string) => id, short: (id: string) => id };
const panel = (name: Name) => ({ ...at(name), brief: null, told: [], mine: ["red"], act, auto: async () => null, areaName: places.name, busy: false });

/** What a part says, with nothing left without words. */
function said(part: Component<any, any, any>, props: object): string {
  shown = mount(part, { target: document.body, props }) as Record<string, unknown>;
  flushSync();
  const text = document.body.textContent.replace(/\s+/g, " ");
  expect(text).not.toMatch(/skirmish-|classic|undefined|NaN/);
  return text;
}

it("the board shows the harbor, mill and gun beside counters, and planes on decks", () => {
  const { view, sheet } = at("purchase");
  const { areas, stacks } = boardModel({ position: view.position, sheet, movable: null });
  expect(areas["dale"]).toEqual({ owner: "red", value: 4, capital: true, installations: ["mill", "harbor", "gun"], damaged: ["harbor"] });
  const dale = stacks.find((stack) => stack.area === "dale");
  expect(dale?.units.map(({ kind, count }) => `${count} ${kind}`)).toEqual(["4 guard", "2 cannon", "1 kite"]);
  const bay = (view.position.units["bay"] ?? []).concat({ nation: "red", kind: "kite" });
  const fleet = boardModel({ position: { ...view.position, units: { bay } }, sheet, movable: null }).stacks[0];
  expect(fleet?.units.map(({ kind, deck, aboard }) => [kind, deck ?? false, aboard ?? false])).toEqual([["kite", false, true], ["ironclad", false, false], ["raft", true, false]]);
});

/** The fleet in the sound, one of its ships hit once. */
function hurt(): AxisView {
  const { view } = at("purchase");
  const units = { ...view.position.units, sound: [{ nation: "blue", kind: "ironclad" }, { nation: "blue", kind: "ironclad", damage: 1 }] };
  return { ...view, position: { ...view.position, units } };
}

it("damage of a ship is marked on its counter, that of a harbor beside the name of its place", () => {
  const { sheet } = at("purchase");
  const { areas, stacks } = boardModel({ position: hurt().position, sheet, movable: null });
  const stack = stacks.find(({ area }) => area === "sound")!;
  expect(stack.units).toEqual([{ kind: "ironclad", count: 2, damaged: 1 }]);
  const colours = { counter: "#222222", figure: "#eeeeee", edge: "#000000" };
  const marks = (part: Component<any, any, any>, props: object): number => {
    said(part, { x: 0, y: 0, ...props });
    const found = document.querySelectorAll(".damage").length;
    void unmount(shown!);
    return found;
  };
  const shape = counterShape(stack, true, "middle");
  expect(marks(Counter, { stack, shape, scale: 1, colours })).toBe(1);
  expect(marks(Counter, { stack: { ...stack, units: [{ kind: "ironclad", count: 2 }] }, shape, scale: 1, colours })).toBe(0);
  const name = { area: "dale", kind: "land", text: "Dale", size: 10, value: 4, installations: ["mill", "harbor", "gun"], angle: 0, caption: "" };
  expect(marks(NameLabel, { name, style: classic.style, damaged: areas["dale"]?.damaged })).toBe(1);
  expect(marks(NameLabel, { name, style: classic.style })).toBe(0);
  shown = null;
});

it("damage is said to those who hear the board, and on the card of the area", () => {
  const { sheet } = at("purchase");
  expect(areaText(hurt(), sheet, "sound", places.name)).toBe("sound, The blue has 2 ironclad, damaged: 1 ironclad (1)");
  expect(areaText(hurt(), sheet, "dale", places.name)).toContain("damaged: 1 harbor (4)");
  expect(said(AreaCard, { view: hurt(), sheet, area: "sound", places, onclose: () => {} })).toMatch(/2 ironclad.*damaged: 1 ironclad \(1\)/);
  void unmount(shown!);
  expect(said(AreaCard, { view: at("purchase").view, sheet, area: "sound", places, onclose: () => {} })).not.toContain("damaged");
});

it("a space is contested by those at war, as they are now", () => {
  const { view: before, sheet } = at("purchase");
  const { view } = at("combat");
  expect([areAllies(before, sheet, "blue", "green"), areEnemies(before, sheet, "red", "green")]).toEqual([false, false]);
  expect([areAllies(view, sheet, "blue", "green"), areEnemies(view, sheet, "red", "green")]).toEqual([true, true]);
  const attackers = boardModel({ position: view.position, relations: view.relations, sheet, movable: null }).stacks.filter((stack) => stack.attacker);
  expect(attackers.map(({ area, nation }) => `${nation} ${area}`)).toEqual(["red pass"]);
});

it("whoever is at peace with the attacker stands by in a battle, whatever the sides of the sheet are", () => {
  const guests = (name: Name): AxisView => {
    const { view } = at(name);
    const pass = [...(view.position.units["pass"] ?? []), { nation: "red", kind: "guard", count: 3 }, { nation: "green", kind: "guard" }];
    return { ...view, position: { ...view.position, units: { ...view.position.units, pass } } };
  };
  const { sheet } = at("purchase");
  expect(sidesIn(guests("purchase"), sheet, "pass", "land").defender.nations).toEqual(["blue"]);
  expect(sidesIn(guests("combat_move"), sheet, "pass", "land").defender.nations).toEqual(["blue", "green"]);
  const peaceful = boardModel({ position: { ...guests("purchase").position, owner: { pass: "green" }, units: { pass: [{ nation: "red", kind: "guard" }, { nation: "green", kind: "guard" }] } }, relations: guests("purchase").relations, sheet, movable: null });
  expect(peaceful.stacks.filter((stack) => stack.attacker)).toEqual([]);
});

it("pieces can be taken up as the menu says, in the edition's order", () => {
  const menu = at("combat_move").menus["red"];
  expect(origins(menu).has("dale")).toBe(true);
  const dale = choicesAt(menu, "dale");
  expect(dale.map((choice) => choice.kind)).toEqual(["guard", "cannon", "kite"]);
  expect(dale[0]?.ways.has("pass")).toBe(true);
  expect(unitsText({ "red:mill": 1, "red:ironclad": 2, "red:guard": 3 }, "red")).toBe("3 guard, 2 ironclad, 1 mill");
});

it("every kind can be bought that the menu offers, at the edition's prices", () => {
  const text = said(Purchase, panel("purchase"));
  for (const kind of kinds) expect(text).toContain(kind);
  const most = [...document.querySelectorAll("li")].map((tile) => `${tile.querySelector(".full")?.textContent} ${tile.querySelector(".cost")?.textContent}`);
  expect(most).toContain("ironclad 9");
  expect(document.querySelector(".also")).toBeNull();
});

it("a nation and an area have their cards", () => {
  const { view, sheet } = at("purchase");
  expect(said(NationPanel, { view, sheet, seat: "red", player: "Ann", onoverview: () => {} })).toMatch(/The red.*Side of red · Ann.*10/);
  void unmount(shown!);
  const text = said(AreaCard, { view, sheet, area: "sound", places, onclose: () => {} });
  expect(text).toMatch(/The blue.*2 ironclad/);
});

it("all three nations stand in the overview, with no goals of another edition", () => {
  const { view, sheet } = at("purchase");
  const text = said(Overview, { view, sheet, seats: {} });
  for (const nation of sheet.order) expect(text).toContain(`The ${nation}`);
  expect(document.querySelector(".goals")).toBeNull();
});

it("a battle waits in the list", () => {
  expect(said(BattleList, panel("combat"))).toContain("pass");
});

it("the battle board asks for losses among guards and cannons", () => {
  const text = said(BattleBoard, panel("casualties"));
  expect(text).toMatch(/pass/);
  expect(document.querySelector('[data-decides="true"]')).not.toBeNull();
  const pieces = [...document.querySelectorAll("button")].map((one) => one.getAttribute("aria-label") ?? one.textContent);
  expect(pieces.filter((label) => /guard/.test(label)).length).toBeGreaterThan(0);
  expect(pieces.filter((label) => /cannon/.test(label)).length).toBeGreaterThan(0);
});
