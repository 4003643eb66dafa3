/** The state of a battle board: what is shown, what is decided, what is sent. */
import { untrack } from "svelte";
import type { BattleOdds } from "../types";
import type { Refusal } from "../../../net/types";
import { prefs } from "../../../ui/prefs.svelte";
import { candidatesOf, choosing, difference, isForced, lose, proposed, spare, unlike, type Candidate, type Choosing } from "./casualties";
import { carried, decisionOf, type Decision, type Intent } from "./decision";
import { parseUnit } from "../units";
import { percent, withWin, type Chances } from "../../../battle/odds";
import { playReel, showAll, shownOf, type Reel } from "../../../battle/playback.svelte";
import { isFlak, noteOdds, oddsBefore, pickedFor, pickFor, putAway, storyOf } from "./open.svelte";
import type { BattleProps } from "./props";
import { hurry, isHurried, reelOf } from "./reels.svelte";
import { flakScene, hasSubmarines, sceneOf, startOf, type Scene } from "./scene";
import { figuresOf, kindsOf } from "../kinds";
import { freshBrief } from "./sides";
import { stepsOf, type Stand } from "./steps";
import { same, type Counts } from "./units";
import type { BattleStory, Proposal } from "./volley";

/** Milliseconds in which one has read that a wish came too late. */
const NEWS_TIME = 6_000;

export interface Alternative {
  units: Counts;
  /** Chance of the side that chooses. */
  win: number;
  /** Chance to have the territory in the end, where it is not that of the proposal; null otherwise. */
  holds: number | null;
  /** IPC that it may be expected to bring more than the proposal. */
  ipc: number;
  kept: Counts;
  lost: Counts;
}

