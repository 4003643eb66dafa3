/** How near the camera must come so that the targets of a selected stack can be told apart. */
import { nearTurn, type Box } from "./geometry";
import { boxAround, type BoardMap } from "./mapfile";
import { isCalledOut } from "./names";
import { centred, covers } from "./rects";

/** Pixels that an area needs for its name, its pieces and its odds. */
const WIDE = 80;
const TALL = 40;
/** How much nearer a view must come to be worth the way. */
export const WORTH = 1.2;

/** Whether some of the areas lie so close together at a zoom that what is written there would collide. */
export function collide(map: BoardMap, areas: readonly string[], zoom: number): boolean {
  const spots = areas.flatMap((id) => {
    const area = map.areas[id];
    if (!area) return [];
    const { x, y } = isCalledOut(area, zoom) && area.callout ? area.callout : (area.label ?? area.pole);
    return [centred(x * zoom, y * zoom, WIDE, TALL)];
  });
  return spots.some((one, i) => spots.slice(i + 1).some((other) => covers(one, other, map.wrap * zoom)));
}

export interface Aims {
  selected: readonly string[];
  targets: Readonly<Record<string, unknown>>;
}

/** The boxes to look at, in map units: selected areas with all their targets, or else the part of the map that they lie in. */
export function theatres(map: BoardMap, { selected, targets }: Aims): Box[] {
  const holds = ({ x0, y0, x1, y1 }: Box) => (id: string): boolean => {
    const { x, y } = map.areas[id]?.pole ?? { x: NaN, y: NaN };
    const near = nearTurn(x, (x0 + x1) / 2, map.wrap);
    return near >= x0 && near <= x1 && y >= y0 && y <= y1;
  };
  const parts = Object.values(map.views).filter((view) => selected.every(holds(view)));
  return [boxAround(map, [...selected, ...Object.keys(targets)]), ...parts];
}
