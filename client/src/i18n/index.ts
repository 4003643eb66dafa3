export { t, has, list, language, locale, needWords, setLanguage, detectLanguage } from "./index.svelte";
export { LANGUAGES, LANGUAGE_NAMES, type Language } from "./languages";
export type { Args } from "./catalogue";
