/** Questions to the advisor of Classic, each with the answer that belongs to it. */
import type { LiveTable } from "../../net/table.svelte";
import type { ClassicAnswers, ClassicQuestion } from "../../games/classic/wire.gen";

export const ask = <Q extends ClassicQuestion>(table: LiveTable, seat: string, question: Q): Promise<ClassicAnswers[Q["what"]] | null> => table.ask(seat, question);
