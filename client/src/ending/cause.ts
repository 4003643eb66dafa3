/** What turned a game, in words: the land that changed hands in a turn, and how the game ended where it did in that turn. */
import type { PlaceName } from "../games/game";
import { changesBetween, changesText } from "../time/change";
import type { AnyTimeline } from "../time/story";
import type { TurningPoint } from "./curve";

export function causeOf(line: AnyTimeline, { turn, from, to }: Pick<TurningPoint, "turn" | "from" | "to">, names: PlaceName, how: string): string {
  const changes = changesText(line, changesBetween(line, from, to), names);
  return [changes, turn === line.turns.at(-1) ? how : ""].filter(Boolean).join(" · ");
}
