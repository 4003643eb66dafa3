/** How fast dice fall and lie still; null where they do not tumble at all. */
import { stillMotion } from "../theme/apply.svelte";
import { prefs } from "../ui/prefs.svelte";

export const PACES = {
  normal: { tumble: 500, stagger: 120, pause: 420 },
  fast: { tumble: 180, stagger: 40, pause: 160 },
} as const;

export type Pace = (typeof PACES)[keyof typeof PACES];

export function pace(): Pace | null {
  return prefs.dice === "off" || stillMotion() ? null : PACES[prefs.dice];
}
