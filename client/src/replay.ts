/** The replay page: a game, its map and the look of it stand in the page itself; nothing is fetched. */
import { mount } from "svelte";
import { decodeMap, type RawMap } from "./board/mapfile";
import type { MapStyle } from "./board/style";
import { loadStory } from "./games/stories";
import { needWords, t } from "./i18n";
import type { Story } from "./net/types";
import "./theme/tokens.css";
import "./games/looks/colours.css";
import "./theme/base.css";
import "./theme/type.css";
import Replay from "./time/Replay.svelte";

function held<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent?.trim();
  return text ? (JSON.parse(text) as T) : null;
}

const target = document.getElementById("app") ?? document.body;
const story = held<Story>("story");
const map = held<RawMap>("map");
const style = held<MapStyle>("map-style");

await needWords("time", "board");
if (story && map && style) mount(Replay, { target, props: { story, game: await loadStory(story.game), map: decodeMap(map, style) } });
else target.textContent = t("time-replay-missing");
