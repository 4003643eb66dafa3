/** What somebody is told who was away from a game of Classic: Anna plays the Soviet Union and the United Kingdom in the recorded one. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { BattleMark } from "../../src/families/axis/past/battles";
import { logText, logTurns } from "../../src/families/axis/past/log";
import { lossesIn, recap } from "../../src/families/axis/past/recap";
import game from "../../src/games/classic/story";
import { telling } from "../../src/families/axis/telling";
import type { ClassicSheet, ClassicView, Pile } from "../../src/games/classic/types";
import type { LogStep } from "../../src/games/game";
import type { GameEvent, Story } from "../../src/net/types";
import { moversIn, spanOf } from "../../src/time/recap";
import { START, timelineOf } from "../../src/time/story";

const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
const line = timelineOf(story, game);
const names = (area: string): string => area;
const groupsFor = (own: string[]) => recap.groups(line, spanOf(line, own)!, names);
const linesOf = (own: string[], id: string) => groupsFor(own).find((group) => group.id === id)?.lines ?? [];

test("it begins after the last turn of any seat of the same person", () => {
  expect(moversIn(line, spanOf(line, ["ussr"])!)).toEqual(["germany", "uk", "japan", "usa"]);
  expect(moversIn(line, spanOf(line, ["ussr", "uk"])!)).toEqual(["japan", "usa"]);
  expect(spanOf(line, ["nobody"])).toMatchObject({ from: START, to: line.last });
  expect(spanOf(line, ["usa"])).toBeNull();
});

test("a game that dice and cards have set up has nothing to tell yet", () => {
  const dealt = story.steps.slice(0, 3).map((step) => ({ ...step, by: "chance" }));
  expect(spanOf(timelineOf({ ...story, steps: dealt }, game), ["ussr"])).toBeNull();
  const begun = [...dealt, story.steps[3]!];
  expect(spanOf(timelineOf({ ...story, steps: begun }, game), ["germany"])).toMatchObject({ from: START });
});

test("a battle that nobody outlives is won by nobody", () => {
  const over = line.battles.findIndex((battle) => battle.kind !== "raid" && !battle.taken);
  const mark = (line.battles as unknown as BattleMark[])[over]!;
  const before = { won: mark.won, retreat: mark.retreat, lost: mark.lost };
  Object.assign(mark, { won: false, retreat: false, lost: { [mark.nation]: mark.attackers, other: mark.defenders } });
  const told = groupsFor(["nobody"]).find((group) => group.id === "battles")?.lines.find(({ at }) => at === mark.last)?.text;
  Object.assign(mark, before);
  expect(told).toMatch(/attacked; nobody is left there$/);
});

test("whoever has only been asked in another's turn is told of that whole turn", () => {
  const turn = line.turns[1]!;
  const steps = story.steps.map((step, at) => (at === turn.first + 25 ? { ...step, by: "ussr" } : step));
  expect(spanOf(timelineOf({ ...story, steps }, game), ["ussr"])).toMatchObject({ from: turn.first - 1 });
});

test("land lost and won is what the log says was taken, and each line leads to the step that took it", () => {
  const span = spanOf(line, ["ussr"])!;
  const taken = story.steps.flatMap((step, at) => (step.events ?? []).filter(({ what }) => at > span.from && what === "conquered").map(({ facts }) => ({ at, area: facts?.["space"], by: String(facts?.["by"]) })));
  const sheet = story.sheet as ClassicSheet;
  const by = (side: string) => taken.filter((one) => sheet.side[one.by] === side).map(({ at, area }) => [area, at]).sort();
  const told = (id: string) => linesOf(["ussr"], id).map(({ id: area, at }) => [area, at]).sort();
  expect(by("axis").length).toBeGreaterThan(0);
  expect([told("lost"), told("won")]).toEqual([by("axis"), by("allies")]);
  expect(linesOf(["ussr"], "lost")[0]).toMatchObject({ id: "karelia_ssr", nation: "germany", text: "karelia_ssr (3 IPC): taken by Germany from U.S.S.R." });
  expect(linesOf(["ussr"], "lost").find(({ id }) => id === "french_equatorial_africa")?.detail).toBe("without a fight");
});

test("battles tell what both sides lost, and the sum counts every piece once", () => {
  const battles = groupsFor(["ussr"]).find((group) => group.id === "battles")!;
  expect(battles.lines.map(({ at }) => at)).toEqual(expect.arrayContaining(line.battles.map((battle) => battle.last)));
  expect(battles.lines.find(({ text }) => text.startsWith("china"))).toMatchObject({ text: "china: taken by Japan", detail: "with 6 infantry, 2 fighters against 2 infantry, 1 fighter\nUnited States lost 2 infantry, 1 fighter and Japan lost 2 infantry" });
  const lost = lossesIn(line, spanOf(line, ["ussr"])!);
  const pieces = (...nations: string[]) => nations.flatMap((nation) => Object.values(lost[nation] ?? {})).reduce((sum, count) => sum + count, 0);
  expect(battles.sum).toMatch(new RegExp(`^Your side lost ${pieces("ussr", "uk", "usa")} units \\(\\d+ IPC\\), the enemy ${pieces("germany", "japan")} units? \\(\\d+ IPC\\)$`));
});

test("income is told before and after", () => {
  const before = line.levelsAt(spanOf(line, ["ussr"])!.from);
  const after = line.levelsAt(line.last);
  const changed = Object.keys(after).filter((nation) => after[nation] !== before[nation]);
  expect(linesOf(["ussr"], "income").map(({ nation }) => nation).sort()).toEqual(changed.sort());
  expect(changed).toContain("germany");
  expect(linesOf(["ussr"], "income")[0]).toMatchObject({ nation: "ussr", text: `Soviet Union: ${before["ussr"]} → ${after["ussr"]} IPC` });
});

test("purchases of the others are one line each, with the step of the last", () => {
  const bought = story.steps.findLastIndex((step) => step.by === "japan" && step.events?.some(({ what }) => what === "bought"));
  expect(linesOf(["ussr", "uk"], "bought")).toMatchObject([
    { nation: "japan", at: bought, text: "Japan: bought 6 infantry, 1 armor" }, { nation: "usa", text: "United States: bought 12 infantry" },
  ]);
});

/** The recorded game, in which the last step tells something else and leads to another position. */
function endingWith(events: GameEvent[], change: (position: ClassicView["position"]) => void = () => {}) {
  const last = line.last;
  const view = structuredClone(line.viewAt(last)) as ClassicView;
  change(view.position);
  const steps = story.steps.map((step, at) => (at === last ? { ...step, events, patch: { position: { units: view.position.units, owner: view.position.owner } } } : step));
  return { line: timelineOf({ ...story, steps }, game), span: { from: last - 1, to: last, own: ["ussr"] } };
}
const groupIn = ({ line: of, span }: ReturnType<typeof endingWith>, id: string) => recap.groups(of, span, names).find((group) => group.id === id);

