import { describe, expect, test } from "vitest";
import { refusalId } from "../../src/games/refusals";
import { LANGUAGES } from "../../src/i18n";

const FILES = import.meta.glob<string>("../../src/i18n/*/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = ["attack", "classic"];

/** The words of refusals in a part, by reason. */
function refusalsIn(language: string, part: string, prefix: string): Map<string, string> {
  const text = FILES[`../../src/i18n/${language}/${part}.ftl`] ?? "";
  return new Map([...text.matchAll(new RegExp(`^${prefix}([\\w-]+) =((?:.*\\n)(?:[ }].*\\n)*)`, "gm"))].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

test("a game's own words come before those that games share", () => {
  expect(refusalId("classic", { reason: "not_now" })).toBe("classic-refusal-not_now");
  expect(refusalId("attack", { reason: "game_over" })).toBe("refusals-game_over");
  expect(refusalId("attack", { reason: "weather" })).toBe("refusals-unknown");
});

describe.each(LANGUAGES)("in %s", (language) => {
  const [one, other] = GAMES.map((game) => refusalsIn(language, game, `${game}-refusal-`));
  const shared = refusalsIn(language, "refusals", "refusals-");

  test("no refusal is worded alike by two games", () => {
    expect(one?.size).toBeGreaterThan(40);
    expect([...(one ?? [])].filter(([reason, words]) => other?.get(reason) === words).map(([reason]) => reason)).toEqual([]);
  });

  test("none is shared that all games word themselves", () => {
    expect(shared.size).toBeGreaterThan(15);
    expect([...shared.keys()].filter((reason) => one?.has(reason) && other?.has(reason))).toEqual([]);
  });
});
