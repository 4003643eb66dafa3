/** What happened while somebody was away: gathered from the story when their turn begins, or when they open a table others moved on. */
import { wholePercent } from "../battle/odds";
import { list, t } from "../i18n";
import * as api from "../net/api";
import type { Story } from "../net/types";
import { isHuman } from "../screens/players";
import { moversIn, spanOf, type RecapGroup, type RecapLine } from "../time/recap";
import { recordOf, START, timelineOf } from "../time/story";
import { prefs } from "../ui/prefs.svelte";
import { noteRead, readUntil } from "./recapped";
import { seenBy } from "./secrets";
import type { Sitting } from "./sitting.svelte";

/** A capital is in danger from this chance on that it falls. */
const DANGER = 0.1;

interface Threats {
  threats: Record<string, { win: number; nations?: string[]; seats?: string[] }>;
}

/** What the card says. Steps of the story are named by their records, since the time machine asks for the story anew. */
export interface RecapCard {
  groups: RecapGroup[];
  /** Who had turns, in words. */
  movers: string;
  /** Whether it tells the game from its beginning: whoever is told has not had a turn yet. */
  isFirst: boolean;
  /** The record before the first and that of the last thing it tells. */
  from: number;
  until: number;
  /** The record of a line's moment; null for what is about now. */
  recordOf: (line: RecapLine) => number | null;
}

const NO_NEWS: RecapCard = { groups: [], movers: "", isFirst: false, from: 0, until: 0, recordOf: () => null };

/** Made together with a component, since it has effects. */
export class Recap {
  private card: RecapCard | null = $state.raw(null);
  /** The turn that was asked about last; it is not asked about again. */
  private asked = "";
  private closed = 0;
  readonly stop: () => void;

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      if (this.due && this.due !== this.asked) void this.gather((this.asked = this.due));
    });
    this.stop = sitting.table.watch((told) => {
      if (told.some(({ by }) => by !== "table")) this.close();
    });
  }

  /** The seat that is told: whoever decides, or any of those who only came back to look. */
  private seat = $derived.by(() => this.sitting.desk.seat || (this.sitting.table.mine[0] ?? ""));
  /** Names the turn that begins, or the visit; "" where nobody is to be told anything. */
  private due = $derived.by(() => {
    const { game, table, desk, present, isOver, secrecy } = this.sitting;
    if (!prefs.recap || !game.recap || isOver || secrecy !== "shown" || !this.seat || table.busy) return "";
    if (desk.seat) return desk.seat === present.seat ? `${present.round} ${present.seat}` : "";
    return table.v === table.opened && isHuman(table.seats[present.seat]?.kind) ? `opened ${table.v}` : "";
  });

  /** The card while it can be read: never over an open decision, a fight, the past. */
  shown: RecapCard | null = $derived.by(() => {
    const { past, desk, present, secrecy, isOver } = this.sitting;
    const isAsked = desk.seat !== "" && desk.seat !== present.seat;
    return past || isOver || isAsked || secrecy !== "shown" || desk.battle !== "none" ? null : this.card;
  });

  /** Puts the card away; false where there was none. */
  close(): boolean {
    const card = this.card;
    this.closed++;
    this.card = null;
    if (card?.until) noteRead(this.sitting.table.id, card.until);
    return card !== null;
  }

  /** Whether there is somebody to tell it to again. */
  mayOpen = $derived.by(() => {
    const { game, past, isOver, secrecy } = this.sitting;
    return game.recap !== undefined && !past && !isOver && secrecy === "shown" && this.seat !== "";
  });

  /** The card once more, also where it was read or is switched off. */
  async open(): Promise<void> {
    const before = ++this.closed;
    const card = await this.told(this.seat);
    if (before === this.closed) this.card = card ?? NO_NEWS;
  }

  private async gather(turn: string): Promise<void> {
    const before = ++this.closed;
    this.card = null;
    const card = await this.told(this.seat, readUntil(this.sitting.table.id));
    // Whoever has acted meanwhile, or handed the device on, knows enough.
    if (card && before === this.closed && turn === this.asked) this.card = card;
  }

  /** What there is to tell of later records than `read`; null for nothing. */
  private async told(seat: string, read = 0): Promise<RecapCard | null> {
    const { table } = this.sitting;
    const story = await api.story(table.id, table.wire).catch(() => null);
    const card = story && this.cardOf(story, seat);
    if (!card || card.until <= read) return null;
    const groups = [...(await this.dangers(seat)), ...card.groups];
    return groups.length ? { ...card, groups } : null;
  }

  private cardOf(whole: Story, seat: string): RecapCard | null {
    const { game, places } = this.sitting;
    const story = game.hasSecrets ? { ...whole, steps: seenBy(whole.steps, seat) } : whole;
    const line = timelineOf(story, game);
    const span = spanOf(line, this.ownWith(seat));
    if (!span || !game.recap) return null;
    return {
      groups: game.recap.groups(line, span, places.name),
      movers: list(moversIn(line, span).map((mover) => game.words.seat(mover))),
      isFirst: span.from === START,
      from: recordOf(story, span.from),
      until: recordOf(story, span.to),
      recordOf: ({ at }) => (at === null ? null : recordOf(story, at)),
    };
  }

  /** The seats of the same person; where seats have secrets each is its own. */
  private ownWith(seat: string): string[] {
    const { game, table } = this.sitting;
    const nameOf = (one: string): string => table.seats[one]?.name ?? "";
    return game.hasSecrets ? [seat] : table.mine.filter((one) => nameOf(one) === nameOf(seat));
  }

  /** Which capitals the advisor sees in danger. */
  private async dangers(seat: string): Promise<RecapGroup[]> {
    const { game, table, places } = this.sitting;
    const wanted = game.recap?.capitals(table.now?.view, table.sheet, this.ownWith(seat)) ?? [];
    const threats = wanted.length ? ((await table.ask<Threats>(seat, { what: "threats" }))?.threats ?? {}) : {};
    const lines = wanted.flatMap((area): RecapLine[] => {
      const { win = 0, nations, seats } = threats[area] ?? {};
      const [enemy = ""] = nations ?? seats ?? [];
      if (win < DANGER) return [];
      return [{ id: area, nation: enemy, text: t("table-recap-danger-line", { place: places.name(area), nation: game.words.seat(enemy), percent: wholePercent(win) }), at: null, area }];
    });
    return lines.length ? [{ id: "danger", title: t("table-recap-danger"), bad: true, lines }] : [];
  }
}
