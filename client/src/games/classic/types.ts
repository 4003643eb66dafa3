/** The types of Classic as the client calls them; what they hold is written from the rules (`wire.gen.ts`), and it is what the family needs. */
import type { AxisAction, AxisAnswers, AxisBrief, AxisQuestion, AxisSheet, AxisView } from "../../families/axis/types";
import type * as wire from "./wire.gen";

export type { BattleOdds, Helper, LandingPlan, Pile } from "../../families/axis/types";
export type { ClassicAction, State as ClassicPosition } from "./wire.gen";

/** The type checker refuses what does not fit. */
type Fits<Needed, Given extends Needed> = Given;

export type ClassicView = Fits<AxisView, wire.ClassicView>;
export type ClassicSheet = Fits<AxisSheet, wire.ClassicSheet>;
export type ClassicBrief = Fits<AxisBrief, wire.ClassicBrief>;
export type ClassicAnswers = Fits<AxisAnswers, wire.ClassicAnswers>;

/** Orders and questions of the family are among those of Classic. */
export type FamilyOrder = Fits<wire.ClassicAction, AxisAction>;
export type FamilyQuestion = Fits<wire.ClassicQuestion, AxisQuestion>;
