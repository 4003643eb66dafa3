/** People who share a browser in a game with secrets: whose eyes are on the screen, and what they may know. */
import type { Told } from "../net/types";

/** Whether the next person must take the device: the seat that decides is not the one whose view was sent. */
export function mustHandOver(seat: string, eyes: string): boolean {
  return seat !== "" && seat !== eyes;
}

/** The seat that had the device and may still take its last step back; "" for none. */
export function passingOn(undo: Readonly<Record<string, number>> = {}, next: string): string {
  return Object.keys(undo).find((seat) => seat !== next) ?? "";
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
