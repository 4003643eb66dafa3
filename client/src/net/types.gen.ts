/** What goes over the wire. Written by `python -m sandtable.server.types`; do not edit. */

export type Scalar = boolean | number | string;

export type Fact = boolean | number | string | (number | string)[];

export type Pending = Decide | Roll | Draw | Over;

export type Figure = number | string;

export type Seconds = 1 | 5 | 30;

export type FileKind = "plain" | "hands" | "sealed";

export type Reply = Welcome | Update | Brief | Done | Answer | Hint | Refused | Beat;

/** Something that happened, for people and programs that watch; `seen_by` None is everybody. */
export type GameEvent = {
  what: string;
  facts?: Record<string, Fact>;
  seen_by?: string[];
};

/** Why an entry may not be made: a reason key, the rule it breaks, and figures for people. */
export type Refusal = {
  reason: string;
  rule?: string;
  facts?: Record<string, Fact>;
};

/** One line of a menu: a verb, optionally from where, with what, how many, to where. */
export type Offer = {
  verb: string;
  origin?: string;
  kind?: string;
  unit?: string;
  most?: number;
  targets?: string[];
  group?: string;
  /** What each piece of the line counts towards the need of its group. */
  worth?: number;
};

/** What a seat may do now, factored; everything it offers passes `check`. */
export type Menu = {
  seat: string;
  offers?: Offer[];
  /** How many must be chosen in a single action, over several lines of one verb (casualties, say). The commonest need, without a group: exactly so many of the lines that have a number. */
  owed?: number;
  /** What a single action must choose of each group of lines. */
  needs?: Need[];
};

/** An option a setup may choose, with the default of one ruleset and a line of explanation. */
export type Setting = {
  name: string;
  type: string;
  default: Scalar;
  text: string;
  low?: number;
  high?: number;
  choices?: string[];
};

/** What a game is started from; with it and the log, everything can be refolded. */
export type Setup = {
  game: string;
  ruleset: string;
  scenario?: string;
  seats?: string[];
  options?: Record<string, Scalar>;
};

/** The game waits for each of these seats; `what` names the decision, `where` its place. */
export type Decide = {
  type: "decide";
  seats: string[];
  what: string;
  where?: string;
  open?: boolean;
  may_change?: string[];
};

/** Dice are owed. */
export type Roll = {
  type: "roll";
  count: number;
  sides?: number;
  why?: string;
  where?: string;
};

/** Cards are owed: `count` out of the named ones that remain (with repeats for copies). */
export type Draw = {
  type: "draw";
  count: number;
  remaining: string[];
  why?: string;
};

/** The game has ended; `how` names the victory condition. */
export type Over = {
  type: "over";
  winners: string[];
  how: string;
  standing?: Record<string, number>;
};

/** Where in its course a game is. */
export type Moment = {
  /** From 1; 0 in what comes before the first round. */
  round: number;
  /** Whose turn it is, whoever is awaited. */
  seat: string;
  /** Of the turn; where turns have no phases, the decision that is awaited, or "". */
  phase: string;
  /** Where turns have no phases: how far this one has come. */
  stage: string;
};

/** Why something is done, for people: a key for the words, and figures to fill them. */
export type Reason = {
  key: string;
  figures?: Record<string, Figure>;
};

/** A unit as it can be written, with its cargo if it carries some. */
export type OddsKind = {
  name: string;
  short: string;
  cost: number;
  cargo?: string[];
  /** As they are printed. */
  figures?: Record<string, number>;
};

/** Who may stand on a side. */
export type OddsNation = {
  name: string;
  /** Nations of one side never fight each other. */
  side: string;
};

/** A group of units, written as one text. */
export type OddsPart = {
  name: string;
  role: "attacker" | "defender";
  /** Short names, in the order in which they are shown. */
  kinds: string[];
};

/** Something else that can be set. */
export type OddsField = {
  name: string;
  /** techs: developments, written `germany:jet_power,rockets uk:super_submarines`. */
  type: "choice" | "number" | "flag" | "techs";
  default: Scalar;
  choices?: string[];
  low?: number;
  high?: number;
};

/** A kind of battle. */
export type OddsMode = {
  name: string;
  parts: OddsPart[];
  /** The fields that have a meaning in it. */
  fields: string[];
};

/** All that can be asked of a game's calculator. */
export type OddsForm = {
  game: string;
  modes: OddsMode[];
  kinds: OddsKind[];
  fields: OddsField[];
  /** What worth is counted in: `ipc` or `points`. */
  money: string;
  /** Empty where sides are written without a nation. */
  nations?: OddsNation[];
  /** How an empty part is written. */
  nobody?: string;
  /** Units that a part may have. */
  most?: number;
};

