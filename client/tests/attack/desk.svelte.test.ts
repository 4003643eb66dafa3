import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { actionOf, accept } from "../../src/games/attack/actions";
import { describeArea } from "../../src/games/attack/describe";
import { showAll } from "../../src/battle/playback.svelte";
import { reelOf } from "../../src/games/attack/battle/reels";
import { AttackDesk } from "../../src/games/attack/desk.svelte";
import MovePanel from "../../src/games/attack/MovePanel.svelte";
import type { Menu, Now, Offer } from "../../src/net/types";
import { live, places, tableOf } from "./fixtures.svelte";

const withMenu = (what: string, offers: Offer[], more: Partial<Menu> = {}): Now => {
  const seat = live.action.pending.type === "decide" ? (live.action.pending.seats[0] ?? "") : "";
  return { ...live.action, pending: { type: "decide", seats: [seat], what }, menus: { [seat]: { seat, offers, ...more } } };
};

test("every verb of the menu becomes the action of the rules", () => {
  const made = (offer: Offer, count = 0, target = "") => actionOf([{ offer, count, target }]);
  expect(made({ verb: "claim" }, 0, "cuba")).toEqual({ act: "claim", region: "cuba" });
  expect(made({ verb: "capital" }, 0, "cuba")).toEqual({ act: "capital", region: "cuba" });
  expect(made({ verb: "diplomacy" }, 0, "cuba")).toEqual({ act: "diplomacy", region: "cuba" });
  expect(made({ verb: "fight" }, 0, "cuba")).toEqual({ act: "fight", region: "cuba" });
  expect(made({ verb: "place", unit: "tank" }, 2, "cuba")).toEqual({ act: "place", units: { tank: 2 }, region: "cuba" });
  expect(made({ verb: "choose", kind: "move" })).toEqual({ act: "choose", action: "move" });
  expect(made({ verb: "move", origin: "a", unit: "tank" }, 1, "b")).toEqual({ act: "move", units: { tank: 1 }, start: "a", target: "b" });
  expect(made({ verb: "sail", origin: "a", unit: "infantry" }, 3, "b")).toEqual({ act: "sail", units: { infantry: 3 }, start: "a", target: "b" });
  expect(made({ verb: "fly", kind: "plane", most: 2 }, 1)).toEqual({ act: "fly", planes: 1 });
  expect(made({ verb: "hold" })).toEqual({ act: "reinforce", units: {} });
  for (const verb of ["done", "allow", "refuse", "volunteer", "pass", "challenge", "engage", "withdraw", "press", "decline", "end"])
    expect(made({ verb })).toEqual({ act: verb });
  const line = ["battleship", "destroyer", "destroyer"].map((unit) => ({ offer: { verb: "line", unit }, count: 1, target: "" }));
  expect(actionOf(line)).toEqual({ act: "line", ships: ["battleship", "destroyer", "destroyer"] });
  const front = [{ offer: { verb: "commit", unit: "tank" }, count: 1, target: "" }, { offer: { verb: "commit", unit: "infantry" }, count: 3, target: "" }];
  expect(actionOf(front)).toEqual({ act: "commit", units: { tank: 1, infantry: 3 } });
  expect(accept(["oil_03"])).toEqual({ act: "accept", cards: ["oil_03"] });
});

test("a stack is taken up, its targets are those of the menu, and a click sends it", async () => {
  const { table, asked } = tableOf(live.move);
  const desk = new AttackDesk(table, places);
  const offers = desk.menu?.offers ?? [];
  const origin = offers.find((offer) => offer.verb === "move")?.origin ?? "";
  expect(desk.movable?.has(origin)).toBe(true);
  await desk.pick(origin, false, true);
  const reach = new Set(offers.filter((offer) => offer.origin === origin).flatMap((offer) => offer.targets ?? []));
  expect(new Set(Object.keys(desk.targets))).toEqual(reach);
  const goal = offers.find((offer) => offer.verb === "move" && offer.origin === origin)?.targets?.[0] ?? "";
  expect(desk.targets[goal]?.kind).toBe(desk.isOwn(goal) ? "move" : "attack");
  await desk.pick(goal, false, false);
  expect([desk.aim, asked.length]).toEqual([goal, 0]);
  desk.confirm();
  await Promise.resolve();
  expect(asked[0]?.action).toMatchObject({ act: "move", start: origin, target: goal });
});

