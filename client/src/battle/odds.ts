/** Chances as people read them: whole percents, never a false certainty. */
import { t } from "../i18n";

/** `94`, `> 99`, `< 1`. */
export function wholePercent(chance: number): string {
  if (chance >= 0.995) return ">\u00a099"; // no line breaks between them
  if (chance < 0.005) return "<\u00a01";
  return String(Math.round(chance * 100));
}

/** Whether an attack has so little chance that it should be said. */
export const isRisky = (win: number): boolean => win < 0.3;

/** `94 %` in the chosen language. */
export function percent(chance: number): string {
  return t("battle-percent", { value: wholePercent(chance) });
}

export interface Chances {
  win: number;
  both: number;
  lose: number;
}

/** Chances with another chance to win: the rest is shared as before. */
export function withWin(odds: Chances, win: number): Chances {
  const rest = odds.both + odds.lose;
  const share = rest > 0 ? odds.both / rest : 0;
  return { win, both: (1 - win) * share, lose: (1 - win) * (1 - share) };
}

/** Chances of regions to fall as whole percents from 1 to 99; those below half a percent are left out. */
export function threatMarks(threats: Readonly<Record<string, { win: number }>>): Record<string, number> {
  const shown = Object.entries(threats).filter(([, { win }]) => win >= 0.005);
  return Object.fromEntries(shown.map(([area, { win }]) => [area, Math.min(99, Math.max(1, Math.round(win * 100)))]));
}
