/** Which panel serves which decision; every other one gets the plain menu of choices. */
import type { Component } from "svelte";
import type { Places } from "../game";
import ActionPanel from "./ActionPanel.svelte";
import FightPanel from "./battle/FightPanel.svelte";
import BuyPanel from "./BuyPanel.svelte";
import type { AttackDesk } from "./desk.svelte";
import LeavePanel from "./LeavePanel.svelte";
import MovePanel from "./MovePanel.svelte";
import PlacePanel from "./PlacePanel.svelte";
import PlanesPanel from "./PlanesPanel.svelte";
import PointPanel from "./PointPanel.svelte";
import AnswerPanel from "./trade/AnswerPanel.svelte";
import TradeDesk from "./trade/TradeDesk.svelte";
import VetoPanel from "./trade/VetoPanel.svelte";

export interface PanelProps {
  desk: AttackDesk;
  places: Places;
  /** To the next stack. */
  onnext: () => void;
  narrow: boolean;
}

export const PANELS: Readonly<Record<string, Component<PanelProps>>> = {
  setup_claim: PointPanel,
  setup_capital: PointPanel,
  battle_order: PointPanel,
  setup_place: PlacePanel,
  place_new: PlacePanel,
  action: ActionPanel,
  move: MovePanel,
  blitzkrieg: MovePanel,
  strategic: MovePanel,
  leave: LeavePanel,
  trade_answer: AnswerPanel,
  allow_trade: VetoPanel,
  planes: PlanesPanel,
  buy: BuyPanel,
  command: FightPanel,
  commit: FightPanel,
  reinforce: FightPanel,
  naval_answer: FightPanel,
  naval_line: FightPanel,
  naval_stay: FightPanel,
};

/** Where a deal is put together. */
export const TRADE: Component<PanelProps & { onback: () => void }> = TradeDesk;