/** A battle as it stands on a board, or would if those who can get there came. */
export type OddsFilled = {
  mode: string;
  values: Record<string, Scalar>;
  options?: Record<string, Scalar>;
};

/** A battle for the calculator: what kind, who fights, and what else is set. */
export type OddsQuestion = {
  mode: string;
  /** Texts of the parts, and fields by name. */
  values: Record<string, Scalar>;
  /** Options of the rules, where the game's odds know them. */
  options?: Record<string, Scalar>;
  /** Asks for what would bring the attacker's chance to this; 0: nothing. */
  enough?: number;
};

/** One way a battle may end, and its chance. */
export type OddsShare = {
  name: string;
  p: number;
};

/** Units that are left, and the chance of just these. */
export type OddsLeft = {
  units: Record<string, number>;
  p: number;
};

/** What becomes of one side. */
export type OddsSideOutcome = {
  /** Expected, in the game's money. */
  lost: number;
  quantiles?: Record<string, number>;
  /** The chance that 0, 1, 2, ... units are left; empty where it is not known. */
  numbers?: number[];
  /** The likeliest ways. */
  left?: OddsLeft[];
};

/** What a calculator shows of an answer. */
export type OddsOutcome = {
  kind: string;
  /** What counts for the attacker; None where nothing is won. */
  chance: number | null;
  /** The first of those that sum to 1 is the attacker's. */
  shares: OddsShare[];
  attacker: OddsSideOutcome;
  defender: OddsSideOutcome;
  swing: number;
  /** How long it lasts on average; None where there are no rounds. */
  rounds?: number;
  /** The chance that land is taken, where that is less than to win. */
  takes?: number;
  /** Of a raid: the chance of each sum that is paid, from 0 on. */
  damage?: number[];
  note?: string;
  /** The sea battles that come first. */
  sea?: OddsOutcome[];
};

/** So many further units of one kind are enough. */
export type OddsMore = {
  part: string;
  /** Its short name. */
  unit: string;
  count: number;
  cost: number;
  chance: number;
};

/** The answer: as the command gives it, and in the shape that every game shares. */
export type OddsCalculated = {
  answer: unknown;
  outcome: OddsOutcome;
  /** Of units, by nation and kind, that are not as the form has them. */
  figures?: Record<string, Record<string, Record<string, number>>>;
  /** What would be enough, the cheapest kinds first; None where that was not asked, or is not needed. */
  more?: OddsMore[];
  /** There was no time to try all kinds. */
  unfinished?: boolean;
};

/** Who is to hold a seat: `human`, or the name of one of the game's computer players. */
export type SeatPlan = {
  kind?: string;
  name?: string;
  /** A person sat here before the computer that does now; the server says so, whatever it is sent. */
  held?: boolean;
};

/** A game to begin. Seats left out are human; all human seats of one table belong to its maker. */
export type NewTable = {
  game: string;
  ruleset: string;
  options?: Record<string, Scalar>;
  seats?: Record<string, SeatPlan>;
  name?: string;
  thinking?: Seconds;
  /** The seats that play, where a game lets one choose; empty: its usual ones. */
  playing?: string[];
};

/** What can be answered ahead in a game, and what the person has answered, by seat. */
export type Ahead = {
  /** By what is decided: the answers there are; the first is that of whoever has said nothing. */
  decisions: Record<string, string[]>;
  /** By what is decided: kinds of pieces that may be put in an order instead, the first goes first. */
  orders: Record<string, string[]>;
  answers: Record<string, Record<string, string>>;
};

/** How long the strongest computers of a table may think. */
export type Thinking = {
  seconds: Seconds;
};

/** The way to a table: its id and the secret of one person at it. */
export type Admission = {
  table: string;
  token: string;
};

/** A copy of the game as it stood after record `n`. */
export type Branch = {
  n: number;
};

/** How to seal a saved game; without a passphrase it opens only on this server. */
export type SaveAs = {
  passphrase?: string;
};

/** Tables that a browser remembers. */
export type Mine = {
  tables: Admission[];
};

