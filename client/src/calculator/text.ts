/** Units as text, `germany: 3 inf 2 arm | japan: 1 ftr`, and as numbers. The form says which words there are. */
import type { OddsForm, OddsKind } from "../net/types";

export interface Stack {
  /** "" where sides are written without a nation. */
  nation: string;
  /** Numbers by the short text of the unit: `inf`, `trn(inf,inf)`. */
  units: Record<string, number>;
}
/** What could not be read: a word that names no unit or nation, or a number or nation that is missing. */
export interface Fault {
  what: "unit" | "nation" | "number" | "no-nation";
  word: string;
}
export type Read = { stacks: Stack[]; fault?: undefined } | { stacks?: undefined; fault: Fault };

const UNIT = /^(\d+)\s*([a-z_]+)(?:\(([^)]*)\))?(?=\s|$|,)[\s,]*/;

/** The units of a part; what the server alone understands, such as ranges, is a fault too. */
export function readPart(text: string, form: OddsForm): Read {
  const stacks: Stack[] = [];
  const said = text.trim().toLowerCase();
  if (said === (form.nobody ?? "")) return { stacks };
  for (const one of form.nations ? said.split("|") : [said]) {
    const found = readStack(one.trim(), form);
    if ("what" in found) return { fault: found };
    const same = stacks.find(({ nation }) => nation === found.nation);
    if (same) for (const [unit, count] of Object.entries(found.units)) same.units[unit] = (same.units[unit] ?? 0) + count;
    else stacks.push(found);
  }
  return { stacks };
}

function readStack(text: string, form: OddsForm): Stack | Fault {
  const colon = /^([^:(]*):/.exec(text);
  if (form.nations && !colon) return { what: "no-nation", word: text };
  const nation = form.nations ? findName(colon?.[1]?.trim() ?? "", form.nations.map(({ name }) => name)) : "";
  if (nation === null) return { what: "nation", word: colon?.[1]?.trim() ?? "" };
  const units: Record<string, number> = {};
  for (let rest = text.slice(form.nations ? (colon?.[0].length ?? 0) : 0).trim(); rest; ) {
    const match = UNIT.exec(rest);
    if (!match) return { what: "number", word: rest.split(/\s+/)[0] ?? rest };
    const unit = shortOf(match[2] ?? "", match[3], form);
    if (unit === null) return { what: "unit", word: `${match[2]}${match[3] === undefined ? "" : `(${match[3]})`}` };
    units[unit] = (units[unit] ?? 0) + Number(match[1]);
    rest = rest.slice(match[0].length).trim();
  }
  return { nation, units };
}

/** The name that is meant, or begins so and is the only one. */
function findName(word: string, names: readonly string[]): string | null {
  if (names.includes(word)) return word;
  const found = word ? names.filter((name) => name.startsWith(word)) : [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The short text of a unit with its cargo in order; null for a word that names none. */
function shortOf(word: string, cargo: string | undefined, form: OddsForm): string | null {
  const plain = form.kinds.filter((kind) => !kind.cargo);
  const kind = findKind(word, plain);
  if (!kind) return null;
  const held = cargo?.split(",").filter((one) => one.trim()).map((one) => findKind(one.trim(), plain));
  if (!held?.length) return kind.short;
  if (held.includes(undefined)) return null;
  const ordered = plain.filter((one) => held.includes(one)).flatMap((one) => held.flatMap((other) => (other === one ? [one.short] : [])));
  return `${kind.short}(${ordered.join(",")})`;
}

function findKind(word: string, kinds: readonly OddsKind[]): OddsKind | undefined {
  const exact = kinds.find(({ short, name }) => word === short || word === name);
  if (exact) return exact;
  const found = kinds.filter(({ name }) => name.startsWith(word));
  if (found.length === 1) return found[0];
  return word.endsWith("s") && !found.length ? findKind(word.slice(0, -1), kinds) : undefined;
}

/** The text of a part. Units stand in the order of the form, others behind them. */
export function writePart(stacks: readonly Stack[], form: OddsForm): string {
  const order = form.kinds.map(({ short }) => short);
  const place = (unit: string): number => (order.indexOf(unit) + order.length + 1) % (order.length + 1);
  const units = (stack: Stack): string =>
    Object.entries(stack.units).filter(([, count]) => count > 0).sort(([a], [b]) => place(a) - place(b)).map(([unit, count]) => `${count} ${unit}`).join(" ");
  if (!form.nations) return stacks.map(units).join(" ").trim() || (form.nobody ?? "");
  return stacks.map((stack) => `${stack.nation}: ${units(stack)}`.trim()).join(" | ");
}

/** The text with another number of one unit. */
export function withCount(text: string, form: OddsForm, place: number, unit: string, count: number): string {
  const stacks = readPart(text, form).stacks ?? [];
  const changed = stacks.length ? stacks : [{ nation: "", units: {} }];
  return writePart(changed.map((stack, at) => (at === place ? { ...stack, units: { ...stack.units, [unit]: count } } : stack)), form);
}

/** The text with the units of another nation. */
export function withNation(text: string, form: OddsForm, place: number, nation: string): string {
  const stacks = readPart(text, form).stacks ?? [];
  if (!stacks.length) return writePart([{ nation, units: {} }], form);
  return writePart(stacks.map((stack, at) => (at === place ? { ...stack, nation } : stack)), form);
}

/** How many units a text names; 0 where it cannot be read. */
export function countUnits(text: string, form: OddsForm): number {
  const counts = (readPart(text, form).stacks ?? []).flatMap(({ units }) => Object.values(units));
  return counts.reduce((sum, count) => sum + count, 0);
}
