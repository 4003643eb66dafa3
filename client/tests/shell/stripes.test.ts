/** Stripes look the same in every browser. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));

/** What stands between the brackets of each striped gradient. */
function stripes(text: string): string[] {
  return [...text.matchAll(/repeating-linear-gradient\(/g)].map((found) => {
    const rest = text.slice(found.index + found[0].length);
    let depth = 1;
    const end = [...rest].findIndex((sign) => (depth += sign === "(" ? 1 : sign === ")" ? -1 : 0) === 0);
    return rest.slice(0, end);
  });
}

describe("striped gradients", () => {
  const found = FILES.flatMap((name) => stripes(readFileSync(`src/${name}`, "utf8")).map((stops) => [name, stops] as const));

  it("are found", () => expect(found.length).toBeGreaterThan(4));

  it.each(found)("%s has plain colours only: among mixed ones Firefox loses narrow stripes", (_, stops) => {
    expect(stops).not.toContain("color-mix");
  });
});
