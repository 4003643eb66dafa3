/** What goes over the wire. Written by `python -m sandtable.server.types`; do not edit. */

export type Scalar = boolean | number | string;

export type Fact = boolean | number | string | (number | string)[];

export type Pending = Decide | Roll | Draw | Over;

export type Figure = number | string;

export type Seconds = 1 | 5 | 30;

export type FileKind = "plain" | "hands" | "sealed";

export type Reply = Welcome | Update | Brief | Done | Answer | Hint | Refused | Beat;

/** Something that happened, for people and programs that watch; `seen_by` None is everybody. */
export interface GameEvent {
  what: string;
  facts?: Record<string, Fact>;
  seen_by?: string[];
}

/** Why an entry may not be made: a reason key, the rule it breaks, and figures for people. */
export interface Refusal {
  reason: string;
  rule?: string;
  facts?: Record<string, Fact>;
}

/** One line of a menu: a verb, optionally from where, with what, how many, to where. */
export interface Offer {
  verb: string;
  origin?: string;
  kind?: string;
  unit?: string;
  most?: number;
  targets?: string[];
}

/** What a seat may do now, factored; everything it offers passes `check`. */
export interface Menu {
  seat: string;
  offers?: Offer[];
  owed?: number;
}

/** An option a setup may choose, with the default of one ruleset and a line of explanation. */
export interface Setting {
  name: string;
  type: string;
  default: Scalar;
  text: string;
  low?: number;
  high?: number;
  choices?: string[];
}

/** What a game is started from; with it and the log, everything can be refolded. */
export interface Setup {
  game: string;
  ruleset: string;
  scenario?: string;
  seats?: string[];
  options?: Record<string, Scalar>;
}

/** The game waits for each of these seats; `what` names the decision, `where` its place. */
export interface Decide {
  type: "decide";
  seats: string[];
  what: string;
  where?: string;
  open?: boolean;
}

/** Dice are owed. */
export interface Roll {
  type: "roll";
  count: number;
  sides?: number;
  why?: string;
  where?: string;
}

/** Cards are owed: `count` out of the named ones that remain (with repeats for copies). */
export interface Draw {
  type: "draw";
  count: number;
  remaining: string[];
  why?: string;
}

/** The game has ended; `how` names the victory condition. */
export interface Over {
  type: "over";
  winners: string[];
  how: string;
  standing?: Record<string, number>;
}

/** Why something is done, for people: a key for the words, and figures to fill them. */
export interface Reason {
  key: string;
  figures?: Record<string, Figure>;
}

/** A unit as it can be written, with its cargo if it carries some. */
export interface OddsKind {
  name: string;
  short: string;
  cost: number;
  cargo?: string[];
  figures?: Record<string, number>;
}

/** Who may stand on a side. */
export interface OddsNation {
  name: string;
  side: string;
}

/** A group of units, written as one text. */
export interface OddsPart {
  name: string;
  role: "attacker" | "defender";
  kinds: string[];
}

/** Something else that can be set. */
export interface OddsField {
  name: string;
  type: "choice" | "number" | "flag" | "techs";
  default: Scalar;
  choices?: string[];
  low?: number;
  high?: number;
}

/** A kind of battle. */
export interface OddsMode {
  name: string;
  parts: OddsPart[];
  fields: string[];
}

/** All that can be asked of a game's calculator. */
export interface OddsForm {
  game: string;
  modes: OddsMode[];
  kinds: OddsKind[];
  fields: OddsField[];
  money: string;
  nations?: OddsNation[];
  nobody?: string;
  most?: number;
}

/** A battle as it stands on a board, or would if those who can get there came. */
export interface OddsFilled {
  mode: string;
  values: Record<string, Scalar>;
  options?: Record<string, Scalar>;
}

/** A battle for the calculator: what kind, who fights, and what else is set. */
export interface OddsQuestion {
  mode: string;
  values: Record<string, Scalar>;
  options?: Record<string, Scalar>;
  enough?: number;
}

