/** Who fights beside whom, as the sheet says. */
import type { AxisSheet } from "./types";

type Sides = Pick<AxisSheet, "side">;

export const areAllies = ({ side }: Sides, one: string, other: string): boolean => side[one] === side[other];
export const areEnemies = (sheet: Sides, one: string, other: string): boolean => !areAllies(sheet, one, other);

/** Whether a nation is one of these, or fights beside one of them. */
export const isWith = (sheet: Sides, these: readonly string[], nation: string): boolean => these.some((one) => areAllies(sheet, one, nation));

/** All nations, those that fight together beside each other. */
export const nationsOf = ({ side }: Sides): string[] => Object.keys(side);
