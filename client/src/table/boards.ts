/** Boards are fetched once and kept decoded. */
import { decodeMap, type BoardMap, type RawMap } from "../board/mapfile";
import type { MapStyle } from "../board/style";
import { mapFile, mapStyle } from "../net/api";

export interface LoadedBoard {
  map: BoardMap;
  style: MapStyle;
}

const loaded = new Map<string, Promise<LoadedBoard>>();

export function loadBoard(game: string): Promise<LoadedBoard> {
  const known = loaded.get(game) ?? fetchBoard(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function fetchBoard(game: string): Promise<LoadedBoard> {
  const [raw, style] = await Promise.all([mapFile<RawMap>(game), mapStyle<MapStyle>()]);
  return { map: decodeMap(raw, style), style };
}
