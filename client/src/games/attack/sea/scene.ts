/** What the board of a sea battle shows at any moment. */
import type { SeaRound, SeaStory } from "./story";

export interface ShipShown {
  kind: string;
  /** whole; hit: damaged, set aside after the round; lost: sunk. */
  look: "whole" | "hit" | "lost";
}

/** Two places that face each other. */
export interface Duel {
  ours: ShipShown | null;
  theirs: ShipShown | null;
  /** Two dice, what is added to them, and the total of each side; null before they fall. */
  thrown: { ours: Cast; theirs: Cast } | null;
  rolling: boolean;
  winner: "ours" | "theirs" | "none" | null;
}
export interface Cast {
  dice: [number, number];
  bonus: number;
  total: number;
}

export interface SeaScene {
  round: number;
  duels: Duel[];
  rolling: boolean;
}

/** The round on the board after `shown` throws; the next one tumbles where there is one. Null before the first line. */
export function sceneOf(story: SeaStory, shown: number): SeaScene | null {
  let before = 0;
  for (const [at, round] of story.rounds.entries()) {
    const inRound = shown - before;
    if (inRound < round.pairings.length || at === story.rounds.length - 1) return roundScene(story, round, at + 1, inRound);
    before += round.pairings.length;
  }
  return null;
}

function roundScene({ challenger, holder }: SeaStory, round: SeaRound, number: number, shown: number): SeaScene {
  const ours = fate(round, challenger, shown);
  const theirs = fate(round, holder, shown);
  const duels = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, place): Duel => {
    const pairing = round.pairings[place];
    const seen = pairing && place <= shown ? pairing : null;
    const [a = 0, b = 0, c = 0, d = 0] = seen?.dice ?? [];
    const [mine, other] = seen?.totals ?? [0, 0];
    const rolling = place === shown && Boolean(pairing);
    return {
      ours: ours[place] ?? null,
      theirs: theirs[place] ?? null,
      thrown: seen ? { ours: { dice: [a, b], bonus: mine - a - b, total: mine }, theirs: { dice: [c, d], bonus: other - c - d, total: other } } : null,
      rolling,
      winner: !seen || rolling ? null : mine > other ? "ours" : mine < other ? "theirs" : "none",
    };
  });
  return { round: number, duels, rolling: duels.some((duel) => duel.rolling) };
}

/** The ships of a line with the hits of the pairings that were shown. */
function fate({ lines, pairings }: SeaRound, seat: string, shown: number): ShipShown[] {
  const strikes = pairings.slice(0, shown).flatMap(({ strike }) => (strike?.loser === seat ? [strike] : []));
  return (lines[seat] ?? []).map((kind, place) => {
    const own = strikes.filter((strike) => strike.place === place);
    return { kind, look: own.some((strike) => strike.sunk) ? "lost" : own.length ? "hit" : "whole" };
  });
}
