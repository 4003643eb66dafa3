/** Where something that opens beside a control stands: below it, above when there is no room, never off the window. */
export interface Wish {
  side?: "below" | "above";
  align?: "start" | "center" | "end";
  gap?: number;
}
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const EDGE = 8;

export function placeBeside(anchor: Box, size: Size, room: Size, { side = "below", align = "center", gap = 6 }: Wish = {}): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - size.height;
  const fitsBelow = below + size.height <= room.height - EDGE;
  const goesAbove = side === "above" ? above >= EDGE || !fitsBelow : !fitsBelow && above >= EDGE;
  const slack = anchor.width - size.width;
  const left = anchor.left + (align === "start" ? 0 : align === "end" ? slack : slack / 2);
  return {
    left: Math.max(EDGE, Math.min(left, room.width - size.width - EDGE)),
    top: Math.max(EDGE, Math.min(goesAbove ? above : below, room.height - size.height - EDGE)),
  };
}

/** Moves an open popover beside its anchor. */
export function moveBeside(popover: HTMLElement, anchor: Element, wish?: Wish): void {
  const room = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), popover.getBoundingClientRect(), room, wish);
  const zoom = popover.currentCSSZoom ?? 1; // of what it stands in, on a very large window
  popover.style.left = `${left / zoom}px`;
  popover.style.top = `${top / zoom}px`;
}
