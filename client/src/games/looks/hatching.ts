/** The line figure of each nation of all games, beside its color. */
import type { Hatching } from "../../ui/hatching";

const OF: Record<string, Hatching> = {
  ussr: "level", germany: "crosses", uk: "dots", japan: "upright", usa: "falling",
  italy: "rising", france: "grid", china: "dots", anzac: "level",
  gray: "crosses", tan: "dots", brown: "level", green: "falling", blue: "upright", red: "grid",
};

/** Neutrals, and nations nobody knows, rise as on the map. */
export const hatchingOf = (nation: string): Hatching => OF[nation] ?? "rising";
