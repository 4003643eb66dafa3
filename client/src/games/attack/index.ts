/** The screen of Attack! */
import { t } from "../../i18n";
import type { BattleSpan } from "../../time/story";
import type { GameScreen } from "../game";
import Aim from "./Aim.svelte";
import AreaCard from "./AreaCard.svelte";
import { callsOf } from "./calls";
import { describeArea } from "./describe";
import { AttackDesk } from "./desk.svelte";
import { helpFor } from "./help";
import { actionMarks } from "./hints";
import type { AttackLine } from "./log";
import Middle from "./Middle.svelte";
import { regionsOf } from "./moment";
import Notice from "./notice/Notice.svelte";
import Parting from "./notice/Parting.svelte";
import Orders from "./Orders.svelte";
import Overlay from "./Overlay.svelte";
import { recap } from "./recap";
import { resignations } from "./resign";
import Seat from "./Seat.svelte";
import Standing from "./ends/Standing.svelte";
import story from "./story";
import { telling } from "./telling";
import type { AttackSheet, AttackView } from "./types";

const screen: GameScreen<AttackView, AttackSheet, AttackDesk, AttackLine, BattleSpan> = {
  ...story,
  hasSecrets: true,
  figures: (view, _, seat) => [
    { label: t("attack-regions"), value: regionsOf(view)[seat] ?? 0, about: t("attack-regions-text") },
    { label: t("attack-hand"), value: view.hand_sizes[seat] ?? 0, about: t("attack-hand-text") },
  ],
  describe: describeArea,
  unitFigures: (_, sheet, __, kind) => sheet.figures[kind],
  desk: (table, places) => new AttackDesk(table, places),
  proposed: (desk, action) => actionMarks(action, (area) => desk.isOwn(area)),
  calls: callsOf,
  resignations,
  help: helpFor,
  sample: "infantry",
  unusedKeys: ["collect"],
  unusedMarks: ["air", "ship", "room", "moved"],
  recap,
  telling,
  parts: { Seat, Middle, Orders, Aim, AreaCard, Battle: Overlay, Notice, Parting, Standing },
};

export default screen;
