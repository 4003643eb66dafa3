import { describe, expect, it } from "vitest";
import { bars } from "../../src/calculator/bars";
import { fitted, queryOf, readQuery, type Battle } from "../../src/calculator/link";
import { readTechs, withTech } from "../../src/calculator/techs";
import { ATTACK, CLASSIC } from "./forms";

const there = (battle: Battle, form = CLASSIC): Battle => fitted(readQuery(queryOf(battle, form)), form);

describe("a battle as a link", () => {
  it("comes back as it was", () => {
    const battle: Battle = {
      game: "classic", mode: "land", options: { "unit.germany.fighter.attack": 4, total_victory: true, text: "a&b" },
      values: { attack: "germany: 3 inf | japan: 1 ftr", defend: "ussr: 2 inf", rounds: 2, edition: "3rd", tech: "germany:jet_power,rockets uk:rockets" },
    };
    expect(there(battle)).toEqual(battle);
    const other: Battle = { game: "attack", mode: "land", values: { attack: "4 inf", defend: "none", all8: true }, options: {} };
    expect(there(other, ATTACK)).toEqual(other);
  });

  it("leaves out what has its default", () => {
    expect(queryOf({ game: "attack", mode: "land", values: { attack: "1 inf", defend: "", all8: false }, options: {} }, ATTACK)).toBe("game=attack&mode=land&attack=1+inf");
  });

  it("what a game does not have is left out, and a wrong number is its default", () => {
    const battle = fitted(readQuery("game=classic&mode=duel&rounds=many&attack=x&money=7&nonsense=1"), CLASSIC);
    expect(battle).toEqual({ game: "classic", mode: "land", values: { attack: "x", defend: "", rounds: 0 }, options: {} });
  });
});

describe("developments", () => {
  it("are added and taken away", () => {
    expect(withTech("", "germany", "rockets", true)).toBe("germany:rockets");
    expect(withTech("germany:rockets", "germany", "jet_power", true)).toBe("germany:rockets,jet_power");
    expect(withTech("germany:rockets uk:rockets", "germany", "rockets", false)).toBe("uk:rockets");
    expect([...(readTechs("uk:a,b uk:c").get("uk") ?? [])]).toEqual(["a", "b", "c"]);
  });
});

describe("bars of a chart", () => {
  it("leave out ends that round to nothing", () => {
    expect(bars([0, 0.0001, 0.5, 0.2, 0.2999, 0])).toEqual([{ label: "2", chance: 0.5 }, { label: "3", chance: 0.2 }, { label: "4", chance: 0.2999 }]);
    expect(bars([])).toEqual([]);
  });
  it("are gathered where there are many", () => {
    const many = bars(Array.from({ length: 61 }, () => 1 / 61));
    expect(many.length).toBeLessThanOrEqual(24);
    expect(many[0]?.label).toBe("0–2");
    expect(many.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });
});
