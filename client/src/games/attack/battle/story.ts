/** A land battle as it was told: who came forward, what was thrown, what fell, how it ended. */
import type { Fact, GameEvent, Told } from "../../../net/types";
import { readPieces } from "../pieces";

export type Counts = Record<string, number>;
export type SideName = "attacker" | "defender";

/** Units that were sent forward. */
export interface Forward {
  what: "forward";
  side: SideName;
  units: Counts;
}

/** A roll of one side, and what the other lost by it. */
export interface Volley {
  what: "volley";
  /** The entry it came with. */
  n: number;
  side: SideName;
  dice: number[];
  hits: number;
  lost: Counts;
}

export interface LandStory {
  kind: "land";
  /** The entry the battle began with, or the first one that was seen of it. */
  n: number;
  space: string;
  by: string;
  /** The owner of the region; "" for neutral troops. */
  defender: string;
  commander: string;
  /** The card that named neutral troops and goes to whoever beats them; "" for none. */
  card: string;
  /** What attacked, as far as it is known. */
  units: Counts;
  beats: (Forward | Volley)[];
  /** How it ended, what is left of the defenders, and the entry it ended with. */
  over: { won: boolean; left: Counts; n: number } | null;
  /** What followed it: cards and eliminations. */
  after: GameEvent[];
}

export const enemyOf = (side: SideName): SideName => (side === "attacker" ? "defender" : "attacker");

/** Every land battle that was told, oldest first. */
export function landStories(told: readonly Told[]): LandStory[] {
  const stories: LandStory[] = [];
  for (const { n, events = [] } of told) {
    for (const event of events) {
      const open = storyFor(stories, n, event);
      if (open) follow(open, n, event);
    }
  }
  return stories;
}

const STEPS = ["commit", "reinforce", "fired", "commands", "neutral_troops", "conquered", "held"];
const AFTER = ["card_won", "card_taken", "eliminated"];

/** The battle an event belongs to. One that began before anybody looked begins with the first event seen. */
function storyFor(stories: LandStory[], n: number, { what, facts = {} }: GameEvent): LandStory | null {
  const last = stories.at(-1);
  if (what === "battle" || (STEPS.includes(what) && (!last || last.over || last.space !== facts["space"]))) {
    const story = begun(n, facts);
    stories.push(story);
    return story;
  }
  return last && (STEPS.includes(what) || (last.over && AFTER.includes(what))) ? last : null;
}

function begun(n: number, facts: Record<string, Fact>): LandStory {
  const defender = text(facts["defender"]);
  return { kind: "land", n, space: text(facts["space"]), by: text(facts["by"]), defender, commander: defender, card: "", units: {}, beats: [], over: null, after: [] };
}

function follow(story: LandStory, n: number, event: GameEvent): void {
  const { what, facts = {} } = event;
  const by = text(facts["by"]);
  if (what === "battle") story.units = pieces(facts["units"]);
  else if (what === "commands") story.commander = by;
  else if (what === "neutral_troops") story.card = text(facts["card"]);
  else if (what === "commit" || what === "reinforce") {
    const side = sideOf(facts);
    story[side === "attacker" ? "by" : "commander"] = by;
    story.beats.push({ what: "forward", side, units: pieces(facts["units"]) });
  } else if (what === "fired") story.beats.push(volley(n, facts));
  else if (what === "conquered") {
    story.by = by;
    story.over = { won: true, left: {}, n };
  } else if (what === "held") story.over = { won: false, left: pieces(facts["units"]), n };
  else if (AFTER.includes(what)) story.after.push(event);
}

function volley(n: number, facts: Record<string, Fact>): Volley {
  const dice = Array.isArray(facts["dice"]) ? facts["dice"].map(Number) : [];
  return { what: "volley", n, side: sideOf(facts), dice, hits: Number(facts["hits"] ?? 0), lost: pieces(facts["lost"]) };
}

const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");
const sideOf = (facts: Record<string, Fact>): SideName => (facts["side"] === "attacker" ? "attacker" : "defender");
const pieces = (fact: Fact | undefined): Counts => readPieces(Array.isArray(fact) ? fact : []);

export const volleysOf = ({ beats }: LandStory): Volley[] => beats.filter((beat) => beat.what === "volley");

/** What a side has lost in the whole battle. */
export function lostBy(story: LandStory, side: SideName): Counts {
  const lost: Counts = {};
  for (const one of volleysOf(story)) {
    if (one.side !== side) for (const [kind, count] of Object.entries(one.lost)) lost[kind] = (lost[kind] ?? 0) + count;
  }
  return lost;
}
