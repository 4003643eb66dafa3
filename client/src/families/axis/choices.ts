/** From the lines of a menu to what a person chooses, and from the choice to actions of the game. */
import { rank } from "./kinds";
import type { Menu } from "../../net/types";
import type { AxisAction, AxisView } from "./types";

export type Verb = "move" | "raid" | "load" | "unload" | "place";
const VERBS: readonly string[] = ["move", "raid", "load", "unload", "place"];

export interface Way {
  verb: Verb;
  most: number;
}

/** One kind of piece at one place, with all it may do from there. */
export interface Choice {
  key: string;
  origin: string;
  /** The text that names the pieces in an order. */
  unit: string;
  kind: string;
  /** Cargo that would go ashore, rather than a piece that moves itself. */
  ashore: boolean;
  most: number;
  ways: Map<string, Way[]>;
}

/** All that can be chosen at one origin ("" for what lies beside the board, waiting to be placed). */
export function choicesAt(menu: Menu | undefined, origin: string): Choice[] {
  const found = new Map<string, Choice>();
  for (const offer of menu?.offers ?? []) {
    if (!VERBS.includes(offer.verb) || (offer.origin ?? "") !== origin) continue;
    const ashore = offer.verb === "unload";
    const unit = offer.unit ?? "";
    const key = `${origin}|${ashore ? "ashore:" : ""}${unit}`;
    const choice = found.get(key) ?? {
      key, origin, unit, kind: offer.kind ?? unit, ashore, most: 0, ways: new Map<string, Way[]>(),
    };
    choice.most = Math.max(choice.most, offer.most ?? 0);
    for (const target of offer.targets ?? []) {
      const ways = choice.ways.get(target) ?? [];
      choice.ways.set(target, [...ways, { verb: offer.verb as Verb, most: offer.most ?? 0 }]);
    }
    found.set(key, choice);
  }
  return [...found.values()].sort((a, b) => rank(a.kind) - rank(b.kind));
}

/** Places where something can be taken up. */
export function origins(menu: Menu | undefined): Set<string> {
  const found = new Set<string>();
  for (const offer of menu?.offers ?? [])
    if (VERBS.includes(offer.verb) && offer.verb !== "place" && offer.origin) found.add(offer.origin);
  return found;
}

/** How many pieces of a kind stand there, where all they can do is to go aboard and not all fit; undefined otherwise. */
export function beyondRoom({ kind, origin, most, ways }: Choice, { position }: AxisView): number | undefined {
  if ([...ways.values()].flat().some(({ verb }) => verb !== "load")) return undefined;
  const own = (position.units[origin] ?? []).filter((pile) => pile.nation === position.seat && pile.kind === kind && !pile.used);
  const there = own.reduce((sum, { count = 1 }) => sum + count, 0);
  return there > most ? there : undefined;
}

export interface Picked {
  choice: Choice;
  count: number;
}

/** Whether some of the chosen pieces could also bomb the target instead of fighting there. */
export function canRaid(picked: Picked[], target: string): boolean {
  return picked.some(({ choice, count }) => count > 0 && verbs(choice, target).includes("raid"));
}

const verbs = (choice: Choice, target: string): Verb[] => (choice.ways.get(target) ?? []).map((way) => way.verb);

/** The actions that send the chosen pieces to a target: one for each origin and way of going there. */
export function actionsFor(picked: Picked[], target: string, raid: boolean): AxisAction[] {
  const groups = new Map<string, { verb: Verb; origin: string; units: Record<string, number> }>();
  for (const { choice, count } of picked) {
    const way = wayTo(choice, target, raid);
    const number = Math.min(count, way?.most ?? 0);
    if (!way || number <= 0) continue;
    const key = `${choice.origin}|${way.verb}`;
    const group = groups.get(key) ?? { verb: way.verb, origin: choice.origin, units: {} };
    group.units[choice.unit] = (group.units[choice.unit] ?? 0) + number;
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => action(group.verb, group.units, group.origin, target));
}

function wayTo(choice: Choice, target: string, raid: boolean): Way | undefined {
  const ways = choice.ways.get(target) ?? [];
  const raids = raid ? ways.filter((way) => way.verb === "raid") : [];
  const usual = raids.length ? raids : ways.filter((way) => way.verb !== "raid");
  return usual.reduce<Way | undefined>((best, way) => (!best || way.most > best.most ? way : best), undefined);
}

function action(verb: Verb, units: Record<string, number>, origin: string, target: string): AxisAction {
  switch (verb) {
    case "load":
      return { act: "load", units, start: origin, zone: target };
    case "unload":
      return { act: "unload", units, zone: origin, coast: target };
    case "place":
      return { act: "place", units, space: target };
    case "raid":
      return { act: "move", units, start: origin, route: [target], raid: true };
    case "move":
      return { act: "move", units, start: origin, route: [target] };
  }
}
