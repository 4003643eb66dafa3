/** What the table screen and the time machine need of a game: a `GameStory` for the past, a `GameScreen` for the whole.
 *
 * `V` is the game's view, `S` its sheet, `D` its desk. Screens that are not a game's own know no more of it than this.
 */
import type { Component, Snippet } from "svelte";
import type { Arrow, BoardMarks, BoardModel } from "../board/model";
import type { LiveTable } from "../net/table.svelte";
import type { GameEvent, Offer, Over, Pending, Reason, Refusal, SeatPlan, StoryStep } from "../net/types";
import type { DiceTotals } from "../time/dice";
import type { RecapGroup, Span } from "../time/recap";
import type { BattleSpan, Timeline } from "../time/story";
import type { Figures } from "../units/card";

export type PlaceName = (area: string) => string;

/** Names of areas: in full, and as short as the map has them. */
export interface Places {
  name: PlaceName;
  short: PlaceName;
}

/** A figure with its name: "24 IPC". */
export interface Figure {
  label: string;
  value: number | string;
  /** What it is good for, in one line. */
  about: string;
}

/** The one obvious next step: what it is called, what it does, and what must be done before it. */
export interface NextStep {
  label: string;
  /** The actions it takes; null while it cannot be taken. */
  acts: Record<string, unknown>[] | null;
  /** What must be done first, where it cannot be taken. */
  warnings: string[];
}

export const NO_STEP: NextStep = { label: "", acts: null, warnings: [] };

/** What a person is about to do at a live table. Everything it offers comes from the menu and the advisor. */
export interface Desk {
  readonly table: LiveTable;
  /** The person's seat that must decide now, or "". */
  readonly seat: string;
  /** Areas from which something can still move; null when nothing moves now. */
  readonly movable: ReadonlySet<string> | null;
  readonly marks: Omit<BoardMarks, "changed">;
  /** Pieces are taken up: the map shows where they can go. */
  readonly isHolding: boolean;
  /** An area that was picked and waits to be confirmed (touch). */
  readonly aim: string | null;
  /** A panel has a button that confirms what is about to be done; the next step is not the filled one then. */
  readonly isConfirming?: boolean;
  readonly step: NextStep;
  /** How many lines the list of orders has. */
  readonly orders: number;
  /** The middle of the dock needs the room of the lists too. */
  readonly isWide: boolean;
  /** Whether a battle lies open over the map, was put away, or there is none. */
  readonly battle: "none" | "open" | "away";
  /** What lies over the map is for all eyes: an open decision of a fight, its dice, its result. The device is not handed over for it. */
  readonly isPublic?: boolean;
  /** A fight of others is skipped: what is left of it need not be followed. */
  readonly isSkipping?: boolean;
  /** Dice of the fight are still being shown: nothing else may tell what they did. */
  readonly isRolling?: boolean;
  /** What lies open is the result of a fight that people here had a part in: it stays until they put it away. */
  readonly isResult?: boolean;
  /** Steps that can be taken back. */
  readonly undoable: number;

  /** A click on the board; `add` with Shift, `sure` is false where a tap only aims, `byKey` where it was Enter or a screen reader. */
  pick(area: string, add: boolean, sure: boolean, byKey?: boolean): Promise<void>;
  /** Whether a click on an area shows its card, for what that offers. */
  showsCard?(area: string): boolean;
  hover(area: string | null): void;
  /** A counter dragged from one area to another. */
  drop(from: string, to: string): void;
  /** A click on an arrow. */
  arrow(id: string): void;
  /** To the next place where something waits to be done. */
  next(way: 1 | -1): string | null;
  /** A digit key: true when it meant a number of pieces. */
  digit(number: number): boolean;
  all(): void;
  /** Enter: true when there was something to confirm. */
  confirm(): boolean;
  /** One level back; false when there was nothing to step back from. */
  back(): boolean;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Back to the beginning of the phase. */
  undoAll(): void;
  /** Shows or hides what enemies threaten, where the advisor knows. */
  threats?(): void;
  /** Threats are shown. */
  readonly isWarning?: boolean;
  /** Back to a battle that was put away. */
  takeUp(): void;
  /** The table has changed: forget what no longer fits. */
  refresh(): void;
  /** What useful the next step would leave undone, in words; the advisor says so when the step is about to be taken. */
  undone(): Promise<string[]>;
  /** The next step was taken. */
  stepped(): void;
}

