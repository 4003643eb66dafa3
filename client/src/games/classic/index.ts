/** The screen of Classic. */
import { t } from "../../i18n";
import type { LogLine } from "../../families/axis/past/log";
import type { GameScreen } from "../game";
import { Acting } from "../../families/axis/acting.svelte";
import Aim from "../../families/axis/Aim.svelte";
import AreaCard from "../../families/axis/AreaCard.svelte";
import Battle from "../../families/axis/Battle.svelte";
import { describeArea } from "../../families/axis/describe";
import { figuresOf } from "../../families/axis/kinds";
import { helpFor } from "../../families/axis/help";
import { actionMarks } from "../../families/axis/hints";
import Middle from "../../families/axis/Middle.svelte";
import NationPanel from "../../families/axis/NationPanel.svelte";
import OrdersPanel from "../../families/axis/OrdersPanel.svelte";
import type { BattleMark } from "../../families/axis/past/battles";
import { recap } from "../../families/axis/past/recap";
import { resignations } from "../../families/axis/resign";
import Research from "./Research.svelte";
import Rockets from "./Rockets.svelte";
import story from "./story";
import { telling } from "../../families/axis/telling";
import type { ClassicSheet, ClassicView } from "./types";

const screen: GameScreen<ClassicView, ClassicSheet, Acting, LogLine, BattleMark> = {
  ...story,
  hasSecrets: false,
  figures: (view, _, seat) => [
    { label: t("axis-table-ipc"), value: view.position.ipc[seat] ?? 0, about: t("classic-ipc-text") },
    { label: t("classic-table-production-short"), value: view.production[seat] ?? 0, about: t("classic-production-text") },
  ],
  describe: describeArea,
  unitFigures(view, sheet, seat, kind) {
    const figures = figuresOf(view, sheet, seat)[kind];
    return figures && { ...figures };
  },
  desk: (table, places) => new Acting(table, places, { purchase: Research, combat: Rockets }),
  proposed: (desk, action) => actionMarks(action, (area) => desk.isHostile(area)),
  help: helpFor,
  sample: "infantry",
  recap,
  telling,
  resignations,
  parts: { Seat: NationPanel, Middle, Orders: OrdersPanel, Aim, AreaCard, Battle },
};

export default screen;
