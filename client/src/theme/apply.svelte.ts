/** Puts the prefs onto the page: theme, motion, text size and language of the root element. */
import { setLanguage } from "../i18n";
import { prefs, savePrefs } from "../ui/prefs.svelte";

const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

const system = $state({ dark: matches(DARK), still: matches(STILL) });
/** Screens that look the same day and night (the start screen) say so here. */
const forced = $state<{ theme: "light" | "dark" | null }>({ theme: null });

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

export function theme(): "light" | "dark" {
  if (forced.theme) return forced.theme;
  if (prefs.theme !== "auto") return prefs.theme;
  return system.dark ? "dark" : "light";
}

export function forceTheme(to: "light" | "dark" | null): void {
  forced.theme = to;
}

/** Whether slides and tumbling dice are off, by choice here or of the whole machine. */
export function stillMotion(): boolean {
  return prefs.motion === "reduced" || (prefs.motion === "auto" && system.still);
}

/** Keeps the page as the prefs say; call once, inside a component. */
export function applyPrefs(): void {
  $effect(() => watch(DARK, (on) => (system.dark = on)));
  $effect(() => watch(STILL, (on) => (system.still = on)));
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme();
    root.dataset["motion"] = stillMotion() ? "reduced" : "full";
    root.style.setProperty("--text-scale", String(prefs.textSize / 100));
  });
  $effect(() => void setLanguage(prefs.language));
  $effect(() => {
    JSON.stringify(prefs); // reads every one, so that any change is kept
    savePrefs();
  });
}

function watch(query: string, tell: (on: boolean) => void): () => void {
  const list = matchMedia(query);
  const heard = (event: MediaQueryListEvent) => tell(event.matches);
  list.addEventListener("change", heard);
  return () => list.removeEventListener("change", heard);
}