/** One way a battle may end, and its chance. */
export interface OddsShare {
  name: string;
  p: number;
}

/** Units that are left, and the chance of just these. */
export interface OddsLeft {
  units: Record<string, number>;
  p: number;
}

/** What becomes of one side. */
export interface OddsSideOutcome {
  lost: number;
  quantiles?: Record<string, number>;
  numbers?: number[];
  left?: OddsLeft[];
}

/** What a calculator shows of an answer. */
export interface OddsOutcome {
  kind: string;
  chance: number | null;
  shares: OddsShare[];
  attacker: OddsSideOutcome;
  defender: OddsSideOutcome;
  swing: number;
  rounds?: number;
  takes?: number;
  damage?: number[];
  note?: string;
  sea?: OddsOutcome[];
}

/** So many further units of one kind are enough. */
export interface OddsMore {
  part: string;
  unit: string;
  count: number;
  cost: number;
  chance: number;
}

/** The answer: as the command gives it, and in the shape that every game shares. */
export interface OddsCalculated {
  answer: unknown;
  outcome: OddsOutcome;
  figures?: Record<string, Record<string, Record<string, number>>>;
  more?: OddsMore[];
  unfinished?: boolean;
}

/** Who is to hold a seat: `human`, or the name of one of the game's computer players. */
export interface SeatPlan {
  kind?: string;
  name?: string;
  held?: boolean;
}

/** A game to begin. Seats left out are human; all human seats of one table belong to its maker. */
export interface NewTable {
  game: string;
  ruleset: string;
  options?: Record<string, Scalar>;
  seats?: Record<string, SeatPlan>;
  name?: string;
  thinking?: Seconds;
  playing?: string[];
}

/** How long the strongest computers of a table may think. */
export interface Thinking {
  seconds: Seconds;
}

/** The way to a table: its id and the secret of one person at it. */
export interface Admission {
  table: string;
  token: string;
}

/** A copy of the game as it stood after record `n`. */
export interface Branch {
  n: number;
}

/** How to seal a saved game; without a passphrase it opens only on this server. */
export interface SaveAs {
  passphrase?: string;
}

/** Tables that a browser remembers. */
export interface Mine {
  tables: Admission[];
}

/** A line of the list of games. */
export interface Summary {
  table: string;
  token: string;
  game: string;
  ruleset: string;
  name: string;
  seats: Record<string, SeatPlan>;
  v: number;
  awaited: string[];
  mine: string[];
  over: boolean;
  round: number;
  phase: string;
  played: string;
  parent?: string;
  thinking?: Seconds;
  file?: FileKind;
}

/** An edition: its options, all its seats in turn order, and the usual share of seats among people. */
export interface RulesetInfo {
  name: string;
  settings: Setting[];
  seats: string[];
  usual: string[];
  sizes: number[];
  seatings: Record<string, string[][]>;
  sheet: unknown;
}

/** A game one can play here. */
export interface GameInfo {
  name: string;
  rulesets: RulesetInfo[];
  computers: string[];
}

/** One entry in effect: who did what, what came of it, and how the view changed. */
export interface StoryStep {
  n: number;
  by: string;
  do?: unknown;
  dice?: number[];
  cards?: string[];
  events?: GameEvent[];
  reasons?: Reason[];
  patch?: unknown;
}

/** A whole game as one viewer may see it, for the time machine and for replays. */
export interface Story {
  game: string;
  setup: Setup;
  seats: Record<string, SeatPlan>;
  name: string;
  sheet: unknown;
  start: unknown;
  steps: StoryStep[];
  v: number;
  over?: boolean;
  secret?: boolean;
  shared?: boolean;
  dice?: DiceSegment[];
}

/** The dice of one key of the dealer: its commitment, and the key once it is revealed. */
export interface DiceSegment {
  number: number;
  commitment: string;
  rolls: number;
  reveal?: string;
}

