import { expect, it } from "vitest";
import { canSay, edition, say, show } from "../../src/families/axis/edition";
import { CLASSIC } from "../../src/games/classic/edition";
import { GAMES, loadGame } from "../../src/games/registry";
import { loadStory } from "../../src/games/stories";

it.each([
  ["at a table", loadGame],
  ["on the page of a replay", loadStory],
])("whoever was shown before, the words are those of the edition that is shown: %s", async (_, load) => {
  show({ id: "skirmish", family: "axis", kinds: [] });
  expect(say("landing")).toBe("skirmish-landing");
  await load("classic");
  expect(edition().id).toBe("classic");
  expect(say("landing")).toBe("Landing");
});

it("an edition has its own words, its family's, and those of all games", async () => {
  await loadGame("classic");
  expect(say("battle-no-gun")).toBe("no AA gun");
  expect(say("battle-press-on")).toBe("Press on");
  expect(say("battle-continue")).toBe("Continue");
  expect(canSay("battle-weather")).toBe(false);
  expect(say("battle-weather")).toBe("classic-battle-weather");
  show({ id: "skirmish", family: "axis", kinds: [] });
  expect(say("battle-press-on")).toBe("Press on");
  expect(canSay("battle-no-gun")).toBe(false);
});

it("the words of the family come with its games alone", async () => {
  const needs = await Promise.all(GAMES.map(async (id) => [id, (await loadGame(id)).needs ?? []]));
  expect(Object.fromEntries(needs)).toEqual({ attack: [], classic: [CLASSIC.family] });
});