export class Fight {
  private asked: { key: string; odds: BattleOdds } | null = $state.raw(null);
  /** The last odds that were shown, and of which battle. */
  private known: { battle: string; odds: BattleOdds } | null = $state.raw(null);
  private starts = new Map<number, Counts>();
  /** Battles of this turn, as far as the briefs have told; 0: nobody has. */
  private most = $state(0);
  intent: Intent | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);

  constructor(private source: () => BattleProps) {
    playReel(() => this.reel, () => this.props.since, () => isHurried(this.story));
    $effect(() => this.carryOut());
    $effect(() => {
      if (this.settled && this.fresh?.odds) this.known = { battle: this.battle, odds: this.fresh.odds };
      if (this.fresh) this.most = this.fresh.of;
    });
    $effect(() => this.askOdds());
    $effect(() => this.forgetNews());
    $effect(() => {
      const { view, brief } = this.props;
      untrack(() => noteOdds(view, brief));
    });
  }

  private get props(): BattleProps {
    return this.source();
  }

  // What is shown

  private live = $derived.by(() => this.props.view.position.battle ?? null);
  fresh = $derived.by(() => freshBrief(this.props.brief, this.live));

  story: BattleStory | null = $derived.by(() => storyOf(this.props.view, this.props.told));
  private reel: Reel | null = $derived.by(() => reelOf(this.story));
  /** Names the battle shown: a turn may have two in one space. */
  private battle = $derived.by(() => (this.story ? `${this.story.space} ${this.story.n}` : `${this.live?.kind} ${this.live?.space}`));
  shown = $derived.by(() => shownOf(this.reel, this.props.since));
  settled = $derived.by(() => !this.story || this.shown >= this.story.volleys.length);

  scene: Scene | null = $derived.by(() => {
    const { view, sheet, brief, told } = this.props;
    if (this.isFlak) return flakScene(view, sheet, told);
    const story = this.story;
    return sceneOf({ view, sheet, brief, story, start: story ? this.startOf(story) : {}, shown: this.shown });
  });
  isFlak = $derived.by(() => isFlak(this.props.view));

  /** Who stood there when the battle began. */
  get begun(): Counts {
    return this.story ? this.startOf(this.story) : {};
  }

  /** The odds before the first round. */
  before = $derived.by(() => this.props.before ?? (this.scene ? oddsBefore(this.props.view, this.scene.space, this.scene.kind === "raid") : null));

  private startOf(story: BattleStory): Counts {
    const found = this.starts.get(story.n) ?? startOf(this.props.view, this.props.sheet, story);
    this.starts.set(story.n, found);
    return found;
  }

  stand: Stand = $derived.by(() => {
    if (!this.settled && this.story) return { at: "dice", step: this.story.volleys[this.shown]?.step ?? "attack" };
    const pending = this.props.view.pending;
    if (this.isFlak) return { at: "decision", what: "casualties", step: "flak" };
    if (!this.live) return { at: "over" };
    return { at: "decision", what: pending.type === "decide" ? pending.what : "", step: this.live.step };
  });
  steps = $derived.by(() =>
    this.scene ? stepsOf({ kind: this.scene.kind, volleys: this.scene.volleys, submarines: this.scene.kind === "sea" && hasSubmarines(this.scene.sides, kindsOf(this.props.sheet)) }, this.stand) : [],
  );

  /** Battle `number` of `of` this turn; of 0 where only others know how many there are. */
  place = $derived.by(() => {
    const fought = this.props.view.position.turn?.fought?.length ?? 0;
    const number = this.fresh?.number ?? Math.max(1, fought + (this.live ? 1 : 0));
    const of = this.fresh?.of ?? this.most;
    return { number, of: of && Math.max(number, of) };
  });
  /** Also of a battle that is over. */
  landing = $derived.by(() => (this.live ? Boolean(this.live.landed) : (this.story?.landed ?? false)));

  // What is decided

  private asks: Decision = $derived.by(() => decisionOf(this.props.view, this.props.menus, this.props.mine));
  decision: Decision = $derived.by(() => (this.settled ? this.asks : { what: "none" }));
  attacks = $derived.by(() => "seat" in this.decision && this.decision.seat === this.props.view.position.seat);

  private key = $derived.by(() => {
    const { asks, live, story } = this;
    return asks.what === "losses" ? `${story?.n} ${live?.space} ${live?.round ?? 1} ${live?.step} ${asks.seat}` : "";
  });
  private losses = $derived.by(() => (this.asks.what === "losses" && this.fresh?.losses?.seat === this.asks.seat ? this.fresh.losses : null));
  candidates: Candidate[] = $derived.by(() => (this.decision.what === "losses" ? candidatesOf(this.decision.menu, (unit) => this.worth(unit)) : []));
  owed = $derived.by(() => (this.decision.what === "losses" ? this.decision.owed : 0));
  open: Counts = $derived.by(() => Object.fromEntries(this.candidates.map((one) => [one.unit, one.most])));
  forced = $derived.by(() => isForced(this.candidates, this.owed));
  proposal: Counts = $derived.by(() => proposed(this.losses?.chosen ?? null, this.candidates, this.owed));
  chosen: Counts = $derived.by(() => {
    const picked = pickedFor(this.key);
    return picked ? proposed(picked, this.candidates, this.owed) : this.proposal;
  });
  /** What defenders have asked to lose, where several must agree. */
  proposals: Proposal[] = $derived.by(() => Object.entries(this.live?.proposals ?? {}).map(([by, units]) => ({ by, units })));
  /** Whose losses are chosen, and what the choice comes to where several nations defend. */
  choosing: Choosing = $derived.by(() => {
    if (this.decision.what !== "losses") return "own";
    const nations = this.candidates.map((one) => parseUnit(one.unit).nation).filter(Boolean);
    return choosing({ ...this.decision, attacker: this.props.view.position.seat, proposals: this.proposals, nations, chosen: this.chosen });
  });
  byHand = $derived.by(() => !same(this.chosen, this.proposal));
  alternatives: Alternative[] = $derived.by(() =>
    unlike(this.proposal, this.losses?.alternatives ?? []).map((one) => ({ ...one, holds: this.holds(one.takes), ...difference(this.proposal, one.units) })),
  );

  private holds(takes: number): number | null {
    if (this.live?.kind === "sea" || percent(takes) === percent(this.losses?.takes ?? takes)) return null;
    return this.attacks ? takes : 1 - takes;
  }
  /** Where the attackers could go back to: from the menu at the retreat, from the advisor before it. */
  retreats: string[] = $derived.by(() => {
    if (this.decision.what === "retreat") return this.decision.places;
    return this.decidesNext ? (this.fresh?.retreats ?? []) : [];
  });
  /** The attacker's own losses end a round: what comes next is said with them, unless it is won. */
  decidesNext = $derived.by(() => this.attacks && this.decision.what === "losses" && this.live?.step === "defense_losses" && !this.fresh?.is_won);

  /** The battle is over, and some fighters find no deck. */
  decks = $derived.by(() => this.live?.step === "deck_losses");

  private worth(unit: string): number {
    const { nation, kind, cargo } = parseUnit(unit);
    const figures = figuresOf(this.props.view, this.props.sheet, nation || this.props.view.position.seat);
    return [kind, ...cargo.map((one) => one.kind)].reduce((sum, one) => sum + (figures[one]?.cost ?? 0), 0);
  }

  lose(unit: string): void {
    this.pick(lose(this.chosen, unit, this.candidates, this.owed));
  }
  spare(unit: string): void {
    this.pick(spare(this.chosen, unit, this.candidates));
  }
  pick(units: Counts): void {
    this.refusal = null;
    pickFor(this.key, proposed(units, this.candidates, this.owed));
  }

  // Odds

  odds: Chances | null = $derived.by(() => {
    // What the dice have done to the odds is told when they lie still.
    const base = (this.settled ? this.fresh?.odds : null) ?? (this.known?.battle === this.battle ? this.known.odds : null) ?? this.before;
    if (!base || (this.settled && (!this.live || this.decks))) return null;
    if (this.decision.what !== "losses" || !this.byHand) return base;
    const asked = this.askedNow;
    if (asked) return asked;
    const other = this.alternatives.find((one) => same(one.units, this.chosen));
    if (!other) return base;
    return this.attacks ? withWin(base, other.win) : flipped(withWin(flipped(base), other.win));
  });
  stale = $derived.by(() => Boolean(this.live && (!this.fresh || (this.byHand && !this.askedNow && !this.alternatives.some((one) => same(one.units, this.chosen))))));
  private askedNow = $derived.by(() => (this.asked?.key === `${this.key} ${JSON.stringify(this.chosen)}` ? this.asked.odds : null));

  private askOdds(): void {
    const { ask } = this.props;
    if (!ask || this.decision.what !== "losses" || !this.byHand || !this.live) return;
    const key = `${this.key} ${JSON.stringify(this.chosen)}`;
    const space = this.live.space;
    void ask(this.decision.seat, { what: "odds", planned: [{ act: "lose", units: this.chosen }] }).then((answer) => {
      const odds = answer?.battles.find((one) => one.space === space);
      if (odds) this.asked = { key, odds };
    });
  }

  // What is sent

  async send(action: Record<string, unknown>): Promise<void> {
    if (!("seat" in this.decision)) return;
    this.refusal = await this.props.act(this.decision.seat, action);
  }

  /** Take the losses; `then` is what the attacker wants next, null to decide later. */
  async takeLosses(then: { then: "press" } | { then: "retreat"; to: string } | null): Promise<void> {
    if (this.decision.what !== "losses") return;
    const { seat } = this.decision;
    this.intent = then && this.live ? { ...then, seat, round: this.live.round ?? 1 } : null;
    this.refusal = await this.props.act(seat, { act: "lose", units: this.chosen });
    if (this.refusal) this.intent = null;
  }

  async pressOn(): Promise<void> {
    if (this.decision.what === "losses") return this.takeLosses(this.decidesNext ? { then: "press" } : null);
    return this.send({ act: "press" });
  }
  async retreat(to: string): Promise<void> {
    if (this.decision.what === "losses") return this.takeLosses({ then: "retreat", to });
    return this.send({ act: "retreat", to });
  }

  async finish(until: "battle" | "phase" = "battle"): Promise<void> {
    if (this.story) hurry(this.story);
    this.refusal = await this.props.auto(until, prefs.mark);
  }

  /** Whoever puts the board away lets the dice fall at once. */
  close(): void {
    this.skip();
    putAway(this.props.view, this.props.told);
    this.props.onclose?.();
  }

  skip(): void {
    if (this.reel) showAll(this.reel);
  }

  /** That the game has moved on is soon no news any more. */
  private forgetNews(): (() => void) | undefined {
    if (this.refusal?.reason !== "stale_version") return undefined;
    const timer = setTimeout(() => (this.refusal = null), NEWS_TIME);
    return () => clearTimeout(timer);
  }

  private carryOut(): void {
    const intent = this.intent;
    if (!intent || this.props.busy) return;
    if (!this.live || (this.live.round ?? 1) !== intent.round) {
      this.intent = null;
      return;
    }
    const action = carried(intent, this.asks);
    if (!action) {
      // The place is no longer offered: ask instead of doing something else.
      if (this.asks.what === "retreat" && this.asks.seat === intent.seat) this.intent = null;
      return;
    }
    if (action["act"] !== "press" || this.asks.what === "retreat") this.intent = null;
    void this.props.act(intent.seat, action).then((refusal) => (this.refusal = refusal));
  }
}

/** Chances seen from the other side. */
const flipped = (odds: Chances): Chances => ({ win: odds.lose, both: odds.both, lose: odds.win });
