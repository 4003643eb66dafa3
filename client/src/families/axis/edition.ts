/** The edition whose table is on the screen. There is one at a time, as there is one language; it gives the parts of the family its words. */
import { has, t, type Args } from "../../i18n";

export interface Edition {
  /** The id of the game, with which its words begin. */
  id: string;
  /** All its kinds of units, in the order in which pieces are told. */
  kinds: readonly string[];
}

let shown: Edition = { id: "", kinds: [] };

/** From now on the screen shows a table of this edition. */
export function show(edition: Edition): void {
  shown = edition;
}

export const edition = (): Edition => shown;

/** The words of the edition for an id, which is written without the edition's name: `landing-here`. */
export const say = (id: string, args?: Args): string => t(`${shown.id}-${id}`, args);

/** Whether the edition has words for an id. */
export const canSay = (id: string): boolean => has(`${shown.id}-${id}`);
