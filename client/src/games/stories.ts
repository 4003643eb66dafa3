/** The games whose past this client can show; replays need no more. */
import type { AnyStory } from "./game";

const STORIES = import.meta.glob<AnyStory>("./*/story.ts", { import: "default" });

/** What a game brings for its past; fails for a game that is not here. */
export const loadStory = (id: string): Promise<AnyStory> => found(STORIES, `./${id}/story.ts`);

export function found<T>(modules: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = modules[path];
  return load ? load() : Promise.reject(new Error(`this client has no ${path}`));
}
