/** What goes over the wire. Written by `python -m sandtable.server.types`; do not edit. */

import type { AskCalculator, AskCoasts, AskLandingPlan, AskReach, AskThreats, AskTouchdown, AxisBrief, BuyAction, Coasts, ConcedeAction, DoneAction, FightAction, Kind, LandingPlan, LoadAction, LoseAction, Pile, PlaceAction, Planned, PressAction, Reach, RetreatAction, Serving, Threats, Touchdown, Undone, UnloadAction } from "../../families/axis/wire.gen";
import type { Moment, OddsFilled, Over, Pending } from "../../net/types";

export type ClassicAction = ResearchAction | BuyAction | MoveAction | LoadAction | UnloadAction | FightAction | RocketAction | LoseAction | PressAction | RetreatAction | WithdrawAction | SubmergeAction | PlaceAction | DoneAction | ConcedeAction;

export type ClassicQuestion = AskReach | AskOdds | AskThreats | AskTouchdown | AskCoasts | AskLandingPlan | AskServing | AskUndone | AskCalculator;

export type ClassicAnswers = {
  reach: Reach;
  odds: Planned;
  threats: Threats;
  landing: Touchdown;
  coasts: Coasts;
  landing_plan: LandingPlan;
  serving: Serving;
  undone: Undone;
  calculator: OddsFilled;
};

export type ClassicBrief = AxisBrief;

/** What a seat sees. Classic hides nothing: the position, who is awaited, production levels. */
export type ClassicView = {
  position: State;
  pending: Pending;
  production: Record<string, number>;
  moment: Moment;
  /** None for a spectator. */
  seat?: string;
  /** Units of nations whose developments changed them; the sheet has all others. */
  figures?: Record<string, Record<string, Kind>>;
};

/** What does not change during a game: the board's figures, the nations, their units. */
export type ClassicSheet = {
  order: string[];
  side: Record<string, string>;
  capital: Record<string, string>;
  /** Of each territory; zones are not in it. */
  value: Record<string, number>;
  /** Who owns each territory at the start; "" is neutral. */
  home: Record<string, string>;
  neighbours: Record<string, string[]>;
  /** Units of each nation without developments. */
  figures: Record<string, Record<string, Kind>>;
  phases: string[];
  developments: string[];
  die_cost: number;
  /** Production of the Axis that wins at the end of a round; 0: never. */
  economic: number;
  /** Enemy capitals with which each side wins. */
  capitals: Record<string, number>;
};

/** Which battles would there be if these actions were taken too? */
export type AskOdds = {
  what: "odds";
  planned: ClassicAction[];
};

/** Which of these orders are for nothing but the landing there? */
export type AskServing = {
  what: "serving";
  target: string;
  orders: ClassicAction[];
  /** Orders that were given as one plan with the landing, by their place. */
  plan?: number[];
};

/** What would be left undone if the phase were closed after these actions? */
export type AskUndone = {
  what: "undone";
  planned?: ClassicAction[];
};

/** Pay for so many development dice. */
export type ResearchAction = {
  act: "research";
  dice: number;
};

/** Move pieces along a route; `route` leaves out the start and ends at the goal. */
export type MoveAction = {
  act: "move";
  units: Record<string, number>;
  start: string;
  route: string[];
  raid?: boolean;
};

/** Fire this turn's rocket from a gun at a complex. */
export type RocketAction = {
  act: "rocket";
  gun: string;
  target: string;
};

/** Take so many submarines out of the battle to a zone. */
export type WithdrawAction = {
  act: "withdraw";
  count: number;
  to: string;
};

/** Dive with so many defending submarines. */
export type SubmergeAction = {
  act: "submerge";
  count: number;
};

/** Everything the rules need to go on. */
export type State = {
  variant: string;
  seat: string;
  phase: "purchase" | "combat_move" | "combat" | "noncombat_move" | "place";
  units: Record<string, Pile[]>;
  owner: Record<string, string>;
  ipc: Record<string, number>;
  round?: number;
  tech?: Record<string, string[]>;
  bought?: Record<string, number>;
  turn?: Turn;
  flak?: Flak;
  battle?: Battle;
  over?: Over;
};

/** What was fixed when the turn began, and what has been used up since. */
export type Turn = {
  /** Owners of all land when the turn began. */
  held?: Record<string, string>;
  /** Own complexes when the turn began. */
  factories?: string[];
  /** Development dice owed. */
  research?: number;
  researched?: boolean;
  /** Rolls on the development table owed. */
  breakthroughs?: number;
  /** Territories conquered or liberated this turn. */
  taken?: string[];
  /** Battles fought this turn, as `kind space`. */
  fought?: string[];
  /** Target of the rocket, while its die is owed. */
  rocket?: string;
  /** No more rockets this turn. */
  rocket_used?: boolean;
  /** Rockets launched, while more may be. */
  rockets?: number;
  /** Units placed this turn, by complex. */
  made?: Record<string, number>;
};

/** Guns firing at overflights when the combat move is closed; the first of `guns` fires now. */
export type Flak = {
  guns: string[];
  hits?: number;
};

/** The battle being fought; pieces stand on the board, `dead` are hit but still to fire. */
export type Battle = {
  space: string;
  /** land, sea or raid. */
  kind: string;
  step: "aa_fire" | "bombardment" | "torpedoes" | "attack" | "defense" | "bombing" | "aa_losses" | "bombardment_losses" | "torpedo_losses" | "attack_losses" | "defense_losses" | "deck_losses" | "remove" | "subs" | "retreat" | "end";
  round?: number;
  /** Where attackers came from: where they may retreat to. */
  origins?: string[];
  /** Battleships that support the landing. */
  bombard?: number;
  /** An amphibious assault: the army may not retreat. */
  landed?: boolean;
  /** Hits on anything. */
  hits?: number;
  /** Hits by submarines: on ships only. */
  torpedoes?: number;
  dead?: Pile[];
  /** Casualties each defending nation asks for, where they must agree. */
  proposals?: Record<string, Record<string, number>>;
  /** Nations whose submarines have decided this round. */
  stayed?: string[];
  /** Where attacking ships retreat to, once it is chosen which fighters lose their deck. */
  leaving?: string;
};
