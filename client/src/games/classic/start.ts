/** The opening of 1942 around Europe, as the start screen shows it: a picture, not a source of rules. */
import type { AreaState, BoardModel, BoardPicture, Stack } from "../../board/model";

// area: owner value (* capital) + installations | nation count kind, … ; "~" is water, "-" nobody
const OPENING = `
afghanistan: - 0
algeria: germany 1 | germany 1 infantry
anglo_egyptian_sudan: uk 2 | uk 1 infantry, 1 armor
caucasus: ussr 3 | ussr 5 infantry
eastern_europe: germany 3 | germany 3 infantry, 1 armor, 1 fighter
eire: - 0
finland_norway: germany 2 | germany 3 infantry, 1 armor, 1 fighter
germany: germany 10* + industrial_complex aa_gun | germany 4 infantry, 2 armor, 1 fighter, 1 bomber
gibraltar: uk 0
karelia_ssr: ussr 3 + industrial_complex aa_gun | ussr 3 infantry, 1 armor, 1 fighter
kazakh_ssr: ussr 2
libya: germany 1 | germany 1 infantry, 1 armor
persia: uk 1
rio_de_oro: - 0
russia: ussr 8* + industrial_complex aa_gun | ussr 4 infantry, 2 armor, 1 fighter
saudi_arabia: - 0
southern_europe: germany 6 + industrial_complex aa_gun | germany 2 infantry, 1 armor
spain: - 0
sweden: - 0
switzerland: - 0
syria_iraq: uk 1 | uk 1 infantry
turkey: - 0
ukraine_ssr: germany 3 | germany 3 infantry, 2 armor, 1 fighter
united_kingdom: uk 8* + industrial_complex aa_gun | uk 2 infantry, 1 armor, 2 fighter, 1 bomber
western_europe: germany 6 + aa_gun | germany 2 infantry, 2 armor, 1 fighter
sz_baltic: ~ | germany 1 transport, 1 submarine
sz_central_mediterranean: ~ | germany 1 battleship, 1 transport
sz_east_canada: ~ | uk 1 transport
sz_east_mediterranean: ~ | uk 1 submarine
sz_karelia: ~ | ussr 1 transport, 1 submarine
sz_united_kingdom: ~ | uk 1 battleship, 1 transport
sz_west_mediterranean: ~ | uk 1 battleship
sz_west_spain: ~ | germany 1 submarine
`;

function opening(): BoardModel {
  const areas: Record<string, AreaState> = {};
  const stacks: Stack[] = [];
  for (const line of OPENING.trim().split("\n")) {
    const [area, rest] = line.split(": ") as [string, string];
    const [ground, ...piles] = rest.split(" | ") as [string, ...string[]];
    if (ground !== "~") areas[area] = groundOf(ground);
    stacks.push(...piles.map((pile) => stackOf(area, pile)));
  }
  return { areas, stacks };
}

function groundOf(text: string): AreaState {
  const [head, installations] = text.split(" + ") as [string, string?];
  const [owner, value] = head.split(" ") as [string, string];
  return {
    owner: owner === "-" ? "" : owner,
    value: parseInt(value, 10),
    capital: value.endsWith("*"),
    installations: installations?.split(" ") ?? [],
  };
}

function stackOf(area: string, text: string): Stack {
  const [nation, ...words] = text.split(" ") as [string, ...string[]];
  const units = words.join(" ").split(", ").map((part) => {
    const [count, kind] = part.split(" ") as [string, string];
    return { kind, count: Number(count) };
  });
  return { id: `${area}:${nation}`, area, nation, units };
}

const picture: BoardPicture = { board: "classic", part: { x0: 115, y0: 0, x1: 255, y1: 104 }, model: opening() };

export default picture;