/** A line of the list of games. */
export type Summary = {
  table: string;
  token: string;
  game: string;
  ruleset: string;
  name: string;
  seats: Record<string, SeatPlan>;
  v: number;
  /** Seats that must decide; empty when the game is over. */
  awaited: string[];
  /** Seats of this token. */
  mine: string[];
  over: boolean;
  round: number;
  phase: string;
  /** When it was last changed, ISO 8601 in UTC. */
  played: string;
  parent?: string;
  thinking?: Seconds;
  /** As what this person may save it. */
  file?: FileKind;
};

/** An edition: its options, all its seats in turn order, and the usual share of seats among people. */
export type RulesetInfo = {
  name: string;
  settings: Setting[];
  seats: string[];
  /** The seats that play where nobody chooses others. */
  usual: string[];
  /** How many of the seats may play. */
  sizes: number[];
  seatings: Record<string, string[][]>;
  /** The fixed figures of the standard game (`Game.sheet`): sides, values, units. */
  sheet: unknown;
};

/** A game one can play here. */
export type GameInfo = {
  name: string;
  rulesets: RulesetInfo[];
  /** Its computer players, the weakest first. */
  computers: string[];
};

/** One entry in effect: who did what, what came of it, and how the view changed. */
export type StoryStep = {
  n: number;
  by: string;
  do?: unknown;
  dice?: number[];
  cards?: string[];
  events?: GameEvent[];
  /** Why, if a computer decided. */
  reasons?: Reason[];
  patch?: unknown;
};

/** A whole game as one viewer may see it, for the time machine and for replays. */
export type Story = {
  game: string;
  setup: Setup;
  seats: Record<string, SeatPlan>;
  name: string;
  sheet: unknown;
  /** The view before the first entry. */
  start: unknown;
  steps: StoryStep[];
  v: number;
  over?: boolean;
  /** Entries of others are left out because the game hides them. */
  secret?: boolean;
  /** Several people keep secrets in it: until its end it is saved sealed, and nobody branches off. */
  shared?: boolean;
  dice?: DiceSegment[];
};

/** The dice of one key of the dealer: its commitment, and the key once it is revealed. */
export type DiceSegment = {
  number: number;
  commitment: string;
  rolls: number;
  reveal?: string;
};

/** The chance of victory of each side after record `n`, in the order of `Ending.sides`. */
export type ChancePoint = {
  n: number;
  of: number[];
  /** What the record did by itself, where time went by with it, as at the end of a phase; else left out. */
  timeless?: number[];
};

/** What a seat's dice hit in battles, and would have on average; `worth` is the gain in money. */
export type SeatLuck = {
  hits: number;
  expected: number;
  worth: number;
};

/** A game that is over, looked back at from where a spectator sits. */
export type Ending = {
  /** Who can win: sides or seats; empty where nobody knows the chances in this game. */
  sides: string[];
  /** From the start (`n` 0) on, wherever they changed, and at the end. */
  chances: ChancePoint[];
  /** By seat; an empty one is several together. Who threw nothing is left out. */
  luck: Record<string, SeatLuck>;
};

/** One action, and the same in notation. */
export type Move = {
  do: unknown;
  text: string;
  /** What had to be decided. */
  what: string;
  /** The person and the computer did the same. */
  both?: boolean;
};

/** What a person did in one go, up to dice or to others, and what a computer would have done there. */
export type Decided = {
  /** The record of the first of the moves. */
  n: number;
  seat: string;
  mine: Move[];
  best: Move[];
  /** Why, for the computer's first moves. */
  reasons?: Reason[];
};

/** How far a computer has got with the decisions of a person in a game that is over. */
export type Study = {
  /** How many there are to think about. */
  of: number;
  done: number;
  found: Decided[];
  is_running?: boolean;
};

/** The first message: who is there, and what the browser saw last (0: nothing). */
export type Hello = {
  token: string;
  v?: number;
  /** Nobody there follows computers move by move. */
  fast?: boolean;
  /** After a lost line: the seat whose player has had the device all the time (see `Request.take`). */
  seat?: string;
};

/** Let the table decide for the sender's seats as the advisor would. */
export type Auto = {
  until?: "battle" | "phase";
  mark?: number;
};

/** One wish, with exactly one of hello, do, undo, redo, remove, ask, auto, hint, take, whole. */
export type Request = {
  id: string;
  v?: number;
  seat?: string;
  hello?: Hello;
  /** An action of the game, `{"act": "move", ...}`. */
  do?: unknown;
  undo?: number;
  redo?: number;
  /** The number of the record to take out. */
  remove?: number;
  /** A question to the game's advisor, `{"what": "reach", ...}`; changes nothing. */
  ask?: unknown;
  auto?: Auto;
  /** What would a good player do now? Changes nothing. */
  hint?: boolean;
  /** The seat whose player says that they have the device, where several people share one. */
  take?: string;
  /** The client has another version than the last patch is for: it wants all of how the table stands. */
  whole?: boolean;
};

