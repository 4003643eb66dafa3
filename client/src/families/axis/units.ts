/** Reads the texts that name pieces such as `ship(guard,guard)`, `plane@2` and `red:plane`. */

export interface UnitSpec {
  nation: string; // "" where the text leaves it open
  kind: string;
  cargo: UnitSpec[];
}

const SPEC = /^(?:([a-z_]+):)?([a-z_]+)(?:\(([^)]*)\))?/;

/** A text without what a reader does not need: steps taken, where a piece came from, where cargo will land. */
export function parseUnit(text: string): UnitSpec {
  const [, nation = "", kind = text, cargo = ""] = SPEC.exec(text.trim()) ?? [];
  const aboard = cargo.split(",").filter((part) => part.trim() !== "");
  return { nation, kind, cargo: aboard.map(parseUnit) };
}

/** Whether a text says what a ship carries, be it nothing. */
export const namesCargo = (text: string): boolean => text.includes("(");

export { readCounts as readUnits } from "../../games/counts";

/** The nations named among the pieces, in the order of the texts. */
export function nationsIn(units: Record<string, number>): string[] {
  const nations = Object.keys(units).map((text) => parseUnit(text).nation);
  return [...new Set(nations.filter((nation) => nation !== ""))];
}