test("land that an ally freed is said to be freed, by whom and for whom", () => {
  const conquered = (more: object) => [{ what: "conquered", facts: { space: "china", by: "ussr", owner: "usa", lost_by: "japan", ...more } as Record<string, string> }];
  const won = (events: GameEvent[], owner: string) => groupIn(endingWith(events, (position) => (position.owner["china"] = owner)), "won")?.lines[0];
  expect(won(conquered({}), "usa")).toMatchObject({ nation: "ussr", text: "china (2 IPC): freed from Japan by U.S.S.R. and given back to U.S.A." });
  expect(won(conquered({ owner: "ussr" }), "ussr")).toMatchObject({ nation: "ussr", text: "china (2 IPC): taken by U.S.S.R. from Japan" });
  expect(won(conquered({ by: "usa" }), "usa")).toMatchObject({ nation: "usa", text: "china (2 IPC): taken back by U.S.A. from Japan" });
  expect(won([{ what: "returned", facts: { space: "china", owner: "usa", held_by: "uk" } }], "usa")?.text).toBe("china (2 IPC): given back to U.S.A. by U.K.");
});

test("the battle that freed land says so too, and a capital tells what it cost its nation", () => {
  const over: GameEvent[] = [{ what: "battle", facts: { space: "china", kind: "land", by: "ussr" } }, { what: "battle_over", facts: { space: "china", kind: "land", won: true } }, { what: "conquered", facts: { space: "china", by: "ussr", owner: "usa", lost_by: "japan" } }];
  expect(groupIn(endingWith(over, ({ owner }) => (owner["china"] = "usa")), "battles")?.lines[0]?.text).toBe("china: freed by Soviet Union");
  const fallen: GameEvent[] = [{ what: "conquered", facts: { space: "russia", by: "germany", owner: "germany", lost_by: "ussr" } }, { what: "capital_taken", facts: { nation: "ussr", by: "germany", ipc: 21 } }];
  expect(groupIn(endingWith(fallen, ({ owner }) => (owner["russia"] = "germany")), "lost")?.lines[0]?.detail).toBe("without a fight · took the capital of U.S.S.R. and 21 IPC");
});

