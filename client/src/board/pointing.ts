/** What lies under a pointer: counters over discs over names over the ground. */
import { within } from "./geometry";
import type { Layout } from "./layout";
import { areaNear, type BoardMap } from "./mapfile";
import type { Stack } from "./model";
import { centred, covers, type Rect } from "./rects";

export interface Pointed {
  area: string | null;
  stack: Stack | null;
}

export interface Pointing {
  /** Place in map units. */
  x: number;
  y: number;
  /** Present zoom of the camera: the layout may have been made for another one while it moves. */
  zoom: number;
  /** A finger takes what it nearly hits. */
  isTouch: boolean;
}

const FINGER = 44;

export function pointedAt(map: BoardMap, layout: Layout, { x, y, zoom, isTouch }: Pointing): Pointed {
  const px = x * layout.zoom;
  const py = y * layout.zoom;
  const turn = map.wrap * layout.zoom;
  const spot = centred(px, py, 0.5, 0.5);
  const exact = [...layout.counters].reverse().find((counter) => covers(spot, counter.rect, turn));
  if (exact) return { area: exact.stack.area, stack: exact.stack };
  if (isTouch) {
    const near = nearest(layout, px, py, turn, zoom);
    if (near) return { area: near.area, stack: near };
  }
  const disc = layout.callouts.find((callout) => {
    const reach = isTouch ? FINGER / 2 : callout.r + 2;
    return covers(spot, centred(callout.x, callout.y, 2 * reach, 2 * reach), turn);
  });
  if (disc) return { area: disc.area, stack: null };
  const name = layout.names.find((placed) => placed.kind === "land" && covers(spot, placed.rect, turn));
  if (name) return { area: name.area, stack: null };
  return { area: areaNear(map, within(x, map.wrap), y, (isTouch ? FINGER / 2 : 6) / zoom), stack: null };
}

/** The counter whose finger-sized surroundings hold the point, the closest of several. */
function nearest(layout: Layout, x: number, y: number, turn: number, zoom: number): Stack | null {
  const scale = layout.zoom / zoom;
  let best: Stack | null = null;
  let least = Infinity;
  for (const { rect, stack } of layout.counters) {
    if (!covers(centred(x, y, 0.5, 0.5), fingerSized(rect, scale), turn)) continue;
    const away = Math.hypot(rect.x + rect.w / 2 - x, rect.y + rect.h / 2 - y);
    if (away < least) [best, least] = [stack, away];
  }
  return best;
}

function fingerSized({ x, y, w, h }: Rect, scale: number): Rect {
  return centred(x + w / 2, y + h / 2, Math.max(w, FINGER * scale), Math.max(h, FINGER * scale));
}
