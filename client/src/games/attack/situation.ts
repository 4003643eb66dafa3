/** What a decision is about, in a line or two: the battle, the challenge, the offer. */
import { t } from "../../i18n";
import type { Places } from "../game";
import type { AttackSheet, AttackView, Battle, Deal, Sea } from "./types";
import { cardName, nationName, unitsText } from "./words";

export function about(view: AttackView, sheet: AttackSheet, places: Places): string[] {
  if (view.battle) return battle(view.battle, places);
  if (view.sea) return sea(view.sea, view.seat ?? "");
  return view.deal ? deal(view.deal, sheet) : [];
}

function battle(now: Battle, places: Places): string[] {
  const side = (which: "attacker" | "defender"): string => {
    const force = which === "attacker" ? now.attack : (now.defense ?? {});
    return t("attack-decide-battle-front", { side: which, front: unitsText(force.front), reserve: unitsText(force.reserve) });
  };
  return [t("attack-decide-battle", { place: places.name(now.region) }), side("attacker"), side("defender")];
}

function sea(now: Sea, seat: string): string[] {
  const length = now.length?.[seat];
  const lines = [t("attack-decide-sea", { challenger: nationName(now.challenger), holder: nationName(now.holder) })];
  return length ? [...lines, t("attack-decide-sea-line", { count: length })] : lines;
}

function deal(now: Deal, sheet: AttackSheet): string[] {
  const give = (now.give ?? []).map((card) => cardName(card, sheet.cards[card]?.value)).join(", ") || t("attack-cards", { count: now.gives });
  const want = Object.entries(now.want ?? {}).map(([what, count]) => `${count} × ${cardName(what, sheet.cards[what]?.value)}`).join(", ") || t("attack-cards", { count: now.asks });
  const terms = t("attack-decide-deal", { nation: nationName(now.proposer), give, want });
  return now.text ? [terms, t("attack-decide-promise", { text: now.text })] : [terms];
}
