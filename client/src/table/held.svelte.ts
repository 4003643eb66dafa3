/** Something that keeps its former value while it is held. */
import { untrack } from "svelte";

export function held<T>(newest: () => T, isHeld: () => boolean): () => T {
  let kept = untrack(newest);
  const value = $derived.by(() => (isHeld() ? kept : (kept = newest())));
  return () => value;
}
