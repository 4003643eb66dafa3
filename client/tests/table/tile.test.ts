import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it, test } from "vitest";
import { beyondRoom, choicesAt } from "../../src/families/axis/choices";
import type { AxisView } from "../../src/families/axis/types";
import { setLanguage } from "../../src/i18n";
import UnitTile from "../../src/table/UnitTile.svelte";

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

/** Six infantry on an island beside a transport with room for two. */
const island = { position: { seat: "uk", units: { island: [{ nation: "uk", kind: "infantry", count: 6 }, { nation: "uk", kind: "infantry", count: 3, used: 1 }, { nation: "usa", kind: "infantry", count: 4 }] } } } as unknown as AxisView;
const infantry = (...verbs: [verb: string, most: number][]) =>
  choicesAt({ seat: "uk", offers: verbs.map(([verb, most]) => ({ verb, origin: "island", unit: "infantry", kind: "infantry", most, targets: [verb] })) }, "island")[0]!;

it("counts the whole stack where only a part of it fits aboard, and no other stack", () => {
  expect(beyondRoom(infantry(["load", 2]), island)).toBe(6);
  expect(beyondRoom(infantry(["load", 6]), island)).toBeUndefined();
  expect(beyondRoom(infantry(["load", 2], ["move", 6]), island)).toBeUndefined();
});

test.each([["en", "2 of 6", "2 fit aboard"], ["de", "2 von 6", "2 passen an Bord"], ["nl", "2 van 6", "er passen 2 aan boord"]] as const)("says how many of a stack fit aboard, in %s", async (language, of, fit) => {
  await setLanguage(language);
  const tile = mount(UnitTile, { target: document.body, props: { kind: "infantry", title: "Infantry", count: 2, most: 2, there: 6, onchange: () => undefined } });
  flushSync();
  const group = document.querySelector(".tile");
  expect([group?.querySelector(".count")?.textContent, group?.getAttribute("aria-label")]).toEqual([of, `Infantry: ${of}; ${fit}`]);
  expect(group?.querySelector(".face")?.textContent).toContain(fit);
  void unmount(tile);
  await setLanguage("en");
});
