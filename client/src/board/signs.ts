/** Symbols that lie on the map for good, by what they stand for; drawn in a square of 20 around their middle. */
import type { Pen } from "./canvas";
import { centred, type Rect } from "./rects";
import type { BoardMap } from "./mapfile";

type Draw = (pen: Pen, x: number, y: number, unit: number) => void;

/** Two squares, one in the other. */
const city: Draw = (pen, x, y, unit) => {
  for (const half of [7, 3]) pen.rect(x - half * unit, y - half * unit, 2 * half * unit, 2 * half * unit);
};

/** Three hulls beside each other. */
const convoy: Draw = (pen, x, y, unit) => {
  for (const at of [-8, 0, 8]) {
    const middle = x + at * unit;
    pen.moveTo(middle - 3.2 * unit, y - unit);
    pen.lineTo(middle + 3.2 * unit, y - unit);
    pen.lineTo(middle + 2 * unit, y + 3 * unit);
    pen.lineTo(middle - 2 * unit, y + 3 * unit);
    pen.closePath();
    pen.moveTo(middle, y - unit);
    pen.lineTo(middle, y - 5 * unit);
  }
};

/** A plane that dives, in a ring. */
const kamikaze: Draw = (pen, x, y, unit) => {
  pen.moveTo(x + 9 * unit, y);
  pen.arc(x, y, 9 * unit, 0, 2 * Math.PI);
  pen.moveTo(x, y - 5 * unit);
  pen.lineTo(x, y + 6 * unit);
  pen.moveTo(x - 6 * unit, y - unit);
  pen.lineTo(x, y + 2 * unit);
  pen.lineTo(x + 6 * unit, y - unit);
  pen.moveTo(x - 3 * unit, y - 5 * unit);
  pen.lineTo(x + 3 * unit, y - 5 * unit);
};

export const SIGNS: Readonly<Record<string, Draw>> = { city, convoy, kamikaze };

const LEAST = 9;
const MOST = 20;

/** Side of a symbol in pixels: what its place has room for, within what can be read and what is enough. */
export const signSize = (r: number, zoom: number): number => Math.max(LEAST, Math.min(MOST, 2 * r * zoom));

/** The room that symbols take at a zoom. */
export function signRects(map: BoardMap, zoom: number): Rect[] {
  return map.spaces.flatMap((id) =>
    Object.entries(map.areas[id]!.symbols).flatMap(([what, spots]) =>
      SIGNS[what] ? spots.map(({ x, y, r }) => centred(x * zoom, y * zoom, signSize(r, zoom), signSize(r, zoom))) : [],
    ),
  );
}
