/** What matters on the map to those who sit here: where a small window begins. */
import type { Weights } from "../board/busiest";
import type { BoardModel, Stack } from "../board/model";
import type { Desk } from "../games/game";

const pieces = ({ units }: Stack): number => units.reduce((sum, { count }) => sum + count, 0);

/** The pieces of a seat, while it moves only those that still can; and the fights that are on. Nobody's seat has none. */
export function outlook({ stacks }: BoardModel, seat: string, { movable, marks }: Pick<Desk, "movable" | "marks">): Weights {
  if (!seat) return {};
  const fights = new Set([...marks.lit, ...marks.battles]);
  const matters = ({ nation, area }: Stack): boolean => fights.has(area) || (nation === seat && (!movable?.size || movable.has(area)));
  const weights: Record<string, number> = {};
  for (const stack of stacks.filter(matters)) weights[stack.area] = (weights[stack.area] ?? 0) + pieces(stack);
  return weights;
}
