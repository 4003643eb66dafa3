/** The sides of Classic that whoever looks on may resign for. */
import { t } from "../../i18n";
import type { Offer } from "../../net/types";
import type { Call } from "../../games/game";

export function resignations(offers: readonly Offer[]): Call[] {
  const sides = offers.filter((offer) => offer.verb === "concede").flatMap(({ targets = [] }) => targets);
  return sides.map((side) => ({
    id: side,
    label: t(`classic-side-${side}`),
    text: t("classic-resign-text", { side }),
    action: { act: "concede", side },
  }));
}
