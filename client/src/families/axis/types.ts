/** What the family needs of any edition: its view, its sheet, its advisor and its orders.
 *
 * What all editions send and are sent alike is written from the rules (`wire.gen.ts`). Positions, views and sheets are an edition's own: here stands
 * what the screen needs of them, and `games/<game>/types.ts` says that the edition's generated types fit.
 */
import type { Pending } from "../../net/types";
import type * as wire from "./wire.gen";
import type { Kind as UnitFigures, Pile } from "./wire.gen";

export type { AskLandingPlan, AxisBrief, BattleOdds, BattleSide, Cargo, Coasts, ColumnUnit, Helper, LandingPlan, Losses, Pile, Planned, Reach, Threats } from "./wire.gen";
export type { Kind as UnitFigures, Warned as Warning } from "./wire.gen";

/** Numbers by the text that names pieces, or by kind. */
type Numbers = Record<string, number>;

/** Pieces by place and the text that names them in orders. */
export type Forces = NonNullable<wire.AskCoasts["forces"]>;

// What stands where

/** The battle being fought; `dead` are hit but still to fire. */
export interface AxisBattle {
  space: string;
  kind: string;
  step: string;
  round?: number;
  dead?: Pile[];
  /** Troops came ashore for it. */
  landed?: boolean;
  /** Casualties each defending nation asks for, where they must agree. */
  proposals?: Record<string, Numbers>;
}

export interface AxisPosition {
  seat: string;
  phase: string;
  units: Record<string, Pile[]>;
  /** Of land; "" is neutral. Zones are not in it. */
  owner: Record<string, string>;
  ipc: Numbers;
  round?: number;
  tech?: Record<string, string[]>;
  bought?: Numbers;
  turn?: { fought?: string[] };
  battle?: AxisBattle;
}

/** What a kind can do beside its figures. */
export type Trait = UnitFigures["traits"][number];

export interface AxisView {
  position: AxisPosition;
  pending: Pending;
  production: Numbers;
  /** Units of nations that are no longer as the sheet has them. */
  figures?: Record<string, Record<string, UnitFigures>>;
  /** Those a nation is at war with and those it stands together with, where that changes during a game. */
  relations?: { foes: Record<string, string[]>; friends: Record<string, string[]> };
}

/** What does not change during a game. */
export interface AxisSheet {
  order: string[];
  side: Record<string, string>;
  capital: Record<string, string>;
  /** Of each territory; zones are not in it. */
  value: Numbers;
  /** Who owns each territory at the start; "" is neutral. */
  home: Record<string, string>;
  neighbours: Record<string, string[]>;
  /** Which kind of nobody's land a territory is at the start, where there are several. */
  stance?: Record<string, string>;
  /** Units of each nation at the start. */
  figures: Record<string, Record<string, UnitFigures>>;
}

// Orders and questions

/** Where an edition has raids, a move says whether it is one. */
type Move = wire.MoveAction & { raid?: boolean };
export type AxisAction = Exclude<wire.AxisAction, wire.MoveAction> | Move;

export type AskOdds = { what: "odds"; planned: AxisAction[] };
export type AxisQuestion = wire.AxisQuestion | AskOdds | { what: "serving"; target: string; orders: AxisAction[]; plan?: number[] } | { what: "undone"; planned?: AxisAction[] };

/** The answer that belongs to each question. */
export type AxisAnswers = wire.AxisAnswers & { odds: wire.Planned; serving: wire.Serving; undone: wire.Undone };
