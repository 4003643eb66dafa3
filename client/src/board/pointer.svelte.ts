/** Mouse, pen and fingers over a board: picks, hovering, dragged counters, cards. */
import type { BoardCamera } from "./camera.svelte";
import type { Layout } from "./layout";
import type { BoardMap } from "./mapfile";
import type { BoardEvents, Stack } from "./model";
import { pointedAt, type Pointed } from "./pointing";

export interface Drag {
  stack: Stack;
  /** Where the pointer is, in the page. */
  x: number;
  y: number;
  /** It has gone far enough to be no click. */
  isMoving: boolean;
}

/** What a pointer works on, asked anew each time. */
export interface Table {
  host: HTMLElement;
  map: BoardMap;
  layout: Layout;
  events: BoardEvents;
}

const LONG_PRESS = 500; // ms
const SHAKY = 5; // pixels that still make a click

export class Pointer {
  drag: Drag | null = $state.raw(null);
  hovered: string | null = $state(null);

  private press = 0;
  private isSpent = false; // the next click has already been answered
  private isTouch = false;
  /** How often the camera had set out by itself when the last click came. */
  private seen = 0;
  private next: PointerEvent | null = null;

  constructor(
    private readonly eye: BoardCamera,
    private readonly table: () => Table,
  ) {}

  /** What lies under an event. */
  at(event: MouseEvent, isTouch = this.isTouch): Pointed {
    const { host, map, layout } = this.table();
    const { left, top } = host.getBoundingClientRect();
    if (this.eye.isBeside(event.clientX - left)) return { area: null, stack: null };
    const [x, y] = this.eye.toMap(event.clientX - left, event.clientY - top);
    return pointedAt(map, layout, { x, y, zoom: this.eye.stand.k, isTouch });
  }

  /** Whether a mouse button here takes hold of a counter and not of the map. */
  takesCounter(event: Event): boolean {
    return event instanceof MouseEvent && Boolean(this.table().events.ondrop) && this.at(event, false).stack !== null;
  }

  down = (event: PointerEvent): void => {
    // What was aimed at has moved away under the pointer.
    this.isSpent = this.eye.isAstir;
    clearTimeout(this.press);
    if (!event.isPrimary) return; // a second finger: they pinch
    this.isTouch = event.pointerType === "touch";
    if (this.isSpent) return;
    if (!this.isTouch) this.eye.point(true);
    const { stack, area } = this.at(event);
    const { events, host } = this.table();
    if (this.isTouch) {
      this.press = window.setTimeout(() => {
        this.isSpent = true;
        events.oncard?.(area);
      }, LONG_PRESS);
    } else if (event.button === 0 && stack && events.ondrop) {
      this.drag = { stack, x: event.clientX, y: event.clientY, isMoving: false };
      host.setPointerCapture(event.pointerId);
    }
  };

  move = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.eye.point(true);
    if (Math.hypot(event.movementX, event.movementY) > 3) clearTimeout(this.press);
    if (this.drag) this.drag = dragged(this.drag, event);
    if (event.pointerType === "touch" || (event.buttons && !this.drag)) return;
    if (!this.next) requestAnimationFrame(() => this.look());
    this.next = event;
  };

  private look(): void {
    if (this.next) this.hover(this.at(this.next, false).area);
    this.next = null;
  }

  private hover(area: string | null): void {
    if (area === this.hovered) return;
    this.hovered = area;
    this.table().events.onhover?.(area);
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.press);
    const { drag } = this;
    this.drag = null;
    if (!drag?.isMoving) return;
    this.isSpent = true;
    const { area } = this.at(event);
    if (area && area !== drag.stack.area) this.table().events.ondrop?.(drag.stack, area);
  };

  cancel = (): void => {
    clearTimeout(this.press);
    this.next = null;
    this.drag = null;
  };

  leave = (): void => {
    this.rest();
    this.next = null;
    clearTimeout(this.press);
    this.hover(null);
  };

  /** The pointer is no longer at work: the map may move under it. */
  rest(): void {
    this.eye.point(false);
  }

  /** The area and counter of a click that still means something; the second of two hit what the first has moved there. */
  clicked(event: MouseEvent): Pointed | null {
    const isSpent = this.isSpent || (event.detail > 1 && this.seen !== this.eye.ownMoves);
    this.seen = this.eye.ownMoves;
    this.isSpent = false;
    return isSpent ? null : this.at(event);
  }

  card = (event: MouseEvent): void => {
    event.preventDefault();
    if (!this.isSpent) this.table().events.oncard?.(this.at(event).area);
  };
}

function dragged(drag: Drag, { clientX: x, clientY: y }: PointerEvent): Drag {
  const isMoving = drag.isMoving || Math.hypot(x - drag.x, y - drag.y) > SHAKY;
  return isMoving ? { ...drag, isMoving, x, y } : drag;
}
