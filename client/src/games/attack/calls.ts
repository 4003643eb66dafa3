/** What anybody may say for the whole table of Attack!: that the agreed time draws near, or is up. */
import { t } from "../../i18n";
import type { Offer } from "../../net/types";
import type { Call } from "../game";

export function callsOf(offers: readonly Offer[]): Call[] {
  return offers.filter((offer) => offer.verb === "clock").map(({ kind = "" }) => ({
    id: kind,
    label: t(`attack-call-${kind}`),
    text: t(`attack-call-${kind}-text`),
    action: { act: "clock", what: kind },
  }));
}
