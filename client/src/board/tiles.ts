/** The pre-drawn ground: tiles per zoom, moved as wholes while the camera moves, painted when it rests. */
import { touches, type Box } from "./geometry";
import { turnsIn, type BoardMap } from "./mapfile";
import type { Scene, Window } from "./paint";
import { makePainter, PagePainter, type TilePainter } from "./painters";

/** Where the camera stands: screen = map · k + (x, y), in CSS pixels. */
export interface Stand {
  x: number;
  y: number;
  k: number;
}

const TILE = 512; // CSS pixels
const BLEED = 1; // tiles overlap by this, so that no seam shows while a plate is scaled
const KEPT_PIXELS = 36e6; // device pixels of plates that are kept for coming back
const MOST_PIXELS = 14e6; // device pixels of one screen; above that tiles get coarser
const BASE_ZOOM = 4;

interface Tile {
  canvas: HTMLCanvasElement;
  box: Box;
  column: number;
  row: number;
  /** The scene it shows, counted; 0: nothing yet. */
  scene: number;
  busy: boolean;
}

interface Level {
  k: number;
  density: number;
  plate: HTMLDivElement;
  tiles: Map<string, Tile>;
  used: number;
}

export class Ground {
  private levels: Level[] = [];
  private readonly base: Level;
  private current: Level;
  private painter: TilePainter;
  private scene: Scene | null = null;
  private scenes = 0;
  private running = 0;
  private uses = 0;
  private stand: Stand = { x: 0, y: 0, k: BASE_ZOOM };
  private filled: Stand = this.stand; // where the camera stood when tiles were last asked for
  private width = 0;
  private height = 0;

  constructor(
    private readonly host: HTMLElement,
    private readonly map: BoardMap,
    /** Told when there is ground under all that shows, however coarse, and when the camera rests where there is none yet. */
    private readonly oncover: (isCovered: boolean) => void = () => {},
  ) {
    this.painter = makePainter(map, () => this.fallBack());
    this.base = this.level(BASE_ZOOM, 1);
    this.current = this.base;
  }

