import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reckoning } from "../../src/calculator/reckoning.svelte";
import { CLASSIC } from "./forms";

const asked: { mode: string; values: Record<string, unknown>; enough?: number }[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = [];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (!init?.body) return Promise.resolve(new Response(JSON.stringify(CLASSIC)));
    asked.push(JSON.parse(String(init.body)) as (typeof asked)[number]);
    const answer = answers.shift() ?? (() => new Response(JSON.stringify({ answer: {}, outcome: { chance: 0.5, shares: [] } })));
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(values: Record<string, string> = {}): Promise<Reckoning> {
  const reckoning = new Reckoning();
  await reckoning.open({ game: "classic", mode: "land", values, options: {} });
  await vi.runAllTimersAsync();
  return reckoning;
}

describe("a battle that is put together", () => {
  it("asks nothing as long as nobody attacks", async () => {
    const reckoning = await opened();
    expect(reckoning.isEmpty).toBe(true);
    expect(reckoning.battle.values).toEqual({ attack: "germany:", defend: "ussr:" });
    expect(asked).toEqual([]);
  });

  it("asks once for many quick changes, and shows the answer to the last", async () => {
    const reckoning = await opened();
    reckoning.set({ attack: "germany: 1 inf" });
    reckoning.set({ attack: "germany: 2 inf" });
    expect(reckoning.stale).toBe(true);
    await vi.runAllTimersAsync();
    expect(asked.map(({ values }) => values["attack"])).toEqual(["germany: 2 inf"]);
    expect(reckoning.found?.outcome.chance).toBe(0.5);
    expect(reckoning.stale).toBe(false);
  });

  it("does not send what it cannot read itself, and says where", async () => {
    const reckoning = await opened({ attack: "germany: 3 elephants" });
    expect(reckoning.fault).toEqual({ part: "attack", fault: { what: "unit", word: "elephants" } });
    expect(asked).toEqual([]);
  });

  it("keeps the words of a refusal until something changes", async () => {
    answers = [() => new Response(JSON.stringify({ status_code: 400, detail: "attack: no" }), { status: 400 })];
    const reckoning = await opened({ attack: "germany: 1 inf" });
    expect(reckoning.refused).toEqual({ reason: "", facts: {}, text: "attack: no" });
    reckoning.set({ attack: "germany: 2 inf" });
    expect(reckoning.refused).toBeNull();
  });

  it("asks what would be enough only when somebody wants to know", async () => {
    const reckoning = await opened({ attack: "germany: 1 inf" });
    expect(asked.at(-1)?.enough).toBeUndefined();
    await reckoning.search();
    expect(asked.at(-1)?.enough).toBe(0.75);
  });

  it("who comes over to the other side meets an enemy there", async () => {
    const reckoning = await opened({ attack: "germany: 1 inf", defend: "ussr: 2 inf | uk: 1 ftr" });
    const attacker = reckoning.mode?.parts[0];
    if (attacker) reckoning.enlist(attacker, 0, "uk");
    expect(reckoning.battle.values).toMatchObject({ attack: "uk: 1 inf", defend: "germany: 2 inf | germany: 1 ftr" });
  });

  it("another kind of battle keeps the sides", async () => {
    const reckoning = await opened({ attack: "japan: 1 ftr", defend: "uk: 1 inf" });
    reckoning.choose("raid");
    expect(reckoning.battle).toMatchObject({ mode: "raid", values: { attack: "japan: 1 ftr", defend: "uk: 1 inf" } });
  });
});
