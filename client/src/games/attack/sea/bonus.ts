/** What is added to the dice of a ship in a line, as far as it is known before the lines are turned over. */
import { list, t } from "../../../i18n";
import type { AttackSheet } from "../types";
import { unitTitle } from "../words";

/** A bonus and what it is for: ships faced; none for a carrier beside it. */
export interface Bonus {
  bonus: number;
  against: string[];
  text: string;
}

/** Bonuses of the ship at a place: against ships it may face, from carriers beside it. */
export function bonusesAt({ modifiers }: AttackSheet, line: readonly string[], place: number): Bonus[] {
  const own = line[place] ?? "";
  const found = new Map<number, string[]>();
  for (const row of modifiers.facing) if (row.own === own) found.set(row.bonus, [...(found.get(row.bonus) ?? []), row.enemy]);
  const facing = [...found].map(([bonus, against]) => ({ bonus, against, text: t("attack-sea-bonus-facing", { bonus, ships: list(against.map(unitTitle)) }) }));
  const beside = modifiers.beside_carrier * [place - 1, place + 1].filter((near) => line[near] === "carrier").length;
  return beside ? [...facing, { bonus: beside, against: [], text: t("attack-sea-bonus-beside", { bonus: beside }) }] : facing;
}
