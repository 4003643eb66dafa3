/** What a board is told to draw. The board knows no rules: who may go where comes from outside. */

export interface StackUnit {
  kind: string;
  count: number;
  /** Kinds aboard, one per carried unit (transports). */
  cargo?: string[];
  /** Stands on the deck of another unit in the same counter. */
  aboard?: boolean;
  /** Others stand on its deck. */
  deck?: boolean;
  /** So many of them are damaged. */
  damaged?: number;
}

/** One counter: the pieces of one nation in one area. */
export interface Stack {
  id: string;
  area: string;
  nation: string;
  units: StackUnit[];
  /** moved: nothing in it can move any more; new: bought, not yet placed. */
  look?: "moved" | "new";
  /** An attacker at the border of its target. */
  attacker?: boolean;
  /** The areas of a counter that tells what stands in several; else it stands for `area` alone. */
  areas?: string[];
}

export interface AreaState {
  owner: string; // "" neutral; zones are not listed
  /** Which kind of nobody's land it is, where a game has several. */
  stance?: string;
  value: number;
  capital?: boolean;
  /** Installations behind the name, such as industrial_complex and aa_gun. */
  installations: string[];
  /** Those of them that are damaged. */
  damaged?: string[];
}

export interface BoardModel {
  areas: Record<string, AreaState>;
  stacks: Stack[];
}

export interface Target {
  kind: "move" | "attack";
  steps: number;
  /** Only planes get there. */
  air: boolean;
  /** Only with the help of ships, by several orders. */
  ship?: boolean;
  /** Room for so many pieces, instead of a distance (placement). */
  room?: number;
}

export interface Arrow {
  id: string;
  /** From the first through the others to the last area. */
  path: string[];
  count: number;
  kind: "attack" | "move";
  preview: boolean;
}

export interface OddsChip {
  area: string;
  percent: number; // 0 to 100
  text: string; // "81", "> 99"
  preview: boolean;
  stale: boolean;
}

export interface AreaNote {
  area: string;
  text: string;
}

export interface BoardMarks {
  selected: string[];
  targets: Record<string, Target>;
  /** Areas that stay lit: ordered attacks, open battles. */
  lit: string[];
  /** Whether all that is not lit lies under the veil. */
  dim: boolean;
  arrows: Arrow[];
  odds: OddsChip[];
  /** Time machine: dashed outline and a note such as "+2 from U.S.A.". */
  changed: AreaNote[];
  /** Threats switch: chance that the enemy takes the area, in percent. */
  threats: Record<string, number>;
  /** A refused wish: shake the target once and say why beside it. */
  refused: (AreaNote & { key: number }) | null;
  /** Other battles marked on the map. */
  battles: string[];
}

export const NO_MARKS: BoardMarks = {
  selected: [], targets: {}, lit: [], dim: false, arrows: [], odds: [], changed: [], threats: {}, refused: null, battles: [],
};

export interface BoardEvents {
  /** A click, tap, Enter on an area or counter. */
  onpick?: (area: string, stack: Stack | null, how: { shift: boolean; byKey: boolean }) => void;
  onhover?: (area: string | null) => void;
  /** A counter dragged onto an area. */
  ondrop?: (stack: Stack, area: string) => void;
  onarrow?: (id: string) => void;
  /** Right click or long press: the card of an area. */
  oncard?: (area: string | null) => void;
}

/** A part of a board, in map units, and what stands on it. */
export interface BoardPicture {
  board: string;
  part: { x0: number; y0: number; x1: number; y1: number };
  model: BoardModel;
}
