/** Global 1940 on the shelf: Japan, China and the islands. */
import type { GameCard } from "../game";

const card: GameCard = { place: 2, board: "global40", part: { x: 300, y: 78, width: 110 } };

export default card;
