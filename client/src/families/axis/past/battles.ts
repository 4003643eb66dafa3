/** The battles of a story: where, who against whom, how long, what fell, how it ended. */
import { count } from "../board";
import { hasTrait, kindsOf, type Kinds as Units } from "../kinds";
import { areEnemies } from "../relations";
import type { AxisPosition, AxisSheet, AxisView, Pile } from "../types";
import type { BattleSpan } from "../../../time/story";
import { parseUnit, readUnits } from "../units";
import type { Fact, GameEvent, StoryStep } from "../../../net/types";

export type Kinds = Record<string, number>;

/** What each nation lost in a battle, and what of it to anti-aircraft fire. */
export interface Fallen {
  lost: Record<string, Kinds>;
  downed: Record<string, Kinds>;
  /** The step of the last shots. */
  firing: string;
}

export interface BattleMark extends BattleSpan, Fallen {
  kind: string;
  nation: string; // the attacker
  rounds: number;
  attackers: Kinds;
  defenders: Kinds;
  over: boolean;
  won: boolean;
  /** The battle gave the land a new owner; that is not always the attacker. */
  taken: boolean;
  freed: boolean;
  retreat: boolean;
  /** IPC lost in a raid. */
  paid: number;
}

/** Follows a story step by step. */
export class BattleKeeper {
  readonly marks: BattleMark[] = [];
  private readonly capitals: ReadonlySet<string>;
  private readonly kinds: Units;

  constructor(private readonly sheet: AxisSheet) {
    this.kinds = kindsOf(sheet);
    this.capitals = new Set(Object.values(sheet.capital));
  }

  step(index: number, step: StoryStep, before: AxisView, after: AxisView): void {
    for (const event of step.events ?? []) {
      if (event.what === "battle") this.begin(index, event, before, after);
      else this.follow(index, event);
    }
    const mark = this.marks.at(-1);
    if (!mark || mark.over) return;
    mark.last = index;
    mark.rounds = after.position.battle?.round ?? 1;
  }

  private begin(index: number, event: GameEvent, before: AxisView, after: AxisView): void {
    const { space = "", kind = "", by = "" } = event.facts ?? {};
    const place = String(space);
    // A battle that is over in the step it began with is seen only before it.
    const seen = after.position.battle?.space === place ? after : before;
    this.marks.push({
      space: place, kind: String(kind), nation: String(by), first: index, last: index,
      major: kind === "sea" || this.capitals.has(place), rounds: 1,
      attackers: this.side(seen, place, true), defenders: this.side(seen, place, false),
      lost: {}, downed: {}, firing: "", over: false, won: false, taken: false, freed: false, retreat: false, paid: 0,
    });
  }

  private follow(index: number, { what, facts = {} }: GameEvent): void {
    const mark = this.marks.at(-1);
    if (!mark || facts["space"] !== mark.space) return;
    if (what === "conquered" && mark.last === index && mark.kind !== "raid") Object.assign(mark, { taken: true, freed: facts["owner"] !== facts["by"] });
    if (mark.over) return;
    if (what === "fired") mark.firing = String(facts["step"]);
    if (what === "lost") addFallen(mark, facts["units"]);
    if (what === "retreated") mark.retreat = true;
    if (what === "bombed") mark.paid += Number(facts["paid"] ?? 0);
    if (what === "battle_over") Object.assign(mark, { over: true, won: facts["won"] === true, last: index });
  }

  /** The pieces of one side where a battle is fought; installations and ships' cargo stand aside. */
  private side(view: AxisView, space: string, attacking: boolean): Kinds {
    const { position } = view;
    const found: Kinds = {};
    const raid = position.battle?.kind === "raid";
    for (const pile of position.units[space] ?? []) {
      const fights = attacking ? this.attacks(pile, position.seat, raid) : areEnemies(view, this.sheet, pile.nation, position.seat);
      if (fights && !hasTrait(this.kinds, pile.kind, "aside")) found[pile.kind] = (found[pile.kind] ?? 0) + count(pile);
    }
    return found;
  }

  private attacks(pile: Pile, seat: string, raid: boolean): boolean {
    if (pile.nation !== seat) return false;
    return raid ? pile.task === "raid" : pile.task !== "raid" && pile.task !== "withdrawn";
  }
}

/** Adds losses to those of a battle. */
export function addFallen({ lost, downed, firing }: Fallen, units: Fact | undefined): void {
  addLosses(lost, units);
  if (firing === "aa_fire") addLosses(downed, units);
}

/** Adds pieces to what each nation lost; what was aboard a ship goes down with it. */
export function addLosses(lost: Record<string, Kinds>, units: Fact | undefined): void {
  if (!Array.isArray(units)) return;
  for (const [text, number] of Object.entries(readUnits(units))) {
    const ship = parseUnit(text);
    for (const { nation, kind } of [ship, ...ship.cargo]) {
      const kinds = (lost[nation || ship.nation] ??= {});
      kinds[kind] = (kinds[kind] ?? 0) + number;
    }
  }
}
