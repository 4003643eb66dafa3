/** Why a computer does something, in the words of its game. */
import { wholePercent } from "../battle/odds";
import type { PlaceName } from "../games/game";
import { has, t, type Args } from "../i18n";
import type { Figure, Reason } from "../net/types";
import { gameWord } from "../screens/titles";

const CHANCES = new Set(["win", "hold", "share"]);
const PLACES = new Set(["space", "zone", "start", "target"]);
/** Figures that are words of the game, with the part of its catalog that has them. */
const WORDS: Record<string, string> = { owner: "nation", rival: "nation", to: "nation", kind: "kind" };

/** One reason: `<game>-reason-<key>` with its figures; "" for a key, or figures, that the game has no words for.
 * `<game>-advice-<key>` tells nothing of a move that is done, and is said where one is only proposed. */
export function reasonText(game: string, { key, figures = {} }: Reason, names: PlaceName, isAdvice = false): string {
  const id = [`${game}-reason-${key}`, ...(isAdvice ? [`${game}-advice-${key}`] : [])].find(has);
  if (!id) return "";
  const args: Args = {};
  for (const [name, value] of Object.entries(figures)) args[name] = said(game, name, value, names);
  const text = t(id, args);
  return text.includes("{$") ? "" : text;
}

/** All of them, each only once. */
export function reasonsText(game: string, reasons: readonly Reason[] | undefined, names: PlaceName, isAdvice = false): string {
  const texts = (reasons ?? []).map((reason) => reasonText(game, reason, names, isAdvice));
  return [...new Set(texts.filter(Boolean))].join("; ");
}

function said(game: string, name: string, value: Figure, names: PlaceName): string | number {
  if (typeof value === "string") {
    const word = WORDS[name];
    if (PLACES.has(name)) return names(value);
    return word ? gameWord(game, word, value) : value;
  }
  return CHANCES.has(name) ? wholePercent(value) : Math.round(value);
}
