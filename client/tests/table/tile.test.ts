import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

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
