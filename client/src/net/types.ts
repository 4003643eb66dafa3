/** Messages between server and browser, as in `sandtable/server/messages.py`; the generated types replace this file's content. */
export type Scalar = boolean | number | string;
export type Fact = boolean | number | string | (number | string)[];

export interface GameEvent { what: string; facts?: Record<string, Fact>; seen_by?: string[] | null }
export interface Refusal { reason: string; rule?: string; facts?: Record<string, Fact> }
export interface Offer { verb: string; origin?: string; kind?: string; unit?: string; most?: number; targets?: string[] }
export interface Menu { seat: string; offers?: Offer[]; owed?: number }
export interface Setting { name: string; type: "bool" | "int" | "choice" | string; default: Scalar; text: string; low?: number; high?: number; choices?: string[] }
export interface Setup { game: string; ruleset: string; scenario?: string; seats?: string[]; options?: Record<string, Scalar> }

export type Pending =
  | { type: "decide"; seats: string[]; what: string; where?: string }
  | { type: "roll"; count: number; sides?: number; why?: string; where?: string }
  | { type: "draw"; count: number; remaining: string[]; why?: string }
  | { type: "over"; winners: string[]; how: string; standing?: Record<string, number> };

export type SeatKind = "human" | "random";
export interface SeatPlan { kind?: SeatKind; name?: string }
export interface Admission { table: string; token: string }
export interface NewTable { game: string; ruleset: string; options?: Record<string, Scalar>; seats?: Record<string, SeatPlan>; name?: string }
export interface Summary {
  table: string; token: string; game: string; ruleset: string; name: string; seats: Record<string, SeatPlan>; v: number;
  awaited: string[]; mine: string[]; over: boolean; round: number; phase: string; played: string; parent?: string;
}
export interface RulesetInfo { name: string; settings: Setting[]; seats: string[]; seatings: Record<string, string[][]>; sheet: unknown }
export interface GameInfo { name: string; rulesets: RulesetInfo[] }
export interface DiceSegment { number: number; commitment: string; rolls: number; reveal?: string }
export interface StoryStep { n: number; by: string; do?: unknown; dice?: number[]; cards?: string[]; events?: GameEvent[]; patch?: unknown }
export interface Story {
  game: string; setup: Setup; seats: Record<string, SeatPlan>; name: string; sheet: unknown; start: unknown;
  steps: StoryStep[]; v: number; over?: boolean; secret?: boolean; dice?: DiceSegment[];
}

export interface Order { n: number; seat: string; do: unknown; text: string }
export interface Told { n: number; by: string; do?: unknown; dice?: number[]; events?: GameEvent[] }
export interface Now { view: unknown; pending: Pending; menus: Record<string, Menu>; undo?: Record<string, number>; redo?: Record<string, number>; orders?: Order[] }

export interface Auto { until?: "battle" | "phase"; mark?: number }
export interface Request {
  id: string; v?: number; seat?: string; hello?: { token: string; v?: number };
  do?: unknown; undo?: number; redo?: number; remove?: number; ask?: unknown; auto?: Auto;
}
export type Reply =
  | { type: "welcome"; id: string; v: number; table: string; name: string; game: string; setup: Setup; seats: Record<string, SeatPlan>; mine: string[]; sheet: unknown; now: Now; missed?: Told[]; commitment?: string }
  | { type: "update"; v: number; now: Now; told?: Told[]; seats?: Record<string, SeatPlan> | null }
  | { type: "brief"; v: number; brief: unknown }
  | { type: "done"; id: string; v: number; failed?: [string, Refusal][] }
  | { type: "answer"; id: string; v: number; answer: unknown }
  | { type: "refused"; id: string; v: number; refusal: Refusal };
