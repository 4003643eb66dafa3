/** Hints of Attack!: an action as an order in words, and where it happens on the board. */
import { has, t, type Args } from "../../i18n";
import type { Places, ProposalMarks } from "../game";
import { actionName, nationName, unitsText, unitTitle, cardsText, wantText } from "./words";

/** An action of which fields are asked for by name, whichever it has. */
type Action = { act: string } & Record<string, unknown>;

/** "Move 3 infantry from Peru to Chile". */
export function actionText(action: unknown, places: Places): string {
  const one = action as Action;
  const id = `attack-hint-${variant(one)}`;
  return has(id) ? t(id, factsOf(one, places)) : one.act;
}

/** Where one action needs different sentences: the ending of the message's id. */
function variant(action: Action): string {
  if (action.act === "reinforce" && !Object.keys(unitsIn(action)).length) return "hold";
  if (action.act === "fly" && !action["planes"]) return "turn-back";
  return action.act;
}

const unitsIn = (action: Action): Record<string, number> => (action["units"] as Record<string, number> | undefined) ?? {};
const listIn = (action: Action, field: string): string[] => (action[field] as string[] | undefined) ?? [];
const textIn = (action: Action, field: string): string => (action[field] as string | undefined) ?? "";

function factsOf(action: Action, { name }: Places): Args {
  return {
    units: unitsText(unitsIn(action)),
    region: name(textIn(action, "region")),
    start: name(textIn(action, "start")),
    target: name(textIn(action, "target")),
    planes: (action["planes"] as number | undefined) ?? 0,
    ships: listIn(action, "ships").map(unitTitle).join(", "),
    action: textIn(action, "action") ? actionName(textIn(action, "action")) : "",
    to: nationName(textIn(action, "to")),
    give: cardsText(listIn(action, "give")),
    cards: cardsText(listIn(action, "cards")),
    want: wantText((action["want"] as Record<string, number> | undefined) ?? {}),
  };
}

/** The way of a move like one that is about to be ordered; without a way, the region that matters lit. */
export function actionMarks(action: unknown, isOwn: (area: string) => boolean): ProposalMarks {
  const one = action as Action;
  const [start, target] = [textIn(one, "start"), textIn(one, "target")];
  if (!start || !target) {
    const lit = [textIn(one, "region")].filter(Boolean);
    return { selected: [], targets: {}, arrows: [], lit, dim: lit.length > 0 };
  }
  const kind = isOwn(target) ? "move" : "attack";
  const count = Object.values(unitsIn(one)).reduce((sum, number) => sum + number, 0);
  return {
    selected: [start],
    targets: { [target]: { kind, steps: 0, air: false } },
    arrows: [{ id: `hint ${start}>${target}`, path: [start, target], count, kind, preview: true }],
    lit: [],
    dim: true,
  };
}
