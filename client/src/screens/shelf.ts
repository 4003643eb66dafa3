/** The shelf of games, in the order of the cards. */
import { GAMES } from "../games/registry";

export interface ShelfCard {
  game: string;
  /** The part of the Classic board that the card shows, in map units; it is the one board the browser has. */
  view: { x0: number; y0: number; x1: number; y1: number };
}

const around = (x: number, y: number, width: number): ShelfCard["view"] => ({
  x0: x - width / 2, x1: x + width / 2, y0: y - width / 7, y1: y + width / 7,
});

export const SHELF: readonly ShelfCard[] = [
  { game: "classic", view: around(180, 30, 92) },
  { game: "global40", view: around(275, 45, 92) },
  { game: "attack", view: around(120, 48, 150) },
  { game: "triumph", view: around(175, 26, 46) },
];

/** Games on the shelf that have a table screen here. */
export const PLAYABLE: readonly string[] = SHELF.map((card) => card.game).filter((game) => GAMES.includes(game));
