/** Orders taken back: the line of a landing with all that only serves it, changed ones taken up again, and Undo for both. */
import type { Refusal } from "../../net/types";
import type { Acting } from "./acting.svelte";
import { goal, isLaden, ordered, type Group, type Journey } from "./orders";
import { ask } from "./ask";
import type { AxisAction } from "./types";
import { namesCargo } from "./units";

export class TakingBack {
  /** Why orders fell together with another that was removed. */
  fallen: Refusal[] = $state.raw([]);
  /** Orders whose pieces were taken up again to be changed. */
  editing: unknown[] = [];
  /** Orders taken out that can still be put back, as long as nothing else has happened. */
  private removed: { v: number; actions: unknown[] } | null = $state.raw(null);
  /** Orders are being taken out; whoever undoes before that has ended means them. */
  private removing: Promise<boolean> | null = $state.raw(null);
  /** Orders that came from plans of landings, as texts. */
  private readonly plans: string[][] = [];

  constructor(private readonly acting: Acting) {}

  private canPutBack = $derived.by(() => this.removed?.v === this.acting.table.v);
  undoable = $derived.by(() => (this.canPutBack || this.removing ? 1 : Math.max(0, ...Object.values(this.acting.table.now?.undo ?? {}))));

  /** New orders are given. */
  begin(): void {
    this.editing = [];
    this.fallen = [];
  }

  /** Remember that these orders belong together. */
  keep(plan: readonly unknown[]): void {
    this.plans.push(plan.map((action) => JSON.stringify(action)));
  }

  /** Take the orders to one place back, of a landing with the loading and sailing for it; Undo puts them in again. */
  remove(group: Group): Promise<boolean> {
    if (!isLanding(group)) return this.noted(this.takeOut(group.to, group.journeys));
    return this.noted(this.servants(group).then((more) => this.takeOut(group.to, [...group.journeys, ...more])));
  }

  private noted(doing: Promise<boolean>): Promise<boolean> {
    const removing = doing.finally(() => {
      if (this.removing === removing) this.removing = null;
    });
    this.removing = removing;
    return removing;
  }

  private async takeOut(place: string, orders: readonly Journey[]): Promise<boolean> {
    const { table, view } = this.acting;
    const numbers = orders.map((one) => one.n).sort((one, other) => other - one);
    const before = table.now?.orders ?? [];
    this.fallen = [];
    // The last first: whatever comes after an order that is removed is entered anew, under other numbers.
    for (const n of numbers) {
      const outcome = await table.remove(view?.position.seat ?? "", n);
      if (!Array.isArray(outcome)) {
        this.acting.refuse(place, outcome);
        return false;
      }
      this.fallen = [...this.fallen, ...outcome.map(([, refusal]) => refusal)];
    }
    this.removed = { v: table.v, actions: this.goneOf(before, numbers) };
    return true;
  }

  /** Of these orders the ones that were taken out, and those that fell with them. */
  private goneOf(before: readonly { n: number; do: unknown }[], numbers: readonly number[]): unknown[] {
    const left = (this.acting.table.now?.orders ?? []).map((order) => JSON.stringify(order.do));
    const isGone = ({ n, do: action }: { n: number; do: unknown }): boolean => {
      if (numbers.includes(n)) return true;
      const place = left.indexOf(JSON.stringify(action));
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    };
    return before.filter(isGone).map((order) => order.do);
  }

  /** The orders that only serve a landing, as the advisor says. */
  private async servants(group: Group): Promise<Journey[]> {
    if (!isLanding(group)) return [];
    const { table, view, journeys } = this.acting;
    const orders = this.actionsOf(journeys.map(({ n }) => n));
    const answer = await ask(table, view?.position.seat ?? "", { what: "serving", target: group.to, orders, plan: this.planOf(group, orders) });
    const found = (answer?.orders ?? []).flatMap((place) => journeys[place] ?? []);
    return found.filter(({ n }) => !group.journeys.some((one) => one.n === n));
  }

  private actionsOf(numbers: readonly number[]): AxisAction[] {
    return (this.acting.table.now?.orders ?? []).filter((order) => numbers.includes(order.n)).map((order) => order.do as AxisAction);
  }

  /** The places, among all orders, of those that came with the landing from one plan; none where it was ordered step by step. */
  private planOf({ to }: Group, orders: readonly AxisAction[]): number[] {
    const texts = orders.map((action) => JSON.stringify(action));
    const landing = orders.findIndex((action) => action.act === "unload" && action.coast === to);
    const plan = this.plans.findLast((one) => one.includes(texts[landing] ?? "")) ?? [];
    return texts.flatMap((text, place) => (plan.includes(text) ? [place] : []));
  }

  /** Take the orders to one place back and take the same pieces up again, of a landing with its plan; Escape gives the orders once more. */
  async edit(group: Group): Promise<void> {
    const { acting } = this;
    const all = [...(await this.servants(group)), ...group.journeys].sort((one, other) => one.n - other.n);
    const actions = this.actionsOf(all.map((one) => one.n));
    if (!(await this.noted(this.takeOut(group.to, all)))) return;
    const isVoyage = all.length > group.journeys.length;
    const first = isVoyage ? beginnings(all) : group.journeys;
    const starts = [...new Set(first.map((one) => one.path[0] ?? ""))].filter((start) => acting.movable?.has(start));
    starts.forEach((start, place) => acting.select(start, place > 0));
    for (const { choice } of acting.picked) acting.counts[choice.key] = ordered(all, choice);
    this.editing = actions;
    if (isVoyage && starts.length) await acting.landing.reopen(group.to, company(all));
  }

  /** Gives the orders that were about to be changed once more; false where there are none. */
  giveAgain(): boolean {
    const actions = this.editing;
    if (!actions.length) return false;
    this.acting.clear();
    void this.enter(actions);
    return true;
  }

  async undo(): Promise<void> {
    await this.removing;
    this.fallen = [];
    const { removed, acting } = this;
    const { table } = acting;
    if (removed && this.canPutBack) {
      this.removed = null;
      await this.enter(removed.actions);
      return;
    }
    const [seat] = Object.entries(table.now?.undo ?? {}).find(([, count]) => count > 0) ?? [];
    if (seat) await table.undo(seat);
  }

  async redo(): Promise<void> {
    const { table } = this.acting;
    const [seat] = Object.entries(table.now?.redo ?? {}).find(([, count]) => count > 0) ?? [];
    if (seat) await table.redo(seat);
  }

  private async enter(actions: readonly unknown[]): Promise<void> {
    for (const action of actions) if (await this.acting.table.act(this.acting.seat, action)) return;
  }
}

const isLanding = ({ journeys }: Group): boolean => journeys.some(({ verb }) => verb === "unload");

/** The orders of a voyage with which troops set out. */
function beginnings(all: readonly Journey[]): Journey[] {
  const reached = new Set(all.map(goal));
  return all.filter((one) => (one.verb === "load" || isLaden(one)) && !reached.has(one.path[0] ?? ""));
}

/** Ships and planes that went along, by the names they have for the advisor. */
function company(all: readonly Journey[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { verb, path, units } of all) {
    if (verb !== "move") continue;
    for (const [unit, count] of Object.entries(units)) {
      if (namesCargo(unit)) continue;
      const id = `${path[0] ?? ""} ${unit}`;
      found[id] = (found[id] ?? 0) + count;
    }
  }
  return found;
}
