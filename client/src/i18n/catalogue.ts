/** The Fluent bundles: one per language, put together from the parts' files. English is always there, others come when chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LOCALES, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;

const ENGLISH = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
const OTHERS: Record<Exclude<Language, "en">, Record<string, () => Promise<string>>> = {
  de: import.meta.glob<string>("./de/*.ftl", { query: "?raw", import: "default" }),
  nl: import.meta.glob<string>("./nl/*.ftl", { query: "?raw", import: "default" }),
};

/** A bundle of the given texts. Isolating marks are left out: all our languages run left to right. */
export function bundle(language: Language, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const text of texts) {
    for (const error of made.addResource(new FluentResource(text))) console.warn("fluent", language, error.message);
  }
  return made;
}

export const english = bundle("en", Object.values(ENGLISH));

const bundles = new Map<Language, Promise<FluentBundle>>([["en", Promise.resolve(english)]]);

export function load(language: Language): Promise<FluentBundle> {
  let waiting = bundles.get(language);
  if (!waiting && language !== "en") {
    const files = Object.values(OTHERS[language]);
    waiting = Promise.all(files.map((file) => file())).then((texts) => bundle(language, texts));
    bundles.set(language, waiting);
  }
  return waiting ?? Promise.resolve(english);
}

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
    return text;
  }
  return null;
}
