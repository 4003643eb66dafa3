/** Choosing losses: always exactly as many as are owed, never more of a unit than the menu allows. */
import type { Menu } from "../../../net/types";
import { added, same, total, type Counts } from "./units";
import type { Proposal } from "./volley";

export interface Candidate {
  unit: string;
  kind: string;
  most: number;
  /** What the piece is worth; the cheapest goes first. */
  worth: number;
}

export function candidatesOf(menu: Menu | undefined, worth: (unit: string) => number): Candidate[] {
  return (menu?.offers ?? [])
    .filter((offer) => offer.verb === "lose")
    .map((offer) => ({ unit: offer.unit ?? "", kind: offer.kind ?? "", most: offer.most ?? 0, worth: worth(offer.unit ?? "") }));
}

const cheapest = (candidates: readonly Candidate[]): Candidate[] => [...candidates].sort((a, b) => a.worth - b.worth);

/** A proposal cut to what the menu allows and filled up, cheapest first. */
export function proposed(wish: Counts | null, candidates: readonly Candidate[], owed: number): Counts {
  const chosen: Counts = {};
  let open = owed;
  const take = (one: Candidate, wanted: number): void => {
    const count = Math.min(wanted, one.most - (chosen[one.unit] ?? 0), open);
    if (count > 0) chosen[one.unit] = (chosen[one.unit] ?? 0) + count;
    open -= Math.max(0, count);
  };
  for (const one of candidates) take(one, wish?.[one.unit] ?? 0);
  for (const one of cheapest(candidates)) take(one, open);
  return chosen;
}

/** One more of a unit is lost and the cheapest other one spared; the same choice when that cannot be. */
export function lose(chosen: Counts, unit: string, candidates: readonly Candidate[], owed: number): Counts {
  const wanted = candidates.find((one) => one.unit === unit);
  if (!wanted || (chosen[unit] ?? 0) >= wanted.most) return chosen;
  if (total(chosen) < owed) return moved(chosen, unit, 1);
  const spared = cheapest(candidates).find((one) => one.unit !== unit && (chosen[one.unit] ?? 0) > 0);
  return spared ? moved(moved(chosen, spared.unit, -1), unit, 1) : chosen;
}

/** One of a unit is spared and the cheapest other one lost instead; the same choice when nothing else can take the hit. */
export function spare(chosen: Counts, unit: string, candidates: readonly Candidate[]): Counts {
  if (!chosen[unit]) return chosen;
  const instead = cheapest(candidates).find((one) => one.unit !== unit && (chosen[one.unit] ?? 0) < one.most);
  return instead ? moved(moved(chosen, unit, -1), instead.unit, 1) : chosen;
}

function moved(chosen: Counts, unit: string, by: number): Counts {
  const count = (chosen[unit] ?? 0) + by;
  const { [unit]: _, ...others } = chosen;
  return count > 0 ? { ...others, [unit]: count } : others;
}

/** Whether nothing else could be chosen. */
export function isForced(candidates: readonly Candidate[], owed: number): boolean {
  return candidates.length <= 1 || candidates.reduce((sum, one) => sum + one.most, 0) <= owed;
}

/** How an alternative differs from the proposal: what is kept, and what is lost for it. */
export function difference(proposal: Counts, other: Counts): { kept: Counts; lost: Counts } {
  const kept: Counts = {}, lost: Counts = {};
  for (const unit of new Set([...Object.keys(proposal), ...Object.keys(other)])) {
    const more = (other[unit] ?? 0) - (proposal[unit] ?? 0);
    if (more > 0) lost[unit] = more;
    if (more < 0) kept[unit] = -more;
  }
  return { kept, lost };
}

/** What a choice reads like to a person: the range that planes have left is not told. */
function reading(units: Counts): string {
  const counts = Object.entries(units).reduce<Counts>((sum, [unit, count]) => added(sum, { [unit.replace(/@\d+$/, "")]: count }), {});
  return Object.keys(counts).filter((unit) => counts[unit]).sort().map((unit) => `${unit} ${counts[unit]}`).join();
}

/** Alternatives that read like neither the proposal nor one before them. */
export function unlike<T extends { units: Counts }>(proposal: Counts, alternatives: readonly T[]): T[] {
  const read = [proposal, ...alternatives.map(({ units }) => units)].map(reading);
  return alternatives.filter((_, i) => read.indexOf(read[i + 1]!) === i + 1);
}

/** What a choice of losses comes to: one's own are taken; where several nations defend they are proposed, agreed on or not; the attacker chooses
 * for defenders who did not agree, and the owner of the land for all of them, where the rules say so. */
export type Choosing = "own" | "propose" | "agree" | "disagree" | "theirs" | "owner";

interface Choice {
  seat: string;
  attacker: string;
  /** Who else must still name losses. */
  others: readonly string[];
  proposals: readonly Proposal[];
  /** Whose pieces may be lost. */
  nations: readonly string[];
  chosen: Counts;
}

export function choosing({ seat, attacker, others, proposals, nations, chosen }: Choice): Choosing {
  const isParty = nations.includes(seat) && !proposals.some((one) => one.by === seat);
  if (seat === attacker && proposals.length && !isParty) return "theirs";
  if (others.length) return "propose";
  if (proposals.length) return proposals.every((one) => same(one.units, chosen)) ? "agree" : "disagree";
  return nations.some((nation) => nation !== seat) ? "owner" : "own";
}
