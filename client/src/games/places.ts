/** Names of areas for sentences. */
import { language } from "../i18n";

interface Named {
  names: Partial<Record<string, string>>;
  short?: Partial<Record<string, string>>;
}

/** The name of an area for a sentence: the short form, unless that is an abbreviation or a number made for the map. */
export function placeName(areas: Record<string, Named>, area: string): string {
  const found = areas[area];
  const full = found?.names[language()] ?? found?.names["en"] ?? area;
  const short = found?.short?.[language()];
  return short && !short.includes(".") && /\p{L}/u.test(short) ? short : full;
}
