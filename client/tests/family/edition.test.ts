import { expect, it } from "vitest";
import { edition, say, show } from "../../src/families/axis/edition";
import { loadGame } from "../../src/games/registry";
import { loadStory } from "../../src/games/stories";

it.each([
  ["at a table", loadGame],
  ["on the page of a replay", loadStory],
])("whoever was shown before, the words are those of the edition that is shown: %s", async (_, load) => {
  show({ id: "skirmish", kinds: [] });
  expect(say("landing")).toBe("skirmish-landing");
  await load("classic");
  expect(edition().id).toBe("classic");
  expect(say("landing")).toBe("Landing");
});
