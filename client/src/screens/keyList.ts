/** The keys of the table, as the help lists them. Words for a key's effect are `shell-key-<id>`; caps beginning with `shell-` are words too. */
export interface KeyGroup {
  id: string;
  keys: readonly { id: string; caps: readonly string[] }[];
}

/** The groups without some of their keys, and without those that have none left; the keys of the map's parts are as many as it has. */
export function keyGroups(without: readonly string[], parts: number): KeyGroup[] {
  const caps = Array.from({ length: parts }, (_, place) => String(place + 1));
  return KEY_GROUPS.map(({ id, keys }) => ({
    id,
    keys: keys.filter((key) => !without.includes(key.id)).map((key) => (key.id === "presets" && parts ? { ...key, caps } : key)),
  })).filter(({ keys }) => keys.length);
}

const ARROWS = "shell-cap-arrows";

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    id: "map",
    keys: [
      { id: "walk", caps: [ARROWS] },
      { id: "pan", caps: ["shell-cap-shift-arrows"] },
      { id: "zoom", caps: ["+", "−"] },
      { id: "presets", caps: ["1", "2", "3"] },
    ],
  },
  {
    id: "orders",
    keys: [
      { id: "next-stack", caps: ["N"] },
      { id: "last-stack", caps: ["shell-cap-shift-n"] },
      { id: "counts", caps: ["0–9"] },
      { id: "all", caps: ["A"] },
      { id: "collect", caps: ["shell-cap-shift-click"] },
      { id: "confirm", caps: ["shell-cap-enter"] },
      { id: "quickly", caps: ["shell-cap-hold-enter"] },
      { id: "back", caps: ["Esc"] },
      { id: "undo", caps: ["Z", "shell-cap-ctrl-z"] },
      { id: "redo", caps: ["Y", "shell-cap-shift-z", "shell-cap-ctrl-shift-z"] },
    ],
  },
  {
    id: "turn",
    keys: [
      { id: "step", caps: ["shell-cap-space"] },
      { id: "pause", caps: ["P"] },
    ],
  },
  {
    id: "look",
    keys: [
      { id: "orders", caps: ["B"] },
      { id: "odds", caps: ["O"] },
      { id: "threats", caps: ["T"] },
      { id: "hint", caps: ["I"] },
      { id: "log", caps: ["L"] },
      { id: "time", caps: ["H"] },
      { id: "help", caps: ["?"] },
    ],
  },
];
