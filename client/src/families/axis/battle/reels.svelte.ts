/** The volleys of battles, as they are played on the board. */
import { keep } from "../../../battle/kept";
import type { Reel } from "../../../battle/playback.svelte";
import { byColumn, type BattleStory } from "./volley";

const keyOf = ({ space, n }: BattleStory): string => `${space}:${n}`;

export function reelOf(story: BattleStory | null): Reel | null {
  return story && { key: keyOf(story), throws: story.volleys.map(({ n, dice }) => ({ n, columns: byColumn(dice).size })) };
}

/** Battles somebody wants over with: their dice fall fast. */
const hurried: Record<string, true> = $state({});
keep(hurried);

export function hurry(story: BattleStory): void {
  hurried[keyOf(story)] = true;
}

export const isHurried = (story: BattleStory | null): boolean => story !== null && keyOf(story) in hurried;
