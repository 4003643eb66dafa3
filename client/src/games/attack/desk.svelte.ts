/** What a person is about to do in Attack!: units taken up, the region aimed at, the basket.
 *
 * Everything it offers comes from the menu; it decides nothing by itself.
 */
import { isRisky } from "../../battle/odds";
import { isPlaying, showAll } from "../../battle/playback.svelte";
import { NO_MARKS, type Arrow, type BoardMarks, type Target } from "../../board/model";
import type { LiveTable } from "../../net/table.svelte";
import type { Menu, Offer, Refusal } from "../../net/types";
import { prefs } from "../../ui/prefs.svelte";
import { play } from "../../ui/sound";
import type { Desk, NextStep, Places } from "../game";
import { actionOf, type Action, type Chosen } from "./actions";
import { Advice } from "./advice.svelte";
import { fightToShow, forgetUndone, hasNewDice, isPutAway, isSkipped, putAway, seeDice, skip, takeUp, type Fight } from "./battle/open.svelte";
import { reelOf } from "./battle/reels";
import { marching, ordersTo, originsOf, pointing, splitFor, waiting, type Choice, type Split } from "./choices";
import { nextStep, undoneBy } from "./next";
import { arrows, journeys, type Journey } from "./orders";
import { chosen, entries, size } from "./pieces";
import type { Army, AttackSheet, AttackView } from "./types";
import { whyNot } from "./words";

const MARCHES = ["move", "blitzkrieg", "strategic"];
/** Marches that lead to attacks. */
const ATTACKING = ["move", "blitzkrieg"];
const PLACINGS = ["setup_place", "place_new"];
/** Decisions whose panels need the room of the lists too. */
const WIDE = ["buy", "trade_answer"];

const staysIn = ({ far, full }: Split): boolean => size(far) + size(full) > 0;

export class AttackDesk implements Desk {
  /** The region units were taken up in; "" for none. */
  from = $state("");
  /** Numbers chosen, by kind. */
  counts: Record<string, number> = $state({});
  hovered: string | null = $state(null);
  aim: string | null = $state(null);
  /** The menu of actions shows regions for diplomacy. */
  isPersuading = $state(false);
  /** Sea control is being weighed: nothing has begun yet. */
  isChallenging = $state(false);
  /** Where the last order led, as long as nothing else has happened. */
  private given: { v: number; area: string } | null = $state.raw(null);
  /** Chosen in production and not bought yet. */
  basket: Record<string, number> = $state({});
  /** Why the last wish was refused, in words; "" for nothing. */
  refusal = $state("");
  private refused: { area: string; key: number } | null = $state.raw(null);
  readonly advice: Advice;

  constructor(
    readonly table: LiveTable,
    readonly places: Places,
  ) {
    this.advice = new Advice(table);
  }

  view = $derived.by(() => this.table.now?.view as AttackView);
  sheet = $derived.by(() => this.table.sheet as AttackSheet);
  seat = $derived.by(() => {
    const pending = this.table.now?.pending;
    // Of several that decide at once it is the one whose view is sent: the first of the person's own.
    return pending?.type === "decide" ? (this.table.mine.find((seat) => pending.seats.includes(seat)) ?? "") : "";
  });
  /** The decision that is awaited of the seat; "" for none. */
  what = $derived.by(() => (this.seat && this.table.now?.pending.type === "decide" ? this.table.now.pending.what : ""));
  menu: Menu | undefined = $derived.by(() => this.table.now?.menus[this.seat]);
  isMarching = $derived.by(() => MARCHES.includes(this.what));
  isPlacing = $derived.by(() => PLACINGS.includes(this.what));
  movable = $derived.by(() => (this.isMarching ? originsOf(this.menu) : null));
  choices: Choice[] = $derived.by(() => {
    if (this.isPlacing) return waiting(this.menu);
    return this.isMarching && this.from ? marching(this.menu, this.from) : [];
  });
  private pointed: Offer | undefined = $derived.by(() => pointing(this.menu, this.what, this.isPersuading));

