/** Reads the way in which events list pieces. */

const LISTED = /^(\d+) (.+)$/;

/** Numbers by the text that names the pieces: `["4 armor", "1 uk:fighter"]`. */
export function readCounts(listed: readonly (string | number)[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of listed) {
    const [, count, text] = LISTED.exec(String(item)) ?? [];
    if (text) found[text] = (found[text] ?? 0) + Number(count);
  }
  return found;
}
