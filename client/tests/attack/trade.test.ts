import { describe, expect, test } from "vitest";
import { counter, offer } from "../../src/games/attack/actions";
import { newsOf, newsStart, openDeal } from "../../src/games/attack/notice/news";
import { asked, emptyDraft, giveText, isEmpty, partnersOf, placed, placesOf, sumText, termsOf, wantText } from "../../src/games/attack/trade/terms";
import type { AttackView } from "../../src/games/attack/types";
import { logText, logTurns } from "../../src/games/attack/log";
import type { LogStep } from "../../src/games/game";
import type { GameEvent } from "../../src/net/types";
import { setLanguage } from "../../src/i18n";
import { live } from "./fixtures.svelte";

const { sheet } = live;
const view = live.action.view as AttackView;
const name = (area: string): string => area;

describe("terms", () => {
  const known = { ...view, known: { tan: ["oil_10", "oil_10"] } };

  test("name own cards by their places, and known ones of the partner by name", () => {
    const draft = { ...emptyDraft("tan"), give: [0, 2], want: { minerals: 1, any: 0 }, named: [0, 1], text: " peace " };
    expect(asked(draft)).toBe(3);
    expect(termsOf(draft, known)).toEqual({ give: ["oil_03", "rail_transport_02"], want: { minerals: 1, oil_10: 2 }, text: "peace" });
  });

  test("are empty until something is given, asked for or promised", () => {
    const draft = emptyDraft("tan");
    expect(isEmpty(termsOf({ ...draft, want: { any: 0 }, text: "  " }, view))).toBe(true);
    expect(isEmpty(termsOf({ ...draft, text: "peace" }, view))).toBe(false);
    expect(isEmpty(termsOf({ ...draft, give: [1] }, view))).toBe(false);
    expect(isEmpty(termsOf({ ...draft, want: { any: 1 } }, view))).toBe(false);
  });

  test("become an offer or a counteroffer", () => {
    const terms = { give: ["oil_03"], want: { any: 1 }, text: "" };
    expect(offer("tan", terms)).toEqual({ act: "offer", to: "tan", give: ["oil_03"], want: { any: 1 }, text: "" });
    expect(counter(terms)).toEqual({ act: "counter", give: ["oil_03"], want: { any: 1 }, text: "" });
  });

  test("are said in words", () => {
    expect(giveText(["oil_03", "population_05"], sheet)).toBe("Oil 1, Population 2");
    expect(giveText([], sheet)).toBe("nothing");
    expect(wantText({ minerals: 2, any: 1, oil_10: 1 }, sheet)).toBe("2 × Minerals, 1 × any card, 1 × Oil 4");
  });

  test("are summed up in one line, the promise too", () => {
    const terms = { give: ["oil_03"], want: {}, text: "" };
    expect(sumText("tan", terms, sheet)).toBe("To Tan: Oil 1 for nothing");
    expect(sumText("tan", { ...terms, text: "peace" }, sheet)).toBe("To Tan: Oil 1 for nothing, and your promise");
    expect(sumText("tan", { ...terms, give: [], text: "peace" }, sheet)).toBe("To Tan: nothing but a promise");
  });

  test("are for everybody else who is in the game", () => {
    expect(partnersOf({ ...view, out: ["brown"] })).toEqual(["green", "tan"]);
  });
});

describe("an answer", () => {
  const deal = { proposer: "gray", partner: "tan", step: "answer" as const, gives: 0, asks: 3 };

  test("has a place for each card asked for, and for those the game names", () => {
    const serve = { one: ["a", "b"], two: ["c"] };
    expect(placesOf({ ...deal, want: { one: 2, two: 1 }, serve })).toEqual([["a", "b"], ["a", "b"], ["c"]]);
    expect(placesOf({ ...deal, want: { one: 1 } })).toEqual([[]]);
    expect(placesOf(deal)).toEqual([]);
  });

  test("counts the cards that find a place, in whatever order they are picked", () => {
    const places = [["a", "b", "c"], ["a", "b"], ["a"]];
    expect(placed(["d"], places)).toBe(0);
    expect(placed(["a", "b", "c"], places)).toBe(3);
    expect(placed(["c", "b", "a"], places)).toBe(3);
    expect(placed(["b", "b", "b"], places)).toBe(2);
    expect(placed(["c", "c", "a"], places)).toBe(2);
    expect(placed(["a", "a", "a", "a"], places)).toBe(3);
  });
});

