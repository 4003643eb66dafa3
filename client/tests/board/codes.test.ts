/** Letters on counters: every piece that stands on a map has its own, in the words of its game. */
import { afterEach, expect, test } from "vitest";
import { loadGame } from "../../src/games/registry";
import { LANGUAGES, setLanguage } from "../../src/i18n";

const KINDS = {
  attack: ["infantry", "tank", "artillery", "plane"],
  classic: ["infantry", "armor", "fighter", "bomber", "battleship", "aircraft_carrier", "transport", "submarine"],
};

afterEach(() => setLanguage("en"));

test.each(LANGUAGES.flatMap((language) => Object.entries(KINDS).map(([game, kinds]) => [language, game, kinds] as const)))("in %s, of %s", async (language, game, kinds) => {
  const { words } = await loadGame(game);
  await setLanguage(language);
  const codes = kinds.map((kind) => words.code(kind));
  expect(codes.filter((code) => !/^[A-Z]{1,2}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(kinds.length);
  expect(words.code("weather")).toBe("");
});
