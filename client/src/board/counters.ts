/** Shapes of counters: which cells they have and how large they are, at scale 1. */
import { UNIT_SYMBOLS } from "../games/looks/symbols";
import type { ZoomStep } from "./camera.svelte";
import type { Stack, StackUnit } from "./model";

export interface Cell {
  kind: string;
  count: number;
  x: number;
  y: number; // middle of the row
  icon: number; // width of the silhouette
  code: string;
  cargo: number;
}

export interface CounterShape {
  w: number;
  h: number;
  cells: Cell[];
  /** Only emblem and this number (far zoom). */
  total: number | null;
  /** The deck: a line under a unit and those that stand on it. */
  deck: { x0: number; x1: number; y: number } | null;
}

export const TAB = 11;
export const ICON = 13;
export const FIGURE = 12.5;
const ROW = 18;
const PAD = 5;
const APART = 7;
const DIGIT = 6.7;
const LETTER = 5.6;

export const figureWidth = (count: number): number => (count > 1 ? 1.5 + String(count).length * DIGIT : 0);

const iconWidth = (kind: string): number => ((UNIT_SYMBOLS[kind]?.viewBox[0] ?? 20) / 20) * ICON;

/** Scale of counters: small on a world map, large when near; a finger needs more than a mouse. */
export function counterScale(zoom: number, isPhone: boolean): number {
  const scale = zoom < 5 ? 0.84 : zoom < 8.4 ? 1 : zoom < 13 ? 1.15 : 1.5;
  return isPhone ? Math.max(zoom < 3.5 ? 1 : 1.15, scale) : scale;
}

/** What stands on a deck stands before it, so that one line can join them. */
function inOrder(units: readonly StackUnit[]): StackUnit[] {
  const deck = units.find((unit) => unit.deck);
  const aboard = units.filter((unit) => unit.aboard);
  if (!deck || !aboard.length) return [...units];
  return [...aboard, deck, ...units.filter((unit) => unit !== deck && !unit.aboard)];
}

export function counterShape(stack: Stack, isSea: boolean, step: ZoomStep, codeOf?: (kind: string) => string): CounterShape {
  if (step === "far") return farShape(stack);
  const units = inOrder(stack.units);
  const perRow = isSea ? 3 : 2;
  const rows = Math.ceil(units.length / perRow);
  const cells = units.map((unit, i) => cellOf(unit, Math.floor(i / perRow), codeOf));
  let x = TAB + PAD;
  for (let column = 0; column < Math.min(perRow, cells.length); column++) {
    const own = cells.filter((_, i) => i % perRow === column);
    for (const cell of own) cell.x = x;
    x += Math.max(...own.map(cellWidth)) + APART;
  }
  return { w: x - APART + PAD, h: rows * ROW + 2.5, cells, total: null, deck: deckOf(units, cells) };
}

function cellOf(unit: StackUnit, row: number, codeOf?: (kind: string) => string): Cell {
  return {
    kind: unit.kind, count: unit.count, x: 0, y: row * ROW + ROW / 2 + 1.25,
    icon: iconWidth(unit.kind), code: codeOf?.(unit.kind) ?? "", cargo: unit.cargo?.length ?? 0,
  };
}

/** Room of letters behind a silhouette. */
export const codeWidth = (code: string): number => (code ? code.length * LETTER + 1.5 : 0);

const cellWidth = (cell: Cell): number => cell.icon + codeWidth(cell.code) + figureWidth(cell.count);

function deckOf(units: readonly StackUnit[], cells: readonly Cell[]): CounterShape["deck"] {
  const last = units.findIndex((unit) => unit.deck);
  const first = units.findIndex((unit) => unit.aboard);
  if (last < 0 || first < 0 || cells[first]!.y !== cells[last]!.y) return null;
  const end = cells[last]!;
  return { x0: cells[first]!.x, x1: end.x + cellWidth(end), y: end.y + 7.8 };
}

function farShape(stack: Stack): CounterShape {
  const total = stack.units.reduce((sum, unit) => sum + unit.count, 0);
  return { w: 5 + 11 + 4 + String(total).length * DIGIT + 6, h: 18, cells: [], total, deck: null };
}
