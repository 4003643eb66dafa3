/** The types of Classic as the client calls them; what they hold is written from the rules (`wire.gen.ts`). */
export type {
  AskLandingPlan, AskOdds, Battle as ClassicBattle, BattleOdds, BattleSide, Cargo, ClassicAction, ClassicBrief, ClassicSheet, ClassicView, Coasts, ColumnUnit, Helper,
  Kind as UnitFigures, LandingPlan, Pile, Planned, Reach, Serving, State as ClassicPosition, Stay, Threats, Undone, Warned as Warning,
} from "../../games/classic/wire.gen";

/** Pieces by place and the text that names them in orders. */
export type Forces = Record<string, Record<string, number>>;
