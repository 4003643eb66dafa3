/** Cards that say what a thing is: while a mouse rests on it, while it has the keyboard's focus, after a long press of a finger. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** What a card says. */
export interface About {
  title: string;
  lines: readonly string[];
  /** How the lines are to be read, in small. */
  note?: string;
}

interface Shown {
  by: Element;
  words: () => About | null;
}

const PATIENCE = 350; // ms that a mouse rests before the card opens
const PRESS = 450; // ms that a finger stays; browsers open their own menus after 500
const SLIP = 10; // px that it may move meanwhile

let shown: Shown | null = $state.raw(null);
/** The element whose card lies open; also known while elements go away, when state still reads as it was before. */
let owner: Element | null = null;

/** The card that lies open; null for none. */
export const shownCard = (): Shown | null => shown;

export function closeCard(by?: Element): void {
  if (by && owner !== by) return;
  owner = null;
  shown = null;
}

function openCard(by: Element, words: () => About | null): void {
  owner = by;
  shown = { by, words };
}

/** The card as one text, for those who hear it. */
export const spoken = ({ lines }: About): string => lines.join(" ");

/** Gives an element its card. With `press` a click or a tap opens it too. */
export function about(words: () => About | null, press = false): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let start: { x: number; y: number } | null = null;
    /** The mouse has moved here: a thing that came under a resting one stays quiet. */
    let moved = false;
    /** The finger that opened the card is not to click as well. */
    let swallow = false;

    const open = () => {
      if (node.isConnected && words()) openCard(node, words);
    };
    const close = () => {
      clearTimeout(timer);
      closeCard(node);
    };
    const lift = () => {
      clearTimeout(timer);
      start = null;
    };
    const heard: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerleave: ({ pointerType }) => {
        moved = false;
        if (pointerType === "mouse") close();
        else lift();
      },
      pointerdown: ({ pointerType, clientX, clientY }) => {
        swallow = false;
        close();
        if (pointerType === "mouse") return;
        start = { x: clientX, y: clientY };
        timer = window.setTimeout(() => {
          swallow = words() !== null;
          open();
        }, PRESS);
      },
      pointermove: ({ pointerType, clientX, clientY }) => {
        if (pointerType === "mouse" && !moved) {
          moved = true;
          timer = window.setTimeout(open, PATIENCE);
        } else if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLIP) lift();
      },
      pointerup: lift,
      pointercancel: lift,
      contextmenu: (event) => {
        if (start || swallow) event.preventDefault();
      },
      focusin: ({ target }) => {
        if ((target as Element).matches(":focus-visible")) open();
      },
      focusout: close,
      keydown: ({ key }) => {
        if (key === "Escape") close();
      },
    };
    const clicked = (event: MouseEvent) => {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (press) open();
    };
    // Not addEventListener: the focus also leaves in the middle of an update, with an element that goes away.
    const offs = Object.entries(heard).map(([name, listener]) => on(node, name, listener as EventListener));
    offs.push(on(node, "click", clicked, { capture: true }));
    $effect(() => {
      const said = node.tabIndex >= 0 || node.hasAttribute("role") ? words() : null; // of a plain box nobody hears a description
      if (said) node.setAttribute("aria-description", spoken(said));
      else node.removeAttribute("aria-description");
    });
    return () => {
      close();
      for (const off of offs) off();
    };
  };
}
