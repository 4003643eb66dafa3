/** Refusals in words: a game has its own, and all games share some. */
import { has } from "../i18n";
import type { Refusal } from "../net/types";

/** The message for a refusal: the game's for just these facts, its plain one, or the one that all games share. */
export function refusalId(game: string, { reason, facts = {} }: Refusal): string {
  const plain = `${game}-refusal-${reason}`;
  const exact = [plain, ...Object.keys(facts).sort()].join("-");
  return [exact, plain, `refusals-${reason}`].find(has) ?? "refusals-unknown";
}
