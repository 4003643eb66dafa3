/** Places found by what somebody types: names in any language, numbers of zones, cities. */
import { describe, expect, it } from "vitest";
import { findPlaces, plain } from "../../src/board/find";
import { global40 as map } from "./fixtures";

const CITIES: Record<string, string> = { russia: "Moscow", france: "Paris" };
const names = (text: string, language = "en"): string[] =>
  findPlaces(map, text, language, (area) => (CITIES[area] ? [CITIES[area]] : [])).map(({ area }) => area);

describe("plain words", () => {
  it.each([["Großdeutschland", "grossdeutschland"], ["  Côte d'Or ", "cote d or"], ["Øresund", "oresund"], ["—", ""]])("%s", (text, wanted) => {
    expect(plain(text)).toBe(wanted);
  });
});

describe("finding", () => {
  it("nothing for an empty text", () => expect(names("  ")).toEqual([]));
  it("a place by the beginning of its name", () => expect(names("norm")[0]).toBe("normandy_bordeaux"));
  it("exact names before those that only begin alike", () => expect(names("germany")[0]).toBe("germany"));
  it("a word inside a name", () => expect(names("bordeaux")).toContain("normandy_bordeaux"));
  it("a sea zone by its number, before longer numbers", () => expect(names("12")[0]).toBe("sz_12"));
  it("a place by its name in another language, and says so", () => {
    const [first] = findPlaces(map, "Schweiz", "en");
    expect(first).toMatchObject({ area: "switzerland", name: "Switzerland", also: "Schweiz" });
  });
  it("names of the page's language before those of others", () => expect(findPlaces(map, "polen", "de")[0]).toMatchObject({ name: "Polen", also: "" }));
  it("a city", () => expect(findPlaces(map, "mosc", "de", (area) => [CITIES[area] ?? ""])[0]).toMatchObject({ area: "russia", also: "Moscow" }));
  it("land that nothing enters", () => expect(names("sahara")).toEqual(["sahara_desert"]));
  it("no more than asked for", () => expect(findPlaces(map, "a", "en", () => [], 5)).toHaveLength(5));
  it("nothing where nothing fits", () => expect(names("atlantis")).toEqual([]));
});
