import { describe, expect, it } from "vitest";
import type { Summary } from "../../src/net/types";
import { company, fileName, gameToContinue, waitsForMe, when } from "../../src/screens/tables";

const table = (over: Partial<Summary> = {}): Summary => ({
  table: "t", token: "x", game: "classic", ruleset: "2nd", name: "", seats: {}, v: 1,
  awaited: ["germany"], mine: ["germany"], over: false, round: 3, phase: "combat", played: "2026-01-01T00:00:00Z", ...over,
});

describe("which game goes on", () => {
  const theirs = table({ table: "theirs", awaited: ["ussr"] });
  const done = table({ table: "done", over: true });
  const mine = table({ table: "mine" });

  it("the newest that waits for somebody here", () => {
    expect(gameToContinue([done, theirs, mine])).toBe(mine);
  });
  it("else the newest unfinished one", () => {
    expect(gameToContinue([done, theirs])).toBe(theirs);
    expect(gameToContinue([done])).toBeUndefined();
  });
  it("a finished game waits for nobody", () => {
    expect(waitsForMe(table({ over: true }))).toBe(false);
  });
});

describe("company", () => {
  it("names each person once and counts computers; no kind means a person", () => {
    const seats = { ussr: { name: "Ben" }, uk: { name: "Ben " }, germany: { kind: "human" as const, name: "Anna" }, japan: { kind: "random" }, usa: { kind: "stars4" } };
    expect(company(table({ seats }))).toEqual({ people: ["Ben", "Anna"], computers: 2 });
  });
});

describe("file names", () => {
  const today = new Date(2026, 2, 9);
  it.each([
    ["", "classic-1942-round-3-2026-03-09.sandtable"],
    ["Classic 1942", "classic-1942-round-3-2026-03-09.sandtable"],
    ["Größe / Łódź: final?", "classic-1942-groe-odz-final-round-3-2026-03-09.sandtable"],
    ["???", "classic-1942-round-3-2026-03-09.sandtable"],
  ])("the table %j", (name, file) => {
    expect(fileName(table({ name }), "sandtable", "", today)).toBe(file);
  });

  it("says whose it is, and no round before the first", () => {
    expect(fileName(table({ round: 0 }), "jsonl", "Japan", today)).toBe("classic-1942-japan-2026-03-09.jsonl");
  });
});

describe("when", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  it.each([
    ["2026-03-10T11:59:50Z", "en-GB", "now"],
    ["2026-03-10T11:55:00Z", "en-GB", "5 minutes ago"],
    ["2026-03-10T09:00:00Z", "de-DE", "vor 3 Stunden"],
    ["2026-03-09T11:00:00Z", "nl-NL", "gisteren"],
    ["2026-02-01T11:00:00Z", "en-GB", "1 Feb 2026"],
    ["nonsense", "en-GB", ""],
  ])("%s in %s: %s", (played, locale, words) => {
    expect(when(played, now, locale)).toBe(words);
  });
});
