/** Names for files that every system takes. */
export function plainFileName(name: string, otherwise: string, ending: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w .-]+/g, "").trim().replace(/\s+/g, "-").toLowerCase();
  return `${plain || otherwise}.${ending}`;
}

/** The day as it is here, such as 2026-03-09: files so named stand in the order in which they were saved. */
export function dayOf(day: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
