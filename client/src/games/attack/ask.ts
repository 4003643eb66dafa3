/** Questions to the advisor of Attack!, each with the answer that belongs to it. */
import type { LiveTable } from "../../net/table.svelte";
import type { AttackAnswers, AttackQuestion } from "./wire.gen";

export const ask = <Q extends AttackQuestion>(table: LiveTable, seat: string, question: Q): Promise<AttackAnswers[Q["what"]] | null> => table.ask(seat, question);