test("land taken without a fight stands among the battles, with what took it", () => {
  const walked = linesOf(["ussr"], "battles").filter(({ detail }) => detail?.includes("without a fight"));
  expect(walked.map(({ text, detail }) => [text, detail])).toEqual([
    ["french_equatorial_africa: taken by Germany", "without a fight, with 1 infantry"], ["libya: taken by United Kingdom", "without a fight, with 1 infantry"],
  ]);
  // Whoever lands on an empty coast has no move of its own: the troops that stand there took it.
  const landed: GameEvent[] = [{ what: "landed", facts: { zone: "sz_baltic", space: "karelia_ssr", by: "uk" } }, { what: "conquered", facts: { space: "karelia_ssr", by: "uk", owner: "ussr", lost_by: "germany" } }];
  const ashore = endingWith(landed, ({ owner, units }) => {
    owner["karelia_ssr"] = "ussr";
    units["karelia_ssr"] = [{ nation: "uk", kind: "infantry", count: 2 }, { nation: "uk", kind: "fighter" }];
  });
  expect(groupIn(ashore, "battles")).toMatchObject({ lines: [{ nation: "uk", text: "karelia_ssr: freed by United Kingdom", detail: "without a fight, with 2 infantry" }] });
  expect(groupIn(ashore, "battles")?.sum).toBeUndefined(); // nobody fought, nothing was lost
});

test("of fleets only enemy ships are told that came near and stayed there", () => {
  const sailed = story.steps.findLastIndex((step) => step.events?.some(({ what, facts }) => what === "moved" && String(facts?.["route"]) === "sz_black_sea" && String(facts?.["units"]).includes("transport")));
  const lines = linesOf(["ussr"], "fleets");
  expect(lines.find(({ id }) => id === "germany sz_black_sea")).toMatchObject({ nation: "germany", at: sailed, text: "Germany: 1 transport in sz_black_sea", detail: "1 transport came from sz_central_mediterranean" });
  // A battleship was there too and sailed back; a bomber over the sea is no fleet; allies are no news of danger.
  for (const { text, detail } of lines) expect(`${text} ${detail}`).not.toMatch(/battleship.*sz_black_sea|bomber|United/);
  // The fleet it left is no second piece of news.
  expect(lines.map(({ id }) => id)).not.toContain("germany sz_central_mediterranean");
  expect(lines.length).toBeLessThanOrEqual(4);
  // Far from the land and ships of the Soviet Union.
  expect(lines.map(({ id }) => id)).not.toContain("japan sz_new_guinea");
  expect(linesOf(["uk"], "fleets").map(({ id }) => id)).toContain("japan sz_new_guinea");
});

