/** Canvases that work on the page and in a worker alike. */

export type Canvas = HTMLCanvasElement | OffscreenCanvas;
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export function makeCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function penOf(canvas: Canvas): Pen {
  const pen = canvas.getContext("2d") as Pen | null;
  if (!pen) throw new Error("no 2d canvas");
  return pen;
}
