/** The time machine of a table: the story so far, and the moment that is looked at. */
import type { AnyStory } from "../games/game";
import * as api from "../net/api";
import type { Story } from "../net/types";
import { marksAt, type PastMarks } from "../time/change";
import { momentOf, timelineOf, type PastList } from "../time/story";

export interface PastBegin {
  n: number;
  play: boolean;
}

export class Past {
  story: Story | null = $state.raw(null);
  /** Index of the step made last; −1 is the start. */
  at = $state(-1);
  /** What stands beside the chart. */
  list: PastList = $state("levels");
  /** It plays by itself. */
  playing = $state(false);
  trouble = $state("");

  constructor(
    private readonly table: { id: string; wire: string },
    private readonly game: AnyStory,
    /** The seat whose eyes look back; "" for a spectator's. */
    readonly eyes: string,
    /** Where it opens: after a record, perhaps playing on from there; without it at the end. */
    private readonly begin: PastBegin | null = null,
  ) {}

  /** It was opened to be watched: every move stays long enough to be followed. */
  get isWatched(): boolean {
    return this.begin?.play ?? false;
  }

  private line = $derived.by(() => (this.story ? timelineOf(this.story, this.game) : null));
  view: unknown = $derived.by(() => this.line?.viewAt(this.line.clamp(this.at)) ?? null);
  marks: PastMarks | null = $derived.by(() => (this.line ? marksAt(this.line, this.line.clamp(this.at)) : null));

  /** Lets it play, or stops it; at the end there is nothing to play. */
  toggle(): void {
    this.playing = !this.playing && this.line !== null && this.at < this.line.last;
  }

  /** Opens at the end, or where it is to begin. */
  async open(): Promise<void> {
    try {
      const story = await api.story(this.table.id, this.table.wire);
      const { n = Infinity, play = false } = this.begin ?? {};
      this.at = momentOf(story, n);
      this.story = story;
      this.playing = play;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}
