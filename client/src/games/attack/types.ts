/** The view of an Attack! game as the server sends it (`View` of `games/attack/view.py`). Numbers that are 0 are left out. */
import type { Pending } from "../../net/types";

export type ArmyKind = "infantry" | "tank" | "artillery" | "plane";
export type ShipKind = "destroyer" | "submarine" | "battleship" | "carrier";
export type Army = Partial<Record<ArmyKind, number>>;
export type Fleet = Partial<Record<ShipKind, number>>;

/** The setup while it lasts. */
export interface Opening {
  step: "deal" | "start" | "claim" | "place" | "capital";
  stock?: Record<string, Army>;
  /** Figures still to place in this go. */
  left?: number;
}

/** What the active player has done. */
export interface Turn {
  used?: string[];
  trading?: boolean;
  talks?: number;
}

export interface Voyage {
  start: string;
  target: string;
  army: Army;
}

/** A move, blitzkrieg or strategic move under way. */
export interface March {
  kind: "move" | "blitzkrieg" | "strategic";
  step?: "moves" | "leave" | "planes" | "battles"; // left out: moves
  arrived?: Record<string, Army>;
  /** Units that stand in foreign regions. */
  attacks?: Record<string, Army>;
  afloat?: Voyage[];
  /** Planes of refused voyages that still choose. */
  refused?: Voyage[];
}

export interface Force {
  front?: Army;
  reserve?: Army;
}

/** The land battle being fought. */
export interface Battle {
  region: string;
  attacker: string;
  attack: Force;
  defense?: Force;
  defender?: string; // "" or left out: neutral troops
  commander?: string;
  step?: "card" | "command" | "command_roll" | "commit" | "reinforce" | "roll"; // left out: commit
  side?: "attacker" | "defender"; // left out: attacker
  round?: number; // left out: 1
  card?: string;
  asked?: string[];
  volunteers?: string[];
}

/** A challenge for sea control; lines that lie face down are not in it. */
export interface Sea {
  challenger: string;
  holder: string;
  step: "answer" | "line" | "pair" | "stay";
  round: number;
  lines?: Record<string, ShipKind[]>;
  laid?: string[];
  length?: Record<string, number>;
  hits?: Record<string, number[]>;
  pair?: number;
  aside?: Record<string, number>;
  stays?: Record<string, boolean>;
  said?: string[];
}

/** An offer; only the partners know its terms. */
export interface Deal {
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
}

/** Production under way. */
export interface Shop {
  step?: "buy" | "place"; // left out: buy
  spent?: number;
  army?: Army;
  ships?: Fleet;
}

/** A diplomatic attack. */
export interface Bid {
  region: string;
  step?: "first" | "others" | "tie" | "card";
  rolling?: string[];
  winner?: string;
}

export interface AttackView {
  seat: string | null;
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
  pending: Pending;
  income?: number;
  /** Own cards that count twice, since they make sets. */
  doubled?: string[];
  opening?: Opening | null;
  march?: March | null;
  battle?: Battle | null;
  sea?: Sea | null;
  bid?: Bid | null;
  deal?: Deal | null;
  shop?: Shop | null;
}

export interface Card {
  kind: string;
  value: number;
  /** The troops that defend a neutral region drawn with it. */
  defenders: Army;
}

/** What does not change during a game (`Sheet` of `games/attack/sheet.py`). */
export interface AttackSheet {
  order: string[];
  continents: Record<string, string>;
  regions: Record<string, { name: string; continent: string; land: string[]; sea: string[] }>;
  army: Record<ArmyKind, { name: string; short: string; cost: number; move: number; dice: number }>;
  ships: Record<ShipKind, { name: string; short: string; cost: number; hits: number }>;
  /** What each kind costs and can do, in numbers. */
  figures: Record<string, Record<string, number>>;
  /** What a battle die shows, face by face from 1. */
  faces: string[];
  kinds: Record<string, { name: string; in_set: boolean }>;
  cards: Record<string, Card>;
  actions: number;
  /** The last round by agreement; 0 when none is agreed. */
  rounds: number;
  /** Whether the table's clock ends the game. */
  timed: boolean;
  /** Whether the others play on when a player is out. */
  last_standing: boolean;
  /** What a capital brings whoever holds it, in every production. */
  capital_income: number;
  /** What is added to the dice of a pairing at sea. */
  modifiers: { beside_carrier: number; facing: { own: string; enemy: string; bonus: number }[] };
}
