/** Kinds of units, asked for what they can do: figures and traits come with the sheet. */
import { edition } from "./edition";
import type { AxisSheet, AxisView, Trait, UnitFigures } from "./types";

/** Figures by kind. */
export type Kinds = Readonly<Record<string, UnitFigures>>;

/** The units of a nation as they are now. */
export const figuresOf = (view: AxisView, sheet: AxisSheet, nation: string): Record<string, UnitFigures> => view.figures?.[nation] ?? sheet.figures[nation] ?? {};

/** All kinds of the sheet, whoever has them. */
export const kindsOf = ({ figures }: AxisSheet): Kinds => Object.assign({}, ...Object.values(figures));

export const hasTrait = (kinds: Kinds, kind: string, trait: Trait): boolean => kinds[kind]?.traits.includes(trait) ?? false;

/** The first kind with a trait: where no other is named, it is meant. */
export const kindWith = (kinds: Kinds, trait: Trait): string => Object.keys(kinds).find((kind) => hasTrait(kinds, kind, trait)) ?? "";

/** The place of a kind where pieces are told or shown; kinds that the edition does not name come last. */
export function rank(kind: string): number {
  const { kinds } = edition();
  return kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length;
}
