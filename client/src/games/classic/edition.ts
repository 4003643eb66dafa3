/** Classic among the editions of its family. */
import type { Edition } from "../../families/axis/edition";
import { areOnOneSide } from "./relations";

export const CLASSIC: Edition = {
  id: "classic",
  family: "axis",
  kinds: ["infantry", "armor", "fighter", "bomber", "battleship", "aircraft_carrier", "transport", "submarine", "aa_gun", "industrial_complex"],
  areAllies: areOnOneSide,
};
