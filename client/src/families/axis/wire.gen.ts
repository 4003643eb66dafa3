/** What goes over the wire. Written by `python -m sandtable.server.types`; do not edit. */

import type { OddsFilled, Refusal } from "../../net/types";

export type AxisAction = BuyAction | MoveAction | LoadAction | UnloadAction | FightAction | LoseAction | PressAction | RetreatAction | PlaceAction | DoneAction | ConcedeAction;

export type AxisQuestion = AskReach | AskThreats | AskTouchdown | AskCoasts | AskLandingPlan | AskCalculator;

export type AxisAnswers = {
  reach: Reach;
  threats: Threats;
  landing: Touchdown;
  coasts: Coasts;
  landing_plan: LandingPlan;
  calculator: OddsFilled;
};

/** What is pushed after every update. */
export type AxisBrief = {
  battles: BattleOdds[];
  warnings: Warned[];
  battle?: BattleBoard;
  /** The phase that closing this one leads to; `turn` is the next nation's, "" that it cannot be closed. */
  following?: string;
};

/** Where units could go, by space. */
export type Reach = {
  targets: Record<string, Target>;
};

/** The battles if the planned actions were made too, up to the first that is refused. */
export type Planned = {
  battles: BattleOdds[];
  refused?: Refused;
};

/** What could come, by space. */
export type Threats = {
  threats: Record<string, Threat>;
};

/** Where an aircraft could come down after a flight, and the range it has left then. */
export type Touchdown = {
  left: number;
  places: string[];
  refused?: Refusal;
};

/** Where troops can be put ashore this turn, by coast. */
export type Coasts = {
  coasts: Record<string, Coast>;
};

/** The orders that put troops ashore on one coast, or why there are none. */
export type LandingPlan = {
  target: string;
  /** Ordinary orders; each passes the rules after those before it. */
  actions?: AxisAction[];
  /** The same in data form, one for each. */
  steps?: PlanStep[];
  lands?: Record<string, number>;
  /** Troops that were asked for and do not fit. */
  left?: Record<string, number>;
  helpers?: Helper[];
  /** Ships and planes that were asked for and do not come along. */
  stays?: Stay[];
  /** The zone with enemies that has to be cleared first; "" for none. */
  zone?: string;
  /** The chance to win at sea, where a sea battle comes first. */
  sea?: number;
  /** The chance ashore once that is won; None where the battle is too large for odds. */
  land?: number;
  together?: number;
  /** Transports that are in the sea battle and counted as possible losses. */
  at_risk?: number;
  /** What entering a neutral coast costs. */
  fine?: number;
  /** The odds in short, where there is a battle. */
  battle?: BattleOdds;
  refused?: Refusal;
};

/** Which of the orders only serve a landing, by their place in the question. */
export type Serving = {
  orders: number[];
};

/** What useful would be left undone if the phase, or the turn, were closed now. */
export type Undone = {
  warnings: Warned[];
};

/** Where could the pieces of a place go, or those of some kinds? An empty place is what was bought. */
export type AskReach = {
  what: "reach";
  origin: string;
  kinds?: string[];
};

/** What could come next turn? */
export type AskThreats = {
  what: "threats";
};

/** Where could an aircraft come down after a flight? */
export type AskTouchdown = {
  what: "landing";
  origin: string;
  unit: string;
  target: string;
};

/** Where can these pieces be put ashore by ship? */
export type AskCoasts = {
  what: "coasts";
  forces?: Record<string, Record<string, number>>;
};

/** How do these pieces get ashore there? */
export type AskLandingPlan = {
  what: "landing_plan";
  target: string;
  forces?: Record<string, Record<string, number>>;
  /** How many of each helper go along; left out: as many as are useful. */
  helpers?: Record<string, number>;
  /** The zone to land from; left out: the best. */
  zone?: string;
};

/** The battle for a space, as the calculator would be asked. */
export type AskCalculator = {
  what: "calculator";
  space: string;
};

/** Pay for units, to be placed at the end of the turn. */
export type BuyAction = {
  act: "buy";
  units: Record<string, number>;
};

