/** The past of Classic: boards, words and figures of any moment. */
import { has, list, t } from "../../i18n";
import { tallyDice } from "../../time/dice";
import { logDetail, logText, logTurns, type LogLine } from "../../families/axis/past/log";
import type { GameStory } from "../game";
import { show } from "../../families/axis/edition";
import { CLASSIC } from "./edition";
import { boardModel } from "../../families/axis/board";
import { actionText } from "../../families/axis/hints";
import { areaText } from "../../families/axis/past/areas";
import { arrowsOf } from "../../families/axis/past/arrows";
import { BattleKeeper, type BattleMark } from "../../families/axis/past/battles";
import Goal from "./Goal.svelte";
import Overview from "./Overview.svelte";
import { presentAt } from "../../families/axis/past/present";
import type { ClassicSheet, ClassicView } from "./types";
import { nationName, nationShort, unitCode, unitTitle, whyNot } from "../../families/axis/words";
import { season } from "./words";

const story: GameStory<ClassicView, ClassicSheet, LogLine, BattleMark> = {
  id: CLASSIC.id,
  needs: [CLASSIC.family],
  begin: () => show(CLASSIC),
  order: (_, sheet) => sheet.order,
  phases: (_, sheet) => [...sheet.phases.filter((name) => name !== "income"), "income"],
  board: ({ position }, sheet, movable) => boardModel({ position, sheet, movable }),
  area: areaText,
  words: {
    title: () => t("classic-title"),
    seat: nationName,
    seatShort: nationShort,
    phase: (id) => t(`classic-phase-${id}`),
    phaseText: (id) => t(`classic-phase-${id}-text`),
    unit: unitTitle,
    code: unitCode,
    round: (round) => t("time-round", { round }),
    when: season,
    refusal: whyNot,
    action: actionText,
    team(seats, sheet) {
      const side = sheet.side[seats[0] ?? ""];
      return side ? t(`classic-team-${side}`) : list(seats.map(nationName));
    },
    victory: (how, resigned) => (has(`classic-victory-${how}`) ? t(`classic-victory-${how}`, resigned) : how),
  },
  resigned: ({ how, winners }, _, { order }) => (how === "conceded" ? order.filter((seat) => !winners.includes(seat)) : []),
  log: {
    turns: (steps, now, start) => logTurns(steps, now, start && { ...start.position.ipc }),
    text: logText,
    detail: logDetail,
  },
  past: {
    levels: (view) => view.production,
    levelName: () => t("axis-time-production"),
    owners: (view) => view.position.owner,
    value: (sheet, area) => sheet.value[area] ?? 0,
    battles: (sheet) => new BattleKeeper(sheet),
    battleLegend: () => t("classic-time-battles"),
    present: presentAt,
    arrows: arrowsOf,
    dice: tallyDice,
    sides: { of: (seat, sheet) => sheet.side[seat] ?? seat, name: (side) => t(`classic-side-${side}`) },
    money: (amount) => t("classic-ipc", { count: amount }),
  },
  Overview,
  Goal,
};

export default story;
