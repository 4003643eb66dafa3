/** What lies under a counter. */
import { lookupOf, type Lookup } from "./lookup";
import { isLandAt, type BoardArea, type BoardMap } from "./mapfile";
import type { Rect } from "./rects";

const SAMPLES: [number, number][] = [
  [0.5, 0.5], [0.1, 0.15], [0.9, 0.15], [0.1, 0.85], [0.9, 0.85], [0.5, 0.15], [0.5, 0.85], [0.1, 0.5], [0.9, 0.5],
];

const ACROSS = 9;
const DOWN = 5;

export class Underfoot {
  private readonly lookup: Lookup;

  constructor(
    private readonly map: BoardMap,
    private readonly zoom: number,
  ) {
    this.lookup = lookupOf(map);
  }

  at(x: number, y: number): BoardArea | null {
    return this.lookup.at(x / this.zoom, y / this.zoom);
  }

  private isLand(x: number, y: number): boolean {
    const kind = this.at(x, y)?.kind;
    return kind === "land" || kind === "impassable" || kind === "inert";
  }

  /** Whether a place lies on water; islands that the raster does not know count too. */
  isAfloat(x: number, y: number): boolean {
    if (this.lookup.isSure(x / this.zoom, y / this.zoom)) return !this.isLand(x, y);
    return !isLandAt(this.map, x / this.zoom, y / this.zoom);
  }

  /** The part of a rectangle that lies on land. */
  dry({ x, y, w, h }: Rect): number {
    let count = 0;
    for (let i = 0; i < ACROSS; i++)
      for (let j = 0; j < DOWN; j++) if (this.isLand(x + (w * (i + 0.5)) / ACROSS, y + (h * (j + 0.5)) / DOWN)) count++;
    return count / (ACROSS * DOWN);
  }

  touches(area: BoardArea, rect: Rect): boolean {
    return SAMPLES.some(([i, j]) => this.at(rect.x + rect.w * i, rect.y + rect.h * j)?.id === area.id);
  }

  /** What the ground under a counter costs: others' land most, others' water some. */
  cost(area: BoardArea, rect: Rect): number {
    let sum = 0;
    for (const [i, j] of SAMPLES) {
      const under = this.at(rect.x + rect.w * i, rect.y + rect.h * j);
      if (under?.id !== area.id) sum += !under ? 2 : under.kind === "land" ? (area.kind === "sea" ? 0.8 : 1.6) : 0.6;
    }
    return (sum / SAMPLES.length) * 40;
  }
}
