/** Reads from the Python sources which events are told and which refusals given, with the names of their facts. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export interface Call {
  name: string;
  rule: string;
  facts: string[];
}

const SOURCES = resolve(__dirname, "../../../src/sandtable");

export function calls(folder: string, verb: "refuse" | "tell" | "whisper"): Call[] {
  const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".py")).flatMap((file) => callsIn(readFileSync(join(SOURCES, folder, file), "utf8"), verb));
}

function callsIn(text: string, verb: string): Call[] {
  const found: Call[] = [];
  for (const match of text.matchAll(new RegExp(`(?<!def )\\b${verb}\\(`, "g"))) {
    const args = argumentsAt(text, match.index + match[0].length);
    const facts = args.flatMap((arg) => /^(\w+)=(?!=)/.exec(arg)?.[1] ?? []);
    // A whisper names its listeners first.
    const told = args[verb === "whisper" ? 1 : 0] ?? "";
    for (const name of literals(told, text.slice(0, match.index)))
      found.push({ name, rule: /^"([^"]*)"$/.exec(args[1] ?? "")?.[1] ?? "", facts });
  }
  return found;
}

/** The arguments of a call, split at the commas that belong to it. */
function argumentsAt(text: string, start: number): string[] {
  const parts = [""];
  let depth = 0;
  for (let i = start; depth >= 0; i++) {
    const sign = text[i] ?? ")";
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    if (depth < 0) break;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The names a first argument can have: a literal, or the literals last given to a variable. */
function literals(argument: string, before: string): string[] {
  const plain = /^"(\w+)"$/.exec(argument)?.[1];
  if (plain) return [plain];
  const given = [...before.matchAll(new RegExp(`\\b${argument} = (.+)`, "g"))].at(-1)?.[1] ?? "";
  return [...given.matchAll(/"(\w+)"/g)].map((match) => match[1] ?? "").filter((name) => /^[a-z_]+$/.test(name));
}
