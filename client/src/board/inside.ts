/** Keeps a line of words inside the part of the map that shows. */

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AIR = 8; // pixels from the edges

/** How far words have to move to lie inside a frame. Where there is no room above their place they go below it, `drop` pixels down. */
export function moveInside(words: Edges, frame: Edges, drop: number): { x: number; y: number } {
  const low = frame.left + AIR - words.left;
  const high = frame.right - AIR - words.right;
  const up = frame.bottom - AIR - words.bottom;
  const y = words.top < frame.top + AIR ? Math.max(frame.top + AIR - words.top, Math.min(drop, up)) : Math.min(0, up);
  return { x: low > 0 ? low : Math.min(0, high), y };
}

/** Moves words into the element that `frame` finds around them; of the same words on several turns of the world the nearest. */
export function keptInside(frame: string, drop: number) {
  return (words: HTMLElement): void => {
    words.style.translate = "";
    words.dataset["kept"] = "";
    const board = words.closest(frame);
    const edges = board?.getBoundingClientRect();
    if (!board || !edges) return;
    const away = (one: Element): number => {
      const { left, right } = one.getBoundingClientRect();
      return Math.abs(left + right - edges.left - edges.right);
    };
    if ([...board.querySelectorAll("[data-kept]")].some((one) => away(one) < away(words))) return;
    const box = words.getBoundingClientRect();
    const { x, y } = moveInside(box, edges, drop + box.height);
    words.style.translate = `${x}px ${y}px`;
  };
}