  /** Without a worker (an old browser, a page from a file) the page paints by itself. */
  private fallBack(): void {
    this.painter.close();
    this.painter = new PagePainter(this.map);
    if (this.scene) this.painter.scene(this.scene);
    this.running = 0;
    for (const level of this.levels) for (const tile of level.tiles.values()) tile.busy = false;
    this.fill();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  /** New owners or another look: what shows the difference is painted again, the rest stays. */
  paint(scene: Scene): void {
    const old = this.scene;
    this.scene = scene;
    this.scenes++;
    this.painter.scene(scene);
    const changed = old && isSameLook(old, scene) ? this.changed(old, scene) : null;
    for (const level of this.levels)
      for (const tile of level.tiles.values())
        if (changed && tile.scene === this.scenes - 1 && !changed.some((box) => this.shows(tile, box)))
          tile.scene = this.scenes;
    this.fill();
  }

  private changed(old: Scene, next: Scene): Box[] {
    const ids = Object.keys({ ...old.owners, ...next.owners });
    return ids.filter((id) => old.owners[id] !== next.owners[id]).flatMap((id) => this.map.areas[id]?.box ?? []);
  }

  private shows(tile: Tile, box: Box): boolean {
    return turnsIn(this.map, box, tile.box).length > 0;
  }

  /** Follows the camera: moves plates, and asks for tiles after some way. */
  move(stand: Stand): void {
    this.stand = stand;
    for (const level of this.levels) this.put(level);
    const isFar = Math.hypot(stand.x - this.filled.x, stand.y - this.filled.y) > TILE / 3;
    if (isFar && stand.k === this.current.k) this.fill();
  }

  private put(level: Level): void {
    const { x, y, k } = this.stand;
    level.plate.style.transform = `translate3d(${x}px,${y}px,0) scale(${k / level.k})`;
  }

  /** The camera rests: choose the plate that fits exactly and paint what is missing. */
  settle(): void {
    const density = this.density();
    const fits = this.levels.find((l) => Math.abs(l.k / this.stand.k - 1) < 1e-6 && l.density === density);
    this.current = fits ?? this.level(this.stand.k, density);
    this.current.used = ++this.uses;
    this.fill();
    if (!this.isCovered()) this.oncover(false);
  }

  /** Whether there is ground under all that shows. */
  private isCovered(): boolean {
    const screen = this.window(0);
    return this.scene !== null && [this.base, this.current].some((level) => level.tiles.size > 0 && covers(level, screen));
  }

  private density(): number {
    const ratio = Math.min(3, globalThis.devicePixelRatio || 1);
    const fits = Math.sqrt(MOST_PIXELS / Math.max(1, this.width * this.height));
    return Math.max(1, Math.min(ratio, Math.round(fits * 4) / 4));
  }

  private level(k: number, density: number): Level {
    const plate = document.createElement("div");
    plate.className = "plate";
    this.host.append(plate);
    const level = { k, density, plate, tiles: new Map<string, Tile>(), used: ++this.uses };
    this.levels.push(level);
    this.put(level);
    return level;
  }

  /** The screen in map units with a margin of CSS pixels. */
  private window(margin: number): Box {
    const { x, y, k } = this.stand;
    return {
      x0: (-x - margin) / k, y0: Math.max(0, (-y - margin) / k),
      x1: (this.width - x + margin) / k, y1: Math.min(this.map.height, (this.height - y + margin) / k),
    };
  }

  /** Asks for tiles in the order of need: a coarse ground everywhere, then the screen, then its surroundings. */
  fill(): void {
    if (!this.scene || !this.width) return;
    this.filled = this.stand;
    this.want(this.base, this.window(200));
    this.want(this.current, this.window(this.scene.simple ? 0 : TILE * 0.75));
    this.tidy();
    const rank = (level: Level, tile: Tile) => {
      const far = this.offCentre(tile);
      return level === this.base ? (tile.scene ? 4000 : -4000) + far : far;
    };
    const due = [this.base, this.current].flatMap((level) =>
      [...level.tiles.values()]
        .filter((tile) => !tile.busy && tile.scene !== this.scenes)
        .map((tile) => ({ level, tile, rank: rank(level, tile) })),
    );
    due.sort((a, b) => a.rank - b.rank);
    for (const { level, tile } of due.slice(0, Math.max(0, this.painter.most - this.running))) void this.draw(level, tile);
  }

  private offCentre({ box }: Tile): number {
    const { x, y, k } = this.stand;
    const dx = ((box.x0 + box.x1) / 2) * k + x - this.width / 2;
    const dy = ((box.y0 + box.y1) / 2) * k + y - this.height / 2;
    return Math.hypot(dx, dy);
  }

  private want(level: Level, window: Box): void {
    const side = TILE / level.k;
    for (let row = Math.floor(window.y0 / side); row * side < window.y1; row++)
      for (let column = Math.floor(window.x0 / side); column * side < window.x1; column++) {
        const key = `${column},${row}`;
        if (!level.tiles.has(key)) level.tiles.set(key, newTile(column, row, side));
      }
  }

  private async draw(level: Level, tile: Tile): Promise<void> {
    tile.busy = true;
    this.running++;
    const { painter } = this;
    const scene = this.scenes;
    const canvas = document.createElement("canvas");
    await painter.paint(canvas, windowOf(level, tile));
    if (this.isClosed || painter !== this.painter) return; // nobody looks any more, or another one has taken over
    this.running--;
    tile.busy = false;
    tile.scene = scene;
    if (level.tiles.get(`${tile.column},${tile.row}`) === tile) show(level, tile, canvas);
    this.fill();
  }

  /** Drops what lies far away; old plates go once the current one covers the screen. */
  private tidy(): void {
    const far = this.window(TILE * 2.5);
    for (const level of [this.base, this.current])
      for (const [key, tile] of level.tiles)
        if (!tile.busy && !touches(tile.box, far, level === this.base ? this.map.width / 3 : 0)) {
          tile.canvas.remove();
          level.tiles.delete(key);
        }
    const screen = this.window(0);
    const isWhole = covers(this.current, screen);
    if (this.isCovered()) this.oncover(true);
    if (!isWhole) return;
    const others = this.levels.filter((level) => level !== this.base && level !== this.current);
    others.sort((a, b) => b.used - a.used);
    for (const level of others) level.plate.style.visibility = "hidden";
    this.current.plate.style.visibility = "visible";
    let kept = 0;
    for (const level of others) {
      kept += level.tiles.size * (TILE * level.density) ** 2;
      if (kept < KEPT_PIXELS) continue;
      level.plate.remove();
      this.levels.splice(this.levels.indexOf(level), 1);
    }
    this.host.dataset["painted"] = String(this.scenes);
  }

  private isClosed = false;

  close(): void {
    this.isClosed = true;
    this.painter.close();
    for (const level of this.levels) level.plate.remove();
    this.levels = [];
  }
}

/** Whether all tiles of a level that show are painted. */
const covers = ({ tiles }: Level, screen: Box): boolean =>
  [...tiles.values()].every((tile) => tile.scene > 0 || !touches(tile.box, screen));

const isSameLook = (a: Scene, b: Scene): boolean =>
  a.theme === b.theme && a.strongBorders === b.strongBorders && a.patterns === b.patterns && a.simple === b.simple;

function newTile(column: number, row: number, side: number): Tile {
  const box = { x0: column * side, y0: row * side, x1: (column + 1) * side, y1: (row + 1) * side };
  return { canvas: document.createElement("canvas"), box, column, row, scene: 0, busy: false };
}

function windowOf(level: Level, tile: Tile): Window {
  const size = Math.round((TILE + 2 * BLEED) * level.density);
  const { k, density } = level;
  return {
    x: tile.box.x0 - BLEED / k, y: tile.box.y0 - BLEED / k, scale: k * density, density, width: size, height: size,
  };
}

function show(level: Level, tile: Tile, canvas: HTMLCanvasElement): void {
  const side = TILE + 2 * BLEED;
  canvas.style.cssText =
    `left:${tile.column * TILE - BLEED}px;top:${tile.row * TILE - BLEED}px;width:${side}px;height:${side}px`;
  level.plate.append(canvas);
  tile.canvas.remove();
  tile.canvas = canvas;
}
