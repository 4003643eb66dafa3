/** Who won and how, in the words of whoever reads it. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import attackGame from "../../src/games/attack/story";
import classicGame from "../../src/games/classic/story";
import type { AnyStory } from "../../src/games/game";
import { LANGUAGES, setLanguage } from "../../src/i18n";
import type { Over, SeatPlan, Story } from "../../src/net/types";
import { howText, wonText, type EndedTable } from "../../src/table/ended";

const { sheet } = JSON.parse(readFileSync(resolve(__dirname, "../time/story.json"), "utf8")) as Story;
const [classic, attack] = [classicGame, attackGame] as [AnyStory, AnyStory];
const computer: SeatPlan = { kind: "stars4" };
const allies = ["ussr", "uk", "usa"];
const resigned: Over = { type: "over", winners: ["germany", "japan"], how: "conceded" };

function table(mine: string[], seats: Record<string, SeatPlan>, view: unknown = {}): EndedTable {
  return { now: { view } as NonNullable<EndedTable["now"]>, sheet, seats, mine };
}
const against = { ussr: {}, germany: computer, uk: {}, japan: computer, usa: {} };
const gaveUp = (mine: string[], seats: Record<string, SeatPlan> = against): string => howText(classic, resigned, table(mine, seats));

describe("who gave up", () => {
  test("is the reader, also with computers as partners", () => {
    expect(gaveUp(allies)).toBe("You resigned");
    expect(gaveUp(["uk"], { ...against, ussr: computer, usa: computer })).toBe("You resigned");
  });

  test("is named to everybody else", () => {
    expect(gaveUp(["germany", "japan"])).toBe("The Allies resigned");
    expect(gaveUp([])).toBe("The Allies resigned");
  });

  test("is named where others had a part in it, or where all sit at one screen", () => {
    expect(gaveUp(["uk"])).toBe("The Allies resigned");
    expect(gaveUp([...allies, "germany", "japan"])).toBe("The Allies resigned");
  });

  test("is the player who left last, where everybody plays alone", () => {
    const over: Over = { type: "over", winners: ["tan"], how: "conceded" };
    const view = { out: ["brown", "gray"] };
    expect(howText(attack, over, table(["gray"], {}, view))).toMatch(/^You resigned;/);
    expect(howText(attack, over, table(["brown"], { gray: computer }, view))).toMatch(/^Gray resigned;/);
  });

  test("is nobody where the game was won", () => {
    expect(howText(classic, { ...resigned, how: "economic" }, table(allies, against))).toBe("Economic victory");
  });
});

describe("a whole sentence in every language", () => {
  afterAll(() => setLanguage("en"));
  const said = {
    en: ["The Axis have won", "The Allies have won", "Green has won", "You resigned", "The Allies resigned"],
    de: ["Die Achsenmächte haben gewonnen", "Die Alliierten haben gewonnen", "Grün hat gewonnen", "Du hast aufgegeben", "Die Alliierten haben aufgegeben"],
    nl: ["De Asmogendheden hebben gewonnen", "De Geallieerden hebben gewonnen", "Groen heeft gewonnen", "Je hebt opgegeven", "De Geallieerden hebben opgegeven"],
  };

  test.each(LANGUAGES)("%s", async (language) => {
    await setLanguage(language);
    const won = (game: AnyStory, ...winners: string[]): string => wonText(game, { ...resigned, winners }, table([], {}));
    expect([won(classic, "germany", "japan"), won(classic, ...allies), won(attack, "green"), gaveUp(allies), gaveUp([])]).toEqual(said[language]);
  });
});
