/** Anti-aircraft fire has its name wherever what it did is told: while it happens, in the log, afterwards. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { BattleKeeper } from "../../src/families/axis/past/battles";
import { logDetail, logText, logTurns } from "../../src/families/axis/past/log";
import { presentAt } from "../../src/families/axis/past/present";
import { recap } from "../../src/families/axis/past/recap";
import game from "../../src/games/classic/story";
import { telling } from "../../src/families/axis/telling";
import type { ClassicSheet, ClassicView } from "../../src/games/classic/types";
import type { LogStep } from "../../src/games/game";
import type { GameEvent, Story } from "../../src/net/types";
import { timelineOf } from "../../src/time/story";
import karelia from "./karelia.json";
import told from "./told.json";

const names = (area: string): string => area;
const seen = { view: karelia.view as unknown as ClassicView, sheet: karelia.sheet as unknown as ClassicSheet };
const battle = told.aa as LogStep[];
const raid = told.raid as LogStep[];
/** A fighter flies over a gun, and so does a bomber; the attacker chooses which of them falls. */
const fired: GameEvent = { what: "fired", facts: { space: "karelia_ssr", step: "flak", dice: [1, 4], hits_on: [1, 1], by: "ussr" } };
const fell: GameEvent = { what: "shot_down", facts: { units: ["1 fighter"] } };
const flight: LogStep[] = [{ n: 7, by: "chance", events: [fired] }, { n: 8, by: "germany", events: [fell] }];

test("it is told while it happens: which planes fall, or how many while that is not chosen", () => {
  const texts = [...battle, ...flight].map((step) => telling.caption(step, seen, names)).filter((one) => one?.text.includes("fire"));
  expect(texts).toEqual([
    { nation: "ussr", area: "karelia_ssr", text: "Anti-aircraft fire in karelia_ssr shoots down 2 planes", detail: "" },
    { nation: "ussr", area: "karelia_ssr", text: "Anti-aircraft fire in karelia_ssr shoots down 1 plane", detail: "" },
    { nation: "germany", area: "", text: "Germany: lost 1 fighter to anti-aircraft fire", detail: "" },
  ]);
  expect(telling.caption(raid[1]!, seen, names)?.text).toBe("Anti-aircraft fire in united_kingdom shoots down 1 bomber");
  const missed = { n: 9, by: "chance", events: [{ ...fired, facts: { ...fired.facts, dice: [4, 4] } }] };
  expect(telling.caption(missed, seen, names)).toBeNull();
});

test("the log has it in a battle, in a raid and on the way", () => {
  const lines = (steps: readonly LogStep[]) => logTurns(steps, { seat: "germany", round: 1 }).flatMap((turn) => turn.lines);
  expect(logDetail(lines(battle)[0]!)).toBe("1 round · anti-aircraft fire shot down 2 fighters · Germany lost 3 infantry, 2 fighters, 1 bomber");
  expect(logDetail(lines(raid)[0]!)).toBe("anti-aircraft fire shot down 1 bomber · Germany lost 1 bomber");
  expect(lines(flight).map((line) => logText(line, names))).toEqual(["lost 1 fighter to anti-aircraft fire over karelia_ssr"]);
  expect(logDetail(lines(told.land as LogStep[])[0]!)).not.toContain("fire");
});

test("so do the moment in the past and the card for whoever was away", () => {
  const story = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
  const steps = story.steps.map((step) => ({
    ...step,
    events: step.events?.flatMap((event): GameEvent[] => {
      if (event.what === "battle" && event.facts?.["space"] === "karelia_ssr") return [fired, fell, event];
      return event.what === "fired" && event.facts?.["step"] === "aa_fire" ? [event, { what: "lost", facts: { space: String(event.facts["space"]), units: ["1 germany:bomber"] } }] : [event];
    }),
  }));
  const line = timelineOf({ ...story, steps }, game);
  const fought = line.battles.find((one) => one.space === "karelia_ssr")!;
  expect(presentAt(line, fought.last, names).lines).toContain("Anti-aircraft fire shot down 1 bomber");
  const lines = recap.groups(line, { from: fought.first - 1, to: fought.last, own: ["ussr"] }, names).find(({ id }) => id === "battles")?.lines;
  expect(lines?.map(({ text, detail = "" }) => [text, detail.replace(/^with .*? against 1 infantry\n/, "").split(" · ")[0]])).toEqual([
    ["karelia_ssr: taken by Germany", "anti-aircraft fire shot down 1 bomber"],
    ["Germany: lost 1 fighter to anti-aircraft fire over karelia_ssr", ""],
  ]);
});

test("what falls in later rounds is not laid to the guns", () => {
  const keeper = new BattleKeeper({ ...seen.sheet, capital: {} } as ClassicSheet);
  battle.forEach((step, at) => keeper.step(at, step as never, seen.view, seen.view));
  expect(keeper.marks[0]?.downed).toEqual({ germany: { fighter: 2 } });
});
