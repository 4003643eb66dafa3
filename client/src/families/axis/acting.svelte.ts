/** What a person is about to order: chosen pieces, the place aimed at, and the odds of it.
 *
 * Everything it offers comes from the menu and the advisor; it decides nothing by itself.
 */
import type { BoardMarks, OddsChip, Target } from "../../board/model";
import { isRisky, threatMarks } from "../../battle/odds";
import { isPlaying, showAll } from "../../battle/playback.svelte";
import type { LiveTable } from "../../net/table.svelte";
import { isHuman } from "../../screens/players";
import { play } from "../../ui/sound";
import type { Menu, Refusal } from "../../net/types";
import { ask } from "./ask";
import { actionsFor, canRaid, choicesAt, origins, type Choice, type Picked, type Way } from "./choices";
import { Landing } from "./landing.svelte";
import { arrows, groups, journeys, type Group, type Journey } from "./orders";
import { battleToShow, forgetUndone, isFlak, isPutAway, storyOf, takeUp } from "./battle/open.svelte";
import type { OwnPanels } from "./battle/props";
import { reelOf } from "./battle/reels.svelte";
import { chanceOf } from "./battle/rows";
import { chip, nearer, previewArrows } from "./marks";
import { nextStep, undoneBy } from "./next";
import { areEnemies } from "./relations";
import { TakingBack } from "./taking.svelte";
import { whyNot } from "./words";
import type { Desk, Places } from "../../games/game";
import type { BattleOdds, AxisAction, AxisBrief, AxisSheet, AxisView, Reach, Threats } from "./types";

const MOVING = ["combat_move", "noncombat_move"];

export class Acting implements Desk {
  /** Numbers chosen, by key of the choice. */
  counts: Record<string, number> = $state({});
  /** Where pieces were taken up; several with Shift. */
  from: string[] = $state([]);
  hovered: string | null = $state(null);
  /** A target that was picked but not confirmed (touch, or when there is more than one way to go). */
  aim: string | null = $state(null);
  raid = $state(false);
  /** Chosen in the purchase panel and not bought yet. */
  basket: Record<string, number> = $state({});
  /** The kind to place, chosen in the panel. */
  placing: string | null = $state(null);
  refused: { area: string; refusal: Refusal; key: number } | null = $state.raw(null);
  planned: { target: string; battle: BattleOdds | null } | null = $state.raw(null);
  planning = $state(false);
  threatened: Threats["threats"] | null = $state.raw(null);
  /** Puts what waits in the placement panel onto an area. */
  placer: ((area: string) => void) | null = null;
  /** Where the last order led, as long as nothing else has happened. */
  private given: { v: number; target: string; orders: number } | null = $state.raw(null);

  readonly landing = new Landing(this);
  readonly taking = new TakingBack(this);
  private reach: Record<string, Reach["targets"]> = $state.raw({});
  private asked = 0;

  constructor(
    readonly table: LiveTable,
    readonly places: Places,
    readonly own: OwnPanels = {},
  ) {}

  view = $derived.by(() => this.table.now?.view as AxisView | undefined);
  sheet = $derived.by(() => this.table.sheet as AxisSheet);
  brief = $derived.by(() => (this.table.brief ?? null) as AxisBrief | null);
  /** Whether the advisor's figures belong to an older position. */
  stale = $derived.by(() => this.table.briefed !== this.table.v);
  /** The person's seat that must decide now, or "". */
  seat = $derived.by(() => {
    const pending = this.table.now?.pending;
    if (pending?.type !== "decide") return "";
    return pending.seats.find((seat) => this.table.mine.includes(seat)) ?? "";
  });
  menu: Menu | undefined = $derived.by(() => this.table.now?.menus[this.seat]);
  phase = $derived.by(() => this.view?.position.phase ?? "purchase");
  isMoving = $derived.by(() => this.seat !== "" && this.table.now?.pending.type === "decide" && MOVING.includes(this.table.now.pending.what));
  isPlacing = $derived.by(() => this.table.now?.pending.type === "decide" && this.table.now.pending.what === "place" && this.seat !== "");
  movable = $derived.by(() => (this.isMoving ? origins(this.menu) : null));

