/** What every panel of the battle part is given by the table screen. */
import type { Component } from "svelte";
import type { HintSlot } from "../../../games/game";
import type { AskOdds, BattleOdds, AxisBrief, AxisSheet, AxisView, Planned } from "../types";
import type { Menu, Refusal, Told } from "../../../net/types";

export interface PanelProps {
  view: AxisView;
  sheet: AxisSheet;
  menus: Record<string, Menu>;
  brief: AxisBrief | null;
  /** What happened, at least since the battle (or the turn) began. */
  told: Told[];
  mine: string[];
  act: (seat: string, action: unknown) => Promise<Refusal | null>;
  auto: (until: "battle" | "phase", mark: number) => Promise<Refusal | null>;
  areaName: (id: string) => string;
  busy: boolean;
}

export interface BattleProps extends PanelProps {
  /** The version this page was opened with: dice that fell before are not thrown again. */
  since?: number;
  /** Odds of the battle before it began (the last brief without a battle has them). */
  before?: BattleOdds | null;
  /** A question to the advisor; without it odds of losses chosen by hand are not known. */
  ask?: (seat: string, question: AskOdds) => Promise<Planned | null>;
  /** Hints, where somebody gives them. */
  hint?: HintSlot;
  /** The board was put away: the battle is over, or somebody wants to see the map. */
  onclose?: () => void;
  /** Shows what is answered ahead, where something can be. */
  onahead?: () => void;
  /** Who holds a seat, for "Ben decides". */
  holder?: (seat: string) => string;
}

/** What an edition shows in the purchase, such as research; `reserved` is money already spoken for, `rolling` says that its dice tumble. */
export type AlsoInPurchase = Component<Pick<PanelProps, "view" | "sheet" | "menus" | "told" | "act" | "areaName" | "busy"> & { seat: string; reserved?: number; rolling?: boolean }, object, "rolling">;

/** What an edition shows below the battles that wait, such as rockets. */
export type AlsoInCombat = Component<Pick<PanelProps, "view" | "menus" | "told" | "act" | "areaName" | "busy"> & { seat: string }>;

/** Panels that an edition adds to those of the family. */
export interface OwnPanels {
  purchase?: AlsoInPurchase;
  combat?: AlsoInCombat;
}
