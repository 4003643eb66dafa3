/** The menu of a table: its files, what it is played by, and the ways out of it. */
import { t } from "../i18n";
import { go } from "../router.svelte";
import type { MenuItem } from "../ui/Menu.svelte";
import type { Frame } from "./frame.svelte";
import type { Sitting } from "./sitting.svelte";

export function tableMenu(sitting: Sitting, frame: Frame): MenuItem[] {
  const { files } = frame;
  const seen = files.eyes && sitting.game.words.seat(files.eyes);
  const items: (MenuItem | false)[] = [
    { id: "save", label: t("table-menu-save"), icon: "download", onpick: () => void files.save() },
    seen !== "" && { id: "seen", label: t("table-seen", { nation: seen }), icon: "eye", onpick: () => void files.saveSeen() },
    { id: "load", label: t("table-menu-load"), icon: "folder", onpick: () => go({ screen: "load" }) },
    { id: "replay", label: t("table-menu-replay"), icon: "share", onpick: () => void files.share() },
    { id: "rules", label: t("table-rules"), icon: "book", ruled: true, onpick: () => (frame.page = "rules") },
    { id: "statistics", label: t("table-statistics"), icon: "chart", disabled: sitting.isHeld, onpick: () => (frame.page = "dice") },
    sitting.recap.mayOpen && { id: "recap", label: t("table-recap"), icon: "log", onpick: () => void sitting.recap.open() },
    sitting.mayAnswerAhead && { id: "ahead", label: t("table-ahead"), icon: "answers", onpick: () => (frame.page = "ahead") },
    { id: "seats", label: t("table-seats"), icon: "people", onpick: () => (frame.page = "seats") },
    { id: "settings", label: t("table-settings"), icon: "settings", onpick: () => go({ screen: "settings" }) },
    sitting.resignations.length > 0 && { id: "resign", label: t("table-resign"), icon: "flag", danger: true, ruled: true, onpick: () => (frame.isResigning = true) },
    { id: "leave", label: t("table-leave"), icon: "back", ruled: sitting.resignations.length === 0, onpick: () => go({ screen: "start" }) },
  ];
  return items.filter((item) => item !== false);
}
