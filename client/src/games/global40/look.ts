/** The board of Global 1940, with the set-up of every nation, before there is a table for it. */
import { boardModel } from "../../families/axis/board";
import { show, type Edition } from "../../families/axis/edition";
import { areaText } from "../../families/axis/past/areas";
import type { AxisSheet, AxisView } from "../../families/axis/types";
import { unitCode, unitTitle } from "../../families/axis/words";
import { has, t } from "../../i18n";
import type { GameLook } from "../game";
import Place from "./Place.svelte";

/** Among the editions of its family; it has words for the board alone, so it is no `edition.ts` yet. */
const GLOBAL40: Edition = {
  id: "global40",
  family: "axis",
  kinds: [
    "infantry", "artillery", "mechanized_infantry", "tank", "aa_gun", "fighter", "tactical_bomber", "strategic_bomber", "battleship", "aircraft_carrier",
    "cruiser", "destroyer", "submarine", "transport", "major_factory", "minor_factory", "air_base", "naval_base",
  ],
};

export interface GlobalSheet extends AxisSheet {
  /** Victory cities by board. */
  cities: Record<string, string[]>;
  convoy: string[];
  kamikaze: string[];
  /** Infantry printed on nobody's land. */
  army: Record<string, number>;
}

/** Nobody may attack before the first move: no counter is drawn as an attacker. */
const PEACE = { foes: {}, friends: {} };

const look: GameLook<AxisView, GlobalSheet> = {
  id: GLOBAL40.id,
  needs: [GLOBAL40.family],
  begin: () => show(GLOBAL40),
  board: ({ position }, sheet, movable) => boardModel({ position, sheet, movable, relations: PEACE }),
  area: areaText,
  words: { unit: unitTitle, code: unitCode },
  alias: (area) => (has(`global40-city-${area}`) ? [t(`global40-city-${area}`)] : []),
  AreaCard: Place,
};

export default look;
