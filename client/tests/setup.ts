/** Each file of tests begins as a table does: with all parts of the English catalog, and with nothing of the file before it. */
import { afterAll, vi } from "vitest";
import { show } from "../src/families/axis/edition";
import { CLASSIC } from "../src/games/classic/edition";
import { needWords } from "../src/i18n";

const PARTS = Object.keys(import.meta.glob("../src/i18n/en/*.ftl"));

await needWords(...PARTS.map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? ""));
show(CLASSIC);

// Files share the page of their worker, which is much quicker than a page for each.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
  document.body.replaceChildren();
  document.documentElement.lang = "";
  localStorage.clear();
  sessionStorage.clear();
});
