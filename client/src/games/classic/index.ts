/** The screen of Classic. */
import { t } from "../../i18n";
import type { LogLine } from "./past/log";
import type { GameScreen } from "../game";
import { Acting } from "./acting.svelte";
import Aim from "./Aim.svelte";
import AreaCard from "./AreaCard.svelte";
import Battle from "./Battle.svelte";
import { describeArea } from "./describe";
import { figuresOf } from "./battle/sides";
import { helpFor } from "./help";
import { actionMarks } from "./hints";
import Middle from "./Middle.svelte";
import NationPanel from "./NationPanel.svelte";
import OrdersPanel from "./OrdersPanel.svelte";
import type { BattleMark } from "./past/battles";
import { recap } from "./past/recap";
import { resignations } from "./resign";
import story from "./story";
import { telling } from "./telling";
import type { ClassicSheet, ClassicView } from "./types";

const screen: GameScreen<ClassicView, ClassicSheet, Acting, LogLine, BattleMark> = {
  ...story,
  hasSecrets: false,
  figures: (view, _, seat) => [
    { label: t("table-ipc"), value: view.position.ipc[seat] ?? 0, about: t("classic-ipc-text") },
    { label: t("table-production-short"), value: view.production[seat] ?? 0, about: t("classic-production-text") },
  ],
  describe: describeArea,
  unitFigures(view, sheet, seat, kind) {
    const figures = figuresOf(view, sheet, seat)[kind];
    return figures && { ...figures };
  },
  desk: (table, places) => new Acting(table, places),
  proposed: (desk, action) => actionMarks(action, (area) => desk.isHostile(area)),
  help: helpFor,
  sample: "infantry",
  recap,
  telling,
  resignations,
  parts: { Seat: NationPanel, Middle, Orders: OrdersPanel, Aim, AreaCard, Battle },
};

export default screen;
