import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";

/** The rules of the tile's style: selectors and what they set. */
const style = /<style>([^]*)<\/style>/.exec(readFileSync("src/table/UnitTile.svelte", "utf8"))?.[1] ?? "";
const rules = [...style.replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({ selector: selector.trim(), body }));

it("dims pictures and buttons that do nothing, never the name of a kind", () => {
  const dimmed = rules.filter(({ body }) => body.includes("opacity:")).map(({ selector }) => selector);
  expect(dimmed).toEqual([".none .face > :global(svg)", ".step button:disabled"]);
});

it("writes the name of a kind of which nothing is chosen in an ink that can be read on it", () => {
  const [none] = rules.filter(({ selector }) => selector === ".none .face");
  expect(none?.body).toContain("color: var(--ink2)"); // contrast.test.ts measures it on `raised`, by day and by night
  expect(rules.find(({ selector }) => selector === ".tile")?.body).toContain("background: var(--raised)");
});

test.each(["en", "de", "nl"])("names of kinds have places to break, so that each part fits a tile: %s", (language) => {
  const words = ["classic", "attack"].flatMap((game) => [...readFileSync(`src/i18n/${language}/${game}.ftl`, "utf8").matchAll(/-unit-title-\w+ = (.*)/g)]).map(([, word = ""]) => word.replace('{ "\\u00AD" }', "\u00AD"));
  expect(words.length).toBeGreaterThan(15);
  expect(words.flatMap((word) => word.split(/[ \u00AD-]/)).filter((part) => part.length > 11)).toEqual([]);
});