/** Embark land units on a transport lying off their coast. */
export type LoadAction = {
  act: "load";
  units: Record<string, number>;
  start: string;
  zone: string;
  ship?: string;
};

/** Put cargo ashore; on a hostile coast this announces an amphibious assault. */
export type UnloadAction = {
  act: "unload";
  units: Record<string, number>;
  zone: string;
  coast: string;
  ship?: string;
};

/** Open the next battle; `bombard` limits the battleships that support a landing. */
export type FightAction = {
  act: "fight";
  space: string;
  bombard?: number;
};

/** Choose casualties. */
export type LoseAction = {
  act: "lose";
  units: Record<string, number>;
};

/** Fight on; of submarines: stay. */
export type PressAction = {
  act: "press";
};

/** Break off the attack to one space; with no space, aircraft alone break off. */
export type RetreatAction = {
  act: "retreat";
  to?: string;
};

/** Put bought units on the board; `via` names the complex that makes ships where several could. */
export type PlaceAction = {
  act: "place";
  units: Record<string, number>;
  space: string;
  via?: string;
};

/** Close the phase. */
export type DoneAction = {
  act: "done";
};

/** A side gives up; said by the table. */
export type ConcedeAction = {
  act: "concede";
  side: string;
};

/** The figures of a unit type as one nation has it. */
export type Kind = {
  name: string;
  domain: "land" | "sea" | "air";
  cost: number;
  attack: number;
  defense: number;
  move: number;
  /** Room taken on a ship that holds troops; 0: cannot be carried. */
  load: number;
  /** Dice thrown in attack. */
  dice: number;
  /** Range of the rockets it launches. */
  rockets: number;
  /** Room it has for troops. */
  holds: number;
  /** Room it has for aircraft. */
  decks: number;
  /** Room taken on decks; 0: cannot land on one. */
  deck_load: number;
  /** The domains of the units that are made by it. */
  makes: ("land" | "sea" | "air")[];
  /** Hits that it takes to sink it. */
  hits: number;
  /** Its attack beside a supporter; 0: it cannot be supported. */
  supported: number;
  /** Aircraft that each may fire at; 0: at all. */
  flak_dice: number;
  /** Damage with which it stops working; 0: never. */
  breaks_at: number;
  traits: ("occupies" | "blitz" | "aside" | "flak" | "noncombat" | "booty" | "installation" | "surprise" | "torpedoes" | "submerges" | "bombards" | "raids" | "supports" | "rides" | "surface" | "hunts" | "defenseless" | "escorts" | "scrambles")[];
};

/** The short odds of one battle; losses are expected IPC. */
export type BattleOdds = {
  space: string;
  /** land, sea, amphibious or raid. */
  kind: string;
  /** Of a raid: the chance that a bomber comes through. */
  win: number;
  lose: number;
  both: number;
  retreat: number;
  takes: number;
  attacker_loss: number;
  defender_loss: number;
  swing: number;
  rounds: number;
  attacker: Record<string, number>;
  defender: Record<string, number>;
  /** Whose land or ships are attacked; the owner of the land first. */
  against?: string[];
  /** Of a raid: what the owner of the complex pays on average. */
  damage?: number;
  /** Of a raid: the chance to lose a bomber or more. */
  shot_down?: number;
  /** The sea battles that come before a landing. */
  sea?: BattleOdds[];
  /** Of such a landing: the chance to take the coast once all of them are won. */
  ashore?: number;
  note?: string;
};

/** Something that would be lost or left undone, or must be done before the phase can be closed. */
export type Warned = {
  /** unspent, zone_held, no_room, no_landing, crash, must_land, open_capital, not_placed or to_place. */
  what: string;
  space?: string;
  units?: Record<string, number>;
  /** The money that is left, where that is what it is about; `units` is what it would buy. */
  ipc?: number;
  /** Who is to be feared, or in the way. */
  nation?: string;
  /** Zones that enemies keep new ships out of. */
  spaces?: string[];
};

