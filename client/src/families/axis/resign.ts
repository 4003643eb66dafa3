/** The sides that whoever looks on may resign for. */
import { say } from "./edition";
import type { Offer } from "../../net/types";
import type { Call } from "../../games/game";

export function resignations(offers: readonly Offer[]): Call[] {
  const sides = offers.filter((offer) => offer.verb === "concede").flatMap(({ targets = [] }) => targets);
  return sides.map((side) => ({
    id: side,
    label: say(`side-${side}`),
    text: say("resign-text", { side }),
    action: { act: "concede", side },
  }));
}