/** Who gave up, as messages want it: in words, how many, and whether that is whoever reads it. All empty where nobody did. */
export type Resigned = { who: string; count: number; own: "yes" | "no" };

/** Words of a game. The words themselves are in the game's part of the catalog. */
export interface GameWords<V, S> {
  title(): string;
  seat(id: string): string;
  seatShort(id: string): string;
  phase(id: string): string;
  /** What one does in a phase, in one line. */
  phaseText(id: string): string;
  unit(kind: string): string;
  /** Letters for a kind on its counter; "" where it has none. */
  code(kind: string): string;
  /** "Round 3", or what the time before the first one is called; with the sheet also how many there are. */
  round(round: number, sheet?: S): string;
  /** What stands under the round, such as a season; "" for nothing. The view tells what was only said during the game. */
  when(round: number, sheet?: S, view?: V): string;
  /** What stands for the round where there is room for little; without it the round itself. */
  roundShort?(round: number, sheet?: S, view?: V): string;
  /** Why a wish is refused, with the rule behind it. */
  refusal(refusal: Refusal, places: Places): string;
  /** An action as an order, for hints: "Move 3 infantry to Karelia"; without it the notation is shown. `what` must be decided. */
  action?(action: unknown, seat: string, places: Places, what: string): string;
  /** Seats that win or give up together, as a sentence begins with them: "The Allies", "Gray and Tan". */
  team(seats: readonly string[], sheet: S): string;
  /** How a game was won. */
  victory(how: string, resigned: Resigned): string;
}

/** A position and what never changes, as parts of a screen are given them. */
export interface Seen<V, S> {
  view: V;
  sheet: S;
}

/** One line of the log. `n` is the record it ended with. */
export interface LogLine {
  id: string;
  n: number;
  nation: string;
  /** Why, if a computer did it. */
  reasons?: readonly Reason[];
}
export interface LogTurn<L extends LogLine = LogLine> {
  key: string;
  nation: string;
  round: number;
  lines: L[];
}
export interface LogStep {
  n: number;
  by: string;
  events?: GameEvent[];
  reasons?: Reason[];
  patch?: unknown;
}

/** How a game's log is told. */
export interface GameLog<V, L extends LogLine> {
  /** Turns oldest first; `now` names the open one. With the view at the start, figures may be worked out. */
  turns(steps: readonly LogStep[], now: { seat: string; round: number }, start?: V): LogTurn<L>[];
  text(line: L, names: PlaceName): string;
  /** A second line; "" for none. */
  detail(line: L, names: PlaceName): string;
}

/** A moment of the past in words. */
export interface Present {
  nation: string;
  title: string;
  lines: string[];
}

/** Follows a story step by step and notes its battles. */
export interface BattleKeeper<V, B extends BattleSpan> {
  readonly marks: B[];
  step(index: number, step: StoryStep, before: V, after: V): void;
}

/** What the time machine needs of a game. */
export interface GamePast<V, S, B extends BattleSpan> {
  /** The figure of each seat that the chart follows. */
  levels(view: V, sheet: S): Record<string, number>;
  /** What that figure is called. */
  levelName(): string;
  /** Who owns what, and what it is worth. */
  owners(view: V): Record<string, string>;
  value(sheet: S, area: string): number;
  battles(sheet: S): BattleKeeper<V, B>;
  /** The ticks under the chart in words. */
  battleLegend(): string;
  present(line: Timeline<V, S, B>, at: number, names: PlaceName): Present;
  arrows(line: Timeline<V, S, B>, at: number): Arrow[];
  dice(steps: readonly StoryStep[], sheet: S): DiceTotals;
  /** Who wins together with others, and what such a side is called; left out where everybody plays alone. */
  sides?: { of(seat: string, sheet: S): string; name(side: string): string };
  /** How a battle ended, in short; without it the moment of its end is told. */
  outcome?(line: Timeline<V, S, B>, battle: B, names: PlaceName): string;
  /** So much of the game's money: "+12 IPC". */
  money(amount: string): string;
}

