/** What the family needs of any edition: its view, its sheet, its advisor and its orders.
 *
 * Editions have their own types, written from their rules (`games/<game>/wire.gen.ts`); `games/<game>/types.ts` says that they fit these.
 */
import type { Pending, Refusal } from "../../net/types";

/** Numbers by the text that names pieces, or by kind. */
type Numbers = Record<string, number>;

/** Pieces by place and the text that names them in orders. */
export type Forces = Record<string, Numbers>;

// What stands where

/** A land unit aboard a ship; `lands` names the coast it is ordered to assault. */
export interface Cargo {
  nation: string;
  kind: string;
  lands?: string;
}

/** A number of pieces of one nation and kind in one condition. */
export interface Pile {
  nation: string;
  kind: string;
  count?: number;
  /** Movement points spent this turn. */
  used?: number;
  /** The space it entered its battle from. */
  came?: string;
  /** What it was sent to do, or did: raid, landed, withdrawn, submerged … */
  task?: string;
  /** Guns flown over, in order. */
  over?: string[];
  cargo?: Cargo[];
}

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

/** A trait that the screen asks for; kinds may have others. */
export type Trait = "occupies" | "aside" | "flak" | "installation" | "submerges" | "bombards" | "raids";

/** The figures of a kind of unit as one nation has it. */
export interface UnitFigures {
  name: string;
  domain: "land" | "sea" | "air";
  cost: number;
  attack: number;
  defense: number;
  move: number;
  /** Dice thrown in attack. */
  dice: number;
  /** Room it has for troops. */
  holds: number;
  /** Room it has for aircraft. */
  decks: number;
  /** Room taken on decks; 0: cannot land on one. */
  deck_load: number;
  traits: readonly string[];
}

export interface AxisView {
  position: AxisPosition;
  pending: Pending;
  production: Numbers;
  /** Units of nations that are no longer as the sheet has them. */
  figures?: Record<string, Record<string, UnitFigures>>;
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
  /** Units of each nation at the start. */
  figures: Record<string, Record<string, UnitFigures>>;
}

// What the advisor says

/** The short odds of one battle. */
export interface BattleOdds {
  space: string;
  /** land, sea, amphibious or raid. */
  kind: string;
  win: number;
  lose: number;
  both: number;
  retreat: number;
  takes: number;
  attacker_loss: number;
  defender_loss: number;
  attacker: Numbers;
  defender: Numbers;
  against?: string[];
  damage?: number;
  shot_down?: number;
  /** The sea battles that come before a landing. */
  sea?: BattleOdds[];
}

/** Like pieces on the battle board. */
export interface ColumnUnit {
  unit: string;
  nation: string;
  kind: string;
  count: number;
  dead: number;
  cargo?: string[];
}

export interface BattleSide {
  nations: string[];
  /** Those that hit with the same number; 0: they do not fire. */
  columns: { hits_on: number; units: ColumnUnit[] }[];
  /** Hits of the next volley on average. */
  expected: number;
}

/** Casualties proposed to a seat, and alternatives. */
export interface Losses {
  seat: string;
  chosen: Numbers;
  win: number;
  takes: number;
  alternatives: { units: Numbers; win: number; takes: number; odds: BattleOdds; ipc: number }[];
}

/** Something that would be lost or left undone. */
export interface Warning {
  what: string;
  space?: string;
  units?: Numbers;
  ipc?: number;
  nation?: string;
  spaces?: string[];
}

export interface AxisBrief {
  battles: BattleOdds[];
  warnings: Warning[];
  battle?: {
    space: string; kind: string; round: number; step: string; number: number; of: number;
    attacker: BattleSide; defender: BattleSide; odds: BattleOdds | null; losses?: Losses; retreats?: string[]; is_won?: boolean;
  };
  following?: string;
}

/** Ships or planes that can go along with a landing, and how many of them do. */
export interface Helper {
  id: string;
  kind: string;
  start: string;
  to: string;
  count: number;
  most: number;
}

/** The orders that put troops ashore on one coast, or why there are none. */
export interface LandingPlan {
  target: string;
  actions?: { act: string }[];
  steps?: { kind: string; units: Numbers; start: string; to: string }[];
  lands?: Numbers;
  left?: Numbers;
  helpers?: Helper[];
  stays?: { kind: string; count: number; why: string }[];
  zone?: string;
  sea?: number;
  land?: number;
  together?: number;
  at_risk?: number;
  fine?: number;
  battle?: BattleOdds;
  refused?: Refusal;
}

export interface Reach {
  targets: Record<string, { steps: number; attack: boolean; air: boolean }>;
}
export interface Planned {
  battles: BattleOdds[];
  refused?: { at: number; refusal: Refusal };
}
export interface Threats {
  threats: Record<string, { win: number; units: Numbers; nations: string[] }>;
}
export interface Coasts {
  coasts: Record<string, { attack: boolean; fight: boolean }>;
}

// Orders and questions

export type AxisAction =
  | { act: "buy"; units: Numbers }
  | { act: "move"; units: Numbers; start: string; route: string[]; raid?: boolean }
  | { act: "load"; units: Numbers; start: string; zone: string }
  | { act: "unload"; units: Numbers; zone: string; coast: string }
  | { act: "lose"; units: Numbers }
  | { act: "place"; units: Numbers; space: string }
  | { act: "done" };

export type AskOdds = { what: "odds"; planned: AxisAction[] };
export type AskLandingPlan = { what: "landing_plan"; target: string; forces?: Forces; helpers?: Numbers; zone?: string };
export type AxisQuestion =
  | AskOdds
  | AskLandingPlan
  | { what: "reach"; origin: string }
  | { what: "threats" }
  | { what: "coasts"; forces?: Forces }
  | { what: "serving"; target: string; orders: AxisAction[]; plan?: number[] }
  | { what: "undone"; planned?: AxisAction[] };

/** The answer that belongs to each question. */
export interface AxisAnswers {
  odds: Planned;
  landing_plan: LandingPlan;
  reach: Reach;
  threats: Threats;
  coasts: Coasts;
  serving: { orders: number[] };
  undone: { warnings: Warning[] };
}
