import { describe, expect, it } from "vitest";
import { fitted, same, sendAction, withCount } from "../../src/games/attack/battle/choosing";
import { fightToShow, forgetUndone, isPutAway, isSkipped, putAway, skip, takeUp, type Watching } from "../../src/games/attack/battle/open.svelte";
import { endOf, frontRows, reserveRows, roundAt, sceneOf, standsAt, throwsOf } from "../../src/games/attack/battle/scene";
import { landStories, lostBy, volleysOf, type LandStory } from "../../src/games/attack/battle/story";
import type { AttackView } from "../../src/games/attack/types";
import type { Menu, Told } from "../../src/net/types";

const FACES = ["infantry", "tank", "artillery", "plane", "plane", "blank"];
const at = { space: "ukraine" };
/** Brown's 6 infantry and 1 tank against 5 infantry: both send four, two rolls, then brown takes it. */
const told: Told[] = [
  { n: 10, by: "brown", events: [{ what: "battle", facts: { ...at, by: "brown", defender: "green", units: ["6 infantry", "1 tank"] } }] },
  { n: 11, by: "brown", events: [
    { what: "commit", facts: { ...at, by: "brown", side: "attacker", units: ["3 infantry", "1 tank"] } },
    { what: "commit", facts: { ...at, by: "green", side: "defender", units: ["4 infantry"] } },
  ] },
  { n: 12, by: "chance", events: [{ what: "fired", facts: { ...at, side: "defender", dice: [1, 1, 6, 2], hits: 2, lost: ["2 infantry"] } }] },
  { n: 13, by: "brown", events: [{ what: "reinforce", facts: { ...at, by: "brown", side: "attacker", units: ["2 infantry"] } }] },
  { n: 14, by: "chance", events: [
    { what: "fired", facts: { ...at, side: "attacker", dice: [1, 1, 1, 2, 2], hits: 4, lost: ["4 infantry"] } },
  ] },
];
const taken: Told = { n: 15, by: "chance", events: [
  { what: "conquered", facts: { ...at, by: "brown", loser: "green" } },
  { what: "card_taken", facts: { by: "brown", loser: "green" } },
] };
const story = (entries: Told[] = told): LandStory => landStories(entries).at(-1)!;
const live = { attacker: { front: { infantry: 3, tank: 1 }, reserve: { infantry: 1 } }, defender: { front: {}, reserve: { infantry: 1 } } };

describe("a land battle as it was told", () => {
  it("has who came forward, what fell and how it ended", () => {
    const whole = story([...told, taken]);
    expect(whole).toMatchObject({ space: "ukraine", by: "brown", defender: "green", units: { infantry: 6, tank: 1 }, over: { won: true, n: 15 } });
    expect(whole.beats).toHaveLength(5);
    expect(whole.after.map((event) => event.what)).toEqual(["card_taken"]);
    expect(lostBy(whole, "defender")).toEqual({ infantry: 4 });
  });
  it("begins with the first event that was seen of it", () => {
    expect(story(told.slice(2))).toMatchObject({ n: 12, space: "ukraine", by: "brown" });
    expect(volleysOf(story(told.slice(2)))).toHaveLength(2);
  });
  it("knows the card that neutral troops are fought for", () => {
    const neutral: Told = { n: 11, by: "chance", events: [{ what: "neutral_troops", facts: { ...at, card: "oil_03" } }] };
    expect(story([told[0]!, neutral]).card).toBe("oil_03");
  });
  it("keeps two battles for one region apart", () => {
    expect(landStories([...told, taken, { ...told[0]!, n: 20 }]).map((one) => one.n)).toEqual([10, 20]);
  });
});