test("all are taken up but the one that keeps the region", async () => {
  const view = { ...(live.move.view as object), units: { a: { infantry: 2, tank: 1 } } };
  const now = { ...withMenu("move", [
    { verb: "move", origin: "a", kind: "infantry", unit: "infantry", most: 2, targets: ["b"] },
    { verb: "move", origin: "a", kind: "tank", unit: "tank", most: 1, targets: ["b", "c"] },
  ]), view };
  const desk = new AttackDesk(tableOf(now).table, places);
  await desk.pick("a", false, true);
  expect(desk.choices.map((choice) => desk.countOf(choice))).toEqual([1, 1]);
  expect(desk.hasAll).toBe(true);
  desk.setCount(desk.choices[0]!, 2);
  expect(desk.choices.map((choice) => desk.countOf(choice))).toEqual([2, 1]);
  desk.all();
  expect(desk.choices.map((choice) => desk.countOf(choice))).toEqual([0, 0]);
  expect(desk.hasAll).toBe(false);
  desk.all();
  expect(desk.choices.map((choice) => desk.countOf(choice))).toEqual([1, 1]);
});

test("units that go by land and by sea to one place are two orders", async () => {
  const view = { ...(live.move.view as object), units: { a: { infantry: 3, plane: 1 } } };
  const now = { ...withMenu("move", [
    { verb: "move", origin: "a", kind: "plane", unit: "plane", most: 1, targets: ["b"] },
    { verb: "sail", origin: "a", kind: "infantry", unit: "infantry", most: 2, targets: ["b"] },
    { verb: "done" },
  ]), view };
  const { table, asked } = tableOf(now);
  const desk = new AttackDesk(table, places);
  await desk.pick("a", false, true);
  desk.digit(1);
  await desk.pick("b", false, true);
  expect(asked.map((one) => one.action)).toEqual([
    { act: "move", units: { plane: 1 }, start: "a", target: "b" },
    { act: "sail", units: { infantry: 2 }, start: "a", target: "b" },
  ]);
});

test("who does not reach a region is named before the order, and a click asks first", async () => {
  const view = { ...(live.move.view as object), units: { a: { infantry: 4, tank: 1 } } };
  const { table, asked } = tableOf({ ...withMenu("move", [
    { verb: "move", origin: "a", kind: "infantry", unit: "infantry", most: 4, targets: ["b"] },
    { verb: "sail", origin: "a", kind: "infantry", unit: "infantry", most: 1, targets: ["d"] },
    { verb: "move", origin: "a", kind: "tank", unit: "tank", most: 1, targets: ["b", "c"] },
  ]), view });
  const desk = new AttackDesk(table, places);
  await desk.pick("a", false, true);
  desk.hover("b");
  expect(desk.split).toBeNull();
  desk.hover("c");
  expect(desk.split).toEqual({ goes: { tank: 1 }, far: { infantry: 3 }, full: {} });
  const panel = mount(MovePanel, { target: document.body, props: { desk, places, narrow: false, onnext: () => {} } });
  flushSync();
  expect(document.querySelector("[role=status]")?.textContent).toMatch(/Going: 1 tank\s+Not coming along: 3 infantry\. Too far away\./);
  void unmount(panel);
  desk.hover("d");
  expect(desk.split).toEqual({ goes: { infantry: 1 }, far: { tank: 1 }, full: { infantry: 2 } });
  await desk.pick("c", false, true);
  expect([desk.aim, asked]).toEqual(["c", []]);
  await desk.pick("c", false, true);
  expect(asked.map(({ action }) => action)).toEqual([{ act: "move", units: { tank: 1 }, start: "a", target: "c" }]);
});