/** An entry that can still be taken back, with its record and notation. */
export type Order = {
  n: number;
  seat: string;
  do: unknown;
  text: string;
};

/** One entry as the viewer sees it happen. */
export type Told = {
  n: number;
  by: string;
  do?: unknown;
  dice?: number[];
  events?: GameEvent[];
  /** Why, if a computer decided and everybody may know. */
  reasons?: Reason[];
};

/** What may change of a line of a menu; the rest is its name. */
export type Line = {
  most?: number;
  targets?: string[];
  worth?: number;
};

/** A menu whose lines have names, so that a patch can change one of them. */
export type MenuLines = {
  seat: string;
  lines?: Record<string, Line>;
  owed?: number;
  needs?: Need[];
  /** The order of the lines, by their places in the mapping as the client has it; empty: as they are. */
  order?: number[];
};

/** How the table stands for one connection of one person; `Standing` is how that travels. */
export type Now = {
  view: unknown;
  pending: Pending;
  /** For each of the person's seats that must decide or may change its choice; `table` for what the person may say for all. */
  menus: Record<string, Menu>;
  /** The seat whose view it is; empty: what a spectator sees. */
  eyes?: string;
  undo?: Record<string, number>;
  redo?: Record<string, number>;
  /** What the person's seats can still take back, oldest first. */
  orders?: Order[];
};

/** What is not said elsewhere of an order that can still be taken back. */
export type OrderLine = {
  do: unknown;
  text: string;
};

/** How the table stands, as it travels: lines of menus by name, orders by the number of their record. */
export type Standing = {
  view: unknown;
  pending: Pending;
  menus: Record<string, MenuLines>;
  eyes?: string;
  undo?: Record<string, number>;
  redo?: Record<string, number>;
  orders?: Record<string, OrderLine>;
  /** Whose orders they are; the last entries are those of one seat. */
  by?: string;
};

/** The answer to hello: the table, and how it stands. */
export type Welcome = {
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
  now: Standing;
  /** What this connection is called where HTTP asks for it. */
  line?: string;
  /** What happened since the version the browser saw, at most the last 500 entries. */
  missed?: Told[];
  /** `missed` takes the place of everything told before: it is told for other eyes. */
  anew?: boolean;
  /** Records that were taken back since then. */
  gone?: number[];
  commitment?: string;
  thinking?: Seconds;
  /** The game's computer players, the weakest first. */
  computers?: string[];
};

/** The table has changed. `told` is what happened, or was entered again. */
export type Update = {
  type: "update";
  v: number;
  /** The whole, in place of a patch. */
  now?: Standing;
  base?: number;
  patch?: unknown;
  told?: Told[];
  /** `told` takes the place of everything told before, at most the last 500 entries: other eyes look on. */
  anew?: boolean;
  /** Records that were taken back: they are no longer part of the game. */
  gone?: number[];
  /** Set when somebody else sits down, with the seats that are now this person's. */
  seats?: Record<string, SeatPlan>;
  mine?: string[];
  /** Set together with `seats`. */
  thinking?: Seconds;
};

/** The advisor's figures for version `v`: odds, warnings, proposals. Comes after the update. */
export type Brief = {
  type: "brief";
  v: number;
  brief: unknown;
};

/** The wish was granted; what came of it is in the update of version `v`, sent before this. */
export type Done = {
  type: "done";
  id: string;
  v: number;
  /** After remove: later orders that no longer stand, in notation, and why. */
  failed?: [string, Refusal][];
};

/** The advisor's answer to a question. */
export type Answer = {
  type: "answer";
  id: string;
  v: number;
  answer: unknown;
};

/** What a good player would do at version `v`; nothing was done. */
export type Hint = {
  type: "hint";
  id: string;
  v: number;
  seat: string;
  do: unknown;
  /** The action in notation. */
  text: string;
  reasons?: Reason[];
};

/** The wish was not granted, and nothing changed. */
export type Refused = {
  type: "refused";
  id: string;
  v: number;
  refusal: Refusal;
};

/** The line is alive; nothing has happened. */
export type Beat = {
  type: "beat";
};

/** What must be chosen of a group: pieces worth `least` to `most` together. */
export type Need = {
  group: string;
  least: number;
  most: number;
};
