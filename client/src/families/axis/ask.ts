/** Questions to the advisor of an edition, each with the answer that belongs to it. */
import type { LiveTable } from "../../net/table.svelte";
import type { AxisAnswers, AxisQuestion } from "./types";

export const ask = <Q extends AxisQuestion>(table: LiveTable, seat: string, question: Q): Promise<AxisAnswers[Q["what"]] | null> => table.ask(seat, question);
