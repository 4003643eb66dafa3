import { describe, expect, test } from "vitest";
import { choiceName, wordsId } from "../../src/calculator/words";
import { ATTACK, CLASSIC } from "./forms";

test("a game's own words come before the calculator's", () => {
  expect(wordsId("attack", "attacker-cheapest")).toBe("attack-calculator-attacker-cheapest");
  expect(wordsId("classic", "attacker-cheapest")).toBe("calculator-attacker-cheapest");
  expect(wordsId("classic", "part-attack-landing", "part-attack")).toBe("classic-calculator-part-attack-landing");
  expect(wordsId("classic", "part-attack-sea", "part-attack")).toBe("calculator-part-attack");
  expect(wordsId("classic", "weather")).toBe("");
});

describe.each([CLASSIC, ATTACK])("$game", (form) => {
  test("modes, parts, fields and money have words", () => {
    for (const mode of form.modes) {
      expect(wordsId(form.game, `mode-${mode.name}`), mode.name).not.toBe("");
      for (const part of mode.parts) expect(wordsId(form.game, `part-${part.name}`), part.name).not.toBe("");
    }
    for (const field of form.fields) {
      expect(wordsId(form.game, `field-${field.name}`), field.name).not.toBe("");
      if (field.type === "choice" && field.name !== "edition")
        for (const choice of field.choices ?? []) expect(choiceName(field.name, choice, form.game), choice).not.toBe(choice.replaceAll("_", " "));
    }
    expect(wordsId(form.game, form.money)).not.toBe("");
  });
});
