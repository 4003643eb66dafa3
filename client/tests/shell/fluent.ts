/** What a test wants to know of a catalogue: its messages and the variables each of them uses. */
import { FluentResource } from "@fluent/bundle";

export interface Variables {
  /** Shown to the reader. */
  shown: Set<string>;
  /** Only chosen by, as in plurals. */
  chosen: Set<string>;
}
type Node = { type?: string; name?: string; selector?: unknown; variants?: { value: unknown }[]; args?: unknown[] };

function walk(node: unknown, found: Variables, choosing = false): void {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, found, choosing));
  if (typeof node !== "object" || node === null) return;
  const { type, name, selector, variants, args } = node as Node;
  if (type === "var" && name) (choosing ? found.chosen : found.shown).add(name);
  if (type === "func") args?.forEach((one) => walk(one, found, choosing));
  if (type === "select") {
    walk(selector, found, true);
    variants?.forEach((one) => walk(one.value, found, choosing));
  }
}

/** Ids (attributes as `id.attribute`) with their variables, in the order of the file. */
export function messagesOf(text: string): Map<string, Variables> {
  const all = new Map<string, Variables>();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    const patterns: [string, unknown][] = [[id, value], ...Object.entries(attributes).map(([key, one]): [string, unknown] => [`${id}.${key}`, one])];
    for (const [key, pattern] of patterns) {
      const found: Variables = { shown: new Set(), chosen: new Set() };
      walk(pattern, found);
      if (pattern !== null) all.set(key, found);
    }
  }
  return all;
}

/** Every line of a file that begins a message; Fluent itself drops broken ones silently. */
export function writtenIds(text: string): string[] {
  return [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1] ?? "");
}
