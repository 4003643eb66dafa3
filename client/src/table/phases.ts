/** What one does in the phases of a turn, as cards. */
import type { AnyGame } from "../games/game";
import { t } from "../i18n";
import type { About } from "../ui/about.svelte";

/** What one does in a phase, and whether it is over or still to come. */
export function phaseCard({ words }: AnyGame, phases: readonly string[], phase: string, now: string): About {
  const place = phases.indexOf(phase);
  const isOver = place < phases.indexOf(now);
  const note = isOver ? t("table-phase-over") : t("table-phase-after", { phase: words.phase(phases[place - 1] ?? "") });
  return { title: words.phase(phase), lines: [words.phaseText(phase)], note };
}

/** All phases with their lines; where several have the same one it is said once. */
export function phasesCard({ words }: AnyGame, phases: readonly string[]): About {
  const texts = [...new Set(phases.map((phase) => words.phaseText(phase)))];
  const lines = texts.map((text) => t("table-phase-line", { phases: phases.filter((phase) => words.phaseText(phase) === text).map((phase) => words.phase(phase)).join(", "), text }));
  return { title: t("table-phases"), lines };
}
