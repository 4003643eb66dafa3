/** What a fight is about, in a line or two: the battle, the challenge. */
import { t } from "../../i18n";
import type { Places } from "../game";
import type { AttackView, Battle, Sea } from "./types";
import { nationName, unitsText } from "./words";

export function about(view: AttackView, places: Places): string[] {
  if (view.battle) return battle(view.battle, places);
  return view.sea ? sea(view.sea, view.seat ?? "") : [];
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

/** Who has made a choice that is sealed while others are still to choose. */
export const chosen = ({ pending }: Pick<AttackView, "pending">): readonly string[] => (pending.type === "decide" ? (pending.may_change ?? []) : []);
