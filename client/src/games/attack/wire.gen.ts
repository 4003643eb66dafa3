/** What goes over the wire. Written by `python -m sandtable.server.types`; do not edit. */

import type { Decide, Moment, OddsFilled, Over, Refusal, Roll } from "../../net/types";

export type AttackAction = ClaimAction | PlaceAction | CapitalAction | ChooseAction | MoveAction | SailAction | DoneAction | AllowAction | RefuseAction | FlyAction | FightAction | VolunteerAction | PassAction | CommitAction | ReinforceAction | ChallengeAction | EngageAction | WithdrawAction | LineAction | PressAction | RecallAction | DiplomacyAction | OfferAction | AcceptAction | DeclineAction | CounterAction | BuyAction | EndAction | ClockAction | ConcedeAction;

export type AttackQuestion = AskReach | AskOdds | AskAttack | AskThreats | AskSea | AskUndone | AskCalculator;

export type AttackAnswers = {
  reach: Reach;
  odds: Planned;
  attack: BattleOdds;
  threats: Threats;
  sea: BattleOdds;
  undone: Undone;
  calculator: OddsFilled;
};

/** The game as one seat sees it, or a spectator. */
export type AttackView = {
  variant: string;
  order: string[];
  active: string;
  round: number;
  owner: Record<string, string>;
  units: Record<string, Army>;
  capitals: Record<string, string>;
  hand: string[];
  hand_sizes: Record<string, number>;
  /** Cards this seat is certain of in other hands, and in the pile. */
  known: Record<string, string[]>;
  pile: number;
  ships: Record<string, Fleet>;
  holder: string;
  out: string[];
  clock: string;
  turn: Turn;
  pending: Decide | Roll | Owed | Over;
  moment: Moment;
  /** None for a spectator. */
  seat?: string;
  /** What the own hand and capitals are worth now. */
  income?: number;
  /** Own cards that count twice, since they make sets. */
  doubled?: string[];
  opening?: Opening;
  march?: March;
  battle?: Battle;
  loot?: Loot;
  sea?: SeaView;
  bid?: Bid;
  deal?: DealView;
  shop?: Shop;
};

/** What does not change during a game. */
export type AttackSheet = {
  /** The players, clockwise; who begins is diced for. */
  order: string[];
  continents: Record<string, string>;
  regions: Record<string, Region>;
  army: Record<string, ArmyRow>;
  ships: Record<string, ShipRow>;
  /** What each kind costs and can do, in numbers. */
  figures: Record<string, Record<string, number>>;
  /** What a battle die shows, face by face from 1. */
  faces: string[];
  kinds: Record<string, KindRow>;
  cards: Record<string, CardRow>;
  /** How many a turn has. */
  actions: number;
  /** What a capital brings whoever holds it, in every production. */
  capital_income: number;
  /** What is added to the dice of a pairing at sea. */
  modifiers: ModifierTable;
  /** The last round by agreement; 0 when none is agreed. */
  rounds: number;
  /** Whether the table's clock ends the game. */
  timed: boolean;
  /** Whether the others play on when a player is out. */
  last_standing: boolean;
};