test("new units are placed one at a time until somebody says otherwise", async () => {
  const now = withMenu("setup_place", [
    { verb: "place", kind: "infantry", unit: "infantry", most: 5, targets: ["a", "b"] },
    { verb: "place", kind: "tank", unit: "tank", most: 3, targets: ["a", "b"] },
  ]);
  const { table, asked } = tableOf(now);
  const desk = new AttackDesk(table, places);
  await desk.pick("a", false, true);
  desk.setCount(desk.choices[1]!, 2);
  await desk.pick("b", false, true);
  expect(asked.map((one) => one.action)).toEqual([
    { act: "place", units: { infantry: 1 }, region: "a" },
    { act: "place", units: { infantry: 1, tank: 2 }, region: "b" },
  ]);
});

test("claims and diplomacy want only a region, diplomacy after it was chosen", async () => {
  const claim = tableOf(withMenu("setup_claim", [{ verb: "claim", targets: ["a", "b"] }]));
  await new AttackDesk(claim.table, places).pick("b", false, true);
  expect(claim.asked[0]?.action).toEqual({ act: "claim", region: "b" });
  const talks = tableOf(withMenu("action", [{ verb: "diplomacy", targets: ["a"] }, { verb: "end" }]));
  const desk = new AttackDesk(talks.table, places);
  expect(desk.targets).toEqual({});
  desk.isPersuading = true;
  expect(Object.keys(desk.targets)).toEqual(["a"]);
  expect(desk.back()).toBe(true);
  expect(desk.targets).toEqual({});
});

test("the next step follows the decision, and the advisor says what it would leave undone", async () => {
  const action = new AttackDesk(tableOf(live.action).table, places).step;
  expect(action).toMatchObject({ label: "End the turn", acts: [{ act: "end" }], warnings: [] });
  expect(new AttackDesk(tableOf(live.move).table, places).step).toMatchObject({ label: "Move nothing", acts: [{ act: "done" }] });
  const menu = withMenu("buy", [{ verb: "buy", kind: "infantry", unit: "infantry", most: 2 }, { verb: "done" }]);
  const { table, questions } = tableOf(menu, null, { undone: { warnings: [{ what: "points_lost", points: 5 }] } });
  const shop = new AttackDesk(table, places);
  shop.basket = { infantry: 1, tank: 0 };
  const buy = { act: "buy", units: { infantry: 1 } };
  expect(shop.step).toEqual({ label: "Buy", acts: [buy, { act: "done" }], warnings: [] });
  expect(await shop.undone()).toEqual(["5 points would be lost."]);
  expect(questions).toEqual([{ seat: shop.seat, what: "undone", planned: [buy] }]);
  expect(new AttackDesk(tableOf(withMenu("commit", [])).table, places).step.acts).toBeNull();
});

test("a refused wish says why, and where", async () => {
  const { table } = tableOf(withMenu("setup_claim", [{ verb: "claim", targets: ["cuba"] }]), { reason: "region_taken", rule: "7.claim", facts: { space: "cuba" } });
  const desk = new AttackDesk(table, places);
  await desk.pick("cuba", false, true);
  expect(desk.marks.refused).toMatchObject({ area: "cuba", text: "cuba is taken. · Rule: setup" });
  desk.refresh();
  expect(desk.marks.refused).toBeNull();
});

test("diplomacy asks before it rolls, and shows the dice needed and the chance of each region", async () => {
  const { table, asked } = tableOf(withMenu("action", [{ verb: "diplomacy", targets: ["chile", "peru"] }, { verb: "end" }]));
  Object.assign(table, { brief: { battles: [], warnings: [], diplomacy: { chile: { needs: 8, win: 15 / 36, lose: 0.2 }, peru: { needs: 9, win: 10 / 36, lose: 0.3 } } } });
  const desk = new AttackDesk(table, places);
  desk.isPersuading = true;
  expect(desk.marks.odds.map(({ area, text }) => [area, text])).toEqual([["chile", "42"], ["peru", "28"]]);
  expect(describeArea(desk.view, live.sheet, desk, "chile", places)).toContain("42 percent");
  desk.hover("peru");
  expect(desk.confirm()).toBe(false);
  await desk.pick("chile", false, true);
  expect([desk.aim, asked]).toEqual(["chile", []]);
  expect(desk.confirm()).toBe(true);
  expect(asked[0]?.action).toEqual({ act: "diplomacy", region: "chile" });
});

