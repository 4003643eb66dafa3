/** A challenge for sea control as it was told: lines, pairings, what was hit, who went home. */
import type { Fact, GameEvent, Told } from "../../../net/types";

export interface Strike {
  loser: string;
  ship: string;
  /** The place in the line, counted from 0. */
  place: number;
  sunk: boolean;
}

/** Two ships against each other: two dice of the challenger, two of the holder, and both totals. */
export interface Pairing {
  n: number;
  dice: number[];
  totals: [number, number];
  strike: Strike | null;
}

export interface SeaRound {
  /** The lines as they were revealed, by seat. */
  lines: Record<string, string[]>;
  pairings: Pairing[];
  /** Who fights on, once both have said. */
  stay: Record<string, boolean> | null;
}

export interface SeaStory {
  kind: "sea";
  /** The entry it began with, or the first one that was seen of it. */
  n: number;
  challenger: string;
  holder: string;
  rounds: SeaRound[];
  /** Who withdrew before a ship was laid; "" for nobody. */
  withdrew: string;
  /** Who has sea control now, and the entry it ended with. */
  over: { by: string; n: number } | null;
}

/** Every challenge that was told, oldest first. Taking an empty sea is none. */
export function seaStories(told: readonly Told[]): SeaStory[] {
  const stories: SeaStory[] = [];
  for (const { n, events = [] } of told) for (const event of events) tell(stories, n, event);
  return stories.filter((story) => story.over?.n !== story.n);
}

function tell(stories: SeaStory[], n: number, { what, facts = {} }: GameEvent): void {
  const by = text(facts["by"]);
  if (what === "challenge") stories.push({ kind: "sea", n, challenger: by, holder: text(facts["holder"]), rounds: [], withdrew: "", over: null });
  let story = stories.at(-1);
  if (what === "line" && (!story || story.over)) {
    // It began before anybody looked: the challenger's line is always named first.
    story = { kind: "sea", n: n - 1, challenger: by, holder: "", rounds: [], withdrew: "", over: null };
    stories.push(story);
  }
  if (story && !story.over) FOLLOWED[what]?.(story, facts, n);
}

type Follow = (story: SeaStory, facts: Record<string, Fact>, n: number) => void;
const FOLLOWED: Record<string, Follow> = {
  line: (story, facts) => {
    const by = text(facts["by"]);
    if (by !== story.challenger) story.holder ||= by;
    const last = story.rounds.at(-1);
    const round = last && !(by in last.lines) ? last : { lines: {}, pairings: [], stay: null };
    round.lines[by] = many(facts["ships"]).map(String);
    if (round !== last) story.rounds.push(round);
  },
  pairing: (story, facts, n) => {
    const [ours = 0, theirs = 0] = many(facts["totals"]).map(Number);
    story.rounds.at(-1)?.pairings.push({ n, dice: many(facts["dice"]).map(Number), totals: [ours, theirs], strike: null });
  },
  struck: (story, facts) => {
    const pairing = story.rounds.at(-1)?.pairings.at(-1);
    if (pairing) pairing.strike = { loser: text(facts["loser"]), ship: text(facts["ship"]), place: Number(facts["place"]) - 1, sunk: facts["sunk"] === true };
  },
  stay: (story, facts) => {
    const press = many(facts["press"]).map(Boolean);
    const round = story.rounds.at(-1);
    if (round) round.stay = Object.fromEntries(many(facts["seats"]).map((seat, i) => [String(seat), press[i] ?? false]));
  },
  withdrew: (story, facts) => void (story.withdrew = text(facts["by"])),
  sea_control: (story, facts, n) => void (story.over = { by: text(facts["by"]), n }),
};

const text = (fact: Fact | undefined): string => (typeof fact === "string" ? fact : "");
const many = (fact: Fact | undefined): readonly (string | number)[] => (Array.isArray(fact) ? fact : []);

export const pairingsOf = ({ rounds }: SeaStory): Pairing[] => rounds.flatMap((round) => round.pairings);
