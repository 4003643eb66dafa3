/** Symbols as path data in place. A transform per silhouette would cost the browser a layer of bookkeeping each, every frame. */
import type { SymbolShape } from "../ui/symbols";

/** Which numbers of a command are x, y or lengths, by turns. */
const AXES: Record<string, string> = { m: "xy", l: "xy", t: "xy", h: "x", v: "y", c: "xyxyxy", s: "xyxy", q: "xyxy", a: "rr---xy", z: "" };

interface Step {
  command: string;
  numbers: number[];
}

const parsed = new WeakMap<SymbolShape, Step[]>();

function stepsOf(shape: SymbolShape): Step[] {
  let steps = parsed.get(shape);
  if (!steps) parsed.set(shape, (steps = parse(shape.d.join(""))));
  return steps;
}

function parse(data: string): Step[] {
  const steps: Step[] = [];
  for (const [token] of data.matchAll(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g))
    if (/[a-zA-Z]/.test(token)) steps.push({ command: token, numbers: [] });
    else steps.at(-1)!.numbers.push(Number(token));
  return steps;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Path data of a symbol `height` high with its upper left corner at x, y. */
export function placedPath(shape: SymbolShape, x: number, y: number, height: number): string {
  const scale = height / shape.viewBox[1];
  let text = "";
  for (const { command, numbers } of stepsOf(shape)) {
    const axes = AXES[command.toLowerCase()] ?? "xy";
    const isAbsolute = command !== command.toLowerCase();
    text += command;
    numbers.forEach((value, i) => {
      const axis = axes[i % axes.length];
      const shift = isAbsolute ? (axis === "x" ? x : axis === "y" ? y : 0) : 0;
      text += `${i ? " " : ""}${axis === "-" ? value : round(value * scale + shift)}`;
    });
  }
  return text;
}
