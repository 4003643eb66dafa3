/** The state of the board of a land battle: what is shown, what is chosen, what is sent. */
import type { Chances } from "../../../battle/odds";
import { playReel, showAll, shownOf, type Reel } from "../../../battle/playback.svelte";
import { prefs } from "../../../ui/prefs.svelte";
import { said } from "../actions";
import type { AttackDesk } from "../desk.svelte";
import { entries, size } from "../pieces";
import { chancesOf, landBrief, oddsAfter } from "./brief";
import { fitted, same, sendable, sendAction, withCount } from "./choosing";
import { reelOf } from "./reels";
import { endOf, roundAt, sceneOf, standsOf, type Scene, type Stands } from "./scene";
import { volleysOf, type Counts, type LandStory, type SideName } from "./story";

const NOBODY: Stands = { attacker: { front: {}, reserve: {} }, defender: { front: {}, reserve: {} } };

export class LandFight {
  /** Chosen by hand, and for which decision. */
  private hand: { key: string; units: Counts } | null = $state.raw(null);
  private asked: { key: string; odds: Chances | null } | null = $state.raw(null);
  private known: { key: string; odds: Chances } | null = $state.raw(null);

  constructor(private source: () => AttackDesk) {
    playReel(() => this.reel, () => this.desk.table.opened, () => this.fight?.watched ?? false);
    $effect(() => this.keepOdds());
    $effect(() => this.askOdds());
  }

  private get desk(): AttackDesk {
    return this.source();
  }

  // What is shown

  fight = $derived.by(() => this.desk.fight);
  story: LandStory | null = $derived.by(() => (this.fight?.story?.kind === "land" ? this.fight.story : null));
  live = $derived.by(() => (this.fight && !this.fight.over ? (this.desk.view.battle ?? null) : null));
  private reel: Reel | null = $derived.by(() => (this.story ? reelOf(this.story) : null));
  private shown = $derived.by(() => shownOf(this.reel, this.desk.table.opened));
  /** No dice are tumbling: what is shown is how it stands. */
  settled = $derived.by(() => this.shown >= (this.reel?.throws.length ?? 0));

  scene: Scene = $derived.by(() => {
    const end = this.live ? standsOf(this.live) : this.story ? endOf(this.story) : NOBODY;
    return sceneOf(this.story, end, this.shown, this.desk.sheet.faces);
  });
  region = $derived.by(() => this.live?.region ?? this.story?.space ?? "");
  /** The round of the dice on the board, however far the battle has come. */
  round = $derived.by(() => roundAt(this.story, this.shown, this.live ? (this.live.round ?? 1) : null));
  seats: Record<SideName, string> = $derived.by(() => ({ attacker: this.live?.attacker ?? this.story?.by ?? "", defender: this.live?.defender ?? this.story?.defender ?? "" }));
  commander = $derived.by(() => (this.seats.defender ? "" : (this.live?.commander ?? this.story?.commander ?? "")));
  /** The card that neutral troops are fought for; "" for none. */
  card = $derived.by(() => this.live?.card ?? this.story?.card ?? "");
  said = $derived.by(() => volleysOf(this.story ?? EMPTY)[this.shown - 1] ?? null);

  // What is decided

  /** The decision awaited of somebody here; "" while dice tumble or others decide. */
  asks = $derived.by(() => (this.settled && this.live && ["command", "commit", "reinforce"].includes(this.desk.what) ? this.desk.what : ""));
  side: SideName = $derived.by(() => this.live?.side ?? "attacker");
  private brief = $derived.by(() => landBrief(this.desk.table, this.live));
  private offers = $derived.by(() => (this.asks ? sendable(this.desk.menu) : []));
  owed = $derived.by(() => this.desk.menu?.owed ?? 0);
  /** How many may come forward in all. */
  most = $derived.by(() => {
    if (this.owed) return this.owed;
    const limit = this.brief?.limit;
    return limit === undefined ? Infinity : limit - size(this.scene.stands[this.side].front);
  });
  limit = $derived.by(() => (this.settled ? (this.brief?.limit ?? null) : null));
  private key = $derived.by(() => (this.offers.length ? `${this.fight?.key} ${this.round} ${this.side} ${this.asks}` : ""));
  proposal: Counts | null = $derived.by(() => {
    const told = this.brief?.proposal;
    return told && told.seat === this.desk.seat && this.offers.length ? fitted(told.units, this.offers, this.most) : null;
  });
  chosen: Counts = $derived.by(() => (this.hand && this.hand.key === this.key ? fitted(this.hand.units, this.offers, this.most) : (this.proposal ?? {})));
  byHand = $derived.by(() => !same(this.chosen, this.proposal ?? {}));
  action = $derived.by(() => (this.offers.length ? sendAction(this.desk.menu, this.chosen) : null));
  /** Kinds that may be sent, in the order of the reserve. */
  kinds = $derived.by(() => this.offers.map((offer) => offer.unit ?? ""));

  set(kind: string, count: number): void {
    if (this.kinds.includes(kind)) this.hand = { key: this.key, units: withCount(this.chosen, kind, count, this.offers, this.most) };
  }
  forward(kind: string): void {
    this.set(kind, (this.chosen[kind] ?? 0) + 1);
  }
  back(kind: string): void {
    this.set(kind, (this.chosen[kind] ?? 0) - 1);
  }
  asProposed(): void {
    this.hand = null;
  }

  // Odds

  odds: Chances | null = $derived.by(() => {
    if (this.fight?.over && this.settled) return null;
    return this.askedNow ?? this.fresh ?? (this.known?.key === this.fight?.key ? (this.known?.odds ?? null) : null);
  });
  stale = $derived.by(() => !this.settled || (!this.fresh && Boolean(this.live)) || (this.question !== "" && this.asked?.key !== this.question));
  expected: Record<SideName, number | null> = $derived.by(() => ({ attacker: this.brief?.attacker.expected ?? null, defender: this.brief?.defender.expected ?? null }));
  private fresh = $derived.by(() => (this.settled && this.brief ? chancesOf(this.brief.odds) : null));
  private askedNow = $derived.by(() => (this.asked?.key === this.question ? this.asked.odds : null));
  /** What would come of the units that are chosen; "" where nothing can be sent or nobody could say. */
  private question = $derived.by(() => (this.action && this.brief ? `${this.key} ${JSON.stringify(entries(this.chosen))}` : ""));

  private keepOdds(): void {
    if (this.fresh && this.fight) this.known = { key: this.fight.key, odds: this.fresh };
  }

  private askOdds(): void {
    const { question, action, region } = this;
    if (!question || !action) return;
    void oddsAfter(this.desk.table, this.desk.seat, action, region).then((odds) => {
      if (question === this.question) this.asked = { key: question, odds };
    });
  }

  // What is sent

  send(): void {
    if (this.action) void this.desk.act(this.action);
  }
  answer(verb: string): void {
    void this.desk.act(said(verb));
  }
  /** Roll on with what is proposed. */
  async finish(): Promise<void> {
    await this.desk.table.auto(this.desk.seat, "battle", prefs.mark);
  }
  skip(): void {
    if (this.reel) showAll(this.reel);
  }
}

const EMPTY: LandStory = { kind: "land", n: 0, space: "", by: "", defender: "", commander: "", card: "", units: {}, beats: [], over: null, after: [] };
