/** The languages of the game, in the order of the language switch. Each is named in itself. */
export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", nl: "Nederlands" };

/** Which spelling of dates and numbers a language uses. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE", nl: "nl-NL" };

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

/** The first language somebody asks for that we speak; English when there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(base)) return base;
  }
  return "en";
}
