/** What happened in Attack! while somebody was away, as far as the story of their seat tells it: regions, battles, purchases, production, news. */
import { t } from "../../i18n";
import { eventsIn, group, landsIn, levelsIn, listedIn, ownFirst, type RecapGroup, type RecapLine, type Span } from "../../time/recap";
import type { BattleSpan } from "../../time/story";
import type { GameRecap, PlaceName } from "../game";
import { logDetail, logText, logTurns, type AttackLine } from "./log";
import type { AttackPast } from "./past";
import { readPieces, size } from "./pieces";
import type { AttackSheet, AttackView } from "./types";
import { addressed, eventLine, nationName, subjectOf, unitsText } from "./words";

export const recap: GameRecap<AttackView, AttackSheet, BattleSpan> = { groups, capitals };

/** The set-up is nobody's turn: everything that happens there is on the map. */
function groups(line: AttackPast, span: Span, names: PlaceName): RecapGroup[] {
  if (line.viewAt(span.to).opening) return [];
  return [...regions(line, span, names), ...battles(line, span, names), ...purchases(line, span), ...levels(line, span), ...income(line, span), ...news(line, span, names)];
}

function capitals(view: AttackView, _sheet: AttackSheet, own: readonly string[]): string[] {
  return own.map((seat) => view.capitals[seat] ?? "").filter((area) => own.includes(view.owner[area] ?? ""));
}

function regions(line: AttackPast, span: Span, names: PlaceName): RecapGroup[] {
  const isOwn = (seat: string): boolean => span.own.includes(seat);
  const fought = battlesIn(line, span);
  const all = landsIn(line, span).map(({ area, from, to, at }) => {
    const isAnnexed = line.story.steps[at]?.events?.some(({ what, facts = {} }) => what === "annexed" && facts["space"] === area);
    const loser = String(line.viewAt(at - 1).owner[area] ?? "");
    const text = t(`attack-recap-land${isAnnexed ? "-annexed" : loser ? "" : "-neutral"}`, { place: names(area), from: nationName(loser), to: nationName(to) });
    const battle = fought.find((one) => one.battle?.space === area && one.n === line.story.steps[at]?.n);
    return { id: area, nation: to, text, detail: battle ? forces(battle, battle.event.facts?.["calm"] === true) : "", at, kind: isOwn(from) ? "lost" : isOwn(to) ? "won" : "elsewhere" };
  });
  const of = (kind: string): RecapLine[] => all.filter((one) => one.kind === kind);
  return [
    ...group({ id: "lost", title: t("attack-recap-lost"), bad: true, lines: of("lost") }),
    ...group({ id: "won", title: t("attack-recap-won"), lines: of("won") }),
    ...group({ id: "elsewhere", title: t("attack-recap-elsewhere"), lines: of("elsewhere") }),
  ];
}

/** The battles that ended in a span. */
function battlesIn(line: AttackPast, span: Span): AttackLine[] {
  return logTurns(line.story.steps.slice(span.from + 1, span.to + 1), { seat: "", round: 0 })
    .flatMap((turn) => turn.lines)
    .filter(({ battle, event }) => battle && event.what !== "battle");
}

/** "with 2 infantry, 1 tank", and if wanted that nobody fought; of an attack that failed also whose it was. */
function forces({ battle, event }: AttackLine, isCalm = false): string {
  if (!battle || !size(battle.units)) return "";
  const id = event.what === "held" ? "attacked" : isCalm ? "calm" : "with";
  return t(`attack-recap-${id}`, { nation: nationName(battle.by), units: unitsText(battle.units) });
}

/** Battles between players; what neutral troops defended is told with the regions. */
function battles(line: AttackPast, span: Span, names: PlaceName): RecapGroup[] {
  const isOwn = ({ battle }: AttackLine): boolean => [battle?.defender ?? "", battle?.by ?? ""].some((seat) => span.own.includes(seat));
  const fought = battlesIn(line, span).filter(({ battle }) => battle?.defender);
  const lines = ownFirst(fought, isOwn).map((one) => ({
    id: one.id, nation: one.nation, text: addressed(one.nation, logText(one, names)), detail: [forces(one), logDetail(one)].filter(Boolean).join("\n"),
    at: line.story.steps.findIndex((step) => step.n === one.n),
  }));
  return group({ id: "battles", title: t("attack-recap-battles"), lines });
}

/** Everybody sees what is bought. */
function purchases(line: AttackPast, span: Span): RecapGroup[] {
  const lines = listedIn(line, span, "bought").map(({ nation, units, at }) => ({
    id: nation, nation, at, text: addressed(nation, t("attack-event-bought", { units: unitsText(readPieces(units)) })),
  }));
  return group({ id: "bought", title: t("attack-recap-bought"), lines });
}

function levels(line: AttackPast, span: Span): RecapGroup[] {
  const lines = ownFirst(levelsIn(line, span), ({ nation }) => span.own.includes(nation)).map(({ nation, before, after, at }) => ({
    id: nation, nation, at, text: t("attack-recap-level", { nation: nationName(nation), before, after }),
  }));
  return group({ id: "levels", title: t("attack-regions-title"), lines });
}

/** What the own production brings: nobody is told that of others. */
function income(line: AttackPast, span: Span): RecapGroup[] {
  const seat = line.viewAt(span.to).seat ?? "";
  const before = line.viewAt(span.from).income ?? 0;
  const after = line.viewAt(span.to).income ?? 0;
  if (!span.own.includes(seat) || before === after) return [];
  const text = t("attack-recap-income", { before, after });
  return [{ id: "income", title: t("attack-recap-production"), lines: [{ id: "income", nation: seat, text, at: span.to }] }];
}

const NEWS = new Set(["eliminated", "conceded", "sea_control", "card_taken", "deal"]);

function news(line: AttackPast, span: Span, names: PlaceName): RecapGroup[] {
  const lines = eventsIn(line, span)
    .filter(({ event }) => NEWS.has(event.what))
    .map(({ event, at, id }) => {
      const nation = event.what === "deal" ? "" : subjectOf(event, line.story.steps[at]?.by ?? "");
      return { id, nation, at, text: addressed(nation, eventLine(event, names)) };
    });
  return group({ id: "news", title: t("attack-recap-news"), lines });
}
