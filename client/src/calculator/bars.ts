/** The bars of a chart of chances: none that rounds to nothing at an end, and no more than there is room for. */

const SMALL = 0.0005;
const MOST = 24;

export interface Bar {
  label: string;
  chance: number;
}

export function bars(chances: readonly number[]): Bar[] {
  const seen = chances.map((chance) => chance >= SMALL);
  const first = seen.indexOf(true);
  const last = seen.lastIndexOf(true);
  if (first < 0) return [];
  const step = Math.ceil((last - first + 1) / MOST);
  const found: Bar[] = [];
  for (let at = first; at <= last; at += step) {
    const until = Math.min(at + step, last + 1);
    const chance = chances.slice(at, until).reduce((sum, one) => sum + one, 0);
    found.push({ label: until - at > 1 ? `${at}–${until - 1}` : String(at), chance });
  }
  return found;
}
