/** The games this client can show: one folder each, loaded when somebody sits down. */
import type { BoardPicture } from "../board/model";
import announced from "./announced.json";
import type { AnyGame, AnyLook, GameCard } from "./game";
import { found, withWords } from "./stories";

const SCREENS = import.meta.glob<AnyGame>("./*/index.ts", { import: "default" });
const LOOKS = import.meta.glob<AnyLook>("./*/look.ts", { import: "default" });
const PICTURES = import.meta.glob<BoardPicture>("./*/start.ts", { import: "default" });
const OWN_CARDS = import.meta.glob<GameCard>("./*/card.ts", { import: "default", eager: true });

const gameOf = (path: string): string => path.split("/")[1] ?? "";

/** Ids of the games that have a screen. */
export const GAMES: readonly string[] = Object.keys(SCREENS).map(gameOf);

/** Ids of the games whose board can be looked at without a table. */
export const LOOKS_AT: readonly string[] = Object.keys(LOOKS).map(gameOf);

/** How the board of a game is looked at; fails for a game that has no look. */
export const loadLook = (id: string): Promise<AnyLook> => withWords(id, found(LOOKS, `./${id}/look.ts`));

/** All cards by game, with those of games that are still to come. */
export const CARDS: Readonly<Record<string, GameCard>> = {
  ...announced,
  ...Object.fromEntries(Object.entries(OWN_CARDS).map(([path, card]) => [gameOf(path), card])),
};

/** The screen of a game, when its words are there too; fails for a game that has none. */
export const loadGame = (id: string): Promise<AnyGame> => withWords(id, found(SCREENS, `./${id}/index.ts`));

/** The picture behind the start screen: that of the first game that brings one. */
export const loadPicture = (): Promise<BoardPicture> => found(PICTURES, Object.keys(PICTURES)[0] ?? "");
