/** How the card of an area opens the calculator: a way to do so, or null where there is none now. */
export const CALCULATE = Symbol("calculate");
export type Calculate = () => (() => void) | null;
