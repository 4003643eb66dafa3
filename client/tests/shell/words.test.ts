import { describe, expect, it } from "vitest";
import { bundle, words } from "../../src/i18n/catalogue";
import { bestLanguage, LANGUAGES, type Language } from "../../src/i18n/languages";
import { CLASSIC } from "../../src/games/classic/edition";
import { has, list, language, setLanguage, t } from "../../src/i18n";
import { messagesOf, writtenIds } from "./fluent";

const FILES = import.meta.glob<string>("../../src/i18n/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

const file = (language: Language, part: string) => FILES[`../../src/i18n/${language}/${part}.ftl`] ?? "";
const PARTS = [...new Set(Object.keys(FILES).map((path) => /([\w-]+)\.ftl$/.exec(path)?.[1] ?? ""))].sort();
const OTHERS = LANGUAGES.filter((one) => one !== "en");
const sorted = (of: Iterable<string>) => [...of].sort();

describe.each(PARTS)("part %s", (part) => {
  const english = messagesOf(file("en", part));

  it.each(LANGUAGES)("%s has no broken or doubled message", (language) => {
    const written = writtenIds(file(language, part));
    expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
    expect(sorted(new Set([...messagesOf(file(language, part)).keys()].map((id) => id.split(".")[0] ?? "")))).toEqual(sorted(written));
  });

  it("its ids begin with its name", () => {
    expect([...english.keys()].filter((id) => !id.startsWith(`${part}-`))).toEqual([]);
  });

  it.each(OTHERS)("%s has the same ids as English", (language) => {
    expect(sorted(messagesOf(file(language, part)).keys())).toEqual(sorted(english.keys()));
  });

  it.each(OTHERS)("%s shows the same variables as English and chooses by no others", (language) => {
    for (const [id, found] of messagesOf(file(language, part))) {
      const own = english.get(id);
      if (!own) continue;
      const known = new Set([...own.shown, ...own.chosen]);
      expect(sorted(found.shown).filter((name) => !known.has(name)), `${language} ${id} shows`).toEqual([]);
      expect(sorted(own.shown).filter((name) => !found.shown.has(name) && !found.chosen.has(name)), `${language} ${id} lacks`).toEqual([]);
    }
  });
});

describe("people are spoken to as friends", () => {
  const texts = (language: Language) => PARTS.flatMap((part) => file(language, part).split("\n")).filter((text) => !text.startsWith("#"));

  it("with du", () => {
    // At the beginning of a sentence "Sie" and "Ihr" may be somebody else.
    expect(texts("de").filter((text) => /(?<![.:!?–] |= |\] )\b(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b/.test(text))).toEqual([]);
  });

  it("with je", () => {
    expect(texts("nl").filter((text) => /(?<![\w$.-])[Uu]w?(?![\w.-])/.test(text))).toEqual([]);
  });
});

describe("ids in the sources", () => {
  const known = new Set(PARTS.flatMap((part) => [...messagesOf(file("en", part)).keys()]));
  const plain = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w.$])t\(\s*(["'`])((?:(?!\1).)+)\1/g)].map((match) => ({ path, ids: [match[2] ?? ""] })),
  );

  /** Parts of a family leave out the name of the edition: `say("landing-here")`. Every edition, its family or all games have those words. */
  const editions = Object.keys(SOURCES).flatMap((path) => /games\/(\w+)\/edition\.ts$/.exec(path)?.[1] ?? []);
  const said = Object.entries(SOURCES).filter(([path]) => path.includes("/families/")).flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w.$])say\(\s*(?:[^"'`()]*\?\s*)?(["'`])((?:(?!\1).)+)\1(?:\s*:\s*(["'`])((?:(?!\3).)+)\3)?/g)].flatMap((match) =>
      [match[2], match[4]].flatMap((id) => (id ? editions.map((edition) => ({ path, ids: [`${edition}-${id}`, `${CLASSIC.family}-${id}`, id] })) : [])),
    ),
  );

  const uses = [...plain, ...said];

  it("that a family leaves to its editions are found", () => {
    expect(editions).toContain("classic");
    expect(said.length).toBeGreaterThan(80);
  });

  it("are all in the catalogue", () => {
    const missing = uses.filter(({ ids }) => !ids[0]?.includes("$") && !ids.some((id) => known.has(id)));
    expect(missing).toEqual([]);
  });

  it("that are put together begin like some message", () => {
    const prefixes = uses.filter(({ ids }) => ids[0]?.includes("${")).map(({ path, ids }) => ({ path, begins: ids.map((id) => id.split("${")[0] ?? "") }));
    expect(prefixes.filter(({ begins }) => ![...known].some((id) => begins.some((prefix) => id.startsWith(prefix))))).toEqual([]);
  });
});

describe("plurals", () => {
  const say = (language: Language, id: string, args: Record<string, number>) => words([bundle(language, [file(language, "shell")])], id, args);

  it.each<[Language, string, string]>([
    ["en", "1 saved game", "4 saved games"],
    ["de", "1 gespeichertes Spiel", "4 gespeicherte Spiele"],
    ["nl", "1 opgeslagen spel", "4 opgeslagen spellen"],
  ])("%s tells one from many", (language, one, many) => {
    expect(say(language, "shell-start-load-some", { games: 1 })).toBe(one);
    expect(say(language, "shell-start-load-some", { games: 4 })).toBe(many);
  });

  it("two numbers in one sentence each have their own", () => {
    expect(say("de", "shell-start-load-waiting", { games: 4, waiting: 1 })).toBe("4 gespeicherte Spiele, eines wartet auf dich");
    expect(say("nl", "shell-start-load-waiting", { games: 1, waiting: 1 })).toBe("1 opgeslagen spel, één wacht op jou");
  });

  it("writes numbers as the language does", () => {
    expect(say("en", "shell-load-round", { round: 1234 })).toBe("Round 1,234");
    expect(say("de", "shell-load-round", { round: 1234 })).toBe("Runde 1.234");
  });
});

describe("the chosen language", () => {
  it("changes what t says, and the language of the page", async () => {
    await setLanguage("nl");
    expect([language(), t("shell-back"), document.documentElement.lang]).toEqual(["nl", "Terug", "nl"]);
    expect(list(["a", "b", "c"])).toBe("a, b en c");
    await setLanguage("en");
    expect(t("shell-back")).toBe("Back");
  });

  it("the last wish wins, however the catalogues arrive", async () => {
    await Promise.all([setLanguage("de"), setLanguage("en"), setLanguage("de"), setLanguage("nl")]);
    expect(t("shell-back")).toBe("Terug");
    await setLanguage("en");
  });

  it("does not part a number from its percent sign at the end of a line", () => {
    const own = bundle("en", ["shell-only = Sea { $sea } %, then land { $land } %", "shell-plain = 75 % of it"]);
    expect(words([own], "shell-only", { sea: "62", land: "> 99" })).toBe("Sea 62\u00a0%, then land > 99\u00a0%");
    expect(words([own], "shell-plain")).toBe("75\u00a0% of it");
  });

  it("falls back to English and then to the id", () => {
    const own = bundle("de", ["shell-only = Nur"]);
    const english = bundle("en", ["shell-other = Other"]);
    expect(words([own, english], "shell-other")).toBe("Other");
    expect(words([own, english], "shell-nowhere")).toBeNull();
    expect(t("shell-nowhere")).toBe("shell-nowhere");
    expect(has("shell-nowhere")).toBe(false);
  });

  it.each([
    [["de-AT", "en"], "de"],
    [["fr-FR", "nl-BE", "en"], "nl"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j is %s", (wanted, best) => {
    expect(bestLanguage(wanted)).toBe(best);
  });
});
