/** Words about games that no game's own catalogue needs to know. */
import { has, t } from "../i18n";

/** A game's name on cards and lists. */
export function gameTitle(game: string): string {
  const id = `shell-game-${game}`;
  return has(id) ? t(id) : game;
}

/** Words from a game's own part of the catalogue: `classic-nation-germany`; the plain id where it has none. */
export function gameWord(game: string, kind: string, name: string): string {
  const id = `${game}-${kind}-${name}`;
  return has(id) ? t(id) : name.replaceAll("_", " ");
}
