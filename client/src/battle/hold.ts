/** A key held down does more than a key pressed: `tap` on release, `hold` after a while. */
export function holdable(node: HTMLElement, handlers: { tap: () => void; hold: (() => void) | null; after?: number }) {
  let now = handlers;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let down = false;

  const stop = () => {
    clearTimeout(timer);
    down = false;
    node.classList.remove("holding");
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.target !== node) return;
    event.preventDefault();
    if (event.repeat || down) return;
    down = true;
    if (!now.hold) return;
    node.classList.add("holding");
    timer = setTimeout(() => {
      stop();
      now.hold?.();
    }, now.after ?? 700);
  };
  const released = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !down) return;
    stop();
    now.tap();
  };
  node.addEventListener("keydown", pressed);
  node.addEventListener("keyup", released);
  node.addEventListener("blur", stop);
  return {
    update: (next: typeof handlers) => (now = next),
    destroy: () => {
      stop();
      node.removeEventListener("keydown", pressed);
      node.removeEventListener("keyup", released);
      node.removeEventListener("blur", stop);
    },
  };
}
