import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { actionMarks, actionText } from "../../src/games/attack/hints";
import { logTurns } from "../../src/games/attack/log";
import { reasonText } from "../../src/hints/reasons";
import { has, LANGUAGES, setLanguage } from "../../src/i18n";

const NAMES: Record<string, string> = { chile: "Chile", peru: "Peru" };
const names = (area: string): string => NAMES[area] ?? area;
const places = { name: names, short: names };

/** The keys in the table of `docs/ai.md`, each with its figures. */
function documented(): [string, string[]][] {
  const chapter = readFileSync("../docs/ai.md", "utf8").split("## Attack!")[1] ?? "";
  const table = chapter.split("| when | keys |")[1]?.split("\n\n")[0] ?? "";
  const cells = table.split("\n").slice(2).map((row) => row.split("|")[2] ?? "");
  return cells.flatMap((cell) => cell.split(/, (?=`)/)).flatMap((part) => {
    const figures = /\((.*)\)/.exec(part)?.[1]?.split(", ") ?? [];
    return [...part.matchAll(/`([a-z_]+)`/g)].map((found): [string, string[]] => [found[1] ?? "", figures]);
  });
}
const FIGURES: Record<string, string | number> = { space: "chile", start: "peru", target: "chile", owner: "tan", rival: "tan", to: "tan", kind: "oil", action: "move" };

afterAll(() => setLanguage("en"));

describe("reasons of Attack!", () => {
  it.each(LANGUAGES)("all have words in %s", async (language) => {
    await setLanguage(language);
    const keys = [...new Set(documented().map(([key]) => key))];
    expect(keys.length).toBeGreaterThan(28);
    expect(keys.filter((key) => has(`attack-reason-${key}`) === has(`attack-advice-${key}`))).toEqual([]);
  });

  it("are said with percent, regions and players", async () => {
    await setLanguage("en");
    expect(reasonText("attack", { key: "attack", figures: { space: "chile", owner: "tan", win: 0.81, value: 9.3 } }, names)).toBe("takes Chile from Tan: 81\u00a0%");
    expect(reasonText("attack", { key: "regroup", figures: { start: "peru", target: "chile" } }, names, true)).toBe("needed more in Chile than in Peru");
    expect(reasonText("attack", { key: "offer", figures: { to: "tan", kind: "oil", gain: 3 } }, names)).toBe("Oil from Tan would bring 3 points a turn");
  });

  it.each(LANGUAGES)("need no more than their figures in %s", async (language) => {
    await setLanguage(language);
    for (const [key, named] of documented()) {
      const figures = Object.fromEntries(named.map((name) => [name, FIGURES[name] ?? 1]));
      expect(reasonText("attack", { key, figures }, names, true), key).not.toBe("");
    }
  });

  it("stand behind the lines of the log", () => {
    const reasons = [{ key: "attack", figures: { space: "chile", owner: "tan", win: 0.5, value: 1 } }];
    const moved = { what: "moved", facts: { by: "gray", units: ["2 infantry"], start: "peru", target: "chile" } };
    const [turn] = logTurns([{ n: 3, by: "gray", events: [moved], reasons }, { n: 4, by: "gray", events: [moved] }], { seat: "gray", round: 1 });
    expect(turn?.lines.map((line) => line.reasons)).toEqual([reasons, undefined]);
  });
});

const ACTIONS = [
  { act: "claim", region: "chile" },
  { act: "place", units: { infantry: 2 }, region: "chile" },
  { act: "capital", region: "chile" },
  ...["move", "blitzkrieg", "strategic", "produce"].map((action) => ({ act: "choose", action })),
  { act: "move", units: { infantry: 2, tank: 1 }, start: "peru", target: "chile" },
  { act: "sail", units: { infantry: 2 }, start: "peru", target: "chile" },
  { act: "fly", planes: 1 },
  { act: "fly", planes: 0 },
  { act: "fight", region: "chile" },
  { act: "commit", units: { infantry: 4 } },
  { act: "reinforce", units: { tank: 1 } },
  { act: "reinforce" },
  { act: "line", ships: ["destroyer", "submarine"] },
  { act: "diplomacy", region: "chile" },
  { act: "offer", to: "tan", give: ["oil_03"], want: { minerals: 1 } },
  { act: "counter", give: ["oil_03"], want: { any: 1 } },
  { act: "accept", cards: ["oil_03"] },
  { act: "buy", units: { tank: 2 } },
  ...["done", "allow", "refuse", "volunteer", "pass", "challenge", "engage", "withdraw", "press", "decline", "end"].map((act) => ({ act })),
];

describe("hints of Attack!", () => {
  it.each(LANGUAGES)("every action is said in words in %s", async (language) => {
    await setLanguage(language);
    for (const action of ACTIONS) {
      const text = actionText(action, places);
      expect(text, action.act).not.toBe(action.act);
      expect(text, action.act).not.toMatch(/attack-|[{}$]|undefined/);
    }
  });

  it("say what and where", async () => {
    await setLanguage("en");
    expect(actionText({ act: "move", units: { infantry: 2, tank: 1 }, start: "peru", target: "chile" }, places)).toBe("Move 2 infantry, 1 tank from Peru to Chile");
    expect(actionText({ act: "offer", to: "tan", give: ["oil_03"], want: { minerals: 1 } }, places)).toBe("Offer Tan a deal: Oil for 1 × Minerals");
    expect(actionText({ act: "reinforce" }, places)).toBe("Send no reinforcements");
  });

  it("are marked on the map", () => {
    const move = { act: "move", units: { infantry: 2, tank: 1 }, start: "peru", target: "chile" };
    const attack = actionMarks(move, (area) => area === "peru");
    expect(attack).toMatchObject({ selected: ["peru"], targets: { chile: { kind: "attack" } }, dim: true });
    expect(attack.arrows).toMatchObject([{ path: ["peru", "chile"], count: 3, kind: "attack", preview: true }]);
    expect(actionMarks(move, () => true).arrows[0]?.kind).toBe("move");
    expect(actionMarks({ act: "fight", region: "chile" }, () => false)).toMatchObject({ lit: ["chile"], dim: true });
    expect(actionMarks({ act: "end" }, () => false)).toMatchObject({ lit: [], dim: false });
  });
});
