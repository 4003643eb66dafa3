/** Names for files that every system takes. */
export function plainFileName(name: string, otherwise: string, ending: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w .-]+/g, "").trim().replace(/\s+/g, "-").toLowerCase();
  return `${plain || otherwise}.${ending}`;
}
