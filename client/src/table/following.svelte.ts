/** The map comes to what others do while it is told, and back when somebody here has the turn. */
import { untrack } from "svelte";
import type { BoardCamera } from "../board/camera.svelte";
import { prefs } from "../ui/prefs.svelte";
import type { Sitting } from "./sitting.svelte";

type Camera = Pick<BoardCamera, "letFollow" | "followTo" | "comeBack">;

/** Call inside a component. Whoever moves the map is left alone until the next turn begins. */
export function followMoves(sitting: Sitting, camera: () => Camera | undefined): void {
  const turn = $derived(`${sitting.present.round} ${sitting.present.seat}`);
  const isTold = $derived(prefs.follow && !sitting.past && !sitting.inBattle && !sitting.isCovered);
  $effect(() => {
    if (turn) untrack(() => camera()?.letFollow());
  });
  for (const what of ["result", "caption"] as const) {
    $effect(() => {
      const area = isTold && sitting.telling[what]?.area;
      if (area) untrack(() => camera()?.followTo(area));
    });
  }
  $effect(() => {
    if (!sitting.isWatching && !sitting.past) untrack(() => camera()?.comeBack());
  });
}
