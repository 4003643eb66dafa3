/** Which battle the board shows, until somebody has put it away; and the odds each battle began with. */
import type { BattleOdds, ClassicBrief, ClassicView } from "../games/classic/types";
import { parseUnit } from "../games/classic/units";
import type { Told } from "../net/types";
import { lastStory, lostIn, type BattleStory } from "./volley";

const closed: Record<string, true> = $state({});
const opening: Record<string, BattleOdds> = $state({});

const keyOf = (story: BattleStory | null, view: ClassicView): string => {
  const live = view.position.battle;
  return live ? `live ${live.space} ${view.position.round ?? 1} ${view.position.seat}` : story ? `over ${story.space} ${story.n}` : "";
};

/** Whether a battle of these seats is being fought, or its result has not been put away yet. */
export function battleToShow(view: ClassicView, told: readonly Told[], mine: readonly string[]): boolean {
  const story = lastStory(told);
  if (closed[keyOf(story, view)]) return false;
  if (isAsked(view, mine)) return true;
  const live = view.position.battle;
  if (live) return mine.includes(view.position.seat) || (view.position.units[live.space] ?? []).some((pile) => mine.includes(pile.nation));
  return story?.over ? isIn(story, mine) && !isOld(told, story) : false;
}

function isAsked(view: ClassicView, mine: readonly string[]): boolean {
  const pending = view.pending;
  return pending.type === "decide" && ["casualties", "retreat", "submarines"].includes(pending.what) && pending.seats.some((seat) => mine.includes(seat));
}

function isIn(story: BattleStory, mine: readonly string[]): boolean {
  return mine.includes(story.by) || Object.keys(lostIn(story.volleys)).some((unit) => mine.includes(parseUnit(unit).nation));
}

/** A result nobody looked at before the turn ended is left to the log. */
function isOld(told: readonly Told[], story: BattleStory): boolean {
  return told.some((entry) => entry.n > story.n && (entry.events ?? []).some((event) => event.what === "turn_over"));
}

export function putAway(view: ClassicView, told: readonly Told[]): void {
  const key = keyOf(lastStory(told), view);
  if (key) closed[key] = true;
}

/** Back to a battle that was put away to see the map. */
export function takeUp(view: ClassicView): void {
  delete closed[keyOf(null, view)];
}

const openingKey = (view: ClassicView, space: string): string => `${view.position.round ?? 1} ${view.position.seat} ${space}`;

/** Keep the odds of battles that have not begun. */
export function noteOdds(view: ClassicView, brief: ClassicBrief | null): void {
  for (const odds of brief?.battles ?? []) {
    if (odds.space !== view.position.battle?.space && odds.space !== brief?.battle?.space) opening[openingKey(view, odds.space)] = odds;
  }
}

export function oddsBefore(view: ClassicView, space: string): BattleOdds | null {
  return opening[openingKey(view, space)] ?? null;
}