/** The battle being fought, with both sides in columns. */
export type BattleBoard = {
  space: string;
  kind: string;
  round: number;
  step: string;
  number: number;
  of: number;
  attacker: BattleSide;
  defender: BattleSide;
  /** As it stands, casualties that are owed chosen as proposed. */
  odds: BattleOdds | null;
  losses?: Losses;
  /** Where the attackers could go back to as things stand. */
  retreats?: string[];
  /** No defender is left: with the losses that are owed it is over. */
  is_won?: boolean;
};

export type Target = {
  steps: number;
  /** It would start a fight, or take land from an enemy or a neutral. */
  attack: boolean;
  /** Only aircraft get there. */
  air: boolean;
};

/** Which of the planned actions cannot be made, and why. */
export type Refused = {
  at: number;
  refusal: Refusal;
};

/** What could come next turn against one space. */
export type Threat = {
  /** The chance that the territory falls, or that the fleet is beaten, in the worst of these attacks. */
  win: number;
  units: Record<string, number>;
  /** Who could attack at all, the most dangerous first; `units` are his. */
  nations: string[];
};

/** A coast that troops reach by ship. */
export type Coast = {
  attack: boolean;
  /** Only after a sea battle. */
  fight: boolean;
};

/** One order of a plan, for people. */
export type PlanStep = {
  /** load, sail, land, escort or fly. */
  kind: string;
  units: Record<string, number>;
  start: string;
  to: string;
};

/** Ships or planes that can go along with a landing, and how many of them do. */
export type Helper = {
  id: string;
  kind: string;
  unit: string;
  start: string;
  to: string;
  count: number;
  most: number;
};

/** Pieces that were asked for and do not come along, and why. */
export type Stay = {
  unit: string;
  kind: string;
  start: string;
  count: number;
  why: string;
};

/** A number of pieces of one nation and kind in one condition. */
export type Pile = {
  nation: string;
  kind: string;
  count?: number;
  /** Movement points spent this turn. */
  used?: number;
  /** The space it entered its battle from: where it may retreat to. */
  came?: string;
  /** raid, landed, spent (a ship that unloaded), fired, withdrawn, submerged, or what editions have. */
  task?: string;
  /** Guns flown over, in order; they fire when the combat move is closed. */
  over?: string[];
  cargo?: Cargo[];
  /** Hits taken that did not sink it; of an installation, what has to be mended. */
  damage?: number;
  /** Movement points it has this turn beyond those of its kind. */
  extra?: number;
};

export type BattleSide = {
  nations: string[];
  columns: Column[];
  /** Hits of the next volley on average. */
  expected: number;
};

/** The casualties proposed to a seat, and up to two alternatives: each better in a chance or in IPC. */
export type Losses = {
  seat: string;
  chosen: Record<string, number>;
  win: number;
  takes: number;
  alternatives: Choice[];
};

/** A land unit aboard a ship; `lands` names the coast it is ordered to assault. */
export type Cargo = {
  nation: string;
  kind: string;
  lands?: string;
  /** Boarded this turn: it may not leave an allied ship before its owner's next turn. */
  fresh?: boolean;
};

/** The pieces of one side that hit with the same number; 0: they do not fire. */
export type Column = {
  hits_on: number;
  units: ColumnUnit[];
};

/** Casualties that could be chosen, and the chance that the side of the one who chooses wins then. */
export type Choice = {
  units: Record<string, number>;
  win: number;
  /** The chance that the territory falls. */
  takes: number;
  /** All of them, as always from the attacker's side. */
  odds: BattleOdds;
  /** IPC that it may be expected to bring more than the proposal; less than 0: it costs more. */
  ipc: number;
};

/** Like pieces on the battle board. */
export type ColumnUnit = {
  /** The text that names them when casualties are chosen. */
  unit: string;
  nation: string;
  kind: string;
  count: number;
  /** Hit, but still to fire this round. */
  dead: number;
  cargo?: string[];
};

/** Move pieces along a route; `route` leaves out the start and ends at the goal. */
export type MoveAction = {
  act: "move";
  units: Record<string, number>;
  start: string;
  route: string[];
};
