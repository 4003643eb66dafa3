/** What one does in the phases of a turn, as cards. */
import type { AnyGame } from "../games/game";
import { t } from "../i18n";
import type { About } from "../ui/about.svelte";

export const phaseCard = ({ words }: AnyGame, phase: string): About => ({ title: words.phase(phase), lines: [words.phaseText(phase)] });

/** All phases with their lines; where several have the same one it is said once. */
export function phasesCard({ words }: AnyGame, phases: readonly string[]): About {
  const texts = [...new Set(phases.map((phase) => words.phaseText(phase)))];
  const lines = texts.map((text) => t("table-phase-line", { phases: phases.filter((phase) => words.phaseText(phase) === text).map((phase) => words.phase(phase)).join(", "), text }));
  return { title: t("table-phases"), lines };
}
