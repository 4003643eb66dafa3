/** What the lists of games say about one game. */
import { needWords, t } from "../i18n";
import { myTables } from "../net/api";
import { dayOf, plainFileName } from "../net/files";
import type { Summary } from "../net/types";
import { isHuman } from "./players";
import { gameTitle } from "./titles";

/** All games of this browser, when the words of each of them are there: nations and phases are named in lists. */
export async function listedTables(): Promise<Summary[]> {
  const tables = await myTables();
  await needWords(...new Set(tables.map(({ game }) => game)));
  return tables;
}

/** Whether somebody at this browser must decide. */
export function waitsForMe(table: Summary): boolean {
  return !table.over && table.awaited.some((seat) => table.mine.includes(seat));
}

/** The game to go on with: the newest that waits for somebody here, else the newest unfinished one. Lists come newest first. */
export function gameToContinue(tables: readonly Summary[]): Summary | undefined {
  return tables.find(waitsForMe) ?? tables.find((table) => !table.over);
}

/** The people at a table, each named once; the number of seats that computers hold. */
export function company(table: Summary): { people: string[]; computers: number } {
  const plans = Object.values(table.seats);
  const people = plans.filter((plan) => isHuman(plan.kind)).map((plan) => plan.name?.trim() ?? "");
  return { people: [...new Set(people.filter(Boolean))], computers: plans.filter((plan) => !isHuman(plan.kind)).length };
}

/** What the name of a file is made of: the game, the name of the table if it has one, the round. */
export interface Named {
  game: string;
  name: string;
  round: number;
}

/** The name of a file with game, table, round and date, and more where there is something to tell apart. */
export function fileName({ game, name, round }: Named, ending: string, more = "", today = new Date()): string {
  const title = gameTitle(game);
  const parts = [title, name === title ? "" : name, more, round > 0 ? t("shell-file-round", { round }) : "", dayOf(today)];
  return plainFileName(parts.filter(Boolean).join(" "), "game", ending);
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** "5 minutes ago", "yesterday"; the date when it is more than six days back. */
export function when(played: string, now: Date, locale: string): string {
  const then = new Date(played);
  if (Number.isNaN(then.getTime())) return "";
  const seconds = (then.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) > 6 * 86_400) return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(then);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return relative.format(0, "second");
}
