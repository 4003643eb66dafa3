/** The edition whose table is on the screen. There is one at a time, as there is one language; it gives the parts of the family its words. */
import { has, t, type Args } from "../../i18n";
import type { AxisSheet } from "./types";

export interface Edition {
  /** The id of the game, with which its words begin. */
  id: string;
  /** The part of the catalog that has the words of all editions. */
  family: string;
  /** All its kinds of units, in the order in which pieces are told. */
  kinds: readonly string[];
  /** Whether two nations stand together, where no view says so because it never changes. */
  areAllies?: (sheet: Pick<AxisSheet, "side">, one: string, other: string) => boolean;
}

let shown: Edition = { id: "", family: "", kinds: [] };

/** From now on the screen shows a table of this edition. */
export function show(edition: Edition): void {
  shown = edition;
}

export const edition = (): Edition => shown;

/** The message for an id, which is written without a name before it: the edition's own, the family's, or that of all games. */
const found = (id: string): string | undefined => [`${shown.id}-${id}`, `${shown.family}-${id}`, id].find(has);

/** The words for an id as the edition says it: `landing-here`. */
export const say = (id: string, args?: Args): string => t(found(id) ?? `${shown.id}-${id}`, args);

/** Whether there are words for an id. */
export const canSay = (id: string): boolean => found(id) !== undefined;
