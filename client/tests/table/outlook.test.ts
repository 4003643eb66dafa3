import { expect, test } from "vitest";
import { NO_MARKS, type BoardMarks, type Stack } from "../../src/board/model";
import { outlook } from "../../src/table/outlook";

const stack = (area: string, nation: string, count: number, more: Partial<Stack> = {}): Stack => ({ id: `${area}:${nation}`, area, nation, units: [{ kind: "infantry", count }, { kind: "armor", count: 1 }], ...more });
const model = { areas: {}, stacks: [stack("germany", "germany", 3), stack("ukraine_ssr", "germany", 2), stack("karelia_ssr", "ussr", 4), stack("karelia_ssr", "germany", 1, { attacker: true })] };
const desk = (movable: string[] | null, marks: Partial<BoardMarks> = {}) => ({ movable: movable && new Set(movable), marks: { ...NO_MARKS, ...marks } });

test("the pieces of a seat matter, and nobody's do to a spectator", () => {
  expect(outlook(model, "germany", desk(null))).toEqual({ germany: 4, ukraine_ssr: 3, karelia_ssr: 2 });
  expect(outlook(model, "", desk(null, { lit: ["karelia_ssr"] }))).toEqual({});
});

test("while a seat moves, what can still move matters, and fights with all who are in them", () => {
  expect(outlook(model, "germany", desk(["germany"]))).toEqual({ germany: 4 });
  expect(outlook(model, "germany", desk([]))).toEqual({ germany: 4, ukraine_ssr: 3, karelia_ssr: 2 });
  expect(outlook(model, "germany", desk(["germany"], { battles: ["karelia_ssr"] }))).toEqual({ germany: 4, karelia_ssr: 7 });
});
