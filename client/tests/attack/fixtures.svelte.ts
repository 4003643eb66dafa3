/** A recorded game of Attack! and a live moment of another, as the server sent them. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AttackSheet } from "../../src/games/attack/types";
import type { Places } from "../../src/games/game";
import type { LiveTable } from "../../src/net/table.svelte";
import type { Now, Refusal, Story } from "../../src/net/types";

const read = (name: string): unknown => JSON.parse(readFileSync(resolve(__dirname, name), "utf8"));

export const story = read("story.json") as Story;
const moments = read("live.json") as { sheet: AttackSheet; action: Now; move: Now };
/** The seat whose view it is has the device. */
const taken = (now: Now): Now => ({ ...now, eyes: (now.view as { seat: string }).seat });
export const live = { ...moments, action: taken(moments.action), move: taken(moments.move) };
export const places: Places = { name: (area) => area, short: (area) => area };

export interface Asked {
  seat: string;
  action: unknown;
}

/** A table that notes what is wished and answers with `refusal`; the advisor answers by what it is asked. */
export function tableOf(now: Now, refusal: Refusal | null = null, answers: Record<string, unknown> = {}): { table: LiveTable; asked: Asked[]; questions: unknown[] } {
  const asked: Asked[] = [];
  const questions: unknown[] = [];
  const table = $state({
    now, sheet: live.sheet, mine: ["gray", "tan"], busy: false, told: [], seats: {}, v: 7, brief: null, briefed: 7,
    act: (seat: string, action: unknown) => {
      asked.push({ seat, action });
      return Promise.resolve(refusal);
    },
    ask: (seat: string, question: { what: string }) => {
      questions.push({ seat, ...question });
      return Promise.resolve(answers[question.what] ?? null);
    },
  });
  return { table: table as unknown as LiveTable, asked, questions };
}
