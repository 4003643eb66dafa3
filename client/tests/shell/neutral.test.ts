/** What all games share knows none of them: general catalogs and general code name no nation, no kind of unit and no money of a game. */
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundle, words } from "../../src/i18n/catalogue";
import { LANGUAGES, type Language } from "../../src/i18n/languages";

const FILES = import.meta.glob<string>("../../src/i18n/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SRC = resolve(__dirname, "../../src");
const ALL = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith(".gen.ts"));
/** All code but that of families and games, and their looks. */
const SOURCES = ALL.filter((path) => !/^(families|games)\/\w+\//.test(path));
const OF_FAMILIES = ALL.filter((path) => path.startsWith("families/"));
/** The one file that may compare sides. */
const RELATIONS = "games/classic/relations.ts";
const UNITS = { attack: "attack", classic: "axis/classic" };
const GAMES = Object.keys(UNITS);
/** Games whose board can be looked at and that have no table yet. */
const LOOKED_AT = ["global40"];
const FAMILIES = ["axis"];
const MONEY = ["ipc", "ipcs"];
/** English words for things that only one family has. */
const TERMS = ["complex", "complexes", "rocket", "rockets", "anti-aircraft", "AA", "sea zone", "sea zones", "noncombat"];
/** Authors of a log that are no nations. */
const NOBODY = ["neutral", "chance", "table"];

const file = (language: Language, part: string): string => FILES[`../../src/i18n/${language}/${part}.ftl`] ?? "";
const PARTS = [...new Set(Object.keys(FILES).map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? ""))].filter((part) => ![...GAMES, ...LOOKED_AT, ...FAMILIES].includes(part));

function kindsOf(folder: string): string[] {
  const data = readFileSync(resolve(__dirname, `../../../src/sandtable/games/${folder}/data/units.toml`), "utf8");
  return [...data.matchAll(/^(\w+) = \{ name/gm)].map((match) => match[1] ?? "");
}
const KINDS = new Set(Object.values(UNITS).flatMap(kindsOf));
const nationsOf = (game: string): string[] => [...file("en", game).matchAll(new RegExp(`^${game}-nation-([a-z]+) =`, "gm"))].map((match) => match[1] ?? "").filter((nation) => !NOBODY.includes(nation));
const NATIONS = new Set(GAMES.flatMap(nationsOf));
/** Players of Attack! are plain colors, which any sentence may name. */
const NAMED = nationsOf("classic");

/** Kinds and nations as the games call them in a language: one, several, as a title, short. */
function namesIn(language: Language): Set<string> {
  const own = bundle(language, GAMES.map((game) => file(language, game)));
  const say = (id: string, count: number): string => words([own], id, { count })?.toLowerCase() ?? "";
  const kinds = [...KINDS].flatMap((kind) => GAMES.flatMap((game) => [say(`${game}-unit-title-${kind}`, 1), ...[1, 2].map((count) => say(`${game}-unit-${kind}`, count))]));
  const nations = NAMED.flatMap((nation) => GAMES.flatMap((game) => [say(`${game}-nation-${nation}`, 1), say(`${game}-nation-${nation}-short`, 1)]));
  return new Set([...kinds, ...nations].filter(Boolean));
}

const LETTER = "[\\p{L}\\d]";
/** Those of the names that stand in a text as words of their own. */
const found = (text: string, names: Iterable<string>): string[] =>
  [...names].filter((name) => new RegExp(`(?<!${LETTER})${name.replaceAll(".", "\\.")}(?!${LETTER})`, "iu").test(text));

/** Lines of a catalog that name something of a game. Comments may. */
const faults = (text: string, names: Iterable<string>): string[] => {
  const all = [...names];
  return text.split("\n").filter((line) => !line.startsWith("#") && found(line, all).length);
};

/** The code alone: comments may give examples from a game. */
const code = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm, "");

it("the names are found", () => {
  expect([...KINDS]).toEqual(expect.arrayContaining(["infantry", "aa_gun", "plane"]));
  expect([...NATIONS]).toEqual(expect.arrayContaining(["germany", "usa", "tan"]));
  expect([...namesIn("de")]).toEqual(expect.arrayContaining(["jäger", "deutschland"]));
  expect(SOURCES.length).toBeGreaterThan(150);
  expect(PARTS).toEqual(expect.arrayContaining(["shell", "table", "battle", "time"]));
});

describe.each(LANGUAGES)("in %s", (language) => {
  const names = namesIn(language);

  it.each(PARTS)("the part %s knows no game", (part) => {
    expect(faults(file(language, part), [...names, ...TERMS, ...KINDS, ...NAMED, ...MONEY])).toEqual([]);
  });

  it.each(FAMILIES)("the part of the family %s knows no edition", (family) => {
    expect(faults(file(language, family), names)).toEqual([]);
    expect(file(language, family)).not.toBe("");
  });
});

it.each(SOURCES)("%s names nothing of a game", (path) => {
  expect(found(code(readFileSync(join(SRC, path), "utf8")), [...KINDS, ...NATIONS, ...MONEY])).toEqual([]);
});

it.each(OF_FAMILIES)("%s names no nation and no unit", (path) => {
  expect(found(code(readFileSync(join(SRC, path), "utf8")), [...kindsOf(UNITS.classic), ...NAMED])).toEqual([]);
});

/** Comparisons of the sides of nations. */
const compared = (source: string): string[] => code(source).match(/.*\bside\[[^\]]*\]\)?\s*[=!]==.*|.*[=!]==\s*[\w.]*\bside\[.*/g) ?? [];

it("sides are compared by the relations of Classic alone", () => {
  expect(ALL.filter((path) => compared(readFileSync(join(SRC, path), "utf8")).length)).toEqual([RELATIONS]);
});

describe("the check itself", () => {
  it.each([
    ["two sides", "const isFriend = side[one] === side[other];", 1],
    ["one side", "return ours !== sheet.side[nation];", 1],
    ["the name of a side", "say(`side-${sheet.side[nation]}`)", 0],
  ])("%s", (_, line, count) => {
    expect(compared(line)).toHaveLength(count);
  });
  it.each([
    ["a kind", "table-lost = The bombers are lost", 1],
    ["a kind in an id", "board-code-aa_gun = AA", 1],
    ["a nation", "time-raid = { $by -> [ussr] The Soviet Union }", 1],
    ["money", "table-value = { $value } IPC", 1],
    ["a part of a word", "table-armory = The transportation", 0],
    ["a comment", "# the bombers", 0],
  ])("%s", (_, line, count) => {
    expect(faults(line, [...namesIn("en"), ...KINDS, ...NAMED, ...MONEY])).toHaveLength(count);
  });
});
