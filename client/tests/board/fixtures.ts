/** The real board and opening position. The board file is read where it lives, so that it is never an old copy. */
import { readFileSync } from "node:fs";
import { decodeMap, type BoardMap, type RawMap } from "../../src/board/mapfile";
import type { BoardModel } from "../../src/board/model";
import type { MapStyle } from "../../src/board/style";
import { boardModel } from "../../src/families/axis/board";
import type { ClassicPosition, ClassicSheet } from "../../src/games/classic/types";

const MAPS = "../src/sandtable/maps";
const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;

export const style = read<MapStyle>(`${MAPS}/style.json`);
export const classic: BoardMap = decodeMap(read<RawMap>(`${MAPS}/boards/classic.map.json`), style);
export const attack: BoardMap = decodeMap(read<RawMap>(`${MAPS}/boards/attack.map.json`), style);
export const global40: BoardMap = decodeMap(read<RawMap>(`${MAPS}/boards/global40.map.json`), style);

const start = read<{ position: ClassicPosition; sheet: ClassicSheet }>("tests/fixtures/opening.json");
export const opening: BoardModel = boardModel({ ...start, movable: null });
