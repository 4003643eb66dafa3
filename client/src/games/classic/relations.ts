/** The two sides of Classic, which never change: the one place that compares them. */
import type { ClassicSheet } from "./types";

export type Side = "axis" | "allies";
export const SIDES: readonly Side[] = ["axis", "allies"];
type Sides = Pick<ClassicSheet, "side">;

/** Whether two nations are on the same side; each is with itself. */
export const areOnOneSide = ({ side }: Sides, one: string, other: string): boolean => side[one] === side[other];

/** Whether a nation is on a side. */
export const isOn = ({ side }: Sides, which: Side, nation: string): boolean => side[nation] === which;
