/** The throws of the fights of Attack!, as they are played on the board. */
import type { Reel } from "../../../battle/playback.svelte";
import { pairingsOf, type SeaStory } from "../sea/story";
import { volleysOf, type LandStory } from "./story";

/** The volleys of a land battle, or the pairings of a sea battle. */
export function reelOf(story: LandStory | SeaStory): Reel {
  const throws = story.kind === "land" ? volleysOf(story).map(({ n }) => ({ n, columns: 1 })) : pairingsOf(story).map(({ n }) => ({ n, columns: 2 }));
  return { key: `${story.kind} ${story.n}`, throws };
}
