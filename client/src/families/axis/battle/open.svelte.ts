/** Which battle the board shows, until somebody has put it away; and what outlives the board while it is away. */
import { keep } from "../../../battle/kept";
import { kindsOf } from "../kinds";
import type { AxisBrief, AxisSheet, AxisView, BattleOdds } from "../types";
import { parseUnit } from "../units";
import type { Told } from "../../../net/types";
import { changeLine, isOther } from "./changed";
import { added, type Counts } from "./units";
import { battleStories, lastStory, lostIn, type BattleStory } from "./volley";

const closed: Record<string, true> = $state({});
const opening: Record<string, BattleOdds> = $state({});
/** The last odds of the same battles that read differently. */
const earlier: Record<string, BattleOdds> = $state({});
/** Losses picked by hand for the decision that stands open; there is never more than one. */
const hand: { picked?: { key: string; units: Counts } } = $state({});
for (const record of [closed, opening, earlier, hand]) keep(record);

const turnKey = (view: AxisView): string => `${view.position.round ?? 1} ${view.position.seat}`;

/** The battle that is being fought, or the guns that fire on the way to one. */
function liveKey(view: AxisView): string {
  const live = view.position.battle;
  if (live) return `live ${live.kind} ${live.space} ${turnKey(view)}`;
  return isFlak(view) ? `flak ${view.pending.type === "decide" ? (view.pending.where ?? "") : ""} ${turnKey(view)}` : "";
}

const overKey = ({ space, n, over }: BattleStory): string => `over ${space} ${n} ${over?.n ?? ""}`;

const keyOf = (story: BattleStory | null, view: AxisView): string => liveKey(view) || (story ? overKey(story) : "");

/**
 * Whether a battle of these seats is being fought, or its result has not been put away yet.
 * `since` is the version this page was opened with: what ended before is history.
 */
export function battleToShow(view: AxisView, told: readonly Told[], mine: readonly string[], since?: number): boolean {
  const story = lastStory(told);
  if (closed[keyOf(story, view)]) return false;
  if (isAsked(view, mine)) return true;
  const live = view.position.battle;
  if (live) return mine.includes(view.position.seat) || standsIn(view, live.space, mine) || (story?.space === live.space && isIn(story, view, mine));
  return story?.over ? isIn(story, view, mine) && !isOld(told, story, mine, since) : false;
}

/** The battle whose dice the board shows: the last one told, unless another is being fought by now or guns fire on the way to one. */
export function storyOf(view: AxisView, told: readonly Told[]): BattleStory | null {
  if (isFlak(view)) return null;
  const last = lastStory(told);
  const live = view.position.battle;
  return last && live && last.space !== live.space ? null : last;
}

const DECISIONS: readonly string[] = ["casualties", "retreat", "submarines"];

function isAsked(view: AxisView, mine: readonly string[]): boolean {
  const pending = view.pending;
  return pending.type === "decide" && DECISIONS.includes(pending.what) && pending.seats.some((seat) => mine.includes(seat));
}

export const isFlak = (view: AxisView): boolean =>
  !view.position.battle && view.pending.type === "decide" && view.pending.what === "casualties";

const standsIn = (view: AxisView, space: string, mine: readonly string[]): boolean =>
  (view.position.units[space] ?? []).some((pile) => mine.includes(pile.nation));

/** Whether one of the seats attacked or was attacked, whatever it lost. */
function isIn(story: BattleStory, view: AxisView, mine: readonly string[]): boolean {
  const gone = [...Object.keys(lostIn(story.volleys)).map((unit) => parseUnit(unit).nation), ...Object.keys(story.left)];
  const named = [story.by, ...gone, ...story.volleys.map((one) => one.by)];
  if (named.some((nation) => mine.includes(nation))) return true;
  // Bombs fall on the owner's factory, not on those who stand beside it.
  return story.kind === "raid" ? mine.includes(view.position.owner[story.space] ?? "") : standsIn(view, story.space, mine);
}

/** A result nobody looked at is left to the log: when the page was opened later, and when the turn went on. */
function isOld(told: readonly Told[], story: BattleStory, mine: readonly string[], since: number | undefined): boolean {
  const ended = story.over?.n ?? story.n;
  if (since !== undefined && ended <= since) return true;
  const later = told.filter((entry) => entry.n > ended);
  if (later.some((entry) => entry.events?.some((event) => event.what === "turn_over"))) return true;
  // The phase says nothing: the last battle of a turn ends it. An order after the battle does, except that
  // others do not wait for us: what they did to us stays to be seen while their turn lasts.
  const waits = since === undefined || mine.includes(story.by);
  return waits && later.some((entry) => entry.by === story.by);
}

export function putAway(view: AxisView, told: readonly Told[]): void {
  const key = keyOf(lastStory(told), view);
  if (key) closed[key] = true;
}

/** Whether a battle that goes on was put away to see the map. */
export const isPutAway = (view: AxisView): boolean => Boolean(closed[liveKey(view)]);

/** What was put away and is fought no more, or was taken back, may come again. */
export function forgetUndone(view: AxisView, told: readonly Told[]): void {
  const standing = new Set([liveKey(view), ...battleStories(told).map(overKey)]);
  for (const key of Object.keys(closed)) if (!standing.has(key)) delete closed[key];
}

/** Back to a battle that was put away to see the map. */
export function takeUp(view: AxisView): void {
  delete closed[liveKey(view)];
}

/** The losses picked by hand for a decision, or null. */
export const pickedFor = (key: string): Counts | null => (key && hand.picked?.key === key ? hand.picked.units : null);

export function pickFor(key: string, units: Counts): void {
  hand.picked = { key, units };
}

const openingKey = (view: AxisView, space: string, raid: boolean): string => `${turnKey(view)} ${space}${raid ? " raid" : ""}`;

/** Keep the odds of battles that have not begun, and what they were before; forget those whose orders were taken back. */
export function noteOdds(view: AxisView, brief: AxisBrief | null): void {
  if (!brief) return;
  const seen = new Set<string>();
  for (const odds of brief.battles) {
    const key = openingKey(view, odds.space, odds.kind === "raid");
    seen.add(key);
    if (odds.space === view.position.battle?.space || odds.space === brief.battle?.space) continue;
    const known = opening[key];
    if (known && isOther(known, odds)) earlier[key] = known;
    opening[key] = odds;
  }
  if (view.position.phase !== "combat_move") return;
  for (const key of Object.keys(opening)) if (key.startsWith(`${turnKey(view)} `) && !seen.has(key)) [opening, earlier].forEach((kept) => delete kept[key]);
}

/** Why the chance of a battle is not what it was, in one line; "" for no change. */
export const whyChanged = (view: AxisView, sheet: AxisSheet, odds: BattleOdds): string => changeLine(earlier[openingKey(view, odds.space, odds.kind === "raid")], odds, kindsOf(sheet));

export function oddsBefore(view: AxisView, space: string, raid = false): BattleOdds | null {
  return opening[openingKey(view, space, raid)] ?? null;
}
