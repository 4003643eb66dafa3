import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../src/i18n";
import { unitCard } from "../../src/units/card";

const infantry = { name: "infantry", domain: "land", cost: 3, attack: 1, defense: 2, move: 1, load: 1, dice: 1, rockets: 0, holds: 0, decks: 0 };

afterEach(() => setLanguage("en"));

describe("the card of a unit", () => {
  it.each([
    ["en", "attack 1, defense 2, moves 1", "costs 3 IPC", "1 place on a transport"],
    ["de", "Angriff 1, Verteidigung 2, zieht 1", "kostet 3 IPC", "1 Platz auf einem Transporter"],
    ["nl", "aanval 1, verdediging 2, beweegt 1", "kost 3 IPC", "1 plaats in op een transportschip"],
  ] as const)("has its figures in words: %s", async (language, figures, cost, does) => {
    await setLanguage(language);
    const card = unitCard("classic", "infantry", infantry);
    expect(card?.lines.slice(0, 2)).toEqual([figures, cost]);
    expect(card?.lines[2]).toContain(does);
    expect(card?.note).toBeTruthy();
  });

  it("says what the server says, not what is printed", () => {
    const edited = { ...infantry, cost: 7, attack: 0, move: 4, load: 2 };
    expect(unitCard("classic", "infantry", edited)?.lines.slice(0, 2)).toEqual(["no attack, defense 2, moves 4", "costs 7 IPC"]);
    const heavy = { ...infantry, attack: 4, move: 8, dice: 3 };
    expect(unitCard("classic", "bomber", heavy)?.lines[2]).toContain("with 3 dice");
    expect(unitCard("classic", "bomber", { ...heavy, dice: 1 })?.lines[2]).not.toContain("dice");
    expect(unitCard("classic", "aa_gun", { ...infantry, rockets: 3 })?.lines[2]).toContain("3 spaces");
    expect(unitCard("classic", "aa_gun", infantry)?.lines[2]).not.toContain("rockets");
  });

  it("knows the kinds of Attack!", () => {
    expect(unitCard("attack", "tank", { cost: 10, move: 2, dice: 2, faces: 1, sides: 6 })?.lines.slice(0, 2)).toEqual(["rolls 2 dice, moves 2 regions", "costs 10 points"]);
    const submarine = { cost: 5, hits: 1, beside: 1, against_battleship: 2 };
    expect(unitCard("attack", "submarine", submarine)?.lines).toEqual(["1 hit sinks it", "costs 5 points", "+2 to its dice against battleships, +1 beside a carrier."]);
  });

  it("adds what is true of this piece only", () => {
    expect(unitCard("classic", "fighter", infantry, "Can still fly 2 spaces this turn.")?.lines.at(-1)).toBe("Can still fly 2 spaces this turn.");
  });

  it("is none where nothing is known", () => {
    expect(unitCard("classic", "infantry", undefined)).toBeNull();
  });
});
