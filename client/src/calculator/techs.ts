/** Developments as text: `germany:jet_power,rockets uk:super_submarines`. */

export function readTechs(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of text.split(/[;\s]+/)) {
    const [nation = "", names = ""] = part.split(":");
    if (nation && names) found.set(nation, new Set([...(found.get(nation) ?? []), ...names.split(",").filter(Boolean)]));
  }
  return found;
}

export function withTech(text: string, nation: string, tech: string, on: boolean): string {
  const found = readTechs(text);
  const names = found.get(nation) ?? new Set<string>();
  if (on) names.add(tech);
  else names.delete(tech);
  found.set(nation, names);
  return [...found].filter(([, known]) => known.size).map(([who, known]) => `${who}:${[...known].join(",")}`).join(" ");
}
