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

/** Moves words over a place that is in sight into the element that `frame` finds around them. */
export function keptInside(frame: string, drop: number) {
  return (words: HTMLElement): void => {
    words.style.translate = "";
    const edges = words.closest(frame)?.getBoundingClientRect();
    const box = words.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    if (!edges || middle < edges.left || middle > edges.right) return; // another turn of the world
    const { x, y } = moveInside(box, edges, drop + box.height);
    words.style.translate = `${x}px ${y}px`;
  };
}
