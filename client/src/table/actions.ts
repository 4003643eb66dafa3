/** What the keys of a table do, and the tools of its bar. */
import { t } from "../i18n";
import type { MenuItem } from "../ui/Menu.svelte";
import type { Frame } from "./frame.svelte";
import type { KeyActions } from "./keys";
import { tableMenu } from "./menu";
import type { Sitting } from "./sitting.svelte";
import type { Tool } from "./TopBar.svelte";

const ZOOM = 1.5;

/** While the past is looked at nothing is ordered: keys that do so rest. `onmoved` is called when a key has led to another place on the map. */
export function keysOf(sitting: Sitting, frame: Frame, onmoved: () => void): KeyActions {
  const { desk } = sitting;
  const now = (act: () => void) => (): void => {
    if (!sitting.past) act();
  };
  return {
    next: (way) => {
      if (sitting.past) return;
      frame.next(way);
      onmoved();
    },
    zoom: (by) => frame.camera?.zoomBy(by > 0 ? ZOOM : 1 / ZOOM),
    preset: (number) => {
      const name = frame.presets[number - 1];
      if (name) frame.fly(name);
      return name !== undefined;
    },
    digit: (number) => !sitting.past && desk.digit(number),
    all: now(() => desk.all()),
    undo: now(() => undo(sitting)),
    redo: now(() => redo(sitting)),
    confirm: () => !sitting.past && (desk.confirm() || sitting.backToBattle()),
    back: () => frame.back(),
    step: now(() => sitting.secrecy === "shown" && desk.step.acts !== null && void frame.goOn(true)),
    pause: () => {
      if (sitting.past) sitting.past.toggle();
      else if (sitting.mayPause) sitting.table.pause(!sitting.table.isPaused);
    },
    orders: now(() => frame.showList("orders")),
    odds: () => frame.calculate(),
    threats: now(() => desk.threats?.()),
    hint: () => sitting.askHint(),
    log: () => frame.showLog(),
    time: () => sitting.mayLookBack && frame.showTime(!sitting.past),
    help: () => (frame.isHelping = true),
  };
}

export function undo({ desk }: Sitting): void {
  if (desk.undoable) void desk.undo();
}

export function redo({ desk, redoable }: Sitting): void {
  if (redoable) void desk.redo();
}

/** The tools of the bar above the map. */
export function toolsOf(sitting: Sitting, frame: Frame): Tool[] {
  const { past } = sitting;
  const tools: (Tool | false)[] = [
    sitting.mayHint && { icon: "bulb", label: t("table-hint"), key: "I", pressed: sitting.hinting.isOpen, act: () => sitting.askHint() },
    sitting.secrecy !== "hidden" && { icon: "clock", label: t("table-time-machine"), key: "H", pressed: past !== null, disabled: !sitting.mayLookBack, act: () => frame.showTime(!past) },
    sitting.calls.length > 0 && { icon: "hourglass", label: t("table-calls"), act: () => (frame.isCalling = true) },
    { icon: "chart", label: t("table-calculator"), key: "O", act: () => frame.calculate() },
    { icon: "die", label: t("table-dice"), disabled: sitting.isHeld, act: () => (frame.page = "dice") },
    { icon: "help", label: t("table-help"), key: "?", act: () => (frame.isHelping = true) },
  ];
  return tools.filter((tool) => tool !== false);
}

/** On a phone one menu has it all: the tools of the bar, what else it has no room for, and the menu of the table. */
export function menuOf(tools: readonly Tool[], sitting: Sitting, frame: Frame): MenuItem[] {
  const [first, ...rest] = tableMenu(sitting, frame);
  return [
    ...tools.filter(({ icon }) => icon !== "die").map((tool) => ({ id: tool.icon, label: tool.label, icon: tool.icon, disabled: tool.disabled, onpick: tool.act })),
    { id: "overview", label: t("table-overview"), icon: "globe", onpick: () => (frame.page = "overview") },
    ...(first ? [{ ...first, ruled: true }] : []),
    ...rest,
  ];
}
