import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/i18n";

const SRC = resolve(__dirname, "../../src");
const read = (file: string): string => readFileSync(resolve(SRC, file), "utf8");
/** Words of the past that all games share, and those that a family or an edition has for it. */
const idsOf = (language: string, part = "time", before = ""): string[] => [...read(`i18n/${language}/${part}.ftl`).matchAll(new RegExp(`^${before}(time-[\\w-]+) =`, "gm"))].map((match) => match[1] ?? "");

const SOURCES = import.meta.glob<string>(["../../src/replay.ts", "../../src/{time,families,games,table}/**/*.{ts,svelte}"], { query: "?raw", import: "default", eager: true });
const code = Object.values(SOURCES).join("\n");
/** Ids in the code; a part after `${` may be anything. */
const used = [...new Set([...code.matchAll(/["`](?:axis-|classic-)?(time-[\w-]+)(\$\{)?/g)].map((match) => (match[2] ? `${match[1]}*` : (match[1] ?? ""))))];
const fits = (pattern: string, id: string): boolean => (pattern.endsWith("*") ? id.startsWith(pattern.slice(0, -1)) : id === pattern);

test.each(LANGUAGES)("the words of %s are those the code asks for", (language) => {
  const ids = [...idsOf(language), ...["axis", "classic"].flatMap((part) => idsOf(language, part, `${part}-`))];
  expect(used.filter((pattern) => !ids.some((id) => fits(pattern, id)))).toEqual([]);
  expect(ids.filter((id) => !used.some((pattern) => fits(pattern, id)))).toEqual([]);
});

test("all languages have the same words with the same facts", () => {
  const facts = (language: string): string[] =>
    read(`i18n/${language}/time.ftl`)
      .split(/^(?=time-)/m)
      .filter((part) => part.startsWith("time-"))
      .map((part) => `${/^[\w-]+/.exec(part)?.[0]}: ${[...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join()}`);
  for (const language of LANGUAGES) expect(facts(language)).toEqual(facts("en"));
});