describe("the board at any moment", () => {
  it("is told backwards from how it stands", () => {
    expect(standsAt(story(), live, 0)).toEqual({ attacker: { front: {}, reserve: { infantry: 6, tank: 1 } }, defender: { front: {}, reserve: { infantry: 5 } } });
    expect(standsAt(story(), live, 3).attacker).toEqual({ front: { infantry: 1, tank: 1 }, reserve: { infantry: 3 } });
  });
  it("works out how a battle that is over ended", () => {
    expect(endOf(story([...told, taken]))).toEqual({ attacker: { front: { infantry: 3, tank: 1 }, reserve: { infantry: 1 } }, defender: { front: {}, reserve: {} } });
    const held: Told = { n: 15, by: "chance", events: [{ what: "held", facts: { ...at, by: "green", units: ["1 infantry"] } }] };
    expect(endOf(story([...told.slice(0, 3), held])).defender).toEqual({ front: { infantry: 1 }, reserve: {} });
  });
  it("is in the round of the dice that are seen, not in that of the battle", () => {
    const long = story([...told, ...told.slice(2).map((entry) => ({ ...entry, n: entry.n + 10 }))]); // defender, attacker, defender, attacker
    expect([0, 1, 2, 3, 4].map((shown) => roundAt(long, shown, 3))).toEqual([1, 1, 2, 2, 3]);
    const ended = story([...told, ...told.slice(2, 4).map((entry) => ({ ...entry, n: entry.n + 10 })), { n: 30, by: "chance", events: [{ what: "held", facts: { ...at, by: "green", units: [] } }] }]);
    expect([0, 1, 2, 3].map((shown) => roundAt(ended, shown, null))).toEqual([1, 1, 2, 2]);
    expect(roundAt(null, 0, 4)).toBe(4);
  });
  it("throws the next roll before its losses are seen, and hatches them after it", () => {
    const before = sceneOf(story(), live, 1, FACES);
    expect(before.rolling).toBe("attacker");
    expect(before.stands.defender.front).toEqual({ infantry: 4 });
    expect(before.lost).toEqual({ attacker: { infantry: 2 }, defender: {} });
    expect(before.hits).toEqual({ attacker: null, defender: 2 });
    const after = sceneOf(story(), live, 2, FACES);
    expect(after).toMatchObject({ rolling: null, lost: { defender: { infantry: 4 } }, hits: { attacker: 4 } });
    expect(frontRows(after.stands.defender.front, after.lost.defender, {})).toEqual([{ kind: "infantry", whole: 0, lost: 4, fresh: 0 }]);
  });
  it("shows faces, and a hit for each unit that finds a die of its own", () => {
    const dice = throwsOf({ what: "volley", n: 1, side: "attacker", dice: [1, 1, 4, 5, 6], hits: 2, lost: {} }, { infantry: 1, plane: 1 }, FACES);
    expect(dice.map((die) => die.face)).toEqual(["infantry", "infantry", "plane", "plane", "blank"]);
    expect(dice.map((die) => die.hit)).toEqual([true, false, true, false, false]);
  });
  it("never shows more hits than were told", () => {
    const dice = throwsOf({ what: "volley", n: 1, side: "attacker", dice: [1, 1], hits: 1, lost: {} }, { infantry: 2 }, FACES);
    expect(dice.filter((die) => die.hit)).toHaveLength(1);
  });
  it("takes what is chosen out of the reserve", () => {
    expect(reserveRows({ infantry: 3, tank: 1 }, { infantry: 1, tank: 1 })).toEqual([{ kind: "infantry", whole: 2, lost: 0, fresh: 0 }]);
  });
});

describe("units sent forward", () => {
  const commit: Menu = { seat: "brown", owed: 4, offers: [{ verb: "commit", kind: "infantry", unit: "infantry", most: 4 }, { verb: "commit", kind: "tank", unit: "tank", most: 2 }] };
  const reinforce: Menu = { seat: "brown", offers: [{ verb: "reinforce", kind: "tank", unit: "tank", most: 2 }, { verb: "hold" }] };
  it("are never more than the menu has, nor than there is room for", () => {
    expect(fitted({ infantry: 9, tank: 3 }, commit.offers!, 4)).toEqual({ infantry: 4 });
    expect(withCount({ infantry: 3 }, "tank", 2, commit.offers!, 4)).toEqual({ infantry: 3, tank: 1 });
    expect(withCount({ infantry: 3, tank: 1 }, "infantry", 0, commit.offers!, 4)).toEqual({ tank: 1 });
  });
  it("go only when they are as many as are owed", () => {
    expect(sendAction(commit, { infantry: 2, tank: 1 })).toBeNull();
    expect(sendAction(commit, {})).toBeNull();
    expect(sendAction(commit, { infantry: 2, tank: 2 })).toEqual({ act: "commit", units: { infantry: 2, tank: 2 } });
  });
  it("may stay in reserve where that is offered", () => {
    expect(sendAction(reinforce, {})).toEqual({ act: "reinforce", units: {} });
    expect(sendAction(reinforce, { tank: 1 })).toEqual({ act: "reinforce", units: { tank: 1 } });
  });
  it("are compared by kind", () => {
    expect(same({ infantry: 1 }, { infantry: 1 })).toBe(true);
    expect(same({ infantry: 1 }, { tank: 1 })).toBe(false);
  });
});

