/** The view of a Classic game as the server sends it (`View` of `games/axis/classic/game.py`). */
import type { Pending, Refusal } from "../../net/types";

export interface Cargo {
  nation: string;
  kind: string;
  lands?: string;
  fresh?: boolean;
}

export interface Pile {
  nation: string;
  kind: string;
  count?: number; // left out: 1
  used?: number;
  came?: string;
  task?: string;
  over?: string[];
  cargo?: Cargo[];
}

export interface ClassicBattle {
  space: string;
  kind: "land" | "sea" | "raid";
  step: string;
  round?: number;
  origins?: string[];
  bombard?: number;
  landed?: boolean;
  hits?: number;
  torpedoes?: number;
  dead?: Pile[];
}

export interface ClassicPosition {
  variant: string;
  seat: string;
  phase: "purchase" | "combat_move" | "combat" | "noncombat_move" | "place";
  units: Record<string, Pile[]>;
  owner: Record<string, string>; // "" is neutral
  ipc: Record<string, number>;
  round?: number; // left out: 1
  tech?: Record<string, string[]>;
  bought?: Record<string, number>;
  turn?: { taken?: string[]; fought?: string[]; researched?: boolean; made?: Record<string, number> };
  battle?: ClassicBattle | null;
}

export interface UnitFigures {
  name: string;
  domain: "land" | "air" | "sea" | "fixed" | string;
  cost: number;
  attack: number;
  defense: number;
  move: number;
  load: number;
  dice?: number;
  rockets?: number;
  /** Room for troops. */
  holds?: number;
  /** Fighters that can land on it. */
  decks?: number;
}

export interface ClassicView {
  seat: string | null;
  position: ClassicPosition;
  pending: Pending;
  production: Record<string, number>;
  /** Figures of nations whose developments changed them; the sheet has the others. */
  figures?: Record<string, Record<string, UnitFigures>>;
}

/** What does not change during a game (`Game.sheet`). */
export interface ClassicSheet {
  order: string[];
  side: Record<string, "axis" | "allies">;
  capital: Record<string, string>;
  /** Value of each territory; zones are not in it. */
  value: Record<string, number>;
  /** Who owned each territory on the printed board; "" is neutral. */
  home: Record<string, string>;
  neighbours: Record<string, string[]>;
  figures: Record<string, Record<string, UnitFigures>>;
  phases: string[];
  developments: string[];
  die_cost: number;
  economic: number; // Axis production that wins; 0: never
  /** Enemy capitals with which each side wins. */
  capitals: Record<"axis" | "allies", number>;
}

/** The short odds of one battle that stands open or would come of planned orders. */
export interface BattleOdds {
  space: string;
  kind: "land" | "sea" | "amphibious" | "raid";
  win: number;
  lose: number;
  both: number;
  retreat: number;
  takes: number;
  attacker_loss: number; // expected IPC
  defender_loss: number;
  swing: number;
  rounds: number;
  attacker: Record<string, number>; // kinds and numbers
  defender: Record<string, number>;
  /** Whose land or ships are attacked; the owner of the land first. */
  against?: string[];
  /** Of a raid: expected damage in IPC and the chance to lose at least one bomber. */
  damage?: number;
  shot_down?: number;
  /** Of a landing behind sea battles: these, and the chance to take the coast once all of them are won. */
  sea?: BattleOdds[];
  ashore?: number;
  note?: string;
}

export interface Warning {
  what: "unspent" | "zone_held" | "no_room" | "no_landing" | "must_land" | "crash" | "open_capital" | "to_place" | "not_placed";
  space?: string;
  units?: Record<string, number>;
  ipc?: number;
  nation?: string;
  /** Zones that enemies keep new ships out of. */
  spaces?: string[];
}

export interface ColumnUnit {
  unit: string; // the text that names it in orders
  nation: string;
  kind: string;
  count: number;
  dead: number; // hit, still firing
  cargo?: string[];
}

export interface BattleSide {
  nations: string[];
  columns: { hits_on: number; units: ColumnUnit[] }[];
  expected: number; // hits of one volley
}

/** Pushed after each update (`brief`). */
export interface ClassicBrief {
  battles: BattleOdds[];
  warnings: Warning[];
  /** The phase that closing this one leads to; "turn" is the next nation's. Left out: it cannot be closed. */
  following?: string;
  battle?: {
    space: string;
    kind: "land" | "sea" | "raid";
    round: number;
    step: string;
    number: number; // battle `number` of `of` this turn
    of: number;
    attacker: BattleSide;
    defender: BattleSide;
    odds: BattleOdds | null;
    /** Where the attackers could go back to as things stand. */
    retreats?: string[];
    /** No defender is left: with the losses that are owed it is over. */
    is_won?: boolean;
    /** When casualties are owed: what the advisor proposes, and up to two alternatives, each with the odds after it. */
    losses?: {
      seat: string;
      chosen: Record<string, number>;
      win: number;
      takes: number;
      alternatives: { units: Record<string, number>; win: number; takes: number; /** More than the proposal brings. */ ipc: number }[];
    };
  };
}

/** Answer to `{"what":"reach","origin":…}`. */
export interface Reach {
  targets: Record<string, { steps: number; attack: boolean; air: boolean }>;
}
/** Answer to `{"what":"odds","planned":[action,…]}`: the battles if these were ordered too, or why the first bad one is refused. */
export interface Planned {
  battles: BattleOdds[];
  refused?: { at: number; refusal: { reason: string; rule?: string; facts?: Record<string, unknown> } };
}
/** Answer to `{"what":"coasts","forces":…}`: where the pieces can be put ashore by ship. */
export interface Coasts {
  coasts: Record<string, { attack: boolean; fight: boolean }>;
}
/** Pieces by place and the text that names them in orders. */
export type Forces = Record<string, Record<string, number>>;
/** Ships or planes that can go along with a landing, and how many of them do. */
export interface Helper {
  id: string;
  kind: string;
  unit: string;
  start: string;
  to: string;
  count: number;
  most: number;
}
/** Pieces that were asked for and do not come along, and why. */
export interface Stay {
  unit: string;
  kind: string;
  start: string;
  count: number;
  why: "out_of_reach" | "no_use" | "not_needed";
}
/** Answer to `{"what":"serving","target":…,"orders":[action,…],"plan":[place,…]}`: which of the orders are for that landing alone. */
export interface Serving {
  orders: number[];
}
/** Answer to `{"what":"landing_plan","target":…}`: the orders of a landing, or why there are none. */
export interface LandingPlan {
  target: string;
  actions?: Record<string, unknown>[];
  steps?: { kind: "load" | "sail" | "land" | "escort" | "fly"; units: Record<string, number>; start: string; to: string }[];
  lands?: Record<string, number>;
  /** Asked for, and no room for them. */
  left?: Record<string, number>;
  helpers?: Helper[];
  /** Ships and planes that were asked for and do not come along. */
  stays?: Stay[];
  /** The zone that has to be cleared first. */
  zone?: string;
  sea?: number;
  land?: number;
  together?: number;
  /** Transports in the sea battle. */
  at_risk?: number;
  fine?: number;
  battle?: BattleOdds;
  refused?: Refusal;
}
/** Answer to `{"what":"threats"}`: for own and allied spaces what enemies could bring next turn. */
export interface Threats {
  threats: Record<string, { win: number; units: Record<string, number>; nations: string[] }>;
}
