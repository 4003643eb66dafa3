/** A battle as a link: everything is behind the hash, nothing is stored. */
import type { OddsForm, Scalar } from "../net/types";

export interface Battle {
  game: string;
  mode: string;
  values: Record<string, Scalar>;
  options: Record<string, Scalar>;
}

const OPTION = "option.";

/** `game=classic&mode=land&attack=germany: 3 inf`; what has its default is left out. */
export function queryOf(battle: Battle, form: OddsForm | null): string {
  const query = new URLSearchParams({ game: battle.game, mode: battle.mode });
  for (const [name, value] of Object.entries(battle.values)) {
    if (value !== defaultOf(form, name)) query.set(name, String(value));
  }
  for (const [name, value] of Object.entries(battle.options)) query.set(OPTION + name, String(value));
  return query.toString();
}

function defaultOf(form: OddsForm | null, name: string): Scalar {
  return form?.fields.find((field) => field.name === name)?.default ?? "";
}

/** What a link says, with all values as text still. */
export function readQuery(query: string): Battle {
  const battle: Battle = { game: "", mode: "", values: {}, options: {} };
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === "game" || name === "mode") battle[name] = value;
    else if (name.startsWith(OPTION)) battle.options[name.slice(OPTION.length)] = scalar(value);
    else battle.values[name] = value;
  }
  return battle;
}

const scalar = (text: string): Scalar => (text === "true" || text === "false" ? text === "true" : /^\d{1,9}$/.test(text) ? Number(text) : text);

/** The battle with the types and the parts that the form has; a mode that the game does not have becomes its first. */
export function fitted(battle: Battle, form: OddsForm): Battle {
  const mode = form.modes.find(({ name }) => name === battle.mode) ?? form.modes[0];
  const values: Record<string, Scalar> = {};
  for (const { name } of mode?.parts ?? []) values[name] = String(battle.values[name] ?? "");
  for (const field of form.fields) {
    const said = battle.values[field.name];
    if (said === undefined || !mode?.fields.includes(field.name)) continue;
    values[field.name] = field.type === "flag" ? String(said) === "true" : field.type === "number" ? whole(said, field.default) : String(said);
  }
  return { game: form.game, mode: mode?.name ?? "", values, options: battle.options };
}

const whole = (said: Scalar, otherwise: Scalar): Scalar => (/^\d{1,9}$/.test(String(said)) ? Number(said) : otherwise);
