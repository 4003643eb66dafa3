/** Keys of the table screen; letters can be switched off, the others cannot. */

export interface KeyActions {
  next: (step: 1 | -1) => void;
  zoom: (by: number) => void;
  /** True when there is such a preset. */
  preset: (number: number) => boolean;
  digit: (number: number) => boolean;
  all: () => void;
  undo: () => void;
  redo: () => void;
  confirm: () => boolean;
  back: () => boolean;
  step: () => void;
  /** Stops others' moves, or lets them go on. */
  pause: () => void;
  orders: () => void;
  odds: () => void;
  threats: () => void;
  hint: () => void;
  log: () => void;
  time: () => void;
  help: () => void;
}

/** Whether the key belongs to the control that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, [role=slider], [role=tab], [role=switch], dialog") !== null;
}

/** A choice in the middle of the dock: Space makes it, Enter is left for what it leads to. */
function isChoice(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(".dock .middle :is([aria-pressed], [role=radio], [role=switch])") !== null;
}

/** Does what the key stands for; true when it was used. */
export function press(event: KeyboardEvent, keys: KeyActions, letters: boolean): boolean {
  if (isTyping(event.target)) return false;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    (event.shiftKey ? keys.redo : keys.undo)();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return !event.repeat && keys.back();
  if (event.key === "Enter" && (!isControl(event.target) || isChoice(event.target))) return keys.confirm();
  if (event.key === " " && !isControl(event.target)) {
    keys.step();
    return true;
  }
  return letters && letter(event, keys);
}

function letter(event: KeyboardEvent, keys: KeyActions): boolean {
  if (/^[0-9]$/.test(event.key)) return digit(Number(event.key), keys);
  const act = {
    n: () => keys.next(event.shiftKey ? -1 : 1),
    "+": () => keys.zoom(1),
    "-": () => keys.zoom(-1),
    a: keys.all,
    z: event.shiftKey ? keys.redo : keys.undo,
    y: keys.redo,
    p: keys.pause,
    b: keys.orders,
    o: keys.odds,
    t: keys.threats,
    i: keys.hint,
    l: keys.log,
    h: keys.time,
    "?": keys.help,
  }[event.key.toLowerCase()];
  act?.();
  return act !== undefined;
}

function digit(number: number, keys: KeyActions): boolean {
  return keys.digit(number) || keys.preset(number);
}
