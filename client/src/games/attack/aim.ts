/** What the button that confirms a region says: the order itself, with its place. */
import { isRisky, wholePercent } from "../../battle/odds";
import { t } from "../../i18n";
import type { PlaceName } from "../game";
import type { AttackDesk } from "./desk.svelte";
import { unitsText } from "./words";

/** Decisions that only want a region. */
const POINTED: Readonly<Record<string, string>> = {
  setup_claim: "attack-claim-here",
  setup_capital: "attack-capital-here",
  battle_order: "attack-fight-in",
  action: "attack-diplomacy-here",
};

export function aimText(desk: AttackDesk, area: string, names: PlaceName): string {
  const place = names(area);
  const pointed = POINTED[desk.what];
  if (pointed) return t(pointed, { place });
  if (desk.isPlacing) return t("attack-place-here", { units: unitsText(chosen(desk, area)), place });
  const risk = riskOf(desk, area);
  if (risk) return t("attack-attack-there-risky", { place, percent: risk });
  return t(desk.targets[area]?.kind === "attack" ? "attack-attack-there" : "attack-go-there", { place });
}

/** The chance of the attack that is weighed, where it is a small one; "" otherwise. */
export function riskOf({ advice }: AttackDesk, area: string): string {
  const { weighed } = advice;
  return weighed?.space === area && isRisky(weighed.win) ? wholePercent(weighed.win) : "";
}

/** Units that would be put there. */
const chosen = (desk: AttackDesk, area: string): Record<string, number> =>
  Object.fromEntries(desk.choices.filter((choice) => choice.ways.has(area)).map((choice) => [choice.kind, desk.countOf(choice)]));
