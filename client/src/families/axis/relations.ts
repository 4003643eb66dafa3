/** Who fights whom and who stands together: as the view says where relations change, else as the edition knows. */
import { edition } from "./edition";
import type { AxisSheet, AxisView } from "./types";

type Now = Pick<AxisView, "relations">;
type Sides = Pick<AxisSheet, "side">;

/** Whether two nations stand together; each does with itself. */
export const areAllies = ({ relations }: Now, sheet: Sides, one: string, other: string): boolean =>
  relations ? one === other || (relations.friends[one] ?? []).includes(other) : (edition().areAllies?.(sheet, one, other) ?? one === other);

/** Whether two nations are at war. Where relations never change, all are who do not stand together. */
export const areEnemies = (now: Now, sheet: Sides, one: string, other: string): boolean =>
  now.relations ? (now.relations.foes[one] ?? []).includes(other) : !areAllies(now, sheet, one, other);

/** Whether a nation is one of these, or fights beside one of them. */
export const isWith = (now: Now, sheet: Sides, these: readonly string[], nation: string): boolean => these.some((one) => areAllies(now, sheet, one, nation));

/** All nations, those that fight together beside each other. */
export const nationsOf = ({ side }: Sides): string[] => Object.keys(side);
