/** A silhouette or an emblem, as path data for SVG (`<path d>`) and canvas (`new Path2D(d)`). */
export interface SymbolShape {
  /** Width and height of the drawing, from 0, 0. Units are 20 high, emblems 20 × 20. */
  viewBox: readonly [width: number, height: number];
  d: readonly string[];
  /** Holes are cut by the even-odd rule; it is safe for every path of the symbol. */
  evenodd?: boolean;
}
