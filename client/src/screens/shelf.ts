/** The shelf of games, in the order of the cards. */
import type { GameCard } from "../games/game";
import { CARDS, GAMES } from "../games/registry";

export interface ShelfCard {
  game: string;
  /** The board of which it shows a part. */
  board: string;
  /** That part, in map units, in the shape of a card's picture. */
  view: { x0: number; y0: number; x1: number; y1: number };
}

const around = ({ x, y, width }: GameCard["part"]): ShelfCard["view"] => ({
  x0: x - width / 2, x1: x + width / 2, y0: y - width / 7, y1: y + width / 7,
});

const inOrder = Object.entries(CARDS).sort(([, one], [, other]) => one.place - other.place);

/** The board of the first card, which others may share. */
const FIRST_BOARD: string = inOrder[0]?.[1].board ?? "";

export const SHELF: readonly ShelfCard[] = inOrder.map(([game, { board = FIRST_BOARD, part }]) => ({ game, board, view: around(part) }));

/** Games on the shelf that have a table screen here. */
export const PLAYABLE: readonly string[] = SHELF.map((card) => card.game).filter((game) => GAMES.includes(game));
