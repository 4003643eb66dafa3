/** What outlives a battle board, such as that it was put away, belongs to one table: at another one it is forgotten. */

const all: Record<string, unknown>[] = [];
let at = "";

/** A record of this table only. */
export function keep(record: Record<string, unknown>): void {
  all.push(record);
}

/** Somebody sits down at a table: what was kept of another goes. */
export function sitDown(table: string): void {
  if (table === at) return;
  at = table;
  for (const record of all) for (const key of Object.keys(record)) delete record[key];
}
