/** Reads the texts that name pieces in Classic, such as `transport(infantry,infantry)`, `fighter@2` and `uk:fighter`. */

export interface UnitSpec {
  nation: string; // "" where the text leaves it open
  kind: string;
  cargo: UnitSpec[];
}

const SPEC = /^(?:([a-z_]+):)?([a-z_]+)(?:\(([^)]*)\))?/;
const LISTED = /^(\d+) (.+)$/;

/** A text without what a reader does not need: steps taken, where a piece came from, where cargo will land. */
export function parseUnit(text: string): UnitSpec {
  const [, nation = "", kind = text, cargo = ""] = SPEC.exec(text.trim()) ?? [];
  const aboard = cargo.split(",").filter((part) => part.trim() !== "");
  return { nation, kind, cargo: aboard.map(parseUnit) };
}

/** Numbers by text from the way events list pieces: `["4 armor", "1 uk:fighter"]`. */
export function readUnits(listed: readonly (string | number)[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of listed) {
    const [, count, text] = LISTED.exec(String(item)) ?? [];
    if (text) found[text] = (found[text] ?? 0) + Number(count);
  }
  return found;
}

/** The nations named among the pieces, in the order of the texts. */
export function nationsIn(units: Record<string, number>): string[] {
  const nations = Object.keys(units).map((text) => parseUnit(text).nation);
  return [...new Set(nations.filter((nation) => nation !== ""))];
}
