import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Notice from "../../src/games/attack/notice/Notice.svelte";
import { AttackDesk } from "../../src/games/attack/desk.svelte";
import type { AttackView } from "../../src/games/attack/types";
import type { LogStep } from "../../src/games/game";
import { live, places, tableOf } from "./fixtures.svelte";

const roll = (n: number): LogStep => ({ n, by: "chance", events: [{ what: "diplomacy_roll", facts: { by: "green", space: "cuba", dice: [3, 6], success: n % 2 } }] });

function shown(narrow: boolean, clock = "") {
  const now = { ...live.action, view: { ...(live.action.view as AttackView), clock, turn: {} } };
  const props = $state({ desk: new AttackDesk(tableOf(now).table, places), places, told: [] as LogStep[], narrow });
  const notice = mount(Notice, { target: document.body, props });
  props.told = [roll(5), roll(6)];
  flushSync();
  return { lines: () => [...document.querySelectorAll(".line")], close: () => void unmount(notice) };
}

it("shows dice as pictures and tells their figures only to those who hear them", () => {
  const { lines, close } = shown(false);
  expect(lines().map((one) => one.textContent.replace(/\s+/g, " ").trim())).toEqual(["Green rolled for cuba and won it over", "Green rolled for cuba: it declines"]);
  expect(document.querySelectorAll(".line .die")).toHaveLength(4);
  expect(document.querySelector('.line [role="img"][aria-label="Dice: 3, 6"]')).not.toBeNull();
  close();
});

it("is one line on a phone, and goes when the player begins to act", () => {
  const { lines, close } = shown(true);
  expect(lines()).toHaveLength(1);
  window.dispatchEvent(new Event("pointerdown"));
  flushSync();
  expect(lines()).toHaveLength(0);
  close();
});

it("says at the beginning of a turn that the round is the last, since the time is up", () => {
  const said = (clock: string): string => {
    const { lines, close } = shown(false, clock);
    const text = lines()[0]?.textContent ?? "";
    close();
    return text;
  };
  expect(said("time_up")).toContain("This is the last round");
  expect(said("last_half_hour")).not.toContain("last round");
});
