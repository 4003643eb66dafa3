/** Which screen the address asks for. Everything is behind the hash, so that one file serves every address. */
import { remember, rememberOwner } from "./net/api";

export type Route =
  | { screen: "start" }
  | { screen: "new" }
  | { screen: "load" }
  | { screen: "settings" }
  | { screen: "calculator"; query: string }
  /** The board of a game, to be looked at. */
  | { screen: "board"; game: string }
  /** A table, its time machine, or how its game went. */
  | { screen: "table"; id: string; time: boolean; ending?: true };

export type Address = { route: Route; secret?: { owner: string } | { table: string; token: string } };

const PLAIN: Record<string, Route> = { "": { screen: "start" }, new: { screen: "new" }, load: { screen: "load" }, settings: { screen: "settings" } };
const BOARD = /^board\/([\w-]+)$/;
const TABLE = /^table\/([\w-]+)(\/time|\/ending)?$/;

/** Reads a hash. Secrets that come with a link are told apart from the route, so that they can leave the address. */
export function parseHash(hash: string): Address {
  const text = hash.replace(/^#/, "");
  if (text.startsWith("desk=")) return { route: { screen: "start" }, secret: { owner: decodeURIComponent(text.slice(5)) } };
  const [path = "", query = ""] = text.replace(/^\//, "").split("?");
  if (path === "calculator") return { route: { screen: "calculator", query } };
  const board = BOARD.exec(path);
  if (board?.[1]) return { route: { screen: "board", game: board[1] } };
  const table = TABLE.exec(path);
  if (!table?.[1]) return { route: PLAIN[path] ?? { screen: "start" } };
  const route: Route = { screen: "table", id: table[1], time: table[2] === "/time", ...(table[2] === "/ending" && { ending: true }) };
  const token = new URLSearchParams(query).get("token");
  return token ? { route, secret: { table: route.id, token } } : { route };
}

export function hashOf(route: Route): string {
  if (route.screen === "start") return "#/";
  if (route.screen === "table") return `#/table/${route.id}${route.time ? "/time" : route.ending ? "/ending" : ""}`;
  if (route.screen === "board") return `#/board/${route.game}`;
  if (route.screen === "calculator") return `#/calculator${route.query && `?${route.query}`}`;
  return `#/${route.screen}`;
}

let current: Route = $state.raw({ screen: "start" });
/** The screens that lead here, this one last; as far as this page has seen them. */
let trail: string[] = [];

export const route = (): Route => current;

export function go(to: Route | string): void {
  location.hash = typeof to === "string" ? to : hashOf(to);
}

/** To the screen before this one; to the start when the address was opened directly. */
export function goBack(): void {
  if (trail.length > 1) history.back();
  else go({ screen: "start" });
}

/** Takes the route from the address. The state is only written here: whoever starts the router must not come to depend on it. */
function arrive(): void {
  const address = parseHash(location.hash);
  keepSecret(address);
  current = address.route;
  trail = walked(trail, hashOf(address.route));
}

function keepSecret({ route: to, secret }: Address): void {
  if (!secret) return;
  if ("owner" in secret) rememberOwner(secret.owner);
  else remember(secret.table, secret.token);
  // Nobody should copy a secret out of the address bar by accident.
  history.replaceState(history.state, "", hashOf(to));
}

/** The trail after coming to `hash`: the screen before this one counts as going back to it. */
export function walked(trail: readonly string[], hash: string): string[] {
  if (trail.at(-1) === hash) return [...trail];
  return trail.at(-2) === hash ? trail.slice(0, -1) : [...trail, hash];
}

/** Follows the address from now on; gives back the way to stop. */
export function startRouter(): () => void {
  trail = [];
  arrive();
  addEventListener("hashchange", arrive);
  return () => removeEventListener("hashchange", arrive);
}