describe("the fight over the map", () => {
  const quiet = { pending: { type: "decide", seats: ["brown"], what: "action" }, round: 1, active: "brown", turn: {} } as unknown as AttackView;
  const fighting = { ...quiet, battle: { region: "ukraine", attacker: "brown", attack: {}, defender: "green", commander: "green" }, pending: { type: "decide", seats: ["brown"], what: "reinforce" } } as unknown as AttackView;
  const watching = (more: Partial<Watching>): Watching => ({ view: quiet, told, mine: ["brown"], since: 0, isQuick: false, ...more });
  const renumbered = (by: number): Told[] => [...told, taken].map((entry) => ({ ...entry, n: entry.n + by }));

  it("is the one that is on, put away and taken up again", () => {
    const fight = fightToShow(watching({ view: fighting }))!;
    expect(fight).toMatchObject({ kind: "land", over: false, watched: false, story: { space: "ukraine" } });
    putAway(fight);
    expect(isPutAway(fightToShow(watching({ view: fighting }))!)).toBe(true);
    takeUp(fight);
    expect(isPutAway(fight)).toBe(false);
  });
  it("shows an own result before the next fight, until it is put away or somebody acts again", () => {
    const after = [...renumbered(100), { ...told[0]!, n: 116 }];
    const result = fightToShow(watching({ view: fighting, told: after, mine: ["green"] }))!;
    expect(result).toMatchObject({ over: true, watched: false, story: { n: 110 } });
    putAway(result);
    expect(fightToShow(watching({ view: fighting, told: after, mine: ["green"] }))).toMatchObject({ over: false });
    expect(fightToShow(watching({ told: [...renumbered(200), { n: 216, by: "brown", events: [] }] }))).toBeNull();
  });
  it("is shown again when it was taken back and comes again", () => {
    const whole = renumbered(400);
    putAway(fightToShow(watching({ told: whole }))!);
    forgetUndone(quiet, whole);
    expect(fightToShow(watching({ told: whole }))).toBeNull();
    forgetUndone(fighting, whole.slice(0, -1));
    expect(fightToShow(watching({ told: whole }))).toMatchObject({ over: true });

    const again = watching({ view: fighting });
    putAway(fightToShow(again)!);
    forgetUndone(fighting, told);
    expect(isPutAway(fightToShow(again)!)).toBe(true);
    forgetUndone(quiet, []);
    expect(isPutAway(fightToShow(again)!)).toBe(false);
  });
  it("leaves what ended before this page was opened to the log", () => {
    expect(fightToShow(watching({ told: [...told, taken], since: 15 }))).toBeNull();
  });
  it("is only watched where nobody here has a part in it, and left out when only results are wanted", () => {
    expect(fightToShow(watching({ view: fighting, mine: ["red"] }))).toMatchObject({ watched: true });
    expect(fightToShow(watching({ view: fighting, mine: ["red"], isQuick: true }))).toBeNull();
    const quick = fightToShow(watching({ view: { ...fighting, round: 9 } as AttackView, mine: ["red"] }))!;
    skip(quick);
    expect([isSkipped(quick), isSkipped({ ...quick, key: "another" })]).toEqual([true, false]);
    const skipped = fightToShow(watching({ view: fighting, told: told.map((entry) => ({ ...entry, n: entry.n + 300 })), mine: [] }))!;
    putAway(skipped);
    expect(fightToShow(watching({ told: renumbered(300), mine: [] }))).toBeNull();
  });
});
