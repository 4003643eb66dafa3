/** The games this client can show: one folder each, loaded when somebody sits down. */
import type { AnyGame } from "./game";
import { found } from "./stories";

const SCREENS = import.meta.glob<AnyGame>("./*/index.ts", { import: "default" });

/** Ids of the games that have a screen. */
export const GAMES: readonly string[] = Object.keys(SCREENS).map((path) => path.split("/")[1] ?? "");

/** The screen of a game; fails for a game that has none. */
export const loadGame = (id: string): Promise<AnyGame> => found(SCREENS, `./${id}/index.ts`);
