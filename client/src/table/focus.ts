/** Keeps the keyboard where it is of use: when the control that had the focus goes away, the board gets it. */
import type { Attachment } from "svelte/attachments";

/** The board of a screen: one stop for the keyboard. */
export const boardIn = (screen: Element): HTMLElement | null => screen.querySelector<HTMLElement>(".board");

/** For the screen around the board. Who clicks beside everything, or tabs out of it, is not called back. */
export const keepFocus: Attachment<HTMLElement> = (screen) => {
  let last: HTMLElement | null = null;
  const note = (event: FocusEvent): void => void (last = event.target as HTMLElement);
  const forget = (event: Event): void => {
    if (event.type === "pointerdown" || (event as KeyboardEvent).key === "Tab") last = null;
  };
  const mend = (): void => {
    if (!last || screen.inert || document.activeElement !== document.body) return;
    if (screen.querySelector("[aria-modal=true]")) return; // a battle looks after its own
    if (last.isConnected && last.matches(":disabled")) return; // its wish is on the way
    (last.isConnected ? last : boardIn(screen))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(mend);
  observer.observe(screen, { childList: true, subtree: true });
  screen.addEventListener("focusin", note);
  screen.addEventListener("pointerdown", forget);
  screen.addEventListener("keydown", forget, { capture: true });
  return () => {
    observer.disconnect();
    screen.removeEventListener("focusin", note);
    screen.removeEventListener("pointerdown", forget);
    screen.removeEventListener("keydown", forget, { capture: true });
  };
};
