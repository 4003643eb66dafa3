/** What the advisor says about the map: odds of attacks that are ordered or weighed, and threats to own regions. */
import { threatMarks, wholePercent } from "../../battle/odds";
import type { OddsChip } from "../../board/model";
import type { LiveTable } from "../../net/table.svelte";
import type { Refusal } from "../../net/types";
import { ask } from "./ask";
import type { AttackAction, AttackBrief, BattleOdds, Persuasion, Threats } from "./types";

/** The chance that others get the region once the dice have failed. */
export const lossAfterFailure = ({ win, lose }: Persuasion): number => (win < 1 ? lose / (1 - win) : 0);

export class Advice {
  /** The odds of the attack that is being weighed; null for none. */
  weighed: BattleOdds | null = $state.raw(null);
  /** The odds of a challenge at sea that is being weighed; null for none. */
  challenge: BattleOdds | null = $state.raw(null);
  /** New odds of it are on their way. */
  isAsking = $state(false);
  private threatened: Threats["threats"] | null = $state.raw(null);
  private asked = 0;
  private warned = 0;

  constructor(private readonly table: LiveTable) {}

  /** What the advisor says unasked; nothing when the game is over. */
  private brief: Partial<AttackBrief> = $derived.by(() => (this.table.now?.pending.type === "over" ? {} : ((this.table.brief as AttackBrief | null | undefined) ?? {})));
  /** Attacks ordered or on, as far as they are known. */
  battles: BattleOdds[] = $derived.by(() => (this.brief.battles ?? []).filter((one) => one.space));
  /** Groups at sea that whoever has sea control may stop. */
  stoppable: number = $derived.by(() => (this.brief.warnings ?? []).filter((one) => one.what === "may_be_refused").length);
  private isStale = $derived.by(() => this.table.briefed !== this.table.v);

  chips: OddsChip[] = $derived.by(() => {
    const { weighed } = this;
    const ordered = this.battles.filter((one) => one.space !== weighed?.space).map((one) => chip(one, false, this.isStale));
    return weighed ? [...ordered, chip(weighed, true, this.isAsking)] : ordered;
  });

  /** Actions that cannot be chosen now, and why. */
  closed: Record<string, Refusal> = $derived.by(() => this.brief.closed ?? {});

  /** What diplomacy in a region would bring. */
  persuasion(area: string): Persuasion | undefined {
    return this.brief.diplomacy?.[area];
  }

  /** The chances of diplomacy on the map. */
  talkChips(areas: readonly string[]): OddsChip[] {
    return areas.flatMap((area) => {
      const talk = this.persuasion(area);
      return talk ? [{ area, percent: Math.round(talk.win * 100), text: wholePercent(talk.win), preview: false, stale: this.isStale }] : [];
    });
  }

  isWarning = $derived.by(() => this.threatened !== null);
  threats: Record<string, number> = $derived.by(() => threatMarks(this.threatened ?? {}));

  oddsOf(area: string): BattleOdds | undefined {
    return this.battles.find((one) => one.space === area);
  }

  /** Ask for the odds in a region if these actions were taken too. */
  async weigh(seat: string, area: string, planned: AttackAction[]): Promise<void> {
    const number = ++this.asked;
    this.isAsking = true;
    const answer = await ask(this.table, seat, { what: "odds", planned });
    if (number !== this.asked) return;
    this.isAsking = false;
    this.weighed = answer?.battles.find((one) => one.space === area) ?? null;
  }

  /** Ask for the odds of a challenge to whoever has sea control. */
  async weighSea(seat: string): Promise<void> {
    const number = ++this.asked;
    this.isAsking = true;
    const answer = await ask(this.table, seat, { what: "sea" });
    if (number !== this.asked) return;
    this.isAsking = false;
    this.challenge = answer;
  }

  /** Nothing is weighed any more. */
  forget(): void {
    this.asked++;
    this.isAsking = false;
    this.weighed = null;
    this.challenge = null;
  }

  /** Show or hide what could be attacked. */
  async toggle(seat: string): Promise<void> {
    if (this.threatened) this.hideThreats();
    else await this.warn(seat);
  }

  hideThreats(): void {
    this.warned++;
    this.threatened = null;
  }

  /** The table has changed: threats are asked for again, or hidden where nobody decides. */
  renew(seat: string): void {
    if (this.threatened && seat) void this.warn(seat);
    else this.hideThreats();
  }

  private async warn(seat: string): Promise<void> {
    const number = ++this.warned;
    const answer = await ask(this.table, seat, { what: "threats" });
    if (number === this.warned) this.threatened = answer?.threats ?? {};
  }
}

function chip({ space, win }: BattleOdds, preview: boolean, stale: boolean): OddsChip {
  return { area: space, percent: Math.round(win * 100), text: wholePercent(win), preview, stale };
}