  targets: Record<string, Target> = $derived.by(() => {
    const found: Record<string, Target> = {};
    for (const area of this.pointed?.targets ?? []) found[area] = target(this.pointed?.verb === "fight" ? "attack" : "move");
    for (const choice of this.choices) {
      if (this.countOf(choice) > 0) for (const area of choice.ways.keys()) found[area] = target(this.isOwn(area) ? "move" : "attack");
    }
    return found;
  });

  journeys: Journey[] = $derived.by(() => (this.isMarching ? journeys(this.table.now?.orders ?? []) : []));
  /** Regions in which the moves made so far will lead to battle. */
  battles: string[] = $derived.by(() => {
    const landing = this.journeys.filter((one) => one.bySea && !this.isOwn(one.target)).map((one) => one.target);
    return [...new Set([...Object.keys(this.view.march?.attacks ?? {}), ...landing])];
  });
  /** Battles that wait until it is said which comes first. */
  waitingBattles: [area: string, army: Army][] = $derived.by(() => (this.isMarching ? [] : Object.entries(this.view.march?.attacks ?? {})));

  marks: Omit<BoardMarks, "changed"> = $derived.by(() => {
    const chosen = Object.keys(this.targets).length > 0;
    return {
      ...NO_MARKS,
      selected: [this.from || (this.aim ?? "")].filter(Boolean),
      targets: this.targets,
      lit: this.battles,
      dim: chosen,
      arrows: [...arrows(this.journeys, (area) => this.isOwn(area)), ...this.preview()],
      odds: this.isPersuading ? this.advice.talkChips(Object.keys(this.targets)) : this.advice.chips,
      threats: this.advice.threats,
      refused: this.refused ? { ...this.refused, text: this.refusal } : null,
      battles: this.view.battle ? [this.view.battle.region] : this.battles,
    };
  });

  step: NextStep = $derived.by(() => nextStep(this));
  /** The attack that was just ordered, where it has little chance. */
  risky = $derived.by(() => {
    const odds = this.given?.v === this.table.v ? this.advice.oddsOf(this.given.area) : undefined;
    return odds && isRisky(odds.win) ? odds : undefined;
  });
  isHolding = $derived.by(() => this.from !== "");
  orders = $derived.by(() => this.journeys.length);
  isWide = $derived.by(() => WIDE.includes(this.what) || this.table.now?.pending.type === "over");
  /** Where several people share the device, each takes back only what is their own. */
  undoable = $derived.by(() => this.table.now?.undo?.[this.hand] ?? 0);
  /** The seat of whoever looks on; "" while nobody has said that they have the device. */
  private hand = $derived.by(() => this.table.now?.eyes ?? "");
  /** A decision that is taken in front of everybody. */
  private isOpen = $derived.by(() => this.table.now?.pending.type === "decide" && this.table.now.pending.open === true);
  /** The fight that is on, or a result that nobody has put away yet. */
  fight: Fight | null = $derived.by(() =>
    fightToShow({ view: this.view, told: this.table.told, mine: this.table.mine, since: this.table.opened, isQuick: prefs.computerSpeed === 0 }),
  );
  battle: Desk["battle"] = $derived.by(() => (!this.fight || isSkipped(this.fight) ? "none" : isPutAway(this.fight) ? "away" : "open"));
  isResult = $derived.by(() => this.battle === "open" && this.fight?.over === true && !this.fight.watched);
  /** Dice at sea have fallen that nobody has looked at and put aside. */
  hasNewDice = $derived.by(() => this.fight !== null && hasNewDice(this.fight, this.table.opened));
  isPublic = $derived.by(() => this.fight !== null && (this.fight.over || (this.seat !== "" && this.isOpen) || this.hasNewDice));
  /** Whose decision it is, where several people share the browser; "" where that is clear. */
  addressee = $derived.by(() => (this.table.mine.length > 1 ? this.seat : ""));
  isSkipping = $derived.by(() => this.fight !== null && isSkipped(this.fight));
  isRolling = $derived.by(() => this.fight?.story != null && isPlaying(reelOf(this.fight.story), this.table.opened));