test("fleets that grew, lost ships or sailed off are told with how", () => {
  const before = structuredClone((line.viewAt(line.last) as ClassicView).position.units["sz_black_sea"] ?? []);
  const told = (events: GameEvent[], ...ships: Pile[]) => groupIn(endingWith(events, ({ units }) => (units["sz_black_sea"] = ships)), "fleets")?.lines.map(({ text, detail }) => [text, detail]);
  const transport: Pile = { nation: "germany", kind: "transport" };
  expect(before).toMatchObject([transport]);
  const facts = (what: string, more: object) => ({ what, facts: { by: "germany", ...more } as Record<string, string> });
  expect(told([facts("placed", { units: ["2 submarine"], space: "sz_black_sea" })], transport, { nation: "germany", kind: "submarine", count: 2 })).toEqual([
    ["Germany: 1 transport, 2 submarines in sz_black_sea", "newly built: 2 submarines"],
  ]);
  expect(told([facts("lost", { units: ["1 germany:transport()"], space: "sz_black_sea" })])).toEqual([["Germany: no ships left in sz_black_sea", "sunk: 1 transport"]]);
  expect(told([facts("moved", { units: ["1 transport"], start: "sz_black_sea", route: ["sz_indian_ocean"] })])).toEqual([["Germany: no ships left in sz_black_sea", "1 transport sailed to sz_indian_ocean"]]);
  expect(told([facts("moved", { units: ["1 transport"], start: "sz_black_sea", route: ["sz_black_sea"] })], transport)).toBeUndefined();
});

test("developments, planes without a place to land and cargo of sunk ships are told too", () => {
  const facts = (what: string, more: object) => ({ what, facts: more as Record<string, string> });
  const more = [
    facts("developed", { by: "usa", tech: "rockets" }), facts("crashed", { unit: "fighter", count: 2, space: "sz_baltic" }),
    facts("lost", { space: "sz_baltic", units: ["1 uk:transport(infantry,armor)"] }),
  ];
  const last = line.last;
  const steps = story.steps.map((step, at) => (at === last ? { ...step, events: [...(step.events ?? []), ...more] } : step));
  const other = timelineOf({ ...story, steps }, game);
  const span = { from: last - 1, to: last, own: ["ussr"] };
  expect(lossesIn(other, span)).toEqual({ usa: { fighter: 2 }, uk: { transport: 1, infantry: 1, armor: 1 } });
  expect(recap.groups(other, span, names).find(({ id }) => id === "tech")?.lines).toMatchObject([{ nation: "usa", at: last, text: expect.stringMatching(/^United States: developed /) }]);
});

test("capitals of the whole side can be in danger, those that are lost no more", () => {
  const view = line.viewAt(line.last);
  const sheet = story.sheet as ClassicSheet;
  expect(recap.capitals(view, sheet, ["germany"])).toEqual(["germany", "japan"]);
  const fallen = { ...view, position: { ...view.position, owner: { ...view.position.owner, germany: "ussr" } } };
  expect(recap.capitals(fallen, sheet, ["germany"])).toEqual(["japan"]);
});

// While others move

const seenAt = (at: number) => ({ view: line.viewAt(at) as ClassicView, sheet: story.sheet as ClassicSheet });
const indexOf = (test: (step: LogStep) => boolean): number => story.steps.findIndex(test);
const toKarelia = indexOf((step) => step.by === "germany" && Array.isArray(step.events?.[0]?.facts?.["route"]));

test("an attack is told with all that go there by now, and with the chance of just those or of how many", () => {
  const step = story.steps[toKarelia]!;
  expect(telling.caption(step, seenAt(toKarelia), names)).toEqual({ nation: "germany", area: "karelia_ssr", text: "Germany attacks karelia_ssr: 3 units", detail: "" });
  const later = (more: object) => {
    const reasons = [{ key: "attack", figures: { space: "karelia_ssr", win: 0.83, hold: 0.6, gain: 7, ...more } }];
    return telling.caption({ ...story.steps[toKarelia + 1]!, reasons }, seenAt(toKarelia + 1), names);
  };
  expect(later({ units: 4 })).toMatchObject({ text: "Germany attacks karelia_ssr: 4 units, 83 % to win", detail: "60 % to hold it afterwards" });
  expect(later({ units: 11 })?.text.replace(/\s/g, " ")).toBe("Germany attacks karelia_ssr: so far 4 of the 11 units planned, 83 % to win with all 11");
  expect(later({})?.text).toBe("Germany attacks karelia_ssr: 83 % to win"); // of how many was not said in older games
});

