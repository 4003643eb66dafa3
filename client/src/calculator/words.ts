/** What a calculator says; names of units, nations and developments are in the game's part of the catalogue. */
import { has, t } from "../i18n";
import type { OddsForm, OddsKind } from "../net/types";
import { gameWord } from "../screens/titles";
import type { Refused } from "./reckoning.svelte";
import type { Fault } from "./text";

/** "Transport with 2 infantry", "Infantry". */
export function unitName(form: OddsForm, short: string): string {
  const kind = form.kinds.find((one) => one.short === short);
  if (kind) return kind.cargo ? t("calculator-laden", { ship: title(form, kind.name), cargo: cargoText(form, kind) }) : title(form, kind.name);
  return short;
}

const title = (form: OddsForm, name: string): string => gameWord(form.game, "unit-title", name);

function cargoText(form: OddsForm, kind: OddsKind): string {
  const counts = new Map<string, number>();
  for (const one of kind.cargo ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([name, count]) => unitCount(form, name, count)).join(", ");
}

/** "3 infantry", by the name of the kind or by its short text. */
export function unitCount(form: OddsForm, unit: string, count: number): string {
  const kind = form.kinds.find(({ short, name, cargo }) => short === unit || (name === unit && !cargo));
  const id = `${form.game}-units-${kind?.name ?? unit}`;
  if (!has(id)) return `${count} ${unit}`;
  const said = t(id, { count });
  return kind?.cargo ? t("calculator-laden", { ship: said, cargo: cargoText(form, kind) }) : said;
}

/** Units that are left, as the server names them: `infantry`, `transport(infantry,infantry)`. */
export function leftText(form: OddsForm, units: Record<string, number>): string {
  const parts = Object.entries(units).map(([unit, count]) => unitCount(form, unit.replace(/\(.*/, "").replace(/^.*:/, ""), count));
  return parts.join(", ") || t("calculator-nobody");
}

/** What is wrong with a text. */
export function faultText(form: OddsForm, { what, word }: Fault): string {
  const units = form.kinds.filter((kind) => !kind.cargo).map(({ short }) => short).join(" ");
  const nations = (form.nations ?? []).map(({ name }) => name).join(", ");
  return t(`calculator-fault-${what}`, { word, units, nations, example: form.nations ? `${form.nations[0]?.name}: 3 inf` : "3 inf" });
}

/** The first of these messages that there is, in the game's own words where it has some: `classic-calculator-goal-take`; "" for none. */
export function wordsId(game: string, ...names: string[]): string {
  return names.flatMap((name) => [`${game}-calculator-${name}`, `calculator-${name}`]).find(has) ?? "";
}

export function choiceName(field: string, choice: string, game: string): string {
  const id = wordsId(game, `${field}-${choice}`);
  return id ? t(id) : choice.replaceAll("_", " ");
}

/** Why a battle cannot be calculated; "" where the catalog has no words for it. */
export function refusedText(form: OddsForm | null, { reason, facts }: Refused): string {
  const id = form && reason ? wordsId(form.game, `refused-${reason}`) : "";
  if (!form || !id) return "";
  const said = Object.entries(facts).map(([name, value]) => [name, WORDS[name] ? gameWord(form.game, WORDS[name], String(value)) : value]);
  return t(id, Object.fromEntries(said));
}

/** Facts that are words of the game, with the part of its catalog that has them. */
const WORDS: Record<string, string> = { unit: "unit-title", nation: "nation", other: "nation" };
