import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { AttackDesk } from "../../src/games/attack/desk.svelte";
import AnswerPanel from "../../src/games/attack/trade/AnswerPanel.svelte";
import type { AttackView, Deal } from "../../src/games/attack/types";
import { setLanguage } from "../../src/i18n";
import type { Now } from "../../src/net/types";
import { live, places, tableOf } from "./fixtures.svelte";

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** The panel of an offer to Gray, who has an oil, a population and two rail transport cards. */
function answering(deal: Partial<Deal>, canAccept = true) {
  const view: AttackView = { ...(live.action.view as AttackView), deal: { proposer: "tan", partner: "gray", step: "answer", gives: 0, asks: 1, ...deal } };
  const offers = [...(canAccept ? [{ verb: "accept", most: deal.asks ?? 1 }] : []), { verb: "decline" }];
  const now: Now = { view, pending: { type: "decide", seats: ["gray"], what: "trade_answer" }, menus: { gray: { seat: "gray", offers } } };
  const { table, asked } = tableOf(now);
  const panel = mount(AnswerPanel, { target: document.body, props: { desk: new AttackDesk(table, places), places, onnext: () => {}, narrow: false } });
  open.push(() => void unmount(panel));
  flushSync();
  return { asked };
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".picker button")];
const accepting = (): HTMLButtonElement | undefined => [...document.querySelectorAll<HTMLButtonElement>(".answers button")].find((one) => one.textContent.includes("Accept"));
function pick(place: number): void {
  buttons()[place]?.click();
  flushSync();
}

test("the cards to choose from are those the game names, whatever they are", () => {
  const { asked } = answering({ asks: 2, want: { oil: 1, minerals: 1 }, serve: { oil: ["population_05"], minerals: ["population_05", "rail_transport_02"] } });
  expect(buttons().map((one) => one.title)).toEqual(["Population 2", "Railroads 1"]);
  expect(accepting()?.disabled).toBe(true);
  pick(0);
  expect(accepting()?.disabled).toBe(true);
  pick(1);
  expect(accepting()?.disabled).toBe(false);
  accepting()?.click();
  expect(asked).toEqual([{ seat: "gray", action: { act: "accept", cards: ["population_05", "rail_transport_02"] } }]);
});

test("cards without a place are said to be too many", () => {
  answering({ want: { rail_transport: 1 }, serve: { rail_transport: ["rail_transport_02", "rail_transport_08"] } });
  pick(0);
  pick(1);
  expect(document.querySelector(".unfit")?.textContent).toBe("1 card too many.");
  expect(accepting()?.disabled).toBe(true);
});

test("a promise that is not written down is named in the language of the page", async () => {
  answering({ promise: true });
  expect(document.querySelector(".terms")?.textContent).toContain("With a spoken promise.");
  await setLanguage("nl");
  flushSync();
  expect(document.querySelector(".terms")?.textContent).toContain("Met een mondelinge belofte.");
  await setLanguage("en");
});

test("an offer for a card one does not hold says that it is for the day one does", () => {
  answering({ want: { oil: 1 }, serve: { oil: [] } }, false);
  const words = document.querySelector(".terms")?.textContent ?? "";
  expect(words).toContain("For, if you ever have it: 1 × Oil");
  expect(words).toContain("Tan cannot see your cards.");
  expect(accepting()).toBeUndefined();
});
