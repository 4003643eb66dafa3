/** What was told of a battle, sorted into rounds: who fired with which dice, what fell, how it ended. */
import type { Fact, GameEvent, Told } from "../../../net/types";
import { readUnits } from "../units";
import { added, same, type Counts } from "./units";

export type FireStep = "aa_fire" | "flak" | "bombardment" | "torpedoes" | "attack" | "defense" | "bombing";
export type SideName = "attacker" | "defender";

export interface Throw {
  value: number;
  /** Hits at or under this; 0 where dice are damage. */
  hitsOn: number;
  hit: boolean;
}

export interface Volley {
  /** The entry it came with. */
  n: number;
  step: FireStep;
  side: SideName;
  /** "" where several nations fire together. */
  by: string;
  round: number;
  dice: Throw[];
  /** What this volley brought down, once it is known. */
  lost: Counts;
}

export interface Proposal {
  by: string;
  units: Counts;
}

/** Defenders named different losses in a round, so the attacker chose them. */
export interface Dispute {
  round: number;
  nations: string[];
}

export interface BattleStory {
  /** The entry the battle began with; names the battle. */
  n: number;
  space: string;
  kind: string;
  by: string;
  /** Troops came ashore for it this turn. */
  landed: boolean;
  volleys: Volley[];
  /** Open proposals of defenders who must agree. */
  proposals: Proposal[];
  disputes: Dispute[];
  /** Submarines that left, by nation. */
  left: Counts;
  retreat: { to: string } | null;
  /** How it ended, and the entry it ended with. */
  over: { won: boolean; n: number } | null;
  /** What followed the battle: conquest, damage, plunder. */
  after: GameEvent[];
}

const DEFENDERS: readonly string[] = ["aa_fire", "flak", "defense"];
/** The order of fire inside a round; a step that does not come later than the last begins a new round. */
const ORDER: readonly string[] = ["aa_fire", "bombardment", "torpedoes", "attack", "defense", "bombing"];

/** Every battle that was told, oldest first. */
export function battleStories(told: readonly Told[]): BattleStory[] {
  const stories: BattleStory[] = [];
  const coasts = new Set<unknown>();
  for (const entry of told) {
    for (const event of entry.events ?? []) {
      if (event.what === "turn_over") coasts.clear();
      if (event.what === "landed") coasts.add(event.facts?.["space"]);
      if (event.what === "battle") stories.push(begun(entry.n, event, coasts.has(event.facts?.["space"])));
      const story = stories.at(-1);
      if (story) follow(story, entry.n, event);
    }
  }
  return stories;
}

/** The last battle that was told, or null. */
export function lastStory(told: readonly Told[]): BattleStory | null {
  const has = (what: string) => (entry: Told) => entry.events?.some((event) => event.what === what) ?? false;
  const battle = told.findLastIndex(has("battle"));
  const turn = told.slice(0, battle).findLastIndex(has("turn_over"));
  return battle < 0 ? null : (battleStories(told.slice(turn + 1)).at(-1) ?? null);
}

function begun(n: number, event: GameEvent, landed: boolean): BattleStory {
  const { space = "", kind = "", by = "" } = event.facts ?? {};
  return {
    n, space: String(space), kind: String(kind), by: String(by), landed: landed && kind === "land",
    volleys: [], proposals: [], disputes: [], left: {}, retreat: null, over: null, after: [],
  };
}

function follow(story: BattleStory, n: number, event: GameEvent): void {
  const facts = event.facts ?? {};
  if (story.over) {
    if (AFTERMATH.includes(event.what)) story.after.push(event);
    return;
  }
  if (facts["space"] !== undefined && facts["space"] !== story.space) return;
  FOLLOWED[event.what]?.(story, facts, n, event);
}

const AFTERMATH = ["conquered", "liberated", "returned", "capital_taken", "neutral_violated", "stranded", "landed"];

type Follow = (story: BattleStory, facts: Record<string, Fact>, n: number, event: GameEvent) => void;
const FOLLOWED: Record<string, Follow> = {
  fired: (story, facts, n) => void story.volleys.push(volley(facts, n, story.volleys.at(-1))),
  lost: (story, facts) => {
    const last = story.volleys.at(-1);
    if (last) last.lost = added(last.lost, readUnits(many(facts["units"])));
    if (isDisputed(story.proposals)) story.disputes.push({ round: last?.round ?? 1, nations: story.proposals.map((one) => one.by).sort() });
    story.proposals = [];
  },
  proposed: (story, facts) => void story.proposals.push({ by: String(facts["by"]), units: readUnits(many(facts["units"])) }),
  withdrew: (story, facts) => left(story, facts),
  submerged: (story, facts) => left(story, facts),
  retreated: (story, facts) => void (story.retreat = { to: String(facts["to"] ?? "") }),
  bombed: (story, _facts, _n, event) => void story.after.push(event),
  battle_over: (story, facts, n) => void (story.over = { won: facts["won"] === true, n }),
};

/** Whether defenders have named different losses. */
export const isDisputed = (proposals: readonly Proposal[]): boolean => proposals.some((one) => !same(one.units, proposals[0]?.units ?? {}));

const many = (fact: Fact | undefined): (string | number)[] => (Array.isArray(fact) ? fact : []);

function left(story: BattleStory, facts: Record<string, Fact>): void {
  story.left = added(story.left, { [String(facts["by"])]: Number(facts["count"] ?? 0) });
}

function volley(facts: Record<string, Fact>, n: number, last: Volley | undefined): Volley {
  const step = String(facts["step"]) as FireStep;
  return {
    n, step, side: DEFENDERS.includes(step) ? "defender" : "attacker", by: String(facts["by"] ?? ""),
    round: last ? last.round + (ORDER.indexOf(step) <= ORDER.indexOf(last.step) ? 1 : 0) : 1,
    dice: throwsOf(many(facts["dice"]), many(facts["hits_on"])),
    lost: {},
  };
}

function throwsOf(dice: (string | number)[], hitsOn: (string | number)[]): Throw[] {
  return dice.map((die, i) => {
    const needed = Number(hitsOn[i] ?? 0);
    return { value: Number(die), hitsOn: needed, hit: Number(die) <= needed };
  });
}

/** Guns that fired at planes on their way, when the combat move was closed. */
export function flakOver(told: readonly Told[], gun: string): Volley | null {
  const found = told.flatMap((entry) =>
    (entry.events ?? [])
      .filter((event) => event.what === "fired" && event.facts?.["step"] === "flak" && event.facts["space"] === gun)
      .map((event) => volley(event.facts ?? {}, entry.n, undefined)),
  );
  return found.at(-1) ?? null;
}

export const hits = (volleys: readonly Volley[]): number =>
  volleys.reduce((sum, one) => sum + one.dice.filter((die) => die.hit).length, 0);

export const ofRound = (story: BattleStory, round: number): Volley[] => story.volleys.filter((one) => one.round === round);

export const lostIn = (volleys: readonly Volley[]): Counts => volleys.reduce<Counts>((sum, one) => added(sum, one.lost), {});

/** Dice by the column they were thrown in. */
export function byColumn(dice: readonly Throw[]): Map<number, Throw[]> {
  const columns = new Map<number, Throw[]>();
  for (const die of dice) columns.set(die.hitsOn, [...(columns.get(die.hitsOn) ?? []), die]);
  return columns;
}
