/** How a game ended, in words for whoever reads them. */
import type { AnyStory } from "../games/game";
import { t } from "../i18n";
import type { LiveTable } from "../net/table.svelte";
import type { Over } from "../net/types";
import { isHuman } from "../screens/players";

export type EndedTable = Pick<LiveTable, "now" | "sheet" | "seats" | "mine">;

/** "The Allies have won". */
export function wonText({ words }: AnyStory, { winners }: Over, { sheet }: EndedTable): string {
  return winners.length ? t("table-over-title", { winner: words.team(winners, sheet), count: winners.length }) : t("table-over-nobody");
}

/** "Economic victory", "You resigned". */
export function howText(game: AnyStory, over: Over, table: EndedTable): string {
  const who = game.resigned(over, table.now?.view, table.sheet);
  return game.words.victory(over.how, { who: who.length ? game.words.team(who, table.sheet) : "", count: who.length, own: isOwn(who, table) ? "yes" : "no" });
}

/** Whether it was the reader who gave up: all people among them sit here, and nobody else does. */
function isOwn(who: readonly string[], { seats, mine }: EndedTable): boolean {
  const people = who.filter((seat) => isHuman(seats[seat]?.kind));
  return people.length > 0 && people.every((seat) => mine.includes(seat)) && mine.every((seat) => who.includes(seat));
}