test("troops that wait aboard for the landing are counted, bombers of a raid are not", () => {
  const at = seenAt(toKarelia + 1);
  const aboard: Pile = { nation: "germany", kind: "transport", count: 2, cargo: [{ nation: "germany", kind: "infantry", lands: "karelia_ssr" }, { nation: "germany", kind: "armor" }] };
  const bomber: Pile = { nation: "germany", kind: "bomber", task: "raid" };
  const { position } = at.view;
  const units = { ...position.units, sz_baltic: [aboard], karelia_ssr: [...(position.units["karelia_ssr"] ?? []), bomber] };
  const seen = { ...at, view: { ...at.view, position: { ...position, units } } };
  expect(telling.caption(story.steps[toKarelia + 1]!, seen, names)?.text).toBe("Germany attacks karelia_ssr: 6 units");
  const raid = [{ key: "raid", figures: { space: "karelia_ssr", gain: 3 } }];
  expect(telling.caption({ ...story.steps[toKarelia + 1]!, reasons: raid }, seen, names)?.text).toBe("Germany sends bombers to karelia_ssr: 1 unit");
});

test("a landing is prepared and announced before anybody attacks, and has landed only where nobody is attacked", () => {
  const reasons = [{ key: "attack", figures: { space: "karelia_ssr", win: 0.5, units: 2 } }];
  const facts = { by: "germany", units: ["2 infantry"], zone: "sz_baltic" };
  const events: GameEvent[] = [
    { what: "loaded", facts: { ...facts, start: "germany" } }, { what: "moved", facts: { by: "germany", units: ["1 battleship"], start: "sz_west_spain", route: ["sz_baltic"] } },
    { what: "assault_announced", facts: { ...facts, space: "karelia_ssr" } }, { what: "landed", facts: { by: "germany", zone: "sz_baltic", space: "karelia_ssr" } },
    { what: "unloaded", facts: { ...facts, space: "finland_norway" } },
  ];
  const at = seenAt(toKarelia - 1);
  const texts = events.map((event, n) => telling.caption({ n, by: "germany", events: [event], ...(n < 3 && { reasons }) }, at, names)?.text.replace(/\s/g, " "));
  expect(texts).toEqual([
    "Germany prepares a landing in karelia_ssr: 2 units, 50 % to win",
    "Germany prepares a landing in karelia_ssr: 2 units, 50 % to win",
    "Germany will land in karelia_ssr: 2 units, 50 % to win",
    "Germany: lands from sz_baltic to attack karelia_ssr",
    "Germany: landed 2 infantry in finland_norway from sz_baltic",
  ]);
  const log = logTurns(events.map((event, n) => ({ n, by: "germany", events: [event] })), { seat: "germany", round: 1 }).flatMap(({ lines }) => lines.map((one) => logText(one, names)));
  expect(log.slice(2)).toEqual(["will land 2 infantry from sz_baltic to attack karelia_ssr", "lands from sz_baltic to attack karelia_ssr", "landed 2 infantry in finland_norway from sz_baltic"]);
});

