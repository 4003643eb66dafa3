/** Classic on the shelf: Europe, from Iceland to the Caucasus. */
import type { GameCard } from "../game";

const card: GameCard = { place: 1, board: "classic", part: { x: 180, y: 30, width: 92 } };

export default card;