test("a region that the menu does not have says why, also without a stack in hand", async () => {
  const taken = { reason: "not_your_region", rule: "9.duty", facts: { space: "chile" } };
  const seat = "gray";
  const view = { ...(live.action.view as object), active: seat, units: { cuba: { infantry: 3 }, chile: { infantry: 1 } }, owner: { cuba: seat, chile: "tan" } };
  const tried = async (what: string, offers: Offer[], area: string): Promise<[unknown, string | undefined]> => {
    const { table, asked } = tableOf({ ...withMenu(what, offers), view, pending: { type: "decide", seats: [seat], what }, menus: { [seat]: { seat, offers } } }, taken);
    const desk = new AttackDesk(table, places);
    await desk.pick(area, false, true);
    return [asked[0]?.action, desk.marks.refused?.area];
  };
  expect(await tried("place_new", [{ verb: "place", kind: "tank", unit: "tank", most: 2, targets: ["cuba"] }], "chile")).toEqual([{ act: "place", units: { tank: 1 }, region: "chile" }, "chile"]);
  expect(await tried("setup_claim", [{ verb: "claim", targets: ["cuba"] }], "chile")).toEqual([{ act: "claim", region: "chile" }, "chile"]);
  const blitz = await tried("blitzkrieg", [{ verb: "done" }], "cuba");
  expect(blitz).toEqual([{ act: "move", units: { infantry: 1 }, start: "cuba", target: live.sheet.regions["cuba"]?.land[0] ?? "cuba" }, "cuba"]);
  const next = (area: string): string => live.sheet.regions[area]?.land[0] ?? area;
  expect(await tried("move", [{ verb: "done" }], "chile")).toEqual([{ act: "move", units: { infantry: 1 }, start: "chile", target: next("chile") }, "chile"]);
  expect(await tried("move", [{ verb: "done" }], "peru")).toEqual([{ act: "move", units: { infantry: 1 }, start: "peru", target: next("peru") }, "peru"]);
});

test("a stack of which nothing is chosen stays in hand, and the rules say why it cannot go", async () => {
  const view = { ...(live.move.view as object), units: { cuba: { infantry: 3 } } };
  const now = { ...withMenu("move", [{ verb: "move", origin: "cuba", kind: "infantry", unit: "infantry", most: 2, targets: ["chile"] }]), view };
  const { table, asked } = tableOf(now, { reason: "no_units", rule: "10.move" });
  const desk = new AttackDesk(table, places);
  await desk.pick("cuba", false, true);
  desk.all();
  await desk.pick("chile", false, true);
  expect(asked.map(({ action }) => action)).toEqual([{ act: "move", units: {}, start: "cuba", target: "chile" }]);
  expect([desk.from, desk.marks.refused?.area]).toEqual(["cuba", "chile"]);
  expect(desk.refusal).toContain("Choose units first.");
});

test("each takes back only what is their own, where people share the device", async () => {
  const { table } = tableOf({ ...withMenu("setup_claim", [{ verb: "claim", targets: ["cuba"] }]), undo: { tan: 1 } });
  const undone: string[] = [];
  Object.assign(table, { undo: (seat: string) => Promise.resolve(void undone.push(seat)) });
  const desk = new AttackDesk(table, places);
  expect([desk.seat, desk.undoable]).toEqual(["gray", 0]);
  await desk.undo();
  Object.assign(table, { now: { ...table.now, undo: { gray: 2 } } });
  expect(desk.undoable).toBe(2);
  await desk.undo();
  Object.assign(table, { mine: ["tan"], now: { ...table.now, eyes: "tan", undo: { tan: 1 } } });
  await desk.undo();
  expect(undone).toEqual(["gray", "tan"]);
});