  choices: Choice[] = $derived.by(() => {
    if (this.isPlacing) return choicesAt(this.menu, "").filter((one) => one.kind === this.placing);
    return this.isMoving ? this.from.flatMap((origin) => choicesAt(this.menu, origin)) : [];
  });
  picked: Picked[] = $derived.by(() => this.choices.map((choice) => ({ choice, count: this.countOf(choice) })));

  targets: Record<string, Target> = $derived.by(() => {
    const found: Record<string, Target> = {};
    for (const { choice, count } of this.picked) {
      if (count <= 0) continue;
      for (const [target, ways] of choice.ways) {
        const one = this.targetOf(choice, target, ways);
        found[target] = found[target] ? nearer(found[target], one) : one;
      }
    }
    return found;
  });

  journeys: Journey[] = $derived.by(() => {
    const own = (this.table.now?.orders ?? []).filter((order) => order.seat === this.view?.position.seat);
    return journeys(own);
  });
  battles: BattleOdds[] = $derived.by(() => this.brief?.battles ?? []);
  private fighting = $derived.by(() => new Set(this.battles.map((battle) => battle.space)));
  /** The attack that was just ordered, where it has little chance. */
  risky = $derived.by(() => (this.given?.v === this.table.v ? this.battles.find((one) => one.space === this.given?.target && one.kind !== "raid" && isRisky(chanceOf(one))) : undefined));
  groups: Group[] = $derived.by(() => groups(this.journeys, (area) => this.fighting.has(area) || this.isHostile(area)));

  marks: Omit<BoardMarks, "changed"> = $derived.by(() => {
    const selected = this.isMoving ? this.from : this.aim ? [this.aim] : [];
    const chosen = this.choices.length > 0;
    const attack = (area: string): boolean => this.fighting.has(area) || this.isHostile(area);
    return {
      selected,
      targets: this.landing.aimed ?? (chosen ? { ...this.targets, ...this.landing.targets } : {}),
      lit: this.battles.map((battle) => battle.space),
      dim: chosen || this.landing.aimed !== null,
      arrows: [...arrows(this.journeys, attack), ...this.landing.arrows, ...this.previewArrows()],
      odds: this.chips(),
      threats: threatMarks(this.threatened ?? {}),
      refused: this.refused ? { area: this.refused.area, text: whyNot(this.refused.refusal, this.places), key: this.refused.key } : null,
      battles: this.phase === "combat" ? this.battles.map((battle) => battle.space) : [],
    };
  });

  step = $derived.by(() => nextStep(this, this.places.short));
  isHolding = $derived.by(() => this.from.length > 0 || this.landing.plan !== null);
  orders = $derived.by(() => this.groups.length);
  isWide = $derived.by(() => this.landing.plan !== null || (this.seat !== "" && this.table.now?.pending.type === "decide" && this.table.now.pending.what === "purchase"));
  battle: Desk["battle"] = $derived.by(() => {
    const { view, table } = this;
    // Who resigns in a battle leaves it unfought.
    if (!view || (view.pending.type === "over" && view.position.battle)) return "none";
    if (battleToShow(view, table.told, table.mine, table.opened)) return "open";
    return isPutAway(view) ? "away" : "none";
  });
  isResult = $derived.by(() => this.battle === "open" && this.view !== undefined && !this.view.position.battle && !isFlak(this.view));
  private reel = $derived.by(() => (this.view ? reelOf(storyOf(this.view, this.table.told)) : null));
  isRolling = $derived.by(() => isPlaying(this.reel, this.table.opened));

  takeUp(): void {
    if (this.view) takeUp(this.view);
  }

  undone(): Promise<string[]> {
    return undoneBy(this, this.places.short);
  }

