/** Shows the dice of a battle one volley after the other; a battle once seen is not played again. */
import { pace, PACES, type Pace } from "../../../battle/pace";
import { play as sound } from "../../../ui/sound";
import { byColumn, type BattleStory, type Volley } from "./volley";

/** Volleys shown of each battle; kept outside of the board so that hiding it does not start again. */
const shown: Record<string, number> = $state({});
const keyOf = (story: BattleStory): string => `${story.space}:${story.n}`;

/** Battles somebody wants over with: their dice fall fast. */
const hurried: Record<string, true> = $state({});
export function hurry(story: BattleStory): void {
  hurried[keyOf(story)] = true;
}

/** How long one volley tumbles and can be read. */
export function lasting(volley: Volley, at: Pace): number {
  return at.tumble + at.stagger * Math.max(0, byColumn(volley.dice).size - 1) + at.pause;
}

/** Dice up to entry `since` fell before anybody watched here: they lie already. */
export function shownOf(story: BattleStory | null, since = 0): number {
  if (!story || !pace()) return story?.volleys.length ?? 0;
  const lying = story.volleys.findLastIndex((one) => one.n <= since) + 1;
  return Math.max(shown[keyOf(story)] ?? 0, lying);
}

export function showTo(story: BattleStory, count: number): void {
  shown[keyOf(story)] = count;
}

/** The throw that was heard last: an update in the middle of it must not sound again. */
let heard = "";

/** Plays what has not been shown yet; call inside a component. */
export function play(story: () => BattleStory | null, since: () => number | undefined): void {
  $effect(() => {
    const now = story();
    if (!now) return;
    const at = pace() && (hurried[keyOf(now)] ? PACES.fast : pace());
    const count = shownOf(now, since());
    const volley = now.volleys[count];
    if (!at || !volley) {
      if ((shown[keyOf(now)] ?? 0) !== now.volleys.length) showTo(now, now.volleys.length);
      return;
    }
    const throwing = `${keyOf(now)} ${count}`;
    if (throwing !== heard) sound("dice");
    heard = throwing;
    const timer = setTimeout(() => showTo(now, count + 1), lasting(volley, at));
    return () => clearTimeout(timer);
  });
}
