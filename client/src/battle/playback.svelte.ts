/** Shows the throws of a fight one after the other; what was once seen is not played again. */
import { keep } from "./kept";
import { pace, PACES, type Pace } from "./pace";
import { play as sound } from "../ui/sound";

/** The throws of a fight: its name, the entries they came with, and in how many steps the dice of one land. */
export interface Reel {
  key: string;
  throws: readonly { n: number; columns: number }[];
}

/** Throws shown of each fight; kept outside of the board so that hiding it does not start again. */
const shown: Record<string, number> = $state({});
keep(shown);

/** How many throws lie on the board. Those up to entry `since` fell before anybody watched here. */
export function shownOf(reel: Reel | null, since = 0): number {
  if (!reel || !pace()) return reel?.throws.length ?? 0;
  return Math.max(shown[reel.key] ?? 0, reel.throws.findLastIndex((one) => one.n <= since) + 1);
}

/** Whether dice are still to be shown. */
export const isPlaying = (reel: Reel | null, since = 0): boolean => reel !== null && shownOf(reel, since) < reel.throws.length;

export function showAll({ key, throws }: Reel): void {
  shown[key] = throws.length;
}

const lasting = (columns: number, at: Pace): number => at.tumble + at.stagger * Math.max(0, columns - 1) + at.pause;

/** The throw that was heard last: an update in the middle of it must not sound again. */
let heard = "";

/** Plays what has not been shown yet, fast where nobody wants to linger; call inside a component. */
export function playReel(reel: () => Reel | null, since: () => number | undefined, isFast: () => boolean): void {
  $effect(() => {
    const now = reel();
    if (!now) return;
    const at = pace() && (isFast() ? PACES.fast : pace());
    const count = shownOf(now, since());
    const next = now.throws[count];
    if (!at || !next) {
      if ((shown[now.key] ?? 0) !== now.throws.length) showAll(now);
      return;
    }
    const throwing = `${now.key} ${count}`;
    if (throwing !== heard) sound("dice");
    heard = throwing;
    const timer = setTimeout(() => (shown[now.key] = count + 1), lasting(next.columns, at));
    return () => clearTimeout(timer);
  });
}
