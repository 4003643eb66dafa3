/** Paints tiles away from the page, so that moving the map never waits for them. */
import { makeCanvas, penOf } from "./canvas";
import { decodeMap, type BoardMap, type RawMap } from "./mapfile";
import { paintBoard, type Scene, type Window } from "./paint";
import type { MapStyle } from "./style";

export type Ask =
  | { what: "map"; raw: RawMap; style: MapStyle }
  | { what: "scene"; scene: Scene }
  | { what: "tile"; id: number; window: Window };
export interface Tell {
  id: number;
  bitmap: ImageBitmap;
}

let map: BoardMap | null = null;
let scene: Scene | null = null;

function paint(id: number, window: Window): void {
  if (!map || !scene) return;
  const canvas = makeCanvas(window.width, window.height) as OffscreenCanvas;
  paintBoard(penOf(canvas), map, scene, window);
  const told: Tell = { id, bitmap: canvas.transferToImageBitmap() };
  self.postMessage(told, { transfer: [told.bitmap] });
}

self.onmessage = ({ data }: MessageEvent<Ask>) => {
  if (data.what === "map") map = decodeMap(data.raw, data.style);
  else if (data.what === "scene") scene = data.scene;
  else paint(data.id, data.window);
};
