import { describe, expect, it } from "vitest";
import type { Told } from "../../src/net/types";
import { added, type Counts } from "../../src/families/axis/battle/units";
import { battleStories, byColumn, hits, lostIn, ofRound, type BattleStory } from "../../src/families/axis/battle/volley";
import told from "./told.json";

const stories = (name: keyof typeof told): BattleStory[] => battleStories(told[name] as Told[]);
const story = (name: keyof typeof told): BattleStory => stories(name).at(-1)!;

describe("rounds of a land battle", () => {
  const land = story("land");
  it("are told apart by who fires", () => {
    expect(land.volleys.map((one) => `${one.round} ${one.step}`)).toEqual([
      "1 aa_fire", "1 attack", "1 defense", "2 attack", "2 defense", "3 attack", "3 defense",
    ]);
  });
  it("count hits by the number each die needs", () => {
    expect(ofRound(land, 1).map((one) => hits([one]))).toEqual([0, 4, 4]);
  });
  it("throw dice column by column", () => {
    const columns = byColumn(ofRound(land, 1)[1]!.dice);
    expect([...columns].map(([hitsOn, dice]) => [hitsOn, dice.length])).toEqual([[1, 5], [3, 6]]);
  });
  it("keep what each volley brought down", () => {
    expect(lostIn(ofRound(land, 2))).toEqual({ "ussr:infantry": 3, "ussr:armor": 1 });
  });
  it("end with the winner and what he took", () => {
    expect(land.over).toEqual({ won: true, n: 113 });
    expect(land.after.map((event) => event.what)).toEqual(["conquered"]);
  });
});

it("a lost attack is over and not won", () => {
  expect(story("aa").over).toEqual({ won: false, n: 105 });
  expect(lostIn(story("aa").volleys)).toEqual({ "germany:fighter@2": 2, "germany:infantry": 3, "germany:bomber@2": 1 });
});

it("the first strike of submarines stands in the round of the other dice", () => {
  const sea = story("sea");
  expect(sea.volleys.map((one) => `${one.round} ${one.step}`)).toEqual(["1 torpedoes", "1 attack", "1 defense"]);
  expect(sea.left).toEqual({ uk: 1 });
});

it("proposals stand until the losses are taken", () => {
  const half = battleStories((told.amphibious as Told[]).slice(0, 4)).at(-1)!;
  expect(half.proposals).toEqual([{ by: "usa", units: { "usa:infantry": 1 } }, { by: "uk", units: { "uk:infantry": 1 } }]);
  expect(story("amphibious").proposals).toEqual([]);
});

it("bombs of a raid are damage, not hits", () => {
  const raid = story("raid");
  expect(hits(raid.volleys)).toBe(1);
  expect(raid.volleys[1]!.dice).toEqual([{ value: 5, hitsOn: 0, hit: false }]);
  expect(raid.after.map((event) => event.what)).toEqual(["bombed"]);
});

it("several battles in one telling stay apart", () => {
  const both = battleStories([...(told.land as Told[]), ...(told.raid as Told[])]);
  expect(both.map((one) => one.space)).toEqual(["karelia_ssr", "united_kingdom"]);
  expect(both.reduce<Counts>((sum, one) => added(sum, lostIn(one.volleys)), {})["germany:bomber@3"]).toBe(1);
});
