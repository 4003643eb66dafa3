/** What the board is to draw of an Attack! position. */
import type { AreaState, BoardModel, Stack } from "../../board/model";
import { onTheWay } from "./moment";
import { entries } from "./pieces";
import type { Army, AttackSheet, AttackView } from "./types";

export function boardModel(view: AttackView, sheet: AttackSheet, movable: ReadonlySet<string> | null): BoardModel {
  const capitals = new Set(Object.values(view.capitals));
  const areas: Record<string, AreaState> = {};
  for (const region of Object.keys(sheet.regions)) {
    const isCapital = capitals.has(region);
    areas[region] = { owner: view.owner[region] ?? "", value: 0, capital: isCapital, installations: isCapital ? ["capital"] : [] };
  }
  return { areas, stacks: [...standing(view, movable), ...attackers(view)] };
}

function standing(view: AttackView, movable: ReadonlySet<string> | null): Stack[] {
  return Object.entries(view.units).flatMap(([area, army]) => {
    const stack = stackOf(area, view.owner[area] ?? "", army);
    if (stack && movable && stack.nation === view.active && !movable.has(area)) stack.look = "moved";
    return stack ? [stack] : [];
  });
}

/** Units on their way: those that wait for their battle, those that fight, and those at sea. */
function attackers(view: AttackView): Stack[] {
  const { active } = view;
  return Object.entries(onTheWay(view)).flatMap(([area, army]) => {
    const stack = stackOf(area, active, army);
    return stack ? [{ ...stack, id: `${area}:${active}:attack`, attacker: true }] : [];
  });
}

function stackOf(area: string, nation: string, army: Army): Stack | null {
  const units = entries(army).map(([kind, count]) => ({ kind, count }));
  return units.length ? { id: `${area}:${nation}`, area, nation, units } : null;
}
