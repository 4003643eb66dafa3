import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import LandResult from "../../src/games/attack/battle/LandResult.svelte";
import type { LandFight } from "../../src/games/attack/battle/land.svelte";
import { landStories } from "../../src/games/attack/battle/story";
import type { AttackDesk } from "../../src/games/attack/desk.svelte";
import { addressed } from "../../src/games/attack/words";
import { t } from "../../src/i18n";
import type { GameEvent } from "../../src/net/types";
import { live, places } from "./fixtures.svelte";

let emblem = "";
/** The result of a battle for Cuba that tan has won. */
function result(capitals: Record<string, string>, ...events: GameEvent[]): string {
  const [story] = landStories([{ n: 1, by: "tan", events: [{ what: "battle", facts: { space: "cuba", by: "tan", defender: "", units: ["4 infantry"] } }, ...events] }]);
  const fight = { story, seats: { attacker: "tan", defender: "" }, commander: "gray", region: "cuba" } as unknown as LandFight;
  const desk = { view: { capitals }, sheet: live.sheet, table: { mine: [] } } as unknown as AttackDesk;
  const shown = mount(LandResult, { target: document.body, props: { fight, desk, places, narrow: false } });
  flushSync();
  const text = document.querySelector("[role=status]")?.textContent ?? "";
  emblem = document.querySelector("[role=status] .emblem")?.getAttribute("style") ?? "";
  void unmount(shown);
  return text;
}
const won: GameEvent = { what: "conquered", facts: { space: "cuba", by: "tan", loser: "" } };

test("a card won from neutral troops is named with its value", () => {
  const [card, row] = Object.entries(live.sheet.cards).find(([id]) => id.startsWith("minerals"))!;
  expect(result({}, won, { what: "card_won", facts: { by: "tan", card } })).toContain(`Tan won a card: Minerals ${row.value}.`);
});

test("a capital that was taken is named, with what it brings", () => {
  expect(result({ gray: "cuba" }, won)).toContain("The capital of Gray stands here: it brings Tan 10 points at every production.");
  expect(result({ gray: "peru" }, won)).not.toContain("capital");
  expect(result({ gray: "cuba" }, { what: "held", facts: { space: "cuba", by: "", units: ["1 infantry"] } })).not.toContain("production");
});

test("neutral troops that held have no player's emblem, whoever commanded them", () => {
  const held: GameEvent = { what: "held", facts: { space: "cuba", by: "", units: ["1 infantry"] } };
  expect(result({}, held)).toContain("Neutral troops hold");
  expect(emblem).toMatch(/--nation--counter/);
  result({}, won);
  expect(emblem).toMatch(/--nation-tan-counter/);
});

test("a question on a shared screen says whom it is for", () => {
  expect([addressed("gray", "Fight on?"), addressed("", "Fight on?")]).toEqual(["Gray: Fight on?", "Fight on?"]);
});

test("losses are said to be those of the other side", () => {
  expect(t("attack-battle-said", { who: "Gray", hits: 3, loser: "Tan", units: "3 infantry" })).toBe("Gray: 3 hits. Losses of Tan: 3 infantry.");
});