test.each([
  [{ aim: "income", ipc: 3 }, "for 3 IPC a turn"],
  [{ aim: "complex", ipc: 3 }, "for the industrial complex"],
  [{ aim: "capital", ipc: 24 }, "for the capital and its 24 IPC"],
  [{ aim: "capital", ipc: 0 }, "for the capital"],
  [{ aim: "units", ipc: 12 }, "to destroy units worth 12 IPC"],
  [{ aim: "income", ipc: 0 }, ""],
  [{ aim: "glory", ipc: 9 }, ""],
])("an attack for %o is said to be %s", (figures, purpose) => {
  const reasons = [{ key: "attack", figures: { space: "karelia_ssr", win: 0.83, units: 3, ...figures } }];
  const text = telling.caption({ ...story.steps[toKarelia]!, reasons }, seenAt(toKarelia), names)?.text;
  expect(text?.replace(/\s/g, " ")).toBe(["Germany attacks karelia_ssr: 3 units, 83 % to win", purpose].filter(Boolean).join(", "));
});

test("a caption of a placement tells all that was placed in that space this turn", () => {
  const steps = story.steps.flatMap((step, at) => (step.by === "usa" && step.events?.some(({ what }) => what === "placed") ? [{ step, at }] : []));
  const told = steps.map(({ step, at }) => telling.caption(step, seenAt(at), names, story.steps));
  expect(told.map((one) => one?.text)).toEqual([
    "United States: placed 5 infantry in western_usa", "United States: placed 2 infantry in eastern_usa", "United States: placed 4 infantry in eastern_usa",
    "United States: placed 5 infantry in eastern_usa", "United States: placed 6 infantry in western_usa", "United States: placed 7 infantry in western_usa",
  ]);
  expect(told.map((one) => one?.isMore)).toEqual([false, false, true, true, true, true]);
  // What was placed there in the turn before is another story.
  const again = { n: 150, by: "usa", events: steps[0]!.step.events! };
  expect(telling.caption(again, seenAt(steps[0]!.at), names, [...story.steps, again])?.text).toBe("United States: placed 5 infantry in western_usa");
});

test("a move that is told has its way on the map, an attack those of all that went there before", () => {
  const waysAt = (at: number) => telling.arrows!(story.steps[at]!, seenAt(at), story.steps).map(({ path, kind, count }) => [...path, kind, count].join(" "));
  const first = waysAt(toKarelia);
  expect(first).toEqual([expect.stringMatching(/ karelia_ssr attack 3$/)]);
  const both = waysAt(toKarelia + 1);
  expect(both).toEqual([first[0], expect.stringMatching(/ karelia_ssr attack \d+$/)]);
  const calm = indexOf((step) => step.by === "germany" && (step.events?.[0]?.what === "moved") && story.steps.indexOf(step) > toKarelia + 20);
  expect(seenAt(calm).view.position.phase).toBe("noncombat_move");
  expect(waysAt(calm)).toEqual([expect.stringMatching(/ move \d+$/)]);
  expect(waysAt(indexOf((step) => step.events?.[0]?.what === "bought"))).toEqual([]);
});

test("other steps are told as the log tells them, the end of a phase and dice not at all", () => {
  const bought = indexOf((step) => step.events?.[0]?.what === "bought");
  expect(telling.caption(story.steps[bought]!, seenAt(bought), names)?.text).toMatch(/^Soviet Union: bought /);
  for (const what of ["phase_done", "battle"]) {
    const at = indexOf((step) => step.events?.length === 1 && step.events[0]?.what === what);
    expect(telling.caption(story.steps[at]!, seenAt(at), names)).toBeNull();
  }
});

test("how a battle ended has no reasons, though losses were chosen for some", () => {
  const over = indexOf((step) => step.events?.at(-1)?.what === "battle_over");
  const step = { ...story.steps[over]!, reasons: [{ key: "casualties", figures: { space: "karelia_ssr" } }] };
  expect(telling.caption(step, seenAt(over), names)).toMatchObject({ detail: "" });
});