  stepped(): void {
    this.basket = {};
  }

  // Choosing

  countOf(choice: Choice): number {
    return this.counts[choice.key] ?? choice.most;
  }

  private targetOf(choice: Choice, target: string, ways: Way[]): Target {
    if (this.isPlacing) return { kind: "move", steps: 0, air: false, room: Math.max(...ways.map((way) => way.most)) };
    const known = this.reach[choice.origin]?.[target];
    return { kind: known?.attack ? "attack" : "move", steps: known?.steps ?? 0, air: known?.air ?? false };
  }

  setCount(choice: Choice, count: number): void {
    this.counts[choice.key] = Math.max(0, Math.min(choice.most, count));
    this.landing.learn();
    this.replan();
  }

  hasAll = $derived.by(() => this.picked.every(({ choice, count }) => count === choice.most));

  /** All pieces, or none when all are chosen already. */
  all(): void {
    const none = this.hasAll;
    for (const { choice } of this.picked) this.counts[choice.key] = none ? 0 : choice.most;
    this.landing.learn();
    this.replan();
  }

  select(area: string, add: boolean): void {
    if (!this.movable?.has(area)) return;
    if (add && this.from.includes(area)) this.from = this.from.filter((one) => one !== area);
    else this.from = add ? [...this.from, area] : [area];
    this.counts = {};
    this.settle();
    for (const origin of this.from) void this.learn(origin);
    this.landing.learn();
  }

  /** A digit sets the number of the first kind that is taken up. */
  digit(number: number): boolean {
    const first = this.picked[0];
    if (!first || !this.from.length) return false;
    this.setCount(first.choice, number);
    return true;
  }

  /** Enter gives the order that is aimed or pointed at. */
  confirm(): boolean {
    const target = this.aim ?? this.hovered;
    if (!target || !(this.targets[target] || this.landing.targets[target] || this.landing.plan)) return false;
    void (this.aim ? this.order(target) : this.send(target, false, true));
    return true;
  }

  drop(from: string, to: string): void {
    this.select(from, false);
    void this.send(to, false, true);
  }

  arrow(id: string): void {
    const to = id.split(">").at(-1);
    const group = this.groups.find((one) => one.to === to);
    if (group) void this.edit(group);
  }

  clear(): void {
    this.taking.editing = [];
    this.from = [];
    this.counts = {};
    this.placing = null;
    this.landing.forget();
    this.settle();
  }

  /** One level back; false when there was nothing to step back from. */
  back(): boolean {
    if (this.taking.giveAgain()) return true;
    if (this.aim) this.settle();
    else if (this.from.length || this.placing) this.clear();
    else if (this.threatened) this.threatened = null;
    else return false;
    return true;
  }

  /** The next place with pieces that have not moved yet. */
  next(step: 1 | -1): string | null {
    const list = [...(this.movable ?? [])].filter((area) => this.ownFresh(area));
    if (!list.length) return null;
    const at = list.indexOf(this.from[0] ?? "");
    const area = list[(at + step + list.length) % list.length] ?? null;
    if (area) this.select(area, false);
    return area;
  }

  hover(area: string | null): void {
    this.hovered = area;
    if (!this.aim) void this.plan(area);
  }

  setRaid(raid: boolean): void {
    this.raid = raid;
    this.replan();
  }

  // Ordering

  /** Another own stack that can still move, in the combat move, where few mean to join it: a click takes it up. */
  isOther(area: string): boolean {
    if (this.phase !== "combat_move" || !this.from.length || this.from.includes(area) || !this.movable?.has(area)) return false;
    const verbs = this.picked.flatMap(({ choice, count }) => (count > 0 ? (choice.ways.get(area) ?? []).map(({ verb }) => verb) : []));
    return this.targets[area]?.kind === "move" && verbs.every((verb) => verb === "move");
  }

