/** Small forms like those that the server sends. */
import type { OddsForm } from "../../src/net/types";

export const CLASSIC: OddsForm = {
  game: "classic",
  money: "ipc",
  most: 60,
  nations: [{ name: "ussr", side: "allies" }, { name: "germany", side: "axis" }, { name: "uk", side: "allies" }, { name: "japan", side: "axis" }],
  kinds: [
    { name: "infantry", short: "inf", cost: 3 }, { name: "armor", short: "arm", cost: 5 }, { name: "fighter", short: "ftr", cost: 12 },
    { name: "transport", short: "trn", cost: 8 }, { name: "transport", short: "trn(inf,inf)", cost: 14, cargo: ["infantry", "infantry"] },
  ],
  modes: [
    { name: "land", parts: [{ name: "attack", role: "attacker", kinds: ["inf", "arm", "ftr"] }, { name: "defend", role: "defender", kinds: ["inf", "arm", "ftr"] }], fields: ["edition", "rounds", "tech"] },
    { name: "raid", parts: [{ name: "attack", role: "attacker", kinds: ["ftr"] }, { name: "defend", role: "defender", kinds: [] }], fields: ["edition", "money"] },
  ],
  fields: [
    { name: "edition", type: "choice", default: "2nd", choices: ["2nd", "3rd"] },
    { name: "rounds", type: "number", default: 0, high: 50 },
    { name: "tech", type: "techs", default: "", choices: ["jet_power", "rockets"] },
    { name: "money", type: "number", default: 0, high: 500 },
  ],
};

export const ATTACK: OddsForm = {
  game: "attack",
  money: "points",
  most: 60,
  nobody: "none",
  kinds: [{ name: "infantry", short: "inf", cost: 5 }, { name: "tank", short: "tank", cost: 10 }],
  modes: [{ name: "land", parts: [{ name: "attack", role: "attacker", kinds: ["inf", "tank"] }, { name: "defend", role: "defender", kinds: ["inf", "tank"] }], fields: ["all8"] }],
  fields: [{ name: "all8", type: "flag", default: false }],
};