/** The chance of victory of each side after record `n`, in the order of `Ending.sides`. */
export interface ChancePoint {
  n: number;
  of: number[];
}

/** What a seat's dice hit in battles, and would have on average; `worth` is the gain in money. */
export interface SeatLuck {
  hits: number;
  expected: number;
  worth: number;
}

/** A game that is over, looked back at from where a spectator sits. */
export interface Ending {
  sides: string[];
  chances: ChancePoint[];
  luck: Record<string, SeatLuck>;
}

/** One action, and the same in notation. */
export interface Move {
  do: unknown;
  text: string;
  what: string;
  both?: boolean;
}

/** What a person did in one go, up to dice or to others, and what a computer would have done there. */
export interface Decided {
  n: number;
  seat: string;
  mine: Move[];
  best: Move[];
  reasons?: Reason[];
}

/** How far a computer has got with the decisions of a person in a game that is over. */
export interface Study {
  of: number;
  done: number;
  found: Decided[];
  is_running?: boolean;
}

/** The first message: who is there, and what the browser saw last (0: nothing). */
export interface Hello {
  token: string;
  v?: number;
  fast?: boolean;
  seat?: string;
}

/** Let the table decide for the sender's seats as the advisor would. */
export interface Auto {
  until?: "battle" | "phase";
  mark?: number;
}

/** One wish, with exactly one of hello, do, undo, redo, remove, ask, auto, hint, take. */
export interface Request {
  id: string;
  v?: number;
  seat?: string;
  hello?: Hello;
  do?: unknown;
  undo?: number;
  redo?: number;
  remove?: number;
  ask?: unknown;
  auto?: Auto;
  hint?: boolean;
  take?: string;
}

/** An entry that can still be taken back, with its record and notation. */
export interface Order {
  n: number;
  seat: string;
  do: unknown;
  text: string;
}

/** One entry as the viewer sees it happen. */
export interface Told {
  n: number;
  by: string;
  do?: unknown;
  dice?: number[];
  events?: GameEvent[];
  reasons?: Reason[];
}

/** How the table stands for one connection of one person. */
export interface Now {
  view: unknown;
  pending: Pending;
  menus: Record<string, Menu>;
  eyes?: string;
  undo?: Record<string, number>;
  redo?: Record<string, number>;
  orders?: Order[];
}

/** The answer to hello: the table, and how it stands. */
export interface Welcome {
  type: "welcome";
  id: string;
  v: number;
  table: string;
  name: string;
  game: string;
  setup: Setup;
  seats: Record<string, SeatPlan>;
  mine: string[];
  sheet: unknown;
  now: Now;
  line?: string;
  missed?: Told[];
  anew?: boolean;
  gone?: number[];
  commitment?: string;
  thinking?: Seconds;
  computers?: string[];
}

/** The table has changed. `told` is what happened, or was entered again. */
export interface Update {
  type: "update";
  v: number;
  now: Now;
  told?: Told[];
  anew?: boolean;
  gone?: number[];
  seats?: Record<string, SeatPlan>;
  mine?: string[];
  thinking?: Seconds;
}

/** The advisor's figures for version `v`: odds, warnings, proposals. Comes after the update. */
export interface Brief {
  type: "brief";
  v: number;
  brief: unknown;
}

/** The wish was granted; what came of it is in the update of version `v`, sent before this. */
export interface Done {
  type: "done";
  id: string;
  v: number;
  failed?: [string, Refusal][];
}

/** The advisor's answer to a question. */
export interface Answer {
  type: "answer";
  id: string;
  v: number;
  answer: unknown;
}

/** What a good player would do at version `v`; nothing was done. */
export interface Hint {
  type: "hint";
  id: string;
  v: number;
  seat: string;
  do: unknown;
  text: string;
  reasons?: Reason[];
}

/** The wish was not granted, and nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  v: number;
  refusal: Refusal;
}

/** The line is alive; nothing has happened. */
export interface Beat {
  type: "beat";
}
