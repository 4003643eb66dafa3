/** Places by name: what somebody types, against the names of areas in every language and other words for them. */
import { nameOf, shortOf, type BoardArea, type BoardMap } from "./mapfile";

export interface FoundPlace {
  area: string;
  name: string;
  /** The word that was meant, where it is not the name: a city, or the name in another language. */
  also: string;
}

/** Other words for an area, such as a city in it. */
export type OtherWords = (area: string) => readonly string[];

const EXACT = 0;
const BEGINS = 1;
const WORD_BEGINS = 2;
const INSIDE = 3;
const NOT = 4;

/** Without accents, capitals and signs: "Côte d'Or" is "cote d or". */
export function plain(text: string): string {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ø", "o");
  return bare.replace(/[^\p{L}\d]+/gu, " ").trim();
}

function closeness(wanted: string, word: string): number {
  const found = plain(word);
  if (found === wanted) return EXACT;
  if (found.startsWith(wanted)) return BEGINS;
  if (` ${found}`.includes(` ${wanted}`)) return WORD_BEGINS;
  return found.includes(wanted) ? INSIDE : NOT;
}

/** The places that fit best, at the most `most` of them; none for an empty text. */
export function findPlaces(map: BoardMap, text: string, language: string, others: OtherWords = () => [], most = 8): FoundPlace[] {
  const wanted = plain(text);
  if (!wanted) return [];
  const found = namedAreas(map).flatMap((area) => {
    const name = nameOf(area, language);
    const own = Math.min(closeness(wanted, name), closeness(wanted, shortOf(area, language)));
    const words = [...others(area.id), ...Object.values(area.names), ...Object.values(area.short)];
    const best = words.reduce((least, word) => Math.min(least, closeness(wanted, word)), NOT);
    if (Math.min(own, best) === NOT) return [];
    const also = own <= best ? "" : words.find((word) => closeness(wanted, word) === best)!;
    // A name in the language of the page comes before another word that fits as well.
    return [{ area: area.id, name, also, rank: own <= best ? 2 * own : 2 * best + 1 }];
  });
  found.sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, language, { numeric: true }));
  return found.slice(0, most).map(({ area, name, also }) => ({ area, name, also }));
}

/** Everything that has a name, also land that nothing enters. */
const namedAreas = (map: BoardMap): BoardArea[] => Object.values(map.areas).filter((area) => Object.keys(area.names).length);
