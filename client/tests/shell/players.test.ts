import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../src/i18n";
import { canHint, isHuman, playerText, playerWord, starsOf, usesTime, usualComputer } from "../../src/screens/players";
import Strength from "../../src/screens/Strength.svelte";
import Stars from "../../src/ui/Stars.svelte";

const ALL = ["random", "stars1", "stars2", "stars3", "stars4", "stars5"];
let shown: Record<string, unknown> | null = null;
function show(what: unknown, props: Record<string, unknown>): HTMLElement {
  document.body.innerHTML = "<main></main>";
  const target = document.querySelector("main") as HTMLElement;
  shown = mount(what as Component<Record<string, unknown>>, { target, props }) as Record<string, unknown>;
  flushSync();
  return target;
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe("computer players", () => {
  it("have stars by their names", () => {
    expect(["human", ...ALL, "stars9", "mystars3"].map(starsOf)).toEqual([0, 0, 1, 2, 3, 4, 5, 0, 0]);
  });

  it("are three stars where nobody chose, else the strongest there is", () => {
    expect(usualComputer(ALL)).toBe("stars3");
    expect(usualComputer(["random", "stars5"])).toBe("stars5");
    expect(usualComputer([])).toBe("random");
  });

  it("a seat without a kind is a person's", () => {
    expect([undefined, "human", "random", "stars4"].map(isHuman)).toEqual([true, true, false, false]);
  });

  it("five stars use the time, and anything but random gives hints", () => {
    expect([usesTime(["stars3", "stars5"]), usesTime(["stars4", undefined])]).toEqual([true, false]);
    expect([canHint(["random"]), canHint(ALL)]).toEqual([false, true]);
  });

  it("are named in three languages, and by their own name where there is no word", async () => {
    expect(playerText("stars3")).toBe("3 stars, steady");
    expect(playerText("random")).toBe("any legal move");
    expect(playerWord("grandmaster")).toBe("grandmaster");
    await setLanguage("de");
    expect(playerText("stars4")).toBe("4 Sterne, gewitzt");
    await setLanguage("nl");
    expect(playerText("stars5")).toBe("5 sterren, meesterlijk");
    await setLanguage("en");
  });
});

describe("Stars", () => {
  it("draws five and says how many", () => {
    const root = show(Stars, { stars: 4 });
    expect(root.querySelectorAll(".full")).toHaveLength(4);
    expect(root.querySelectorAll("svg")).toHaveLength(5);
    expect(root.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("4 of five stars");
  });
});

describe("Strength", () => {
  it("is a radio button for each player, with its name", () => {
    const root = show(Strength, { computers: ALL, value: "stars3", label: "Strength" });
    const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map((one) => one.getAttribute("aria-label"))).toEqual(["any legal move", "1 star, gentle", "2 stars, careful", "3 stars, steady", "4 stars, sharp", "5 stars, masterly"]);
    expect(radios.map((one) => one.checked)).toEqual([false, false, false, true, false, false]);
    expect(root.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe("Strength");
    expect(root.querySelectorAll("label .full")).toHaveLength(3);
  });

  it("tells who was chosen and fills the stars", () => {
    const heard = vi.fn();
    const root = show(Strength, { computers: ALL, value: "stars3", label: "Strength", onchange: heard });
    root.querySelectorAll<HTMLInputElement>("input")[5]?.click();
    flushSync();
    expect(heard).toHaveBeenCalledExactlyOnceWith("stars5");
    expect(root.querySelectorAll("label .full")).toHaveLength(5);
    expect(root.querySelector(".word")?.textContent).toBe("masterly");
  });

  it("is only a word where there is nothing to choose", () => {
    const root = show(Strength, { computers: ["random"], value: "random", label: "Strength" });
    expect(root.querySelector("input")).toBeNull();
    expect(root.textContent?.trim()).toBe("any legal move");
  });
});
