/** The types of Attack! as the client calls them; what they hold is written from the rules (`wire.gen.ts`). Numbers that are 0 are left out. */
import type { Army, Fleet } from "./wire.gen";

export type {
  Army, AttackAction, AttackBrief, AttackSheet, AttackView, Battle, BattleBoard, BattleOdds, CardRow as Card, DealView as Deal, Fleet, Force, Persuasion,
  Planned, SeaBoard, SeaView as Sea, Threats, Undone, Warned,
} from "./wire.gen";

export type ArmyKind = keyof Army;
export type ShipKind = keyof Fleet;
