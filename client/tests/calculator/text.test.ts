import { describe, expect, it } from "vitest";
import { countUnits, readPart, withCount, withNation, writePart } from "../../src/calculator/text";
import { ATTACK, CLASSIC } from "./forms";

describe("a part as text and as numbers", () => {
  it.each([
    ["germany: 3 inf 2 arm", "germany: 3 inf 2 arm"],
    ["ger: 2 armor 3 infantry 1 fighters", "germany: 3 inf 2 arm 1 ftr"],
    ["uk: 2 trn(arm,inf) 1 transport( inf , inf )", "uk: 1 trn(inf,inf) 2 trn(inf,arm)"],
    ["ussr: 1 inf | uk: 2 ftr | ussr: 2 inf", "ussr: 3 inf | uk: 2 ftr"],
    ["ussr:", "ussr:"],
    ["", ""],
  ])("%s is %s", (text, written) => {
    expect(writePart(readPart(text, CLASSIC).stacks ?? [], CLASSIC)).toBe(written);
  });

  it.each([
    ["3 inf", "no-nation"],
    ["narnia: 3 inf", "nation"],
    ["u: 3 inf", "nation"],
    ["germany: 3 elephants", "unit"],
    ["germany: inf", "number"],
    ["germany: 3 inf x", "number"],
    ["germany: 1 trn(cat)", "unit"],
  ])("%s cannot be read: %s", (text, what) => {
    expect(readPart(text, CLASSIC).fault?.what).toBe(what);
  });

  it("a game without nations writes nobody in its own word", () => {
    expect(readPart("none", ATTACK)).toEqual({ stacks: [] });
    expect(withCount("none", ATTACK, 0, "inf", 2)).toBe("2 inf");
    expect(withCount("2 inf", ATTACK, 0, "inf", 0)).toBe("none");
    expect(writePart(readPart("1 tank 4 infantry", ATTACK).stacks ?? [], ATTACK)).toBe("4 inf 1 tank");
  });
});

describe("a stepper", () => {
  it("writes its number into the text", () => {
    expect(withCount("germany: 3 inf", CLASSIC, 0, "arm", 2)).toBe("germany: 3 inf 2 arm");
    expect(withCount("germany: 3 inf 2 arm", CLASSIC, 0, "inf", 0)).toBe("germany: 2 arm");
    expect(withCount("ussr: 1 inf | uk: 1 ftr", CLASSIC, 1, "ftr", 2)).toBe("ussr: 1 inf | uk: 2 ftr");
  });
  it("leaves units that it does not offer", () => {
    expect(withCount("uk: 1 trn(inf)", CLASSIC, 0, "ftr", 1)).toBe("uk: 1 ftr 1 trn(inf)");
  });
  it("another nation keeps the units", () => {
    expect(withNation("germany: 3 inf", CLASSIC, 0, "japan")).toBe("japan: 3 inf");
    expect(withNation("", CLASSIC, 0, "japan")).toBe("japan:");
  });
  it("all units are counted", () => {
    expect(countUnits("ussr: 1 inf | uk: 2 ftr", CLASSIC)).toBe(3);
    expect(countUnits("what", CLASSIC)).toBe(0);
  });
});
