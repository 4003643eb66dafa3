/** The games whose past this client can show; replays need no more. */
import { needWords } from "../i18n";
import type { AnyStory } from "./game";

const STORIES = import.meta.glob<AnyStory>("./*/story.ts", { import: "default" });

/** What a game brings for its past, when its words are there too; fails for a game that is not here. */
export const loadStory = (id: string): Promise<AnyStory> => withWords(id, found(STORIES, `./${id}/story.ts`));

/** A game that is about to be shown, when its words have come too. */
export async function withWords<T extends Pick<AnyStory, "needs" | "begin">>(id: string, coming: Promise<T>): Promise<T> {
  const [game] = await Promise.all([coming, needWords(id)]);
  await needWords(...(game.needs ?? []));
  game.begin?.();
  return game;
}

export function found<T>(modules: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = modules[path];
  return load ? load() : Promise.reject(new Error(`this client has no ${path}`));
}
