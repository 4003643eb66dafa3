/** Sentences of the battle board that are put together from several parts. */
import { parseUnit } from "../units";
import { nationName, unitsText } from "../words";
import { percent, type Chances } from "../../../battle/odds";
import { list } from "../../../i18n";
import { say } from "../edition";
import { byKind, ofNations, total, type Counts } from "./units";
import type { Volley } from "./volley";

/** Units without their nations, where one look tells whose they are. */
export function plainUnits(units: Counts): string {
  const nations = new Set(Object.keys(units).map((unit) => parseUnit(unit).nation));
  return nations.size > 1 ? unitsText(units) : list(Object.entries(byKind(units)).map(([kind, count]) => say(`units-${kind}`, { count })));
}

export const nationNames = (nations: readonly string[]): string => list(nations.map(nationName));

/** The chances of a battle read aloud, with the names of those who fight. */
export function oddsWords({ win, both, lose }: Chances, attacker: string, defenders: readonly string[]): string {
  const sides = { attacker: nationName(attacker), defender: defenders.length ? nationNames(defenders) : nationName(""), count: defenders.length || 1 };
  return say("battle-odds-named", { ...sides, win: percent(win), both: percent(both), lose: percent(lose) });
}

export function hitsOn(number: number): string {
  return say("battle-hits-on-number", { number });
}

/** A volley read aloud: "Germany: 4 hits with 3, 1, 6". */
export function volleyWords(volley: Volley, nations: readonly string[]): string {
  const who = volley.by ? nationName(volley.by) : nationNames(nations);
  const dice = volley.dice.map((die) => die.value).join(", ");
  const hits = volley.dice.filter((die) => die.hit).length;
  if (volley.step === "bombing") return say("battle-said-bombs", { who, dice });
  return say("battle-said-volley", { who, step: say(`step-${volley.step}`), hits, dice });
}

/** What a side has lost, or that it has lost nothing. */
export function lossWords(lost: Counts, nations: readonly string[]): string {
  const own = ofNations(lost, nations);
  return total(own) ? plainUnits(own) : say("battle-nothing");
}
