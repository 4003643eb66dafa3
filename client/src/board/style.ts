/** The look of the boards as data (`style.json` of the maps), and the measures that follow from it. */

export type Theme = "light" | "dark";

export interface TextStyle {
  family: string;
  weight?: number;
  capital_weight?: number;
  spacing?: number;
  least: number;
  steps: number[];
  halo?: number;
  halo_opacity?: number;
  letter: number;
  /** Width in ems -> the signs that are so wide. */
  advance: Record<string, string>;
}

export interface LineStyle {
  width: number;
  dash?: number[];
  case?: number;
}

export interface Ground {
  paper: string;
  panel: string;
  ink: string;
  ink2: string;
  sea: string;
  sea2: string;
  seaglow: string;
  sealine: string;
  sealabel: string;
  coast: string;
  border: string;
  ice: string;
  lake: string;
  inert: string;
  impassable: string;
  counter_edge: string;
  halo: string;
  shadow: string;
  neutral: string;
  neutral_band: string;
}

/** Nations have all of it; plain player colors have no counters. */
export interface NationStyle {
  light: string;
  dark: string;
  band_light: string;
  band_dark: string;
  counter?: string;
  figure?: string;
  edge?: string;
}

interface Steps {
  map_units: number[];
  opacity: number[];
}

export interface MapStyle {
  zoom: { far_below: number; near_above: number; phone: number };
  finger: number;
  text: { land: TextStyle; sea: TextStyle };
  lines: Record<string, LineStyle>;
  glow: Steps;
  water_lines: Steps & { width: number };
  bands: Steps;
  shadow: { dx: number; dy: number; blur: number; opacity: number };
  graticule: { step: number; width: number; opacity: number };
  hatch: { step: number; width: number; angle: number; opacity: number };
  /** Patterns of nobody's land by its kind; "" for none. */
  neutrals: Record<string, string>;
  light: Ground;
  dark: Ground;
  nations: Record<string, NationStyle>;
}

export interface Tint {
  land: string;
  band: string;
}

/** Color of the land of an owner; "" and unknown owners are neutral. */
export function tintOf(style: MapStyle, owner: string, theme: Theme): Tint {
  const nation = style.nations[owner];
  if (!nation) return { land: style[theme].neutral, band: style[theme].neutral_band };
  return theme === "light"
    ? { land: nation.light, band: nation.band_light }
    : { land: nation.dark, band: nation.band_dark };
}

export interface CounterColours {
  counter: string;
  figure: string;
  edge: string;
}

/** Colors of a counter; owners without their own take them from their land. */
export function counterColours(style: MapStyle, nation: string): CounterColours {
  const own = style.nations[nation];
  return {
    counter: own?.counter ?? own?.light ?? style.light.neutral,
    figure: own?.figure ?? style.light.ink,
    edge: own?.edge ?? own?.band_light ?? style.light.neutral_band,
  };
}

const advances = new WeakMap<TextStyle, Map<string, number>>();

function widthsOf(text: TextStyle): Map<string, number> {
  let widths = advances.get(text);
  if (!widths) {
    widths = new Map();
    for (const [width, signs] of Object.entries(text.advance))
      for (const sign of signs) widths.set(sign, Number(width));
    advances.set(text, widths);
  }
  return widths;
}

/** Width of a name in ems: land names are drawn in capitals with spacing. */
export function textWidth(style: MapStyle, words: string, kind: "land" | "sea"): number {
  const text = style.text[kind];
  const widths = widthsOf(text);
  let sum = 0;
  for (const sign of kind === "land" ? words.toUpperCase() : words)
    sum += (widths.get(sign) ?? text.letter) + (text.spacing ?? 0);
  return sum;
}

/** How much heavier lines get with the zoom (CSS pixels per map unit). */
export const lineWeight = (zoom: number): number => Math.max(0.45, Math.min(1.8, zoom / 5));

/** How much larger names get beyond the middle zoom. */
export const nameGrowth = (style: MapStyle, zoom: number): number =>
  Math.max(1, Math.min(2, (zoom / style.zoom.near_above) * 1.1));
