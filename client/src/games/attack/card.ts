/** Attack! on the shelf: from the Americas to Africa. */
import type { GameCard } from "../game";

const card: GameCard = { place: 3, part: { x: 120, y: 48, width: 150 } };

export default card;
