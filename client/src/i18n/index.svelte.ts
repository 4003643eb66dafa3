/** Words in the chosen language. `t` may be called anywhere; in components it follows the language by itself. */
import type { FluentBundle } from "@fluent/bundle";
import { english, load, words, type Args } from "./catalogue";
import { LOCALES, bestLanguage, type Language } from "./languages";

interface Chosen {
  language: Language;
  bundles: readonly FluentBundle[];
}

// The bundle is part of the state so that words change only when the new catalog is there.
let chosen: Chosen = $state.raw({ language: "en", bundles: [english] });
let wanted: Language = "en";
const needed = new Set(["shell"]);

/** The words for an id; English where the language lacks it, the id where English does too. */
export function t(id: string, args?: Args): string {
  return words(chosen.bundles, id, args) ?? id;
}

/** Whether the catalog has words for an id (ids put together from the names of rules may have none). */
export function has(id: string): boolean {
  return chosen.bundles.some((bundle) => bundle.hasMessage(id));
}

export function language(): Language {
  return chosen.language;
}

/** The tag for `Intl`: dates, lists and numbers outside of Fluent messages. */
export function locale(): string {
  return LOCALES[chosen.language];
}

/** Changes the language of everything on the screen; resolves when the words are there. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  try {
    show(next, await load(next, needed));
  } catch (error) {
    if (wanted === next) wanted = chosen.language;
    throw error;
  }
}

/** Parts of the catalog that a screen is about to use; resolves when the words are there. A game's words are in the part named after it. */
export async function needWords(...parts: string[]): Promise<void> {
  for (const part of parts) needed.add(part);
  const language = wanted;
  show(language, await load(language, needed));
}

function show(language: Language, own: FluentBundle): void {
  if (wanted !== language) return; // somebody chose again while we waited
  chosen = { language, bundles: language === "en" ? [english] : [own, english] };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

export function detectLanguage(): Language {
  return bestLanguage(typeof navigator === "undefined" ? [] : navigator.languages);
}

/** "infantry, armor and 2 fighters" in the chosen language. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}
