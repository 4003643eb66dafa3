/** The HTTP part of the server, and the tables this browser remembers. */
import type { Admission, Ahead, Ending, GameInfo, NewTable, OddsCalculated, OddsForm, OddsQuestion, SeatPlan, Seconds, Story, Study, Summary } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Why a sealed save stays shut: `passphrase_needed`, `wrong_passphrase`, `other_house` or `damaged`. */
    readonly sealed = "",
    /** Why a battle cannot be calculated, for those who have words for it; "" where nobody has. */
    readonly reason = "",
    readonly facts: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

const TABLES = "sandtable.tables";
const OWNER = "sandtable.desk";

async function call(path: string, init: RequestInit = {}, token = ""): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const answer = await fetch(`/api${path}`, { ...init, headers });
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  try {
    const body = JSON.parse(text) as { detail?: string; extra?: { sealed?: string; reason?: string; facts?: Record<string, string | number> } };
    return new ApiError(answer.status, body.detail ?? text, body.extra?.sealed, body.extra?.reason, body.extra?.facts);
  } catch {
    return new ApiError(answer.status, text || answer.statusText);
  }
}

async function json<T>(path: string, init?: RequestInit, token?: string): Promise<T> {
  return (await (await call(path, init, token)).json()) as T;
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

export const games = (): Promise<GameInfo[]> => json("/games");

/** What somebody who looks on sees of a game before its first move. */
export const opening = <V>(game: string, ruleset: string): Promise<V> => json(`/games/${encodeURIComponent(game)}/${encodeURIComponent(ruleset)}/start`);

/** What can be asked of a game's battle calculator. */
export const oddsForm = (game: string): Promise<OddsForm> => json(`/odds/${encodeURIComponent(game)}`);

/** The odds of a battle; no table is needed for it. */
export const odds = (game: string, question: OddsQuestion): Promise<OddsCalculated> => json(`/odds/${encodeURIComponent(game)}`, posted(question));

export const mapFile = <T>(game: string): Promise<T> => json(`/maps/${game}.map.json`);

export const mapStyle = <T>(): Promise<T> => json("/maps/style.json");

export async function createTable(plan: NewTable): Promise<Admission> {
  return remembered(await json<Admission>("/tables", posted(plan)));
}

/** A game from a file; a sealed one with its passphrase, which goes in a header since no address may hold it. */
export async function loadFile(data: Blob, passphrase = ""): Promise<Admission> {
  const words = btoa(String.fromCharCode(...new TextEncoder().encode(passphrase)));
  const headers = { "Content-Type": "application/octet-stream", ...(passphrase && { "Sandtable-Passphrase": words }) };
  const init = { method: "POST", headers, body: data };
  return remembered(await json<Admission>("/tables/load", init));
}

export const summary = (table: string): Promise<Summary> => json(`/tables/${table}`, {}, tokenOf(table));

/** The game so far, for the eyes that look on over the connection named `wire`. */
export const story = (table: string, wire: string): Promise<Story> => json(`/tables/${table}/story?line=${wire}`, {}, tokenOf(table));

/** How a game that is over went. */
export const ending = (table: string): Promise<Ending> => json(`/tables/${table}/ending`, {}, tokenOf(table));

/** Lets a computer think about one's own decisions in a game that is over. */
export const beginStudy = (table: string): Promise<Study> => json(`/tables/${table}/study`, { method: "POST" }, tokenOf(table));

/** How far it has got; it ends when nobody asks. */
export const study = (table: string): Promise<Study> => json(`/tables/${table}/study`, {}, tokenOf(table));

export async function endStudy(table: string): Promise<void> {
  await call(`/tables/${table}/study`, { method: "DELETE" }, tokenOf(table));
}

export async function branch(table: string, n: number): Promise<Admission> {
  return remembered(await json<Admission>(`/tables/${table}/branch`, posted({ n }), tokenOf(table)));
}

/** Let others sit down. Who takes the place of a computer that has secrets must have `confirmed` that they know. */
export const seat = (table: string, plans: Record<string, SeatPlan>, confirmed = false): Promise<Summary> =>
  json(`/tables/${table}/seats${confirmed ? "?confirmed=true" : ""}`, posted(plans), tokenOf(table));

/** How long the strongest computers may think. */
/** What can be answered ahead at a table, and what this person has answered. */
export const ahead = (table: string): Promise<Ahead> => json(`/tables/${table}/ahead`, {}, tokenOf(table));

export const answerAhead = (table: string, seat: string, answers: Record<string, string>): Promise<Ahead> =>
  json(`/tables/${table}/ahead`, posted({ [seat]: answers }), tokenOf(table));

export const think = (table: string, seconds: Seconds): Promise<Summary> =>
  json(`/tables/${table}/thinking`, posted({ seconds }), tokenOf(table));

/** The game as a file, sealed under the passphrase where there is one. */
export async function fileBlob(table: string, passphrase = ""): Promise<Blob> {
  return (await call(`/tables/${table}/file`, passphrase ? posted({ passphrase }) : {}, tokenOf(table))).blob();
}

/** What the seat on the screen saw of the game. */
export async function seenBlob(table: string, seat: string, wire: string): Promise<Blob> {
  return (await call(`/tables/${table}/seen?seat=${encodeURIComponent(seat)}&line=${wire}`, {}, tokenOf(table))).blob();
}

export async function replayBlob(table: string, wire: string): Promise<Blob> {
  return (await call(`/tables/${table}/replay.html?line=${wire}`, {}, tokenOf(table))).blob();
}

export async function deleteTable(table: string): Promise<void> {
  await call(`/tables/${table}`, { method: "DELETE" }, tokenOf(table));
  keep(known().filter((one) => one.table !== table));
}

/** All games of this browser, and of the server when its owner's secret is known; the newest first. */
export async function myTables(): Promise<Summary[]> {
  const owner = localStorage.getItem(OWNER);
  if (owner) {
    try {
      const all = await json<Summary[]>("/desk", {}, owner);
      keep(all.map(({ table, token }) => ({ table, token })));
      return newestFirst(all);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 403) throw error; // it may still be the secret
      localStorage.removeItem(OWNER);
    }
  }
  const mine = known();
  return mine.length ? newestFirst(await json<Summary[]>("/mine", posted({ tables: mine }))) : [];
}

const newestFirst = (list: Summary[]): Summary[] => list.sort((a, b) => b.played.localeCompare(a.played));

export function rememberOwner(secret: string): void {
  localStorage.setItem(OWNER, secret);
}

export function tokenOf(table: string): string {
  return known().find((one) => one.table === table)?.token ?? "";
}

/** Enter a table by a link that carries its token. */
export function remember(table: string, token: string): void {
  remembered({ table, token });
}

function remembered(admission: Admission): Admission {
  keep([admission, ...known().filter((one) => one.table !== admission.table)]);
  return admission;
}

function known(): Admission[] {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]") as Admission[];
  } catch {
    return [];
  }
}

function keep(list: Admission[]): void {
  localStorage.setItem(TABLES, JSON.stringify(list.slice(0, 200)));
}

/** Hand a file to the person. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
