/** The sentence under the title of a new game: "You play Germany. Japan is with you. The Soviet Union moves first." */
import { has, list, locale, t } from "../i18n";
import type { RulesetInfo } from "../net/types";
import { humans, sideOf, type Plan } from "./plan";
import { nationInText } from "./titles";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

export function planSentence(plan: Plan, ruleset: RulesetInfo): string {
  const name = (seat: string): string => nationInText(plan.game, seat);
  const names = (seats: readonly string[]) => list(seats.map(name));
  const mine = humans(plan);
  const party = (seat: string): string => sideOf(ruleset, seat) || seat; // without sides everybody is for himself
  const sides = new Set(mine.map(party));
  const mates = Object.keys(plan.seats).filter((seat) => !mine.includes(seat) && sides.has(party(seat)));
  const parts = [who(mine, sides.size, names), sides.size === 1 && mates.length ? t("shell-new-with-you", { nations: names(mates), count: mates.length }) : ""];
  return [...parts, first(plan.game, name(ruleset.seats[0] ?? ""))].filter(Boolean).map(capital).join(" ");
}

/** Who begins: in the game's own words where that is not known before. */
function first(game: string, nation: string): string {
  const own = `${game}-begins`;
  return has(own) ? t(own) : t("shell-new-first", { nation });
}

function who(mine: readonly string[], sides: number, names: (seats: readonly string[]) => string): string {
  if (!mine.length) return t("shell-new-watch");
  return sides > 1 ? t("shell-new-people-play", { nations: names(mine) }) : t("shell-new-you-play", { nations: names(mine) });
}
