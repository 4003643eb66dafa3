/** Counters that changed their place slide there; arrivals come from where their arrow begins, others fade in. */
import { turnedBy } from "./mapfile";
import type { Layout } from "./layout";
import type { Arrow, Stack } from "./model";
import type { Rect } from "./rects";

const EASE = "cubic-bezier(0.2,0,0,1)";
const SLIDE = 240; // ms; long ways take up to
const LONGEST = 400;
const FADE = 200;

/** Plays what happened between two layouts of the same zoom; `turn` is one turn of the world in pixels. */
export function slide(sheet: Element, old: Layout, now: Layout, arrows: readonly Arrow[], turn: number): void {
  const was = new Map(old.counters.map(({ stack, rect }) => [stack.id, rect]));
  for (const { stack, rect } of now.counters) {
    const from = was.get(stack.id) ?? originOf(stack, old, arrows);
    if (!from) play(sheet, stack.id, [{ opacity: 0 }, { opacity: 1 }], FADE);
    else if (Math.hypot(from.x - rect.x, from.y - rect.y) > 1) {
      const dx = turnedBy(from.x - rect.x, turn);
      const dy = from.y - rect.y;
      const way = [{ transform: `translate(${dx}px,${dy}px)` }, { transform: "translate(0,0)" }];
      play(sheet, stack.id, way, Math.min(LONGEST, SLIDE + Math.hypot(dx, dy) * 0.25));
    }
  }
}

function originOf(stack: Stack, old: Layout, arrows: readonly Arrow[]): Rect | undefined {
  const from = arrows.find((arrow) => arrow.path.at(-1) === stack.area)?.path[0];
  return old.counters.find((counter) => counter.stack.area === from && counter.stack.nation === stack.nation)?.rect;
}

function play(sheet: Element, id: string, frames: Keyframe[], duration: number): void {
  for (const node of sheet.querySelectorAll(`[data-stack="${CSS.escape(id)}"]`)) node.animate(frames, { duration, easing: EASE });
}