test("a battle that nobody survived is told as such, by caption and result", () => {
  const over = indexOf((step) => step.events?.at(-1)?.what === "battle_over");
  const { position } = seenAt(over).view;
  const ended = (units: Pile[]) => {
    const seen = { ...seenAt(over), view: { ...seenAt(over).view, position: { ...position, units: { ...position.units, sz_baltic: units } } } };
    const begun = { what: "battle", facts: { by: position.seat, space: "sz_baltic", kind: "sea" } };
    const done = { what: "battle_over", facts: { space: "sz_baltic", kind: "sea", won: false } };
    const told: LogStep[] = [{ n: 1, by: "table", events: [begun] }, { n: 2, by: "chance", events: [done] }];
    return [telling.caption(told[1]!, seen, names)?.text, telling.result?.(told, seen, ["usa"], names)?.text];
  };
  const none = "sz_baltic: United Kingdom attacked; nobody is left there";
  expect(ended([])).toEqual([none, none]);
  expect(ended([{ nation: "germany", kind: "battleship" }]).join()).not.toContain("nobody");
});

test("a battle's result is for those who had no part in it", () => {
  const over = indexOf((step) => step.events?.some(({ what, facts }) => what === "battle_over" && facts?.["space"] === "karelia_ssr") ?? false);
  const told = story.steps.slice(0, over + 1);
  expect(telling.result?.(told, seenAt(over), ["usa"], names)).toMatchObject({ nation: "germany", area: "karelia_ssr", text: "Germany: took karelia_ssr from U.S.S.R.", detail: expect.stringContaining("Soviet Union lost") });
  expect(telling.result?.(told, seenAt(over), ["ussr"], names)).toBeNull();
  expect(telling.result?.(told.slice(0, -1), seenAt(over - 1), ["usa"], names)).toBeNull();
});

test("empty land that is entered is told as taken without a fight, and what follows there attacks nobody", () => {
  const walked = indexOf((step) => step.events?.some(({ what, facts }) => what === "conquered" && facts?.["space"] === "french_equatorial_africa") ?? false);
  const reasons = [{ key: "attack", figures: { space: "french_equatorial_africa", win: 1, hold: 0.6, units: 3, aim: "income", ipc: 1 } }];
  const said = telling.caption({ ...story.steps[walked]!, reasons }, seenAt(walked), names);
  expect(said).toMatchObject({ nation: "germany", area: "french_equatorial_africa", text: "Germany takes french_equatorial_africa without a fight: 1 infantry, for 1 IPC a turn" });
  expect(said?.detail.replace(/\s/g, " ")).toBe("60 % to hold it afterwards");
  const more = { what: "moved", facts: { by: "germany", units: ["1 armor"], start: "libya", route: ["french_equatorial_africa"] } };
  expect(telling.caption({ n: 1, by: "germany", events: [more], reasons }, seenAt(walked), names)?.text).toBe("Germany: moved 1 armor from libya to french_equatorial_africa");
  const freed: GameEvent[] = [{ what: "conquered", facts: { space: "libya", by: "uk", owner: "usa", lost_by: "germany" } }, { what: "conquered", facts: { space: "china", by: "uk", owner: "usa", lost_by: "japan" } }];
  expect(telling.caption({ n: 1, by: "uk", events: freed }, seenAt(walked), names)?.text).toMatch(/^United Kingdom frees libya and china without a fight/);
  const log = logTurns([story.steps[walked]!], { seat: "germany", round: 1 }).flatMap(({ lines }) => lines.map((one) => logText(one, names)));
  expect(log).toEqual(["moved 1 infantry from libya to french_equatorial_africa", "took french_equatorial_africa from U.K. without a fight"]);
});

test("a battle that is still open is told as going on", () => {
  const open = (kind: string) => logTurns([{ n: 1, by: "uk", events: [{ what: "battle", facts: { space: "sz_baltic", kind, by: "uk" } }] }], { seat: "uk", round: 1 }).flatMap(({ lines }) => lines.map((one) => logText(one, names)));
  expect([open("sea"), open("land"), open("raid")].flat()).toEqual(["is fighting at sea: sz_baltic", "is attacking sz_baltic", "is bombing the complex in sz_baltic"]);
});