  /** A click on the board: take up, put down, or aim. `sure` is false where a tap only aims; keys and the second tap are sure of what they mean. */
  async pick(area: string, add: boolean, sure: boolean, byKey = false): Promise<void> {
    if (byKey && this.landing.plan?.target === area) return this.order(area);
    const isOther = !add && !this.landing.plan && this.isOther(area);
    if (isOther && (sure ? !byKey : this.aim === area)) this.select(area, false);
    else await this.send(area, add, sure, isOther);
  }

  /** Send what is taken up to an area, or take up what is there; `asks` where the first click only aims. */
  private async send(area: string, add: boolean, sure: boolean, asks = false): Promise<void> {
    this.refused = null;
    const isOrder = !(add && this.movable?.has(area));
    if (isOrder && this.aim !== area && (await this.landing.isFor(area))) return this.explain(area);
    if (isOrder && this.targets[area] && !this.landing.plan) {
      const open = (asks || canRaid(this.picked, area)) && this.aim !== area;
      if (sure && !open) await this.order(area);
      else this.take(area);
      return;
    }
    if (this.movable?.has(area)) this.select(area, add);
    else if (this.choices.length) await this.explain(area);
    else if (this.showsCard(area)) await this.landing.look(area);
  }

  /** An enemy coast that troops may be able to land on; once the plan for it lies open, the card has done its work. */
  showsCard(area: string): boolean {
    if (this.landing.plan?.target === area) return false;
    return this.isMoving && this.phase === "combat_move" && !this.choices.length && this.isHostile(area) && !this.movable?.has(area);
  }

  /** Aim at an area without the ships of a landing. */
  take(area: string): void {
    this.settle();
    this.aim = area;
    void this.plan(area);
  }

  /** Give the order to go to the target; stops at the first refusal. */
  async order(target: string): Promise<void> {
    if (this.isPlacing) {
      this.placer?.(target);
      return;
    }
    const { plan } = this.landing;
    const actions = plan?.target === target ? (plan.actions ?? []) : actionsFor(this.picked, target, this.raid);
    const { seat, table } = this;
    if (plan?.target === target) this.taking.keep(actions);
    if (plan) this.clear();
    this.taking.begin();
    for (const action of actions) {
      const refusal = await table.act(seat, action);
      if (refusal) {
        this.refuse(target, refusal);
        return;
      }
    }
    this.given = { v: table.v, target, orders: actions.length };
    play("move");
    this.clear();
  }

  /** Propose a landing where ships can bring the pieces; else say why they cannot go there. */
  private async explain(area: string): Promise<void> {
    const first = this.picked.find(({ count }) => count > 0);
    this.settle();
    if (!first || this.isPlacing) {
      this.clear();
      return;
    }
    const ships = this.isLand(area) ? await this.landing.propose(area) : { target: area };
    if (!ships || this.landing.plan) return;
    const units = { [first.choice.unit]: first.count };
    const wish: AxisAction = { act: "move", units, start: first.choice.origin, route: [area] };
    const answer = await ask(this.table, this.seat, { what: "odds", planned: [wish] });
    if (answer?.refused) this.refuse(area, this.landing.why(answer.refused.refusal, ships.refused));
    else this.clear();
  }

  refuse(area: string, refusal: Refusal): void {
    this.refused = { area, refusal, key: (this.refused?.key ?? 0) + 1 };
  }

  // Taking back

  removeGroup(group: Group): Promise<boolean> {
    return this.taking.remove(group);
  }

  edit(group: Group): Promise<void> {
    return this.taking.edit(group);
  }

  /** How many steps can be undone: entries, or orders just taken out. */
  undoable = $derived.by(() => this.taking.undoable);

  undo(): Promise<void> {
    return this.taking.undo();
  }

  redo(): Promise<void> {
    return this.taking.redo();
  }

  /** Takes back all that the last click ordered. */
  takeBack(): void {
    void this.table.undo(this.view?.position.seat ?? "", this.given?.orders ?? 1);
  }

  undoAll(): void {
    void this.table.undo(this.view?.position.seat ?? "", this.journeys.length);
  }

