/** The steps of a battle as a person counts them, and where it stands. */
import type { Volley } from "./volley";

export type StepName = "aa_fire" | "bombardment" | "torpedoes" | "dice" | "casualties" | "submarines" | "retreat" | "decks" | "bombing" | "result";
export interface Step {
  name: StepName;
  state: "done" | "now" | "open";
}

/** Where the play stands: at the dice of a volley, at a decision, or at the end. */
export type Stand = { at: "dice"; step: string } | { at: "decision"; what: string; step: string } | { at: "over" };

export interface Shape {
  kind: string;
  volleys: readonly Volley[]; // of the round shown
  submarines: boolean;
}

const RAID: StepName[] = ["aa_fire", "bombing", "result"];

export function stepsOf(shape: Shape, stand: Stand): Step[] {
  const names = shape.kind === "raid" ? RAID : roundSteps(shape, stand);
  const now = names.indexOf(current(stand));
  return names.map((name, i) => ({ name, state: i < now ? "done" : i === now ? "now" : "open" }));
}

function roundSteps(shape: Shape, stand: Stand): StepName[] {
  const step = stand.at === "over" ? "" : stand.step;
  const fired = (name: string) => step.startsWith(name) || shape.volleys.some((one) => one.step === name);
  const names: StepName[] = [];
  if (fired("aa_fire") || step === "aa_losses" || step === "flak") names.push("aa_fire");
  if (step === "flak") return [...names, "casualties"];
  if (fired("bombardment")) names.push("bombardment");
  if (fired("torpedoes") || step === "torpedo_losses") names.push("torpedoes");
  names.push("dice", "casualties");
  if (stand.at === "over") return [...names, "result"];
  if (step === "deck_losses") return [...names, "decks"];
  if (shape.submarines) names.push("submarines");
  return [...names, "retreat"];
}

const EARLY: Record<string, StepName> = {
  aa_fire: "aa_fire", aa_losses: "aa_fire", flak: "aa_fire",
  bombardment: "bombardment", bombardment_losses: "bombardment",
  torpedoes: "torpedoes", torpedo_losses: "torpedoes", bombing: "bombing",
};
const LATE: Record<string, StepName> = { deck_losses: "decks" };

function current(stand: Stand): StepName {
  if (stand.at === "over") return "result";
  if (stand.at === "decision") {
    if (stand.what === "casualties" && stand.step !== "flak") return EARLY[stand.step] ?? LATE[stand.step] ?? "casualties";
    if (stand.what === "submarines" || stand.what === "retreat" || stand.what === "casualties") return stand.what;
  }
  return EARLY[stand.step] ?? "dice";
}