describe("the log", () => {
  const offered = { what: "offered", facts: { by: "gray", to: "tan", gives: 1, asks: 0, counter: false } };
  const terms = { what: "terms", facts: { by: "gray", to: "tan", give: ["oil_03"], want: [], text: "peace in Africa", counter: false } };
  const said = (events: GameEvent[]): string[] =>
    logTurns([{ n: 4, by: "gray", events }], { seat: "gray", round: 1 }).flatMap((turn) => turn.lines.map((line) => logText(line, name)));

  test("keeps a promise for those who were told it", () => {
    expect(said([offered, terms])).toEqual(["offered Tan a deal: Oil for nothing, with the promise “peace in Africa”"]);
    expect(said([offered])).toEqual(["offered Tan a deal: 1 card for 0"]);
  });

  test("has words of its own for a promise that is not written down", async () => {
    const spoken = { ...terms, facts: { ...terms.facts, text: "", promise: true } };
    const bare = { ...spoken, facts: { ...spoken.facts, give: [] } };
    expect(said([spoken])).toEqual(["offered Tan a deal: Oil for nothing, with a spoken promise"]);
    expect(said([bare])).toEqual(["offered Tan a deal without cards, with a spoken promise"]);
    expect(said([{ ...bare, facts: { ...bare.facts, counter: true } }])).toEqual(["answered Tan with a counteroffer without cards, with a spoken promise"]);
    await setLanguage("de");
    expect(said([bare])).toEqual(["bot Beige einen Handel ohne Karten an, mit einem mündlichen Versprechen"]);
    await setLanguage("en");
  });

  test("tells of a deal without cards", () => {
    const bare = { ...terms, facts: { ...terms.facts, give: [] } };
    expect(said([bare])).toEqual(["offered Tan a deal without cards, with the promise “peace in Africa”"]);
    expect(said([{ ...bare, facts: { ...bare.facts, counter: true } }])).toEqual(["answered Tan with a counteroffer without cards, with the promise “peace in Africa”"]);
    expect(said([{ what: "swapped", facts: { seats: ["gray", "tan"], given: [], taken: [] } }])).toEqual(["made a deal without cards"]);
    expect(said([{ what: "deal", facts: { seats: ["gray", "tan"], counts: [0, 0] } }])).toEqual(["made a deal without cards: Gray and Tan"]);
  });

  test("tells of lost points only where there were some", () => {
    const lost = (points: number): GameEvent => ({ what: "points_lost", facts: { by: "gray", points } });
    expect(said([lost(0)])).toEqual([]);
    expect(said([lost(2)])).toEqual(["2 points were lost"]);
  });

  test("names a counteroffer", () => {
    const counter = (event: GameEvent): GameEvent => ({ ...event, facts: { ...event.facts, counter: true } });
    expect(said([counter(offered)])).toEqual(["answered Tan with a counteroffer: 1 card for 0"]);
    expect(said([counter(offered), counter(terms)])[0]).toContain("counteroffer: Oil for nothing, with the promise");
  });
});

describe("news", () => {
  const told: LogStep[] = [
    { n: 4, by: "gray", events: [{ what: "diplomacy", facts: { by: "gray", space: "peru" } }] },
    { n: 5, by: "chance", events: [{ what: "diplomacy_roll", facts: { by: "gray", space: "peru", dice: [3, 2], success: false } }] },
    { n: 6, by: "chance", events: [{ what: "counter_roll", facts: { seats: ["tan", "brown"], space: "peru", dice: [6, 5, 1, 2] } }, { what: "annexed", facts: { by: "tan", space: "peru" } }] },
  ];

  test("tell of dice, each with whoever threw them", () => {
    const news = newsOf(told, name);
    expect(news.map((one) => one.id)).toEqual(["5.0", "6.0", "6.1"]);
    expect(news[0]).toMatchObject({ nation: "gray", throws: [{ by: "gray", dice: [3, 2] }] });
    expect(news[1]).toMatchObject({ nation: "", throws: [{ by: "tan", dice: [6, 5] }, { by: "brown", dice: [1, 2] }] });
    expect(news[2]).toMatchObject({ nation: "tan", throws: [] });
  });

  test("say for the whole table that the time is up", () => {
    const struck = { n: 7, by: "table", events: [{ what: "clock", facts: { what: "time_up" } }] };
    expect(newsOf([struck], name)).toMatchObject([{ nation: "", text: "time is up: this round is the last" }]);
  });

  test("begin after what the seat did itself", () => {
    expect(newsStart(told, "gray")).toBe(4);
    expect(newsStart(told, "tan")).toBe(6);
    expect(newsStart([], "tan")).toBe(0);
  });

  test("say who swapped what from the side of whoever offered", () => {
    const deal = { what: "deal", facts: { seats: ["gray", "tan"], counts: [1, 1] } };
    const swapped = { what: "swapped", facts: { seats: ["gray", "tan"], given: ["oil_03"], taken: ["minerals_01"] } };
    const own = newsOf([{ n: 9, by: "tan", events: [deal, swapped] }], name);
    expect(own).toMatchObject([{ nation: "gray", text: "gave Oil for Minerals" }]);
    expect(newsOf([{ n: 9, by: "tan", events: [deal] }], name)).toMatchObject([{ nation: "", text: "traded cards: Gray and Tan" }]);
  });
});

describe("an open offer", () => {
  const deal = { proposer: "gray", partner: "tan", step: "answer" as const, gives: 2, asks: 1 };

  test("names whose word is awaited", () => {
    expect(openDeal(view)).toBe("");
    expect(openDeal({ ...view, deal })).toBe("Tan is considering an offer by Gray: 2 cards for 1 card");
    expect(openDeal({ ...view, holder: "green", deal: { ...deal, step: "veto" } })).toBe("Green is deciding whether Gray and Tan may trade");
  });
});
