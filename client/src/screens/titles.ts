/** Words about games that no game's own catalog needs to know. */
import { has, t } from "../i18n";

/** A game's name on cards and lists. */
export function gameTitle(game: string): string {
  const id = `shell-game-${game}`;
  return has(id) ? t(id) : game;
}

/** An edition's name on buttons and lists. */
export function editionTitle(game: string, ruleset: string): string {
  const id = `shell-edition-${ruleset}`;
  return has(id) ? t(id) : gameWord(game, "ruleset", ruleset);
}

/** A nation inside a sentence, where a game has other words for it there: "the Soviet Union". */
export function nationInText(game: string, seat: string): string {
  const nation = gameWord(game, "nation", seat);
  const id = `${game}-nation-in-text`;
  return has(id) ? t(id, { seat, nation }) : nation;
}

/** Words from a game's own part of the catalogue: `classic-nation-germany`; the plain id where it has none. */
export function gameWord(game: string, kind: string, name: string): string {
  const id = `${game}-${kind}-${name}`;
  return has(id) ? t(id) : name.replaceAll("_", " ");
}
