import { afterAll, describe, expect, it } from "vitest";
import { actionMarks, actionText } from "../../src/families/axis/hints";
import { reasonsText, reasonText } from "../../src/hints/reasons";
import { LANGUAGES, setLanguage } from "../../src/i18n";
import { logTurns } from "../../src/families/axis/past/log";

const NAMES: Record<string, string> = { anglo_egyptian_sudan: "Egypt", libya: "Libya" };
const names = (area: string): string => NAMES[area] ?? area;
const places = { name: names, short: names };
const attack = { key: "attack", figures: { space: "anglo_egyptian_sudan", win: 0.81, hold: 0.66, gain: 5.1 } };

afterAll(() => setLanguage("en"));

describe("reasons", () => {
  it("are said with their figures", () => {
    expect(reasonText("classic", attack, names)).toBe("takes Egypt: 81\u00a0%, holds it: 66\u00a0%");
    expect(reasonText("classic", { key: "press", figures: { win: 0.999 } }, names)).toBe("wins from here: >\u00a099\u00a0%");
    expect(reasonText("classic", { key: "buy", figures: { spent: 24 } }, names)).toBe("spends 24 IPC");
  });

  it("that nobody has words for are not shown", () => {
    expect(reasonText("classic", { key: "random" }, names)).toBe("");
    expect(reasonText("classic", { key: "fill" }, names)).toBe("");
    expect(reasonText("triumph", attack, names)).toBe("");
  });

  it.each([["classic", "fill"], ["classic", "place"], ["attack", "place"]])("that only repeat the move are for proposals alone: %s, %s", (game, key) => {
    const reason = { key, figures: { space: "libya", gain: 2, units: 3 } };
    expect([reasonText(game, reason, names), reasonText(game, reason, names, true)]).toEqual(["", expect.stringContaining("Libya")]);
  });

  it("are said once each", () => {
    expect(reasonsText("classic", [attack, { key: "random" }, attack, { key: "defend", figures: { space: "libya" } }], names)).toBe(
      "takes Egypt: 81\u00a0%, holds it: 66\u00a0%; guards the capital, Libya",
    );
    expect(reasonsText("classic", undefined, names)).toBe("");
  });
});

describe("the log", () => {
  const moved = { what: "moved", facts: { by: "germany", units: ["2 infantry"], start: "libya", route: ["anglo_egyptian_sudan"] } };
  const bought = (n: number) => ({ n, by: "germany", events: [{ what: "bought", facts: { by: "germany", units: ["1 infantry"] } }], reasons: [{ key: "buy", figures: { spent: 3 * n } }] });

  it("has a computer's reasons behind its move, and no one else's", () => {
    const steps = [{ n: 5, by: "germany", events: [moved], reasons: [attack] }, { n: 6, by: "germany", events: [moved] }];
    const [turn] = logTurns(steps, { seat: "germany", round: 1 });
    expect(turn?.lines.map((line) => line.reasons)).toEqual([[attack], undefined]);
  });

  it("gathers them where lines become one", () => {
    const [turn] = logTurns([bought(1), bought(2)], { seat: "germany", round: 1 });
    expect(turn?.lines).toHaveLength(1);
    expect(turn?.lines[0]?.reasons?.map((reason) => reason.figures?.["spent"])).toEqual([3, 6]);
  });
});

const ACTIONS = [
  { act: "research", dice: 1 },
  { act: "buy", units: { infantry: 8 } },
  { act: "move", units: { infantry: 2 }, start: "libya", route: ["anglo_egyptian_sudan"] },
  { act: "move", units: { bomber: 1 }, start: "germany", route: ["sz_1", "russia"], raid: true },
  { act: "load", units: { infantry: 1 }, start: "germany", zone: "sz_1" },
  { act: "unload", units: { infantry: 1 }, zone: "sz_1", coast: "libya" },
  { act: "fight", space: "libya" },
  { act: "rocket", gun: "germany", target: "russia" },
  { act: "lose", units: { infantry: 1, "uk:fighter": 1 } },
  { act: "press" },
  { act: "retreat", to: "libya" },
  { act: "retreat" },
  { act: "withdraw", count: 2, to: "sz_1" },
  { act: "submerge", count: 1 },
  { act: "place", units: { armor: 2 }, space: "germany" },
  { act: "done" },
];

describe("hints of Classic", () => {
  it("are orders in words", () => {
    expect(actionText(ACTIONS[2], "germany", places)).toBe("Move 2 infantry from Libya to Egypt");
    expect(actionText(ACTIONS[8], "germany", places)).toBe("Lose 1 infantry; U.K.: 1 fighter");
    expect(actionText(ACTIONS[11], "germany", places)).toBe("Break off with the aircraft");
    const press = { act: "press" };
    expect(["retreat", "submarines"].map((what) => actionText(press, "germany", places, what))).toEqual(["Press on", "Stay and fight"]);
  });

  it.each(LANGUAGES)("%s has words for every action", async (language) => {
    await setLanguage(language);
    for (const action of ACTIONS) {
      const text = actionText(action, "germany", places);
      expect(text, action.act).not.toBe(action.act);
      expect(text).not.toMatch(/\{|classic-/);
    }
  });

  it("are marked on the board", () => {
    const way = actionMarks(ACTIONS[2], (area) => area === "anglo_egyptian_sudan");
    expect(way.arrows).toEqual([{ id: "hint libya>anglo_egyptian_sudan", path: ["libya", "anglo_egyptian_sudan"], count: 2, kind: "attack", preview: true }]);
    expect(way).toMatchObject({ selected: ["libya"], targets: { anglo_egyptian_sudan: { kind: "attack", steps: 1 } }, dim: true });
    expect(actionMarks(ACTIONS[14], () => false)).toMatchObject({ arrows: [], lit: ["germany"], dim: true });
    expect(actionMarks({ act: "done" }, () => false)).toEqual({ selected: [], targets: {}, arrows: [], lit: [], dim: false });
  });
});
