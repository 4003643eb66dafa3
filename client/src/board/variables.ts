/** Colors of the map as custom properties, so that a board has its own theme wherever it hangs. */
import type { MapStyle, Theme } from "./style";

/** Tokens of the look that the map's style does not carry. */
const OWN = {
  light: {
    badge: "#FFFDF8", "badge-ink": "#23262B", "badge-line": "#23262B", casing: "#FFFDF6",
    "ink-arrow": "#23303A", "on-arrow": "#FBF6EA", lamp: "#FFFDF61F", shade: "#33403F38",
  },
  dark: {
    badge: "#1A2227", "badge-ink": "#ECE6D8", "badge-line": "#ECE6D8", casing: "#0B0E10",
    "ink-arrow": "#EADFC6", "on-arrow": "#1A1D20", lamp: "#FFF3D01C", shade: "#05080A66",
  },
} as const;

export function variablesOf(style: MapStyle, theme: Theme): string {
  const c = style[theme];
  const from = {
    ink: c.ink, ink2: c.ink2, panel: c.panel, halo: c.halo, rim: c.counter_edge, sea: c.sea, sealabel: c.sealabel, coast: c.coast,
  };
  return Object.entries({ ...from, ...OWN[theme] }).map(([name, value]) => `--b-${name}:${value}`).join(";");
}
