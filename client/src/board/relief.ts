/** The paper: one tile of shaded relief, the same on all sides, made from noise. */
import { makeCanvas, penOf, type Canvas } from "./canvas";

const SIZE = 320;
/** Side of the tile in map units; goes into one turn of the world without rest. */
export const RELIEF_UNITS = 60;
const OCTAVES: [cells: number, weight: number][] = [[6, 1], [12, 0.55], [24, 0.3], [64, 0.14]];

let baked: Canvas | null = null;

export function reliefTile(): Canvas {
  baked ??= bake();
  return baked;
}

function bake(): Canvas {
  const canvas = makeCanvas(SIZE, SIZE);
  const pen = penOf(canvas);
  const image = pen.createImageData(SIZE, SIZE);
  const shades = shadeOf(heights());
  shades.forEach((shade, i) => {
    image.data.set([shade, shade, Math.min(255, shade + 2), 255], 4 * i);
  });
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** The light comes from the upper left; level ground stays nearly white. */
function shadeOf(height: Float32Array): Uint8ClampedArray {
  const out = new Uint8ClampedArray(SIZE * SIZE);
  const at = (x: number, y: number) => height[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)]!;
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const slope = at(x + 1, y) - at(x - 1, y) + (at(x, y + 1) - at(x, y - 1));
      out[y * SIZE + x] = 205 - slope * 1500;
    }
  return out;
}

function heights(): Float32Array {
  const out = new Float32Array(SIZE * SIZE);
  OCTAVES.forEach(([cells, weight], n) => {
    const lattice = Float32Array.from({ length: cells * cells }, (_, i) => noise(i + 7919 * (n + 1)));
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++)
        out[y * SIZE + x]! += (weight / 6) * smooth(lattice, cells, (x / SIZE) * cells, (y / SIZE) * cells);
  });
  return out;
}

/** A number from 0 to 1 that looks like chance and is the same each time. */
function noise(seed: number): number {
  let n = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}

function smooth(lattice: Float32Array, cells: number, x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const ease = (t: number) => t * t * t * (t * (6 * t - 15) + 10);
  const u = ease(x - xi);
  const v = ease(y - yi);
  const at = (i: number, j: number) => lattice[(j % cells) * cells + (i % cells)]!;
  const upper = at(xi, yi) * (1 - u) + at(xi + 1, yi) * u;
  const lower = at(xi, yi + 1) * (1 - u) + at(xi + 1, yi + 1) * u;
  return upper * (1 - v) + lower * v;
}