test("an attack through empty land is told as the attack, with what it takes on the way", () => {
  const at = seenAt(toKarelia - 1);
  const units = { ...at.view.position.units, karelia_ssr: [...(at.view.position.units["karelia_ssr"] ?? []), { nation: "germany", kind: "armor", count: 1 } as Pile] };
  const seen = { ...at, view: { ...at.view, position: { ...at.view.position, units } } };
  const events: GameEvent[] = [
    { what: "moved", facts: { by: "germany", units: ["1 armor"], start: "eastern_europe", route: ["ukraine_ssr", "karelia_ssr"] } },
    { what: "conquered", facts: { space: "ukraine_ssr", by: "germany", owner: "germany", lost_by: "ussr" } },
  ];
  const reasons = [{ key: "attack", figures: { space: "karelia_ssr", win: 0.5, hold: 0.2, units: 1 } }];
  const said = telling.caption({ n: 1, by: "germany", events, reasons }, seen, names);
  expect(said).toMatchObject({ nation: "germany", area: "karelia_ssr" });
  expect([said?.text, said?.detail].map((text) => text?.replace(/\s/g, " "))).toEqual(["Germany attacks karelia_ssr: 1 unit, 50 % to win", "taking ukraine_ssr on the way; 20 % to hold it afterwards"]);
  expect(telling.caption({ n: 1, by: "germany", events }, seen, names)).toMatchObject({ area: "karelia_ssr", text: "Germany attacks karelia_ssr: 1 unit" });
});

test("several empty coasts are taken by all that landed there", () => {
  const at = seenAt(toKarelia);
  const two: Pile[] = [{ nation: "usa", kind: "infantry", count: 2 }];
  const seen = { ...at, view: { ...at.view, position: { ...at.view.position, units: { ...at.view.position.units, finland_norway: two, manchuria: two } } } };
  const events: GameEvent[] = ["finland_norway", "manchuria"].map((space) => ({ what: "conquered", facts: { space, by: "usa", owner: "usa", lost_by: "germany" } }));
  expect(telling.caption({ n: 1, by: "usa", events }, seen, names)?.text).toBe("United States takes finland_norway and manchuria without a fight: 4 infantry");
});

test("a raid that is over tells what it cost", () => {
  const over = (...events: GameEvent[]): LogStep => ({ n: 2, by: "chance", events: [...events, { what: "battle_over", facts: { space: "germany", kind: "raid", won: true } }] });
  const bombed: GameEvent = { what: "bombed", facts: { space: "germany", nation: "germany", damage: 5, paid: 4 } };
  const begun: LogStep = { n: 1, by: "uk", events: [{ what: "battle", facts: { space: "germany", kind: "raid", by: "uk" } }] };
  expect(telling.caption(over(bombed), seenAt(toKarelia), names)).toMatchObject({ area: "germany", text: "The raid on germany cost 4 IPC" });
  expect(telling.caption(over(), seenAt(toKarelia), names)?.text).toBe("The raid on germany did no damage");
  expect(telling.result?.([begun, over(bombed)], seenAt(toKarelia), ["usa"], names)?.text).toBe("The raid on germany cost 4 IPC");
});

test("a voyage that ends somewhere is not said to be on the way there", () => {
  const reasons = [{ key: "ferry", figures: { space: "hawaii" } }];
  const landed = { n: 1, by: "usa", events: [{ what: "unloaded", facts: { by: "usa", units: ["2 infantry"], zone: "sz_hawaii", space: "hawaii" } }], reasons };
  const sailed = { n: 2, by: "usa", events: [{ what: "moved", facts: { by: "usa", units: ["1 transport"], start: "sz_california", route: ["sz_hawaii"] } }], reasons };
  expect([landed, sailed].map((step) => telling.caption(step, seenAt(toKarelia), names)?.detail)).toEqual(["", "on the way to hawaii"]);
  const lines = logTurns([landed, sailed], { seat: "usa", round: 1 }).flatMap((turn) => turn.lines);
  expect(lines.map((one) => one.reasons?.length ?? 0)).toEqual([0, 1]);
});
