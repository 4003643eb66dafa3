/** Where pieces went in a step, as arrows on the board. */
import type { Arrow } from "../../../board/model";
import type { LogStep } from "../../../games/game";
import type { GameEvent } from "../../../net/types";
import { areEnemies } from "../relations";
import type { AxisSheet, AxisView } from "../types";
import { readUnits } from "../units";
import type { AxisLine } from "./present";

export function arrowsOf(line: AxisLine, at: number): Arrow[] {
  const isCombat = line.phaseOf(at)?.phase === "combat_move";
  const before = (): AxisView => line.viewAt(at - 1);
  return waysIn(line.story.steps[at], `past-${at}`, (target) => isCombat && isHostile(before(), line.sheet, target, before().position.seat));
}

/** The ways of the pieces that moved in a step; those that lead to an attack are marked so. */
export function waysIn(step: LogStep | undefined, name: string, isAttack: (target: string) => boolean): Arrow[] {
  return (step?.events ?? []).flatMap((event, index) => {
    const path = pathOf(event);
    if (!path) return [];
    const units = event.facts?.["units"];
    const count = Object.values(readUnits(Array.isArray(units) ? units : [])).reduce((sum, one) => sum + one, 0);
    return [{ id: `${name}-${index}`, path, count, kind: isAttack(path.at(-1) ?? "") ? "attack" : "move", preview: false } as const];
  });
}

/** Whether a space is held by enemies of a nation, or some of their pieces stand there. */
export function isHostile(view: AxisView, sheet: AxisSheet, area: string, nation: string): boolean {
  const { owner, units } = view.position;
  const isEnemy = (other: string | undefined): boolean => Boolean(other) && areEnemies(view, sheet, other ?? "", nation);
  return isEnemy(owner[area]) || (units[area] ?? []).some((pile) => isEnemy(pile.nation));
}

/** The way an event took, where it took one. */
function pathOf({ what, facts = {} }: GameEvent): string[] | null {
  const text = (name: string): string => String(facts[name] ?? "");
  const route = facts["route"];
  if (what === "moved" && Array.isArray(route)) return [text("start"), ...route.map(String)];
  if (what === "loaded") return [text("start"), text("zone")];
  if (what === "unloaded" || what === "assault_announced") return [text("zone"), text("space")];
  if ((what === "retreated" || what === "withdrew" || what === "stranded") && facts["to"]) return [text("space"), text("to")];
  return null;
}
