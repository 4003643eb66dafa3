/** The state of the board of a sea battle: what is shown, the line being laid, what is sent. */
import type { Chances } from "../../../battle/odds";
import { playReel, showAll, shownOf, type Reel } from "../../../battle/playback.svelte";
import { chancesOf, seaBrief } from "../battle/brief";
import { reelOf } from "../battle/reels";
import { said } from "../actions";
import type { AttackDesk } from "../desk.svelte";
import { chosen } from "../situation";
import { arranged, lineAction, moved, shipsOf, swapped, type Ship } from "./line";
import { sceneOf, type SeaScene } from "./scene";
import { pairingsOf, type Pairing, type SeaStory } from "./story";

const DECISIONS = ["naval_answer", "naval_line", "naval_stay"];

export class SeaFight {
  /** The order laid by hand, and for which decision. */
  private hand: { key: string; ships: Ship[] } | null = $state.raw(null);
  private known: { key: string; odds: Chances } | null = $state.raw(null);

  /** `heir` must take the device before it may decide in secret; "" for nobody. */
  constructor(
    private source: () => AttackDesk,
    private heir: () => string = () => "",
  ) {
    playReel(() => this.reel, () => this.desk.table.opened, () => this.fight?.watched ?? false);
    $effect(() => this.keepOdds());
  }

  private get desk(): AttackDesk {
    return this.source();
  }

  // What is shown

  fight = $derived.by(() => this.desk.fight);
  story: SeaStory | null = $derived.by(() => (this.fight?.story?.kind === "sea" ? this.fight.story : null));
  live = $derived.by(() => (this.fight && !this.fight.over ? (this.desk.view.sea ?? null) : null));
  challenger = $derived.by(() => this.live?.challenger ?? this.story?.challenger ?? "");
  holder = $derived.by(() => this.live?.holder ?? this.story?.holder ?? "");
  private pairings: Pairing[] = $derived.by(() => (this.story ? pairingsOf(this.story) : []));
  private reel: Reel | null = $derived.by(() => (this.story ? reelOf(this.story) : null));
  private shown = $derived.by(() => shownOf(this.reel, this.desk.table.opened));
  /** The dice lie there for all to see, and then the device goes to somebody else. */
  isPassed = $derived.by(() => this.heir() !== "" && this.desk.hasNewDice);
  /** No dice are tumbling: what is shown is how it stands. */
  settled = $derived.by(() => this.shown >= this.pairings.length);
  /** The round that was fought last or is being fought; null while lines are laid. */
  scene: SeaScene | null = $derived.by(() => (!this.story || (this.settled && this.live && this.live.step !== "stay" && !this.isPassed) ? null : sceneOf(this.story, this.shown)));
  round = $derived.by(() => this.scene?.round ?? this.live?.round ?? 1);
  /** The pairing that fell last. */
  last: Pairing | null = $derived.by(() => this.pairings[this.shown - 1] ?? null);

  // What is decided

  /** The decision awaited of somebody here; "" while dice tumble or others decide. */
  asks = $derived.by(() => (this.settled && this.live && !this.isPassed && DECISIONS.includes(this.desk.what) ? this.desk.what : ""));
  private brief = $derived.by(() => seaBrief(this.desk.table, this.live));
  length = $derived.by(() => this.desk.menu?.owed ?? 0);
  private key = $derived.by(() => (this.asks === "naval_line" ? `${this.fight?.key} ${this.round} ${this.desk.seat}` : ""));
  /** The line the advisor proposes; null where there is none. */
  proposal: string[] | null = $derived.by(() => (this.asks === "naval_line" ? (this.brief?.proposal?.line ?? null) : null));
  /** All ships in the order in which they would be laid; those beyond the length stay behind. */
  ships: Ship[] = $derived.by(() => {
    if (this.asks !== "naval_line") return [];
    return this.hand?.key === this.key ? this.hand.ships : shipsOf(this.desk.menu);
  });
  isAsProposed = $derived.by(() => this.proposal !== null && this.proposal.every((kind, place) => this.ships[place]?.kind === kind));

  move(from: number, to: number): void {
    this.lay(moved(this.ships, from, to));
  }
  swap(one: number, other: number): void {
    this.lay(swapped(this.ships, one, other));
  }
  suggest(): void {
    if (this.proposal) this.lay(arranged(this.ships, this.proposal));
  }
  private lay(ships: Ship[]): void {
    this.hand = { key: this.key, ships };
  }

  // Odds: the challenger's

  odds: Chances | null = $derived.by(() => {
    if (this.fight?.over && this.settled) return null;
    return this.fresh ?? (this.known?.key === this.fight?.key ? (this.known?.odds ?? null) : null);
  });
  stale = $derived.by(() => !this.settled || (!this.fresh && Boolean(this.live)));
  private fresh = $derived.by(() => (this.settled && this.brief ? chancesOf(this.brief.odds) : null));

  private keepOdds(): void {
    if (this.fresh && this.fight) this.known = { key: this.fight.key, odds: this.fresh };
  }

  // What is sent

  layLine(): void {
    const { menu } = this.desk;
    if (menu) void this.desk.act(lineAction(menu, this.ships, this.length));
  }
  /** The own seat that has chosen and may take it back while the other still thinks; "" for none. */
  private changing = $derived.by(() => this.desk.table.mine.find((seat) => chosen(this.desk.view).includes(seat)) ?? "");
  canRecall = $derived.by(() => Boolean(this.changing && this.desk.table.now?.menus[this.changing]));
  recall(): void {
    void this.desk.table.act(this.changing, said("recall"));
  }
  answer(verb: string): void {
    void this.desk.act(said(verb));
  }
  skip(): void {
    if (this.reel) showAll(this.reel);
  }
}