  isOwn(area: string): boolean {
    return this.view.owner[area] === this.seat && this.seat !== "";
  }

  countOf(choice: Choice): number {
    return Math.min(choice.most, this.counts[choice.kind] ?? (this.isPlacing ? this.handful(choice) : this.everybody[choice.kind] ?? 0));
  }

  /** All that can leave, but for the one that keeps the region: a unit of the first kind that can. */
  private everybody: Record<string, number> = $derived.by(() => {
    let staying = this.choices.reduce((sum, choice) => sum + choice.most, 0) - size(this.view.units[this.from]) + 1;
    return Object.fromEntries(
      this.choices.map((choice) => {
        const stays = Math.max(0, Math.min(choice.most, staying));
        staying -= stays;
        return [choice.kind, choice.most - stays];
      }),
    );
  });

  /** Units beside the board are taken one at a time, those of the first kind first. */
  private handful(choice: Choice): number {
    const named = this.choices.some((one) => this.counts[one.kind] !== undefined);
    return !named && choice.kind === this.choices[0]?.kind ? 1 : 0;
  }

  setCount(choice: Choice, count: number): void {
    const fixed = Object.fromEntries(this.choices.map((one) => [one.kind, this.countOf(one)]));
    this.counts = { ...fixed, [choice.kind]: Math.max(0, Math.min(choice.most, count)) };
    this.weigh();
  }

  /** As many of a kind as are taken up with all others. */
  private mostOf(choice: Choice): number {
    return this.isPlacing ? choice.most : (this.everybody[choice.kind] ?? 0);
  }

  /** All that may go are chosen. */
  hasAll = $derived.by(() => this.choices.every((choice) => this.countOf(choice) >= this.mostOf(choice)));

  /** All units, or none when all are chosen already. */
  all(): void {
    const none = this.hasAll;
    this.counts = Object.fromEntries(this.choices.map((choice) => [choice.kind, none ? 0 : this.mostOf(choice)]));
    this.weigh();
  }

  digit(number: number): boolean {
    const first = this.choices.find((choice) => this.countOf(choice) > 0) ?? this.choices[0];
    if (!first) return false;
    this.setCount(first, number);
    return true;
  }

  // On the map

  /** Another own region whose units can still move, where attacks are what a move is for: a click takes them up. */
  isOther(area: string): boolean {
    return ATTACKING.includes(this.what) && this.from !== "" && area !== this.from && this.isOwn(area) && (this.movable?.has(area) ?? false) && this.targets[area] !== undefined;
  }

  /** A click; keys, and the second tap, are sure of what they mean where a click takes up another stack. */
  async pick(area: string, _add: boolean, sure: boolean, byKey = false): Promise<void> {
    const isOther = this.isOther(area);
    if (isOther && (sure ? !byKey : this.aim === area)) {
      this.forgetRefusal();
      this.take(area);
    } else await this.send(area, sure, isOther || (!byKey && this.leavesSome(area)));
  }

  /** Whether some of the chosen units would not come along, so that the first click only says who. */
  private leavesSome(area: string): boolean {
    return this.isMarching && this.targets[area] !== undefined && staysIn(this.splitTo(area));
  }

  private splitTo(area: string): Split {
    return splitFor(this.choices, this.chosenCounts, area);
  }

  /** Send what is taken up to a region, or take up what is there; `asks` where the first click only aims. */
  private async send(area: string, sure: boolean, asks = false): Promise<void> {
    this.forgetRefusal();
    if (this.targets[area] && area !== this.from) {
      if (sure && !this.isPersuading && (!asks || this.aim === area)) await this.order(area);
      else {
        this.aim = area;
        this.weigh();
      }
    } else if (this.movable?.has(area)) this.take(area);
    else await this.explain(area);
  }

