/** Hints: an action as an order in words, and where it happens on the board. */
import { type Args } from "../../i18n";
import { canSay, say } from "./edition";
import type { Places, ProposalMarks } from "../../games/game";
import { arrows, goal, journey } from "./orders";
import { unitsText } from "./words";

interface Action {
  act: string;
  units?: Record<string, number>;
  route?: string[];
  raid?: boolean;
  [field: string]: unknown;
}

const PLACES = ["start", "zone", "coast", "space", "gun", "target", "to"];

/** "Move 3 infantry from Germany to Ukraine". `what` must be decided. */
export function actionText(action: unknown, seat: string, places: Places, what = ""): string {
  const one = action as Action;
  const args: Args = {};
  for (const [name, value] of Object.entries(one)) {
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string") args[name] = PLACES.includes(name) ? places.name(value) : value;
  }
  if (one.units) args["units"] = unitsText(one.units, seat);
  if (one.route?.length) args["target"] = places.name(one.route.at(-1) ?? "");
  const id = `hint-${variant(one, what)}`;
  return canSay(id) ? say(id, args) : one.act;
}

function variant(action: Action, what: string): string {
  if (action.act === "press" && what === "submarines") return "press-submarines";
  if (action.act === "move" && action.raid) return "raid";
  if (action.act === "retreat" && !action["to"]) return "retreat-air";
  return action.act;
}

/** The way of a move like one that is about to be ordered; without a way, the places that matter lit. */
export function actionMarks(action: unknown, isAttack: (area: string) => boolean): ProposalMarks {
  const way = journey({ n: 0, seat: "", do: action, text: "" });
  if (!way) {
    const lit = placesOf(action as Action);
    return { selected: [], targets: {}, arrows: [], lit, dim: lit.length > 0 };
  }
  const to = goal(way);
  const kind = isAttack(to) ? "attack" : "move";
  return {
    selected: way.path.slice(0, 1),
    targets: { [to]: { kind, steps: way.path.length - 1, air: false } },
    arrows: arrows([way], isAttack).map((arrow) => ({ ...arrow, id: `hint ${arrow.id}`, preview: true })),
    lit: [],
    dim: true,
  };
}

function placesOf(action: Action): string[] {
  const named = ["space", "gun", "target", "to"].map((field) => action[field]);
  return named.filter((area): area is string => typeof area === "string" && area !== "");
}
