import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import announced from "../../src/games/announced.json";
import { CARDS, GAMES, loadPicture, LOOKS_AT } from "../../src/games/registry";
import { PLAYABLE, SHELF } from "../../src/screens/shelf";

const BOARDS = "../src/sandtable/maps/boards";
/** "attack" is also what an arrow or a target on any board may be, and a step of a battle. */
const names = (under: string): RegExp => new RegExp(`["'\`/](${Object.keys(CARDS).filter((game) => !["board", "families"].includes(under) || game !== "attack").join("|")})["'\`/]`);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return [...GAMES, ...LOOKS_AT].some((game) => path === join("src", "games", game)) ? [] : files(path);
    return /\.(ts|svelte)$/.test(name) ? [path] : [];
  });
}

it("has the games in the order of their places", () => {
  expect(SHELF.map((card) => card.game)).toEqual(["classic", "global40", "attack", "triumph"]);
  expect(new Set(Object.values(CARDS).map((card) => card.place)).size).toBe(SHELF.length);
});

it("offers every game that has a screen, and none that is only announced", () => {
  expect([...PLAYABLE].sort()).toEqual([...GAMES].sort());
  for (const game of Object.keys(announced)) expect(GAMES).not.toContain(game);
});

it("shows boards that exist, in the shape of a card", () => {
  for (const { board, view } of SHELF) {
    expect(readdirSync(BOARDS).some((name) => name.startsWith(`${board}.`)), board).toBe(true);
    expect((view.x1 - view.x0) / (view.y1 - view.y0)).toBeCloseTo(3.5);
  }
});

it("has a picture for the start screen", async () => {
  const { board, model } = await loadPicture();
  expect(SHELF.map((card) => card.board)).toContain(board);
  expect(model.stacks.length).toBeGreaterThan(0);
});

it("is the only thing that knows which games there are: nothing outside a game's folder names one", () => {
  const found = files("src").filter((path) => names(path.split("/")[1] ?? "").test(readFileSync(path, "utf8")));
  expect(found).toEqual([]);
});