  threats(): void {
    void this.toggleThreats();
  }

  get isWarning(): boolean {
    return this.threatened !== null;
  }

  private async toggleThreats(): Promise<void> {
    if (this.threatened) {
      this.threatened = null;
      return;
    }
    const seat = this.seat || (this.table.mine[0] ?? "");
    this.threatened = (await ask(this.table, seat, { what: "threats" }))?.threats ?? {};
  }

  /** Forget what no longer fits after the table changed. */
  refresh(): void {
    if (this.view) forgetUndone(this.view, this.table.told);
    // Dice that fall while the board is away are on the map at once.
    if (this.battle === "away" && this.reel) showAll(this.reel);
    this.reach = {};
    this.from = this.movable ? this.from.filter((area) => this.movable?.has(area)) : [];
    this.planned = null;
    if (!this.from.length || this.landing.plan) this.aim = null;
    this.landing.forget();
    this.refused = null;
    for (const origin of this.from) void this.learn(origin);
    if (this.from.length) this.landing.learn();
  }

  // Figures

  private settle(): void {
    this.aim = null;
    this.raid = false;
    this.planned = null;
    this.refused = null;
    this.landing.close();
  }

  private async learn(origin: string): Promise<void> {
    const answer = await ask(this.table, this.seat, { what: "reach", origin });
    if (!answer) return;
    this.reach = { ...this.reach, [origin]: answer.targets };
    if (!this.planned) this.replan(); // somebody may have aimed already
  }

  private replan(): void {
    void this.plan(this.aim ?? this.hovered);
  }

  /** Ask for the odds of going to the place, if a battle would come of it. */
  private async plan(area: string | null): Promise<void> {
    const number = ++this.asked;
    if (!area || this.targets[area]?.kind !== "attack" || this.isPlacing || this.isLanding(area)) {
      this.planned = null;
      return;
    }
    const planned = actionsFor(this.picked, area, this.raid);
    this.planning = true;
    const answer = await ask(this.table, this.seat, { what: "odds", planned });
    if (number !== this.asked) return;
    this.planning = false;
    const battle = answer?.battles.find((one) => one.space === area) ?? null;
    this.planned = { target: area, battle };
  }

  /** Whether a landing is shown or would be proposed there. */
  isLanding(area: string): boolean {
    return this.landing.plan !== null || (this.aim !== area && this.landing.targets[area] !== undefined);
  }

  private isLand(area: string): boolean {
    return this.view?.position.owner[area] !== undefined;
  }

  isHostile(area: string): boolean {
    const { view, sheet } = this;
    if (!view) return false;
    const owner = view.position.owner[area];
    return owner !== undefined && owner !== "" && areEnemies(view, sheet, owner, view.position.seat);
  }

  private ownFresh(area: string): boolean {
    const position = this.view?.position;
    return (position?.units[area] ?? []).some((pile) => pile.nation === position?.seat && !pile.used && !pile.came);
  }

  /** A computer gives its orders one by one: the chance of those so far is not that of the attack it plans, which the caption tells. */
  private isHalfOrdered(): boolean {
    return this.phase === "combat_move" && !isHuman(this.table.seats?.[this.view?.position.seat ?? ""]?.kind);
  }

  private chips(): OddsChip[] {
    const given = this.isHalfOrdered() ? [] : this.battles.map((battle) => chip(battle, false, this.stale));
    const plans = this.planned?.battle ? [this.planned.battle] : this.landing.battles;
    const areas = plans.map((one) => one.space);
    return [...given.filter((one) => !areas.includes(one.area)), ...plans.map((one) => chip(one, true, this.planning || this.landing.isAsking))];
  }

  private previewArrows(): BoardMarks["arrows"] {
    const target = this.aim ?? this.hovered;
    if (!target || !this.targets[target] || this.isLanding(target)) return [];
    return previewArrows(this.picked, target, this.targets[target].kind);
  }
}
