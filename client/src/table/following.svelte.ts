/** The map comes to what others do while it is told or watched again, and back when somebody here has the turn. */
import { untrack } from "svelte";
import type { BoardCamera } from "../board/camera.svelte";
import { prefs } from "../ui/prefs.svelte";
import type { Sitting } from "./sitting.svelte";

type Camera = Pick<BoardCamera, "letFollow" | "followTo" | "comeBack" | "isSteered">;

export interface Following {
  /** There are moves to follow, and the map does not, since somebody has moved it. */
  readonly isLeft: boolean;
  /** The map follows again, at once. */
  resume(): void;
}

/** Call inside a component. Whoever moves the map is left alone until the next turn begins, the past is played again, or they want it to follow. */
export function followMoves(sitting: Sitting, camera: () => Camera | undefined): Following {
  const turn = $derived(`${sitting.present.round} ${sitting.present.seat}`);
  const isPlaying = $derived(sitting.past?.playing ?? false);
  const isTold = $derived(prefs.follow && !sitting.past && !sitting.inBattle && !sitting.isCovered);
  const told = $derived(isTold ? sitting.telling.caption : null);
  const ended = $derived(isTold ? sitting.telling.result : null);
  /** What the past shows while it plays, step by step. */
  const played = $derived(prefs.follow && isPlaying ? { at: sitting.past?.at, area: sitting.playedArea } : null);
  const follow = (area: string): void => camera()?.followTo(area);

  $effect(() => {
    if (turn) untrack(() => camera()?.letFollow());
  });
  $effect(() => {
    if (isPlaying) untrack(() => camera()?.letFollow());
  });
  for (const shown of [() => ended, () => told, () => played]) {
    $effect(() => {
      const area = shown()?.area;
      if (area) untrack(() => follow(area));
    });
  }
  $effect(() => {
    if (!sitting.isWatching && !sitting.past) untrack(() => camera()?.comeBack());
  });

  const isShown = $derived(sitting.past ? prefs.follow && isPlaying : isTold && sitting.isWatching);
  return {
    get isLeft() {
      return isShown && (camera()?.isSteered ?? false);
    },
    resume() {
      camera()?.letFollow();
      const area = (played ?? told ?? ended)?.area;
      if (area) follow(area);
    },
  };
}
