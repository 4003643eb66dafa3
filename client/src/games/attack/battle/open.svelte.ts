/** Which fight lies over the map: the one that is on, or a result nobody has put away yet. */
import { keep } from "../../../battle/kept";
import type { Told } from "../../../net/types";
import type { AttackView } from "../types";
import { pairingsOf, seaStories, type SeaStory } from "../sea/story";
import { landStories, type LandStory } from "./story";

/** Fights that were put away, by key. */
const closed: Record<string, true> = $state({});
/** Fights of others that nobody wants to see to their end, by key. */
const skipped: Record<string, true> = $state({});
/** The last entry with dice at sea that was looked at, by the entry its story began with. */
const looked: Record<string, number> = $state({});
for (const record of [closed, skipped, looked]) keep(record);

export interface Fight {
  kind: "land" | "sea";
  key: string;
  /** It is over: only its result is left to be seen. */
  over: boolean;
  /** Nobody here has a part in it. */
  watched: boolean;
  /** What was told of it; null where nothing was seen of it yet. */
  story: LandStory | SeaStory | null;
}

export interface Watching {
  view: AttackView;
  told: readonly Told[];
  /** Seats of the people at this browser. */
  mine: readonly string[];
  /** The version this page was opened with: what ended before is history. */
  since: number;
  /** Fights of others are not shown. */
  isQuick: boolean;
}

/** The fight to show. An own result that nobody has seen comes before the next fight. */
export function fightToShow(watching: Watching): Fight | null {
  const stories = storiesOf(watching.told);
  const ended = stories.filter((story) => isFresh(story, watching)).sort((a, b) => (a.over?.n ?? 0) - (b.over?.n ?? 0));
  const unseen = ended.find((story) => isOwn(story, watching.mine));
  if (unseen) return resultOf(unseen, false);
  const live = liveFight(watching, stories);
  if (live) return live.watched && watching.isQuick ? null : live;
  const last = ended.at(-1);
  return last && !watching.isQuick ? resultOf(last, true) : null;
}

const storiesOf = (told: readonly Told[]): (LandStory | SeaStory)[] => [...landStories(told), ...seaStories(told)];
const resultOf = (story: LandStory | SeaStory, watched: boolean): Fight => ({ kind: story.kind, key: keyOf(story), over: true, watched, story });
const keyOf = (story: LandStory | SeaStory): string => `${wholeKey(story)} ${story.over?.n ?? ""}`;
/** A fight however it ends. */
const wholeKey = ({ kind, n }: LandStory | SeaStory): string => `over ${kind} ${n}`;

function liveFight({ view, mine }: Watching, stories: readonly (LandStory | SeaStory)[]): Fight | null {
  const { battle, sea, pending } = view;
  const kind = battle ? "land" : sea ? "sea" : null;
  if (!kind || pending.type === "over") return null; // who resigns in a fight leaves it unfought
  const story = stories.findLast((one) => !one.over && (one.kind === "land" ? one.space === battle?.region : !battle && one.challenger === sea?.challenger)) ?? null;
  const sides = battle ? [battle.attacker, battle.defender, battle.commander] : [sea?.challenger, sea?.holder];
  const asked = pending.type === "decide" ? pending.seats : [];
  const watched = ![...sides, ...asked].some((seat) => seat && mine.includes(seat));
  return { kind, key: liveKey(view), over: false, watched, story };
}

const liveKey = ({ battle, sea, round, active, turn }: AttackView): string =>
  battle || sea ? [battle ? "land" : "sea", battle?.region ?? sea?.challenger, round, active, turn.used?.length ?? 0].join(" ") : "";

const partiesOf = (story: LandStory | SeaStory): string[] => (story.kind === "land" ? [story.by, story.defender, story.commander] : [story.challenger, story.holder]);
const isOwn = (story: LandStory | SeaStory, mine: readonly string[]): boolean => partiesOf(story).some((seat) => mine.includes(seat));

/** A result that is still news: own ones until somebody here acts again, those of others until anybody does. */
function isFresh(story: LandStory | SeaStory, { told, mine, since }: Watching): boolean {
  const { over } = story;
  if (!over || over.n <= since || closed[keyOf(story)] || closed[wholeKey(story)]) return false;
  const acts = isOwn(story, mine) ? (by: string) => mine.includes(by) : (by: string) => by !== "chance" && by !== "table";
  return !told.some((entry) => entry.n > over.n && acts(entry.by));
}

export const isPutAway = ({ key }: Fight): boolean => Boolean(closed[key]);

/** Of others' fights that were put away nobody wants to see the result either. */
export function putAway({ key, watched, story }: Fight): void {
  closed[key] = true;
  if (watched && story) closed[wholeKey(story)] = true;
}

/** Enough of a fight of others. */
export function skip(fight: Fight): void {
  putAway(fight);
  skipped[fight.key] = true;
}

export const isSkipped = ({ key }: Fight): boolean => Boolean(skipped[key]);

/** Whether dice of a sea battle lie there that nobody here has put aside; those up to entry `since` fell before anybody watched. */
export function hasNewDice({ story }: Fight, since: number): boolean {
  const last = story?.kind === "sea" ? pairingsOf(story).at(-1)?.n : undefined;
  return story !== null && last !== undefined && last > Math.max(since, looked[story.n] ?? 0);
}

/** The dice of a sea battle that lie there were looked at. */
export function seeDice({ story }: Fight): void {
  if (story?.kind === "sea") looked[story.n] = pairingsOf(story).at(-1)?.n ?? 0;
}

/** What was put away and is fought no more, or was taken back, may come again. */
export function forgetUndone(view: AttackView, told: readonly Told[]): void {
  const standing = new Set([liveKey(view), ...storiesOf(told).flatMap((story) => [keyOf(story), wholeKey(story)])]);
  for (const record of [closed, skipped]) for (const key of Object.keys(record)) if (!standing.has(key)) delete record[key];
}

/** Back to a fight that was put away to see the map. */
export function takeUp({ key }: Fight): void {
  delete closed[key];
}
