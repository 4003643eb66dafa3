import { describe, expect, it } from "vitest";
import { afterRounds, ENDS, roundsOf } from "../../src/screens/ends";

describe("an end of the game", () => {
  it("is read and written as the rules write it", () => {
    expect(roundsOf("rounds:12")).toBe(12);
    expect(roundsOf("elimination")).toBe(0);
    expect(roundsOf("rounds:x")).toBe(0);
    expect(afterRounds(7)).toBe("rounds:7");
    expect(roundsOf(afterRounds())).toBe(10);
  });

  it("may be that of the clock", () => {
    expect(ENDS).toContain("time");
    expect(roundsOf("time")).toBe(0);
  });
});
