/** What somebody likes: kept in this browser, never sent anywhere. */
import { detectLanguage, LANGUAGES, type Language } from "../i18n";

export interface Prefs {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  dice: "normal" | "fast" | "off";
  /** Names of areas on the map, and their values. */
  names: boolean;
  values: boolean;
  textSize: number; // percent, 100 to 150
  letterCodes: boolean;
  strongBorders: boolean;
  patterns: boolean;
  /** No shading of water and paper: quicker where a machine is slow. */
  simpleMap: boolean;
  /** Single-key shortcuts. */
  keys: boolean;
  /** Of the sounds, in percent; 0 is silence. */
  volume: number;
  /** How fast computers move; 0 just shows the result. */
  computerSpeed: 0.5 | 1 | 2 | 4 | 0;
  /** The map comes to where computers do something out of sight. */
  follow: boolean;
  /** A card at the start of a turn with what happened since the last one. */
  recap: boolean;
  /** "Finish quickly" rolls on while the odds are at least this, in percent. */
  mark: number;
}

const STORED = "sandtable.prefs";
export const TEXT_SIZES = [100, 110, 125, 150] as const;
export const MARK = { low: 50, high: 95, step: 5 } as const;
export const VOLUME = { low: 0, high: 100, step: 10 } as const;

export function defaults(): Prefs {
  return {
    language: detectLanguage(),
    theme: "auto",
    motion: "auto",
    dice: "normal",
    names: true,
    values: true,
    textSize: 100,
    letterCodes: false,
    strongBorders: false,
    patterns: false,
    simpleMap: false,
    keys: true,
    volume: 60,
    computerSpeed: 1,
    follow: true,
    recap: true,
    mark: 60,
  };
}

const ALLOWED: { [K in keyof Prefs]?: readonly Prefs[K][] } = {
  language: LANGUAGES,
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "reduced"],
  dice: ["normal", "fast", "off"],
  computerSpeed: [0.5, 1, 2, 4, 0],
};
const BETWEEN: { [K in keyof Prefs]?: readonly [number, number] } = { textSize: [100, 150], mark: [MARK.low, MARK.high], volume: [VOLUME.low, VOLUME.high] };

function fits<K extends keyof Prefs>(key: K, value: unknown, usual: Prefs[K]): value is Prefs[K] {
  if (typeof value !== typeof usual) return false;
  const range = BETWEEN[key];
  if (range) return (value as number) >= range[0] && (value as number) <= range[1];
  return ALLOWED[key]?.includes(value as Prefs[K]) ?? true;
}

/** Prefs from stored text: what does not fit (older versions, other hands) falls back to the usual value, one by one. */
export function parsePrefs(text: string | null): Prefs {
  const made = defaults();
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return made;
  }
  if (typeof stored !== "object" || stored === null) return made;
  const keep = <K extends keyof Prefs>(key: K) => {
    const value = (stored as Record<string, unknown>)[key];
    if (fits(key, value, made[key])) made[key] = value;
  };
  (Object.keys(made) as (keyof Prefs)[]).forEach(keep);
  if ((stored as { sound?: unknown }).sound === false && !("volume" in stored)) made.volume = 0; // how silence was kept before
  return made;
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null; // storage is forbidden: prefs last as long as the page
  }
}

export const prefs: Prefs = $state(parsePrefs(read()));

export function savePrefs(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(prefs));
  } catch {
    // as above
  }
}

export function resetPrefs(): void {
  Object.assign(prefs, { ...defaults(), language: prefs.language });
}
