/** The Fluent bundles, one per language. Their parts come when something needs them; the English words of the first screens are always there. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import shell from "./en/shell.ftl?raw";
import { LANGUAGES, LOCALES, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;

const PARTS = import.meta.glob<string>(["./*/*.ftl", "!./en/shell.ftl"], { query: "?raw", import: "default" });

/** A bundle of the given texts. Isolating marks are left out: all our languages run left to right. */
export function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const text of texts) add(made, language, text);
  return made;
}

function add(to: FluentBundle, language: Language, text: string): void {
  for (const error of to.addResource(new FluentResource(text))) console.warn("fluent", language, error.message);
}

const bundles = new Map(LANGUAGES.map((language) => [language, bundle(language, language === "en" ? [shell] : [])]));
export const english = bundles.get("en") as FluentBundle;

const coming = new Map<string, Promise<void>>([["en/shell", Promise.resolve()]]);

/** The bundle of a language with these parts in it; a part that this page does not have is left out. */
export async function load(language: Language, parts: Iterable<string>): Promise<FluentBundle> {
  const own = bundles.get(language) ?? english;
  await Promise.all([...parts].map((part) => fetched(own, language, part)));
  return own;
}

/** Each part once; one that got lost on its way is asked for again. */
function fetched(to: FluentBundle, language: Language, part: string): Promise<void> {
  const name = `${language}/${part}`;
  const found = coming.get(name) ?? (PARTS[`./${name}.ftl`]?.() ?? Promise.resolve("")).then((text) => add(to, language, text));
  coming.set(name, found);
  found.catch(() => coming.delete(name));
  return found;
}

/** A number keeps its sign at the end of a line: "83 %". */
const withPercents = (text: string): string => text.replace(/(\d) %/g, "$1\u00a0%");

/** The words for an id from the first bundle that has them; null when none does. */
export function words(from: readonly FluentBundle[], id: string, args?: Args): string | null {
  const [message, attribute] = id.split(".") as [string, string?];
  for (const one of from) {
    const found = one.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = one.formatPattern(pattern, args ?? null, errors);
    for (const error of errors) console.warn("fluent", id, error.message);
    return withPercents(text);
  }
  return null;
}
