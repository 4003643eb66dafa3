/** Screens that lie over the map while something is fought out. */
import type { Component } from "svelte";
import type { HintSlot, Places } from "../game";
import LandBoard from "./battle/LandBoard.svelte";
import type { Fight } from "./battle/open.svelte";
import type { AttackDesk } from "./desk.svelte";
import SeaBoard from "./sea/SeaBoard.svelte";

export type OverlayProps = { desk: AttackDesk; places: Places; hint?: HintSlot; heir?: string };

export const OVERLAYS: Record<Fight["kind"], Component<OverlayProps>> = { land: LandBoard, sea: SeaBoard };
