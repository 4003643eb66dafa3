import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { gap, VISION } from "../board/colour";

const FILES = ["src/theme/tokens.css", "src/games/looks/colours.css"].map((file) => readFileSync(file, "utf8"));
const NATIONS = ["ussr", "germany", "uk", "japan", "usa", "italy", "france", "china", "anzac"];
const PLAYERS = ["gray", "tan", "brown", "green", "blue", "red"];

/** The value of a token in one file; by night the dark one, where there is one. */
function tokenIn(css: string, name: string, theme: "light" | "dark"): string | undefined {
  const from = css.indexOf('[data-theme="dark"]');
  const to = css.indexOf("}", from);
  const own = (text: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)?.[1];
  return (theme === "dark" && own(css.slice(from, to))) || own(css.slice(0, from)) || own(css.slice(to));
}
function token(name: string, theme: "light" | "dark"): string {
  const found = FILES.map((css) => tokenIn(css, name, theme)).find(Boolean);
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const ratio = (one: string, other: string) => contrast(token(one, theme), token(other, theme));

  it.each(["paper", "panel", "raised"])("text can be read on %s", (ground) => {
    for (const ink of ["ink", "ink2"]) expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(ratio("focus", ground)).toBeGreaterThanOrEqual(3);
  });

  it("small and red text can be read on panels", () => {
    expect(ratio("ink3", "panel")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("signal", "panel")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("signal", "raised")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("good", "panel")).toBeGreaterThanOrEqual(4.5);
  });

  it("filled buttons can be read", () => {
    expect(ratio("on-primary", "primary")).toBeGreaterThanOrEqual(7);
    expect(ratio("on-primary", "primary-hover")).toBeGreaterThanOrEqual(7);
    expect(ratio("on-signal", "signal")).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([...NATIONS, ...PLAYERS])("the figure of %s can be read on its counter", (nation) => {
  expect(contrast(token(`nation-${nation}-figure`, "light"), token(`nation-${nation}-counter`, "light"))).toBeGreaterThanOrEqual(4.5);
});

it.each(Object.keys(VISION))("the counters of six players differ, seen with %s", (vision) => {
  const colours = PLAYERS.map((colour) => token(`nation-${colour}-counter`, "light"));
  const gaps = colours.flatMap((one, i) => colours.slice(i + 1).map((other) => gap(one, other, vision)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
});

it.each(Object.keys(VISION))("the counters of all nine nations differ, seen with %s", (vision) => {
  const colours = NATIONS.map((nation) => token(`nation-${nation}-counter`, "light"));
  const gaps = colours.flatMap((one, i) => colours.slice(i + 1).map((other) => gap(one, other, vision)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
});
