/** Small pictures of a board: cards of games, the minimap. */
import type { Box, Line } from "./geometry";
import { simplify } from "./geometry";
import type { BoardMap } from "./mapfile";
import { paintBoard, shapeOf } from "./paint";
import { tintOf, type Theme } from "./style";

/** A part of the board into a canvas as it lies on the page: a preset, `world` or a box in map units, cut to fill. */
export function paintPreview(
  canvas: HTMLCanvasElement, map: BoardMap, view: string | Box, owners: Record<string, string>, theme: Theme = "light",
): void {
  const density = Math.min(2, globalThis.devicePixelRatio || 1);
  const width = Math.round((canvas.clientWidth || canvas.width) * density);
  const height = Math.round((canvas.clientHeight || canvas.height) * density);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen || !width || !height) return;
  const box = typeof view === "string" ? (map.views[view] ?? wholeOf(map)) : view;
  const scale = Math.max(width / (box.x1 - box.x0), height / (box.y1 - box.y0));
  const x = (box.x0 + box.x1) / 2 - width / scale / 2;
  const y = Math.max(0, Math.min(map.height - height / scale, (box.y0 + box.y1) / 2 - height / scale / 2));
  paintBoard(pen, map, { owners, theme, strongBorders: false, patterns: false, simple: false }, { x, y, scale, density, width, height });
}

const wholeOf = (map: BoardMap): Box => ({ x0: 0, y0: 0, x1: map.width, y1: map.height });

const calm = new WeakMap<BoardMap, Line[]>();

function calmBorders(map: BoardMap): Line[] {
  let lines = calm.get(map);
  if (!lines) calm.set(map, (lines = (map.borders["land"] ?? []).map((n) => simplify(map.arcs[n]!.line, 0.4))));
  return lines;
}

/** The whole map as plain tints with thin borders: quick, and clear at thumbnail size. */
export function paintMini(
  canvas: HTMLCanvasElement, map: BoardMap, owners: Record<string, string>, theme: Theme, width: number,
): void {
  const density = Math.min(2, globalThis.devicePixelRatio || 1);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round((width * density * map.height) / map.width);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colour = map.style[theme];
  pen.fillStyle = colour.sea2;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width / map.width;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  for (const area of Object.values(map.areas)) {
    if (area.kind === "sea" || (area.kind === "filler" && !area.id.startsWith("ice"))) continue;
    pen.globalAlpha = area.kind === "filler" ? 0.4 : 1;
    pen.fillStyle = area.kind === "filler" ? colour.ice : area.kind === "impassable" ? colour.impassable : tintOf(map.style, owners[area.id] ?? "", theme).land;
    pen.fill(shapeOf(area), "evenodd");
  }
  pen.globalAlpha = 0.55;
  pen.strokeStyle = colour.border;
  pen.lineWidth = 0.5 / (scale / density);
  pen.beginPath();
  for (const line of calmBorders(map))
    for (let i = 0; i < line.length; i += 2) pen[i ? "lineTo" : "moveTo"](line[i]!, line[i + 1]!);
  pen.stroke();
}
