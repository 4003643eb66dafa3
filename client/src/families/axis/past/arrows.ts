/** Where pieces went in a step of the past, as arrows on the board. */
import type { Arrow } from "../../../board/model";
import type { GameEvent } from "../../../net/types";
import { areEnemies } from "../relations";
import { readUnits } from "../units";
import type { AxisLine } from "./present";

export function arrowsOf(line: AxisLine, at: number): Arrow[] {
  const step = line.story.steps[at];
  return (step?.events ?? []).flatMap((event, index) => {
    const path = pathOf(event);
    if (!path) return [];
    const units = event.facts?.["units"];
    const count = Object.values(readUnits(Array.isArray(units) ? units : [])).reduce((sum, one) => sum + one, 0);
    return [{ id: `past-${at}-${index}`, path, count, kind: isAttack(line, at, path) ? "attack" : "move", preview: false } as const];
  });
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

/** Whether enemies stood where it led. */
function isAttack(line: AxisLine, at: number, path: string[]): boolean {
  if (line.phaseOf(at)?.phase !== "combat_move") return false;
  const view = line.viewAt(at - 1);
  const { position } = view;
  const target = path.at(-1) ?? "";
  const owner = position.owner[target];
  return (!!owner && areEnemies(view, line.sheet, owner, position.seat)) || (position.units[target] ?? []).some((pile) => areEnemies(view, line.sheet, pile.nation, position.seat));
}
