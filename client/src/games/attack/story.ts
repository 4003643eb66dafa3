/** The past of Attack!: boards, words and figures of any moment. */
import type { BattleSpan } from "../../time/story";
import { has, list, t } from "../../i18n";
import type { GameStory } from "../game";
import { boardModel } from "./board";
import { areaText } from "./describe";
import { actionText } from "./hints";
import { logDetail, logText, logTurns, type AttackLine } from "./log";
import { isLastRound, phasesOf, regionsOf } from "./moment";
import Overview from "./Overview.svelte";
import { arrowsOf, Battles, diceOf, outcomeOf, presentAt } from "./past";
import type { AttackSheet, AttackView } from "./types";
import { nationName, phaseName, unitCode, unitTitle, whyNot } from "./words";

const roundText = (round: number, sheet?: AttackSheet): string =>
  !round ? t("attack-round-0") : sheet?.rounds ? t("attack-round-of", { round, rounds: sheet.rounds }) : t("time-round", { round });
const lastRoundText = (round: number, sheet?: AttackSheet, view?: AttackView): string => (isLastRound(round, sheet, view?.clock) ? t("attack-last-round") : "");

const story: GameStory<AttackView, AttackSheet, AttackLine, BattleSpan> = {
  id: "attack",
  order: (view) => view.order,
  phases: phasesOf,
  board: boardModel,
  area: areaText,
  badge: (view) => (view.holder ? { nation: view.holder, text: t("attack-sea-control"), about: t("attack-sea-control-text") } : null),
  words: {
    title: () => t("attack-title"),
    seat: nationName,
    seatShort: nationName,
    phase: phaseName,
    phaseText: (id) => t(`attack-phase-${id}-text`),
    unit: unitTitle,
    code: unitCode,
    round: roundText,
    when: lastRoundText,
    roundShort: (round, sheet, view) => lastRoundText(round, sheet, view) || roundText(round, sheet),
    refusal: whyNot,
    action: (action, _, places) => actionText(action, places),
    team: (seats) => list(seats.map(nationName)),
    victory: (how, resigned) => (has(`attack-victory-${how}`) ? t(`attack-victory-${how}`, resigned) : how),
  },
  resigned: ({ how }, { out }) => (how === "conceded" ? out.slice(-1) : []),
  log: { turns: logTurns, text: logText, detail: logDetail },
  past: {
    levels: regionsOf,
    levelName: () => t("attack-regions-title"),
    owners: (view) => view.owner,
    value: () => 0,
    battles: () => new Battles(),
    battleLegend: () => t("attack-legend-battles"),
    present: presentAt,
    arrows: arrowsOf,
    dice: diceOf,
    outcome: outcomeOf,
    money: (amount) => t("attack-money", { amount }),
  },
  Overview,
};

export default story;
