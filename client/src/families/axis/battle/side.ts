/** One side of the battle board: what both ways of drawing it are given, and what they show of the dice. */
import type { Kinds } from "../kinds";
import { shotOf, type Scene, type Shot } from "./scene";
import type { SideOnBoard } from "./sides";
import type { Counts } from "./units";
import type { SideName } from "./volley";

/** Losses chosen by clicking pieces. */
export interface Picking {
  chosen: Counts;
  /** Units that may be clicked, with what the menu allows of each. */
  open: Counts;
  onlose: (unit: string) => void;
  onspare: (unit: string) => void;
}

export interface SideProps {
  scene: Scene;
  side: SideName;
  /** The decision is about its pieces. */
  decides: boolean;
  columns: readonly number[];
  picking: Picking;
  kinds: Kinds;
}

export interface SideShown {
  own: SideOnBoard;
  shot: Shot;
  /** Its dice still tumble. */
  rolling: boolean;
}

export function sideShown(scene: Scene, side: SideName): SideShown {
  const own = scene.sides[side];
  return {
    own,
    shot: shotOf(scene, side),
    rolling: scene.rolling && scene.volleys.at(-1)?.side === side,
  };
}