test("moves that need leave ask for it, and battles that wait are listed", () => {
  const sail = { n: 5, seat: "gray", do: { act: "sail", units: { infantry: 2 }, start: "cuba", target: "chile" }, text: "" };
  const view = { ...(live.move.view as object), active: "gray", holder: "tan", march: { kind: "move", attacks: { peru: { tank: 2 } } } };
  const { table } = tableOf({ ...live.move, view, orders: [sail] });
  const desk = new AttackDesk(table, places);
  expect([desk.step.label, desk.waitingBattles]).toEqual(["Fight 2 battles", []]);
  Object.assign(table, { brief: { battles: [], warnings: [{ what: "may_be_refused", space: "chile" }] } });
  expect(desk.step.label).toBe("Ask Tan for permission");
  Object.assign(table, { now: { ...table.now, pending: { type: "decide", seats: ["gray"], what: "battle_order" } } });
  expect(desk.waitingBattles).toEqual([["peru", { tank: 2 }]]);
});

test("dice of a fight that nobody has seen yet are rolling until all are shown", () => {
  const { table } = tableOf(live.action);
  const desk = new AttackDesk(table, places);
  expect(desk.isRolling).toBe(false);
  const battle = { what: "battle", facts: { space: "cuba", by: "gray", defender: "tan", units: ["1 tank"] } };
  const fired = { what: "fired", facts: { space: "cuba", side: "defender", dice: [2], faces: ["tank"], hits: 1, lost: ["1 tank"] } };
  const held = { what: "held", facts: { space: "cuba", by: "tan", units: ["1 tank"] } };
  table.opened = 1;
  table.told = [{ n: 900, by: "gray", events: [battle] }, { n: 901, by: "chance", events: [fired, held] }];
  expect(desk.battle).toBe("open");
  expect(desk.isRolling).toBe(true);
  if (desk.fight?.story) showAll(reelOf(desk.fight.story));
  expect(desk.isRolling).toBe(false);
});

test("dice fall at once for whoever puts the board away, and while it is away", () => {
  const fought = { ...(live.action.view as object), battle: { region: "cuba", attacker: "gray", attack: {}, defender: "tan", commander: "tan" } };
  const { table } = tableOf({ ...live.action, view: fought });
  const desk = new AttackDesk(table, places);
  const battle = { what: "battle", facts: { space: "cuba", by: "gray", defender: "tan", units: ["3 tank"] } };
  const fired = { what: "fired", facts: { space: "cuba", side: "defender", dice: [2], faces: ["tank"], hits: 1, lost: ["1 tank"] } };
  table.opened = 1;
  table.told = [{ n: 910, by: "gray", events: [battle] }, { n: 911, by: "chance", events: [fired] }];
  expect([desk.battle, desk.isRolling]).toEqual(["open", true]);
  desk.putAway();
  expect([desk.battle, desk.isRolling]).toEqual(["away", false]);
  table.told = [...table.told, { n: 912, by: "chance", events: [fired] }];
  desk.refresh();
  desk.takeUp();
  expect([desk.battle, desk.isRolling]).toEqual(["open", false]);
});

test("sea control shows what a challenge would bring, and begins nothing", async () => {
  const seat = live.action.pending.type === "decide" ? (live.action.pending.seats[0] ?? "") : "";
  const odds = { space: "", kind: "sea", win: 0.63, lose: 0.37, attacker_loss: 8, defender_loss: 12 };
  const now = { ...live.action, view: { ...(live.action.view as object), holder: "blue" } };
  const { table, asked, questions } = tableOf(now, null, { sea: odds });
  const desk = new AttackDesk(table, places);
  desk.weighSea();
  await Promise.resolve();
  await Promise.resolve();
  expect(questions).toContainEqual({ seat, what: "sea" });
  expect([desk.isChallenging, desk.advice.challenge, asked.length]).toEqual([true, odds, 0]);
  expect(desk.back()).toBe(true);
  expect([desk.isChallenging, desk.advice.challenge, asked.length]).toEqual([false, null, 0]);
});

test("nobody is asked about odds where nobody has sea control", () => {
  const now = { ...live.action, view: { ...(live.action.view as object), holder: "" } };
  const { table, questions } = tableOf(now);
  const desk = new AttackDesk(table, places);
  desk.weighSea();
  expect([desk.isChallenging, questions.length]).toEqual([true, 0]);
});
