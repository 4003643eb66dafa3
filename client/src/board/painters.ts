/** Who paints tiles: a worker where there is one, else the page itself, a tile at a time when it has nothing to do. */
import type { BoardMap } from "./mapfile";
import { paintBoard, type Scene, type Window } from "./paint";
import type { Ask, Tell } from "./paint.worker";

export interface TilePainter {
  scene(scene: Scene): void;
  /** Paints into a canvas of the right size; resolves when it shows. */
  paint(canvas: HTMLCanvasElement, window: Window): Promise<void>;
  /** How many tiles may be asked for at once. */
  readonly most: number;
  close(): void;
}

export function makePainter(map: BoardMap, onbroken: () => void): TilePainter {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return new PagePainter(map);
  try {
    return new WorkerPainter(map, onbroken);
  } catch {
    return new PagePainter(map);
  }
}

class WorkerPainter implements TilePainter {
  readonly most = 2;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (bitmap: ImageBitmap) => void>();
  private asked = 0;

  constructor(map: BoardMap, onbroken: () => void) {
    this.worker = new Worker(new URL("./paint.worker.ts", import.meta.url), { type: "module" });
    this.worker.onerror = () => onbroken();
    this.worker.onmessage = ({ data }: MessageEvent<Tell>) => {
      this.waiting.get(data.id)?.(data.bitmap);
      this.waiting.delete(data.id);
    };
    this.ask({ what: "map", raw: map.raw, style: map.style });
  }

  private ask(ask: Ask): void {
    this.worker.postMessage(ask);
  }

  scene(scene: Scene): void {
    this.ask({ what: "scene", scene });
  }

  async paint(canvas: HTMLCanvasElement, window: Window): Promise<void> {
    const id = ++this.asked;
    const bitmap = await new Promise<ImageBitmap>((resolve) => {
      this.waiting.set(id, resolve);
      this.ask({ what: "tile", id, window });
    });
    canvas.width = window.width;
    canvas.height = window.height;
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }
}

export class PagePainter implements TilePainter {
  readonly most = 1;
  private now: Scene | null = null;

  constructor(private readonly map: BoardMap) {}

  scene(scene: Scene): void {
    this.now = scene;
  }

  async paint(canvas: HTMLCanvasElement, window: Window): Promise<void> {
    await idle();
    canvas.width = window.width;
    canvas.height = window.height;
    const pen = canvas.getContext("2d");
    if (pen && this.now) paintBoard(pen, this.map, this.now, window);
  }

  close(): void {
    this.now = null;
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 16);
  });
}
