import { describe, expect, it } from "vitest";
import { defaults, parsePrefs } from "../../src/ui/prefs.svelte";

describe("stored prefs", () => {
  it("come back as they were", () => {
    const liked = { ...defaults(), theme: "dark" as const, computerSpeed: 0 as const, textSize: 125, keys: false };
    expect(parsePrefs(JSON.stringify(liked))).toEqual(liked);
  });
  it.each([null, "", "{", "[]", "7", "null"])("%j is the usual", (text) => {
    expect(parsePrefs(text)).toEqual(defaults());
  });
  it("what does not fit falls back alone", () => {
    const stored = { theme: "purple", textSize: 900, mark: 75, volume: 130, language: "tlh", unknown: 1, names: false };
    expect(parsePrefs(JSON.stringify(stored))).toEqual({ ...defaults(), mark: 75, names: false });
  });
  it.each([0.5, 1, 2, 4, 0])("computers may move at %s times their speed", (computerSpeed) => {
    expect(parsePrefs(JSON.stringify({ computerSpeed })).computerSpeed).toBe(computerSpeed);
    expect(parsePrefs(JSON.stringify({ computerSpeed: computerSpeed + 7 })).computerSpeed).toBe(1);
  });
  it("silence that was chosen before there was a volume stays silent", () => {
    expect(parsePrefs('{"sound": false}').volume).toBe(0);
    expect(parsePrefs('{"sound": true}').volume).toBe(defaults().volume);
    expect(parsePrefs('{"sound": false, "volume": 30}').volume).toBe(30);
  });
});
