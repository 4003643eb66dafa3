/** What the battle board shows at any moment of a battle. */
import { added, ARMY, entries } from "../pieces";
import type { Army, Battle } from "../types";
import { enemyOf, lostBy, volleysOf, type Counts, type LandStory, type SideName, type Volley } from "./story";

export interface Stand {
  front: Counts;
  reserve: Counts;
}
export type Stands = Record<SideName, Stand>;

/** A die as it lies: the face it shows, and whether a unit in front used it for a hit. */
export interface FaceThrow {
  value: number;
  face: string;
  hit: boolean;
}

/** Pieces of one kind: those that stand, those that fell in the last roll, those chosen to come. */
export interface Row {
  kind: string;
  whole: number;
  lost: number;
  fresh: number;
}

/** How both sides stand now, in a battle that goes on. */
export function standsOf({ attack, defense }: Battle): Stands {
  const of = (force: { front?: Army; reserve?: Army } | undefined): Stand => ({ front: { ...force?.front }, reserve: { ...force?.reserve } });
  return { attacker: of(attack), defender: of(defense) };
}

/** How both sides stood when a battle was over. */
export function endOf(story: LandStory): Stands {
  const left = { attacker: story.over?.won ? minus(story.units, lostBy(story, "attacker")) : {}, defender: story.over?.left ?? {} };
  const stand = (side: SideName): Stand => {
    const front = common(minus(sentBy(story, side), lostBy(story, side)), left[side]);
    return { front, reserve: minus(left[side], front) };
  };
  return { attacker: stand("attacker"), defender: stand("defender") };
}

/** How both sides stood after so many beats, told backwards from how they stand after all of them. */
export function standsAt({ beats }: LandStory, end: Stands, count: number): Stands {
  const stands: Stands = { attacker: { ...end.attacker }, defender: { ...end.defender } };
  for (const beat of beats.slice(count).reverse()) {
    if (beat.what === "volley") {
      const hurt = stands[enemyOf(beat.side)];
      hurt.front = added(hurt.front, beat.lost);
    } else {
      const own = stands[beat.side];
      own.front = minus(own.front, beat.units);
      own.reserve = added(own.reserve, beat.units);
    }
  }
  return stands;
}

export interface Scene {
  stands: Stands;
  /** The roll of each side that lies on the board or is being thrown. */
  dice: Record<SideName, FaceThrow[]>;
  hits: Record<SideName, number | null>;
  /** What each side lost by the last roll of the other. */
  lost: Record<SideName, Counts>;
  /** Whose dice are tumbling. */
  rolling: SideName | null;
}

/** The board after `shown` rolls; the next one tumbles where there is one. */
export function sceneOf(story: LandStory | null, end: Stands, shown: number, faces: readonly string[]): Scene {
  const scene: Scene = { stands: end, dice: { attacker: [], defender: [] }, hits: { attacker: null, defender: null }, lost: { attacker: {}, defender: {} }, rolling: null };
  if (!story) return scene;
  const volleys = volleysOf(story);
  const rolling = volleys[shown];
  const at = rolling ? story.beats.indexOf(rolling) : story.beats.length;
  scene.stands = standsAt(story, end, at);
  scene.rolling = rolling?.side ?? null;
  for (const side of ["attacker", "defender"] as const) {
    const last = rolling?.side === side ? rolling : volleys.slice(0, shown).findLast((one) => one.side === side);
    if (!last) continue;
    scene.dice[side] = throwsOf(last, standsAt(story, end, story.beats.indexOf(last))[side].front, faces);
    if (last === rolling) continue;
    scene.hits[side] = last.hits;
    scene.lost[enemyOf(side)] = last.lost;
  }
  return scene;
}

/** The round of the roll that tumbles, or lies there once all are seen; `now` is the round of a battle that goes on. */
export function roundAt(story: LandStory | null, shown: number, now: number | null): number {
  const volleys = story ? volleysOf(story) : [];
  const rounds = (some: readonly Volley[]): number => some.filter((one) => one.side === "attacker").length;
  return now === null ? 1 + rounds(volleys.slice(0, Math.min(shown, volleys.length - 1))) : now - rounds(volleys.slice(shown));
}

/** The dice of a roll with their faces. Each unit in front uses one die that shows it; never more than the hits told. */
export function throwsOf({ dice, hits }: Volley, front: Readonly<Counts>, faces: readonly string[]): FaceThrow[] {
  const free = { ...front };
  let left = hits;
  return dice.map((value) => {
    const face = faces[value - 1] ?? "";
    const hit = left > 0 && (free[face] ?? 0) > 0;
    if (hit) {
      free[face] = (free[face] ?? 0) - 1;
      left -= 1;
    }
    return { value, face, hit };
  });
}

/** The pieces in front: whole ones, hatched ones, and those chosen to come forward. */
export function frontRows(front: Readonly<Counts>, lost: Readonly<Counts>, fresh: Readonly<Counts>): Row[] {
  return ARMY.map((kind) => ({ kind, whole: front[kind] ?? 0, lost: lost[kind] ?? 0, fresh: fresh[kind] ?? 0 })).filter((row) => row.whole + row.lost + row.fresh > 0);
}

/** The pieces in reserve without those chosen. */
export const reserveRows = (reserve: Readonly<Counts>, chosen: Readonly<Counts>): Row[] =>
  entries(minus(reserve, chosen)).map(([kind, whole]) => ({ kind, whole, lost: 0, fresh: 0 }));

/** Everything a side sent forward in the battle. */
function sentBy({ beats }: LandStory, side: SideName): Counts {
  return beats.reduce<Counts>((sum, beat) => (beat.what === "forward" && beat.side === side ? added(sum, beat.units) : sum), {});
}

/** The first without the second; never less than nothing. */
export const minus = (one: Readonly<Partial<Counts>>, other: Readonly<Partial<Counts>>): Counts =>
  Object.fromEntries(entries(one).map(([kind, count]) => [kind, count - (other[kind] ?? 0)] as const).filter(([, count]) => count > 0));

const common = (one: Readonly<Counts>, other: Readonly<Counts>): Counts =>
  Object.fromEntries(entries(one).map(([kind, count]) => [kind, Math.min(count, other[kind] ?? 0)] as const).filter(([, count]) => count > 0));
