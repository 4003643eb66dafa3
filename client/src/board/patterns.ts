/** Line patterns on land: hatching of neutrals, and one figure per nation for those who ask for it. */
import type { Pen } from "./canvas";
import { hatchingOf } from "../games/looks/hatching";
import type { Hatching } from "../ui/hatching";
import type { Box } from "./geometry";

type Draw = (pen: Pen, area: Box, view: Box, apart: number) => void;

/** The part of an area that shows. */
function seen(area: Box, view: Box): Box {
  return {
    x0: Math.max(area.x0, view.x0), y0: Math.max(area.y0, view.y0),
    x1: Math.min(area.x1, view.x1), y1: Math.min(area.y1, view.y1),
  };
}

/** Lines x + y = n · step: rising at 45°, in the same place whatever part of the map is painted. */
export const hatchLines: Draw = (pen, area, view, apart) => {
  const { x0, y0, x1, y1 } = seen(area, view);
  const step = apart * Math.SQRT2;
  pen.beginPath();
  for (let n = Math.floor((x0 + y0) / step); n <= (x1 + y1) / step; n++) {
    pen.moveTo(n * step - y0, y0);
    pen.lineTo(n * step - y1, y1);
  }
};

/** Level lines added to what is being drawn. */
const rows: Draw = (pen, area, view, apart) => {
  const { x0, y0, x1, y1 } = seen(area, view);
  for (let y = Math.floor(y0 / apart) * apart; y <= y1; y += apart) {
    pen.moveTo(x0, y);
    pen.lineTo(x1, y);
  }
};

const level: Draw = (pen, area, view, apart) => {
  pen.beginPath();
  rows(pen, area, view, apart);
};

const upright: Draw = (pen, area, view, apart) => {
  const { x0, y0, x1, y1 } = seen(area, view);
  pen.beginPath();
  for (let x = Math.floor(x0 / apart) * apart; x <= x1; x += apart) {
    pen.moveTo(x, y0);
    pen.lineTo(x, y1);
  }
};

const falling: Draw = (pen, area, view, apart) => {
  const { x0, y0, x1, y1 } = seen(area, view);
  const step = apart * Math.SQRT2;
  pen.beginPath();
  for (let n = Math.floor((x0 - y1) / step); n <= (x1 - y0) / step; n++) {
    pen.moveTo(n * step + y0, y0);
    pen.lineTo(n * step + y1, y1);
  }
};

const crosses: Draw = (pen, area, view, apart) => {
  marks(area, view, apart * 1.4, (x, y) => {
    const arm = apart * 0.28;
    pen.moveTo(x - arm, y);
    pen.lineTo(x + arm, y);
    pen.moveTo(x, y - arm);
    pen.lineTo(x, y + arm);
  }, pen);
};

const dots: Draw = (pen, area, view, apart) => {
  marks(area, view, apart * 1.2, (x, y) => {
    pen.moveTo(x + apart * 0.12, y);
    pen.arc(x, y, apart * 0.12, 0, 7);
  }, pen);
};

function marks(area: Box, view: Box, step: number, mark: (x: number, y: number) => void, pen: Pen): void {
  const { x0, y0, x1, y1 } = seen(area, view);
  pen.beginPath();
  for (let row = Math.floor(y0 / step); row * step <= y1; row++)
    for (let column = Math.floor(x0 / step); column * step <= x1; column++)
      mark((column + (row % 2) / 2) * step, row * step);
}

const grid: Draw = (pen, area, view, apart) => {
  upright(pen, area, view, apart * 1.3);
  rows(pen, area, view, apart * 1.3);
};

/** Small crosses on land that nothing enters. */
export const crossMarks: Draw = crosses;

/** Rising and falling lines over each other. */
const net: Draw = (pen, area, view, apart) => {
  hatchLines(pen, area, view, 1.3 * apart);
  const { x0, y0, x1, y1 } = seen(area, view);
  const step = 1.3 * apart * Math.SQRT2;
  for (let n = Math.floor((x0 - y1) / step); n <= (x1 - y0) / step; n++) {
    pen.moveTo(n * step + y0, y0);
    pen.lineTo(n * step + y1, y1);
  }
};

const NEUTRAL: Record<string, Draw> = { hatch: hatchLines, grid: net, dots };

/** The pattern of nobody's land as the style names it; null for none. */
export const neutralPattern = (name: string): Draw | null => NEUTRAL[name] ?? null;

const DRAWN: Record<Hatching, Draw> = { level, upright, rising: hatchLines, falling, crosses, dots, grid };

export const patternOf = (owner: string): Draw => DRAWN[hatchingOf(owner)];
