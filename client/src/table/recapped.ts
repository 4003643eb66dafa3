/** How far somebody has read at each table: what they were told once is no news when they come back. Kept in this browser. */
const STORED = "sandtable.recap";
/** Tables that are remembered, the newest last. */
const MOST = 40;

function read(): [table: string, n: number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return []; // storage is forbidden, or holds something else
  }
}

/** The last record that was read at a table; 0 for none. */
export const readUntil = (table: string): number => read().find(([one]) => one === table)?.[1] ?? 0;

export function noteRead(table: string, n: number): void {
  const others = read().filter(([one]) => one !== table);
  try {
    localStorage.setItem(STORED, JSON.stringify([...others, [table, n]].slice(-MOST)));
  } catch {
    // as above: the card comes again after a reload
  }
}
