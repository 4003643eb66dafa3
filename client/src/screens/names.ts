/** Names people gave last time, so that nobody types them twice. */
const STORED = "sandtable.names";

export function rememberedNames(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  } catch {
    return {};
  }
}

export function rememberNames(seats: Record<string, { name?: string }>): void {
  const names = Object.fromEntries(Object.entries(seats).flatMap(([seat, { name }]) => (name?.trim() ? [[seat, name.trim()]] : [])));
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...rememberedNames(), ...names }));
  } catch {
    // storage is forbidden: they type again
  }
}
