/** Line figures that tell nations apart beside their colors: on land for those who ask for it, and wherever two nations share a bar. */

export type Hatching = "level" | "upright" | "rising" | "falling" | "crosses" | "dots" | "grid";

/** One tile of a figure: its side, and what is drawn in it. */
export const TILES: Record<Hatching, { side: number; d: string }> = {
  level: { side: 5, d: "M0 2.5H5" },
  upright: { side: 6, d: "M3 0V6" },
  rising: { side: 6, d: "M-1 7L7-1M-1 1L1-1M5 7L7 5" },
  falling: { side: 6, d: "M-1-1L7 7M-1 5L1 7M5-1L7 1" },
  crosses: { side: 8, d: "M2 4H6M4 2V6" },
  dots: { side: 5, d: "M2 2.5H3" },
  grid: { side: 6, d: "M3 0V6M0 3H6" },
};
