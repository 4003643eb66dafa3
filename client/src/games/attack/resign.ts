/** The players of Attack! that whoever looks on may resign for: the one on the screen. */
import { t } from "../../i18n";
import type { Offer } from "../../net/types";
import type { Call } from "../game";
import { nationName } from "./words";

export function resignations(offers: readonly Offer[]): Call[] {
  const seats = offers.filter((offer) => offer.verb === "concede").flatMap(({ targets = [] }) => targets);
  return seats.map((seat) => ({
    id: seat,
    label: nationName(seat),
    text: t("attack-resign-text"),
    action: { act: "concede", seat },
  }));
}