/** What a game must bring for its past to be shown: enough for the time machine and for replays. In `games/<game>/story.ts`. */
export interface GameStory<V, S, L extends LogLine = LogLine, B extends BattleSpan = BattleSpan> {
  id: string;
  /** Parts of the catalog that it says beside its own, such as that of its family. */
  needs?: readonly string[];
  /** A table of this game is about to be shown. */
  begin?(): void;
  /** Seats in turn order. */
  order(view: V, sheet: S): readonly string[];
  phases(view: V, sheet: S): readonly string[];
  board(view: V, sheet: S, movable: ReadonlySet<string> | null): BoardModel;
  /** An area in words, for those who hear the board. */
  area(view: V, sheet: S, area: string, names: PlaceName): string;
  words: GameWords<V, S>;
  log: GameLog<V, L>;
  past: GamePast<V, S, B>;
  /** The seats that gave up, where the game ended with that. */
  resigned(over: Over, view: V, sheet: S): readonly string[];
  /** What everybody should see beside the seats, such as who rules the sea. */
  badge?(view: V): { nation: string; text: string; about: string } | null;
  /** All players at a glance. */
  Overview: Component<Seen<V, S> & { seats: Record<string, SeatPlan> }>;
  /** Below the table of levels in the time machine. */
  Goal?: Component<Seen<V, S>>;
}

/** What a board needs of a game to be looked at before there is a table for it. In `games/<game>/look.ts`. */
export interface GameLook<V, S> extends Pick<GameStory<V, S>, "id" | "needs" | "begin" | "board" | "area"> {
  words: Pick<GameWords<V, S>, "unit" | "code">;
  /** Other words for a place, by which it can be found, such as a city there. */
  alias(area: string, sheet: S): readonly string[];
  AreaCard: Component<Seen<V, S> & { area: string; places: Places; onclose: () => void }>;
}

/** Marks of an action that is only proposed; they stand instead of a selection's. */
export type ProposalMarks = Pick<BoardMarks, "selected" | "targets" | "arrows" | "lit" | "dim">;

/** Hints inside a battle board: what it shows, and what the key `I` does there. */
export interface HintSlot {
  card: Snippet;
  ask: () => void;
  /** Puts an open hint away; false when there was none. */
  back: () => boolean;
}

/** Components of a live game. The frame says where they stand; they say everything else. */
export interface GameParts<V, S, D> {
  /** The left of the dock: whoever has the turn, in figures. */
  Seat: Component<Seen<V, S> & { seat: string; player: string; onoverview: () => void }>;
  /** The middle of the dock while somebody at this browser decides. */
  Middle: Component<{ desk: D; places: Places; onnext: () => void; narrow: boolean }>;
  /** Orders given, under the tab beside the log. */
  Orders: Component<{ desk: D; places: Places }>;
  /** On a phone: the button that confirms what is aimed at. */
  Aim: Component<{ desk: D; places: Places }>;
  /** The card of an area; with a desk only where something can be done. */
  AreaCard: Component<Seen<V, S> & { area: string; places: Places; desk?: D; onclose: () => void }>;
  /** Over the map while `desk.battle` is "open". `heir` must take the device before it may decide in secret; "" for nobody. `onahead` shows what is answered ahead. */
  Battle: Component<{ desk: D; places: Places; hint?: HintSlot; heir?: string; onahead?: () => void }>;
  /** News over the map that nobody should miss; it takes no clicks. */
  Notice?: Component<{ desk: D; places: Places; told: readonly LogStep[]; narrow: boolean }>;
  /** What came of the last action, before the device is passed on; it must hold no secrets. */
  Parting?: Component<{ places: Places; told: readonly LogStep[] }>;
  /** The final ranking, when the game is over. */
  Standing?: Component<Seen<V, S> & { over: Extract<Pending, { type: "over" }>; seats: Record<string, SeatPlan> }>;
}