  /** Diplomacy is chosen: the map shows where it can be tried. */
  persuade(): void {
    this.forgetRefusal();
    this.isPersuading = true;
  }

  get isConfirming(): boolean {
    return this.isChallenging;
  }

  /** Sea control is chosen: what a challenge would bring is shown before it begins. */
  weighSea(): void {
    this.forgetRefusal();
    this.isChallenging = true;
    if (this.view.holder) void this.advice.weighSea(this.seat);
  }

  private take(area: string): void {
    this.from = this.from === area ? "" : area;
    this.counts = {};
    this.aim = null;
    this.weigh();
  }

  drop(from: string, to: string): void {
    if (!this.movable?.has(from)) return;
    this.from = from;
    this.counts = {};
    void this.send(to, true);
  }

  hover(area: string | null): void {
    this.hovered = area;
    if (!this.aim) this.weigh();
  }

  /** The region that the chosen units would go to, if it is one of theirs. */
  goal: string | null = $derived.by(() => {
    const area = this.aim ?? this.hovered;
    return area && this.targets[area] ? area : null;
  });

  /** Who would go there and who would not; null where all do. */
  split: Split | null = $derived.by(() => {
    const split = this.goal && this.isMarching ? this.splitTo(this.goal) : null;
    return split && staysIn(split) ? split : null;
  });

  /** Ask for the odds of the attack that is aimed at. */
  private weigh(): void {
    const { goal } = this;
    const orders = goal && this.isMarching && this.targets[goal]?.kind === "attack" ? ordersTo(this.choices, this.chosenCounts, goal) : [];
    if (goal && orders.length) void this.advice.weigh(this.seat, goal, orders);
    else this.advice.forget();
  }

  threats(): void {
    void this.advice.toggle(this.hand);
  }

  get isWarning(): boolean {
    return this.advice.isWarning;
  }

  /** Do what the chosen units, or the decision itself, want with a region. */
  async order(area: string): Promise<void> {
    const { pointed } = this;
    const actions = pointed ? [actionOf([{ offer: pointed, count: 0, target: area }])] : ordersTo(this.choices, this.chosenCounts, area);
    for (const action of actions) {
      const refusal = await this.act(action);
      if (refusal) {
        this.refused = { area, key: (this.refused?.key ?? 0) + 1 };
        return;
      }
    }
    this.given = { v: this.table.v, area };
    play("move");
    this.clear();
  }

  private chosenCounts = $derived.by(() => Object.fromEntries(this.choices.map((choice) => [choice.kind, this.countOf(choice)])));

  /** Say why not, in the words of the rules: what a click on the region asks for is tried and refused. */
  private async explain(area: string): Promise<void> {
    const wish = area in this.sheet.regions ? this.wishFor(area) : null;
    if (wish && (await this.act(wish))) this.refused = { area, key: (this.refused?.key ?? 0) + 1 };
    else if (!wish && this.from) this.clear();
  }

  /** What a click on a region that the menu does not have asks for; null for nothing. */
  private wishFor(area: string): Action | null {
    if (this.pointed) return actionOf([{ offer: this.pointed, count: 0, target: area }]);
    const units = chosen(this.chosenCounts);
    if (this.isPlacing) return { act: "place", units, region: area };
    if (this.from) return { act: "move", units, start: this.from, target: area };
    return this.isMarching ? this.leaving(area) : null;
  }

  /** One unit of a region, of any kind where none stands there, sent next door. */
  private leaving(area: string): Action {
    const [kind = ""] = entries(this.view.units[area])[0] ?? Object.keys(this.sheet.army);
    return { act: "move", units: { [kind]: 1 }, start: area, target: this.sheet.regions[area]?.land[0] ?? area };
  }

  // Wishes

  /** Give an order; keeps the reason where it is refused. */
  async act(action: Action): Promise<Refusal | null> {
    const refusal = await this.table.act(this.seat, action);
    this.refusal = refusal ? whyNot(refusal, this.places) : "";
    return refusal;
  }