/** What is pushed after every update. */
export type AttackBrief = {
  battles: BattleOdds[];
  warnings: Warned[];
  battle?: BattleBoard;
  sea?: SeaBoard;
  /** The neutral regions that the active player may try to win over. */
  diplomacy?: Record<string, Persuasion>;
  /** Why actions that were not taken yet cannot be chosen now, by their names in the menu. */
  closed?: Record<string, Refusal>;
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

/** The short odds of one battle, the attacker's (at sea the challenger's); losses are expected points. */
export type BattleOdds = {
  /** The region; "" for the sea. */
  space: string;
  /** land, neutral (the troops are not known yet) or sea. */
  kind: string;
  win: number;
  lose: number;
  attacker_loss: number;
  defender_loss: number;
  swing: number;
  rounds: number;
  by: string;
  /** The owner or holder; "" for neutral troops. */
  against: string;
  attacker: Record<string, number>;
  defender: Record<string, number>;
  note?: string;
};

/** What could come, by space. */
export type Threats = {
  threats: Record<string, Threat>;
};

/** What useful would be left undone if the phase, or the turn, were closed now. */
export type Undone = {
  warnings: Warned[];
};

/** Where could the units of a region go, or those of some kinds? */
export type AskReach = {
  what: "reach";
  origin: string;
  kinds?: string[];
};

/** Which battles would there be if these actions were taken too? */
export type AskOdds = {
  what: "odds";
  planned: AttackAction[];
};

/** What if these units stood before a region, wherever they come from? */
export type AskAttack = {
  what: "attack";
  target: string;
  units: Record<string, number>;
};

/** What could come next turn? */
export type AskThreats = {
  what: "threats";
};

/** What would a challenge for sea control bring? */
export type AskSea = {
  what: "sea";
  /** Left out: whoever asks. */
  challenger?: string;
  /** Left out: whoever has sea control. */
  holder?: string;
};

/** What would be left undone if the player stopped after these actions? */
export type AskUndone = {
  what: "undone";
  planned?: AttackAction[];
};

/** The battle for a space, as the calculator would be asked. */
export type AskCalculator = {
  what: "calculator";
  space: string;
};

/** Own an unowned region by putting an infantry there (setup). */
export type ClaimAction = {
  act: "claim";
  region: string;
};

/** Put units into an own region: five at a time in the setup, new ones after buying. */
export type PlaceAction = {
  act: "place";
  units: Record<string, number>;
  region: string;
};

/** Put the capital into an own region (setup). */
export type CapitalAction = {
  act: "capital";
  region: string;
};

/** Begin an action that has steps of its own: move, blitzkrieg, strategic or produce. */
export type ChooseAction = {
  act: "choose";
  action: string;
};

/** Move units by land, planes through the air. */
export type MoveAction = {
  act: "move";
  units: Record<string, number>;
  start: string;
  target: string;
};

/** Announce an amphibious movement; the units wait at sea until all moves are made. */
export type SailAction = {
  act: "sail";
  units: Record<string, number>;
  start: string;
  target: string;
};

/** All moves are made, or everything is bought. */
export type DoneAction = {
  act: "done";
};

/** The holder lets a voyage or a trade pass. */
export type AllowAction = {
  act: "allow";
};

/** The holder stops a voyage or a trade. */
export type RefuseAction = {
  act: "refuse";
};

/** How many planes of a refused voyage go on; the others go back. */
export type FlyAction = {
  act: "fly";
  planes: number;
};

/** Fight the battle in this region next. */
export type FightAction = {
  act: "fight";
  region: string;
};

/** Offer to command the neutral troops. */
export type VolunteerAction = {
  act: "volunteer";
};

/** Leave the neutral troops to others. */
export type PassAction = {
  act: "pass";
};

/** Send the first four units forward. */
export type CommitAction = {
  act: "commit";
  units: Record<string, number>;
};

/** Bring units forward from the reserve, or none. */
export type ReinforceAction = {
  act: "reinforce";
  units?: Record<string, number>;
};

/** The naval action: take sea control, or challenge its holder. */
export type ChallengeAction = {
  act: "challenge";
};

/** The holder accepts the sea battle. */
export type EngageAction = {
  act: "engage";
};

/** Take the ships back and leave sea control to the other. */
export type WithdrawAction = {
  act: "withdraw";
};

/** Lay out ships face down, the head of the line first. */
export type LineAction = {
  act: "line";
  ships: string[];
};

/** Fight another round at sea. */
export type PressAction = {
  act: "press";
};

/** Take back one's own sealed choice. */
export type RecallAction = {
  act: "recall";
};

/** Try to win over a neutral region. */
export type DiplomacyAction = {
  act: "diplomacy";
  region: string;
};

/** Propose a deal: own cards by name against some of the partner's, whose cards nobody else knows. */
export type OfferAction = {
  act: "offer";
  to: string;
  give?: string[];
  want?: Record<string, number>;
  text?: string;
  /** A promise is made whose words are not written down. */
  promise?: boolean;
};

/** Agree to an offer, naming the cards that are handed over for it. */
export type AcceptAction = {
  act: "accept";
  cards?: string[];
};

/** Turn an offer down. */
export type DeclineAction = {
  act: "decline";
};

/** Answer an offer with another one. */
export type CounterAction = {
  act: "counter";
  give?: string[];
  want?: Record<string, number>;
  text?: string;
  /** A promise is made whose words are not written down. */
  promise?: boolean;
};

/** Pay for army units and ships. */
export type BuyAction = {
  act: "buy";
  units: Record<string, number>;
};

/** End the turn. */
export type EndAction = {
  act: "end";
};

/** The agreed time draws near (last_half_hour) or has come (time_up); said by the table. */
export type ClockAction = {
  act: "clock";
  what: string;
};

/** A player gives up; said by the table. */
export type ConcedeAction = {
  act: "concede";
  seat: string;
};

/** Army units; the order of the kinds is the order of losses (ch. XIII, step 4). */
export type Army = {
  infantry?: number;
  tank?: number;
  artillery?: number;
  plane?: number;
};

/** Navy cards. */
export type Fleet = {
  destroyer?: number;
  submarine?: number;
  battleship?: number;
  carrier?: number;
};

/** What the active player has done. */
export type Turn = {
  /** Actions taken, in order. */
  used?: string[];
  /** A deal was made and no other action has begun since: more deals are free. */
  trading?: boolean;
  /** Offers since the turn began or since the last deal. */
  talks?: number;
};

/** Cards are owed: so many out of so many; which ones remain is nobody's business. */
export type Owed = {
  type: "draw";
  count: number;
  size: number;
  why?: string;
};

/** The setup while it lasts. */
export type Opening = {
  step: "deal" | "start" | "claim" | "place" | "capital";
  /** Whose go it is, counted in the order of play (while dealing: in the order of seats). */
  at?: number;
  lap?: number;
  /** Who rolls for the start; after a tie only the tied. */
  rolling?: string[];
  /** Figures not yet on the board. */
  stock?: Record<string, Army>;
  /** Figures still to place in this go. */
  left?: number;
};

/** A move, blitzkrieg or strategic move under way. */
export type March = {
  kind: "move" | "blitzkrieg" | "strategic";
  /** In leave voyages wait for the holder; planes are those of refused voyages. */
  step?: "moves" | "leave" | "planes" | "battles";
  /** Units in own regions that have moved. */
  arrived?: Record<string, Army>;
  /** Units that stand in foreign regions. */
  attacks?: Record<string, Army>;
  /** Announced; from step leave on, those the holder has not answered. */
  afloat?: Voyage[];
  /** Planes of refused voyages that still choose. */
  refused?: Voyage[];
};

/** The land battle being fought. The attackers are here; those of a player who defends also stand on the board. */
export type Battle = {
  region: string;
  attacker: string;
  attack: Force;
  defense?: Force;
  /** The owner of the region; "" for neutral troops. */
  defender?: string;
  /** Who decides for the defending side. */
  commander?: string;
  /** The first three are for neutral troops. */
  step?: "card" | "command" | "command_roll" | "commit" | "reinforce" | "roll";
  /** Who commits, reinforces or rolls. */
  side?: "attacker" | "defender";
  round?: number;
  /** What neutral troops were drawn from. */
  card?: string;
  /** Who has still to say whether to command the neutral troops. */
  asked?: string[];
  volunteers?: string[];
};

/** A card is owed from the hand of the beaten player. */
export type Loot = {
  winner: string;
  loser: string;
  region: string;
};

/** A challenge for sea control; face-down lines and answers not yet out are only named by their owner. */
export type SeaView = {
  challenger: string;
  holder: string;
  step: "answer" | "line" | "pair" | "stay";
  round: number;
  lines?: Record<string, string[]>;
  /** How many ships each side lays, while lines are being laid. */
  length?: Record<string, number>;
  hits?: Record<string, number[]>;
  pair?: number;
  aside?: Record<string, number>;
  stays?: Record<string, boolean>;
};

/** A diplomatic attack. */
export type Bid = {
  region: string;
  step?: "first" | "others" | "tie" | "card";
  rolling?: string[];
  winner?: string;
};

/** An offer; only the partners know its terms, and only the partner the cards chosen for it. */
export type DealView = {
  proposer: string;
  partner: string;
  step: "answer" | "veto";
  gives: number;
  asks: number;
  give?: string[];
  want?: Record<string, number>;
  text?: string;
  cards?: string[];
  /** It answers another offer. */
  counter?: boolean;
  /** With a promise whose words are not written down. */
  promise?: boolean;
  /** For whoever answers: the own cards that may be given for each thing asked for. */
  serve?: Record<string, string[]>;
};

/** Production under way. What is left follows from the hand, so it is not kept here. */
export type Shop = {
  step?: "buy" | "place";
  spent?: number;
  army?: Army;
  ships?: Fleet;
};

/** A region as it is printed: its name, its continent, and where it is joined to. */
export type Region = {
  name: string;
  continent: string;
  land: string[];
  sea: string[];
};

export type ArmyRow = {
  name: string;
  short: string;
  cost: number;
  move: number;
  dice: number;
  blitzkrieg: boolean;
  over_any: boolean;
};

export type ShipRow = {
  name: string;
  short: string;
  cost: number;
  hits: number;
};

export type KindRow = {
  name: string;
  in_set: boolean;
};

export type CardRow = {
  kind: string;
  value: number;
  defenders: Army;
  copies: number;
};

export type ModifierTable = {
  beside_carrier: number;
  facing: FacingRow[];
};

/** Something that may be lost, or may not come to pass. */
export type Warned = {
  /** bad_odds, may_be_refused, points_lost or actions_left. */
  what: string;
  space?: string;
  units?: Record<string, number>;
  points?: number;
  actions?: number;
};

/** The land battle that is on. */
export type BattleBoard = {
  space: string;
  round: number;
  step: "card" | "command" | "command_roll" | "commit" | "reinforce" | "roll";
  side: "attacker" | "defender";
  /** How many units a side may have in front this round. */
  limit: number;
  attacker: BattleSide;
  defender: BattleSide;
  odds: BattleOdds;
  proposal?: Proposal;
};

/** The challenge for sea control that is on. */
export type SeaBoard = {
  round: number;
  step: "answer" | "line" | "pair" | "stay";
  odds: BattleOdds;
  /** The line proposed to a seat that has to lay one. */
  proposal?: Choice;
};

/** A diplomatic attack on a neutral region. */
export type Persuasion = {
  /** What two dice must show at least. */
  needs: number;
  win: number;
  /** The chance that one of the others takes the region instead. */
  lose: number;
};

export type Target = {
  /** It belongs to somebody else, or to nobody. */
  attack: boolean;
  /** Only ships get there: the units sail, and the holder of the sea may refuse. */
  sea: boolean;
  kinds: string[];
};

/** Which of the planned actions cannot be made, and why. */
export type Refused = {
  at: number;
  refusal: Refusal;
};

/** The most dangerous attack of one player on a region in one move. */
export type Threat = {
  /** The chance that the region falls. */
  win: number;
  units: Record<string, number>;
  /** Who could attack at all, the most dangerous first; `units` are his. */
  seats: string[];
  /** Whether some of them come over the sea. */
  by_sea: boolean;
};

/** Units on a sea route: all that go from one region to another. */
export type Voyage = {
  start: string;
  target: string;
  army: Army;
};

/** One side in a land battle. */
export type Force = {
  front?: Army;
  reserve?: Army;
};

export type FacingRow = {
  own: string;
  enemy: string;
  bonus: number;
};

/** One side of the land battle that is on. */
export type BattleSide = {
  /** Who decides for it; "" while nobody commands. */
  seat: string;
  front: Record<string, number>;
  reserve: Record<string, number>;
  /** Dice of the next roll as the front stands. */
  dice: number;
  /** Hits of that roll on average. */
  expected: number;
};

/** Units to send forward, and the odds for the attacker after that. */
export type Proposal = {
  seat: string;
  units: Record<string, number>;
  /** Whether no other choice is better. */
  optimal: boolean;
};

/** A line with what it is worth for the side that lays it, in points or ships as the goal says. */
export type Choice = {
  line: string[];
  swing: number;
  /** How often it is laid in a mixed plan. */
  p: number;
};
