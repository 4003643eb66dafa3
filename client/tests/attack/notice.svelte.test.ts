import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Notice from "../../src/games/attack/notice/Notice.svelte";
import { AttackDesk } from "../../src/games/attack/desk.svelte";
import type { LogStep } from "../../src/games/game";
import { live, places, tableOf } from "./fixtures.svelte";

const roll = (n: number): LogStep => ({ n, by: "chance", events: [{ what: "diplomacy_roll", facts: { by: "green", space: "cuba", dice: [3, 6], success: n % 2 } }] });

function shown(narrow: boolean) {
  const props = $state({ desk: new AttackDesk(tableOf(live.action).table, places), places, told: [] as LogStep[], narrow });
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