  /** Take lines of the menu, put together into one order. */
  choose(picked: readonly Chosen[]): Promise<Refusal | null> {
    return this.act(actionOf(picked));
  }

  /** Take one move back. */
  async remove({ n, target: area }: Journey): Promise<void> {
    const outcome = await this.table.remove(this.seat, n);
    if (Array.isArray(outcome)) return;
    this.refusal = whyNot(outcome, this.places);
    this.refused = { area, key: (this.refused?.key ?? 0) + 1 };
  }

  arrow(id: string): void {
    const last = this.journeys.findLast((one) => `${one.start}>${one.target}` === id);
    if (last) void this.remove(last);
  }

  confirm(): boolean {
    const goal = this.isPersuading ? this.aim : this.goal;
    if (!goal) return false;
    void this.order(goal);
    return true;
  }

  back(): boolean {
    if (this.aim) {
      this.aim = null;
      this.weigh();
    } else if (this.from || this.isPersuading || this.isChallenging) this.clear();
    else if (this.refusal) this.forgetRefusal();
    else if (this.advice.isWarning) this.advice.hideThreats();
    else return false;
    return true;
  }

  next(way: 1 | -1): string | null {
    const list = this.movable ? [...this.movable] : Object.keys(this.targets);
    const area = list[(list.indexOf(this.from || (this.aim ?? "")) + way + list.length) % list.length] ?? null;
    if (area && this.movable) {
      this.from = "";
      this.take(area);
    } else this.aim = area;
    return area;
  }

  async undo(): Promise<void> {
    if (this.undoable) await this.table.undo(this.hand);
  }

  async redo(): Promise<void> {
    const [seat] = Object.entries(this.table.now?.redo ?? {}).find(([, count]) => count > 0) ?? [];
    if (seat) await this.table.redo(seat);
  }

  undoAll(): void {
    void this.table.undo(this.seat, this.journeys.length);
  }

  /** Whoever puts the board away lets the dice fall at once. */
  putAway(): void {
    this.letFall();
    if (this.fight) putAway(this.fight);
  }

  /** Enough of a fight of others: neither its steps nor its result are shown. */
  skipFight(): void {
    if (this.fight) skip(this.fight);
    this.table.hurry();
  }

  /** The dice that lie at sea were looked at. */
  seeDice(): void {
    if (this.fight) seeDice(this.fight);
  }

  takeUp(): void {
    if (this.fight) takeUp(this.fight);
  }

  clear(): void {
    this.from = "";
    this.counts = {};
    this.aim = null;
    this.isPersuading = false;
    this.isChallenging = false;
    this.advice.forget();
  }

  /** No dice of the fight are still to be shown. */
  private letFall(): void {
    if (this.fight?.story) showAll(reelOf(this.fight.story));
  }

  refresh(): void {
    forgetUndone(this.view, this.table.told);
    // Dice that fall while the board is away are on the map at once.
    if (this.battle !== "open") this.letFall();
    this.forgetRefusal();
    if (this.from && !this.movable?.has(this.from)) this.from = "";
    if (this.what !== "action") this.isPersuading = this.isChallenging = false;
    if (this.what !== "buy") this.basket = {};
    this.aim = null;
    this.counts = {};
    this.weigh();
    this.advice.renew(this.seat);
  }

  undone(): Promise<string[]> {
    return undoneBy(this);
  }

  stepped(): void {
    this.clear();
    this.basket = {};
  }

  private forgetRefusal(): void {
    this.refusal = "";
    this.refused = null;
  }

  private preview(): Arrow[] {
    const area = this.goal;
    if (!this.from || !area) return [];
    const count = this.choices.filter((choice) => choice.ways.has(area)).reduce((sum, choice) => sum + this.countOf(choice), 0);
    return [{ id: "preview", path: [this.from, area], count, kind: this.isOwn(area) ? "move" : "attack", preview: true }];
  }
}

const target = (kind: Target["kind"]): Target => ({ kind, steps: 0, air: false });