/** What somebody is told who was away. */
export interface GameRecap<V, S, B extends BattleSpan> {
  /** What happened in a span, the weightiest first; nothing that the story does not tell its reader. */
  groups(line: Timeline<V, S, B>, span: Span, names: PlaceName): RecapGroup[];
  /** Areas whose loss would be a disaster for these seats; the advisor says whether they are in danger. */
  capitals(view: V, sheet: S, own: readonly string[]): string[];
}

/** A move or a result of somebody else in words, and where it happened; `area` is "" where that is nowhere on the map. */
export interface Telling {
  nation: string;
  area: string;
  text: string;
  /** A second line, such as why it was done or what fell; "" for none. */
  detail: string;
  /** It only adds to what was told before, so that nobody must read all of it again. */
  isMore?: boolean;
  /** The ways of the pieces it speaks of. */
  arrows?: readonly Arrow[];
}

/** How others' moves are told while they are shown. */
export interface GameTelling<V, S> {
  /** What an entry did; null where it is not worth a word. `told` is what was told until then, for what several entries do together. */
  caption(step: LogStep, seen: Seen<V, S>, names: PlaceName, told?: readonly LogStep[]): Telling | null;
  /** The ways of the pieces that an entry moved; of an attack also of those that went there before. */
  arrows?(step: LogStep, seen: Seen<V, S>, told: readonly LogStep[]): Arrow[];
  /** How the battle went that ended with the last entry told; null where none did, or where one of `mine` had a part in it. */
  result?(told: readonly LogStep[], seen: Seen<V, S>, mine: readonly string[], names: PlaceName): Telling | null;
}

/** Something that a person may say for the whole table, such as that the agreed time is up. */
export interface Call {
  id: string;
  label: string;
  /** What follows from it. */
  text: string;
  action: unknown;
}

/** What a game must bring to be played. In `games/<game>/index.ts`. */
export interface GameScreen<V, S, D extends Desk, L extends LogLine = LogLine, B extends BattleSpan = BattleSpan> extends GameStory<V, S, L, B> {
  /** Whether seats have secrets from each other: people who share a browser then hand it over. */
  hasSecrets: boolean;
  /** Two or so figures of a seat for the bar of a phone. */
  figures(view: V, sheet: S, seat: string): Figure[];
  /** An area in words, with what can be done there. */
  describe(view: V, sheet: S, desk: D, area: string, places: Places): string;
  /** What a unit of a seat costs and can do, by the names that the words `<game>-unit-figures` use. */
  unitFigures(view: V, sheet: S, seat: string, kind: string): Figures | undefined;
  desk(table: LiveTable, places: Places): D;
  /** Where an action that is only proposed would happen; without it nothing is marked. */
  proposed?(desk: D, action: unknown): ProposalMarks;
  /** The page of the help (words `<game>-help-<page>` …) for what is to be done now; "" for none. */
  help(desk: D): string;
  /** The kind of unit that counters in the legend show. */
  sample: string;
  /** Keys of the help (`screens/keyList.ts`) that have no use in this game. */
  unusedKeys?: readonly string[];
  /** Marks of the legend (`board/Legend.svelte`) that this game's map never has. */
  unusedMarks?: readonly string[];
  /** What the menu of the table offers, in words; without it nothing is offered. */
  calls?(offers: readonly Offer[]): Call[];
  /** For whoever was away; without it nobody is told anything. */
  recap?: GameRecap<V, S, B>;
  telling?: GameTelling<V, S>;
  /** The sides or seats that whoever looks on may resign for, in words. */
  resignations?(offers: readonly Offer[]): Call[];
  parts: GameParts<V, S, D>;
}

/** A game's card on the shelf. In `games/<game>/card.ts`; games that are still to come are in `games/announced.json`. */
export interface GameCard {
  /** Cards stand in the order of their places. */
  place: number;
  /** The board of which the card shows a part; without it that of the first card. */
  board?: string;
  /** The middle and the width of that part, in map units. */
  part: { x: number; y: number; width: number };
}

/** Games whose own types are nobody's business. */
export type AnyStory = GameStory<any, any, any, any>;
export type AnyLook = GameLook<any, any>;
export type AnyGame = GameScreen<any, any, any, any, any>;
