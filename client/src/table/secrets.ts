/** People who share a browser in a game with secrets: whose eyes are on the screen, and what they may know. */
import type { Told } from "../net/types";

/** The seat whose view is shown: the one that decides, or the only one here; "" for nobody's. */
export function eyesOf(seat: string, mine: readonly string[]): string {
  return seat || (mine.length === 1 ? (mine[0] ?? "") : "");
}

/** Whether the screen must be covered until the next person has taken the device. */
export function mustHandOver(seat: string, mine: readonly string[], holder: string): boolean {
  return mine.length > 1 && seat !== "" && seat !== holder;
}

/** How much of the seats' secrets is on the screen: all that the holder may know, nothing (an open fight), or not even the screen. */
export type Secrecy = "shown" | "hidden" | "covered";

export function secrecyOf(mustPass: boolean, isPublic: boolean): Secrecy {
  return !mustPass ? "shown" : isPublic ? "hidden" : "covered";
}

/** What happened, as these eyes saw it. */
export function seenBy<T extends Pick<Told, "events">>(told: readonly T[], eyes: string): T[] {
  return told.map((one) => ({ ...one, events: (one.events ?? []).filter((event) => !event.seen_by || event.seen_by.includes(eyes)) }));
}

/** The last decision of somebody here with the dice that followed; nothing when others have acted since. */
export function lastDeed(told: readonly Told[], mine: readonly string[]): Told[] {
  const start = told.findLastIndex((one) => one.by !== "chance" && one.by !== "table");
  return mine.includes(told[start]?.by ?? "") ? told.slice(start) : [];
}
