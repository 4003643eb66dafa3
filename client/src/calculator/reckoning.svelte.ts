/** A battle that is being put together, and what the server says of it. */
import { needWords } from "../i18n";
import { ApiError, odds, oddsForm } from "../net/api";
import type { OddsCalculated, OddsField, OddsForm, OddsMode, OddsPart, Scalar } from "../net/types";
import { fitted, queryOf, type Battle } from "./link";
import { countUnits, readPart, writePart, type Fault } from "./text";

const PAUSE = 200;
export const ENOUGH = 0.75;

/** A reason with its facts, and the server's own words; the reason is "" where only those say it, "offline" where it cannot be reached. */
export interface Refused {
  reason: string;
  facts: Record<string, string | number>;
  text: string;
}

export class Reckoning {
  form: OddsForm | null = $state.raw(null);
  battle: Battle = $state.raw({ game: "", mode: "", values: {}, options: {} });
  found: OddsCalculated | null = $state.raw(null);
  /** Figures of units that rules or technologies have changed, as the last answer had them. */
  private figures: NonNullable<OddsCalculated["figures"]> = $state.raw({});
  /** Why the server does not answer; null where it does, or was not asked. */
  refused: Refused | null = $state.raw(null);
  /** The figures shown are those of an older battle. */
  stale = $state(false);
  /** What would be enough is being worked out. */
  searching = $state(false);
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private working = false;

  constructor(private readonly onchange: (query: string) => void = () => undefined) {}

  mode: OddsMode | undefined = $derived.by(() => this.form?.modes.find(({ name }) => name === this.battle.mode));
  fields: OddsField[] = $derived.by(() => this.form?.fields.filter(({ name }) => this.mode?.fields.includes(name)) ?? []);
  query: string = $derived.by(() => queryOf(this.battle, this.form));
  /** The first part that cannot be read. */
  fault: { part: string; fault: Fault } | null = $derived.by(() => {
    for (const { name } of this.mode?.parts ?? []) {
      const { fault } = this.form ? readPart(this.text(name), this.form) : { fault: undefined };
      if (fault) return { part: name, fault };
    }
    return null;
  });
  /** Nobody attacks: there is nothing to work out. */
  isEmpty: boolean = $derived.by(() => {
    const mine = this.mode?.parts.filter(({ role }) => role === "attacker") ?? [];
    return !this.form || mine.every(({ name }) => this.form && countUnits(this.text(name), this.form) === 0);
  });

  /** The nations that fight: the attacker's and the first defender's; none where sides have no nations. */
  nations: readonly [string, string] | undefined = $derived.by(() => {
    const { form } = this;
    if (!form?.nations) return undefined;
    const first = (role: string): string => this.mode?.parts.filter((part) => part.role === role).flatMap(({ name }) => readPart(this.text(name), form).stacks ?? [])[0]?.nation ?? "";
    return [first("attacker"), first("defender")];
  });

  text(part: string): string {
    return String(this.battle.values[part] ?? "");
  }

  value(field: OddsField): Scalar {
    return this.battle.values[field.name] ?? field.default;
  }

  /** What a unit costs and can do with the rules and technologies that are set; as printed until the server has answered. */
  figuresOf(nation: string, unit: string): Record<string, number> | undefined {
    const kind = this.form?.kinds.find(({ short }) => short === unit);
    return kind && (this.figures[nation]?.[kind.name] ?? kind.figures);
  }

  /** The form of the battle's game comes first; then the battle is made to fit it. */
  async open(battle: Battle): Promise<void> {
    this.stop();
    this.form = null;
    this.found = null;
    this.figures = {};
    try {
      const [form] = await Promise.all([oddsForm(battle.game), needWords(battle.game)]);
      this.form = form;
      this.battle = this.peopled(fitted(battle, form), form);
      this.changed();
    } catch (error) {
      this.refused = refusedBy(error);
    }
  }

  set(values: Record<string, Scalar>): void {
    this.battle = { ...this.battle, values: { ...this.battle.values, ...values } };
    this.changed();
  }

  choose(mode: string): void {
    if (!this.form) return;
    this.battle = this.peopled(fitted({ ...this.battle, mode }, this.form), this.form);
    this.changed();
  }

  /** Another nation on one side: whoever stood with it on the same side of the war goes to the other. */
  enlist(part: OddsPart, place: number, nation: string): void {
    const { form } = this;
    if (!form?.nations) return;
    const sideOf = (name: string): string => form.nations?.find((one) => one.name === name)?.side ?? "";
    const enemy = form.nations.find(({ side }) => side !== sideOf(nation))?.name ?? "";
    const values: Record<string, Scalar> = {};
    for (const one of this.mode?.parts ?? []) {
      const stacks = readPart(this.text(one.name), form).stacks ?? [];
      const moved = stacks.map((stack, at) => {
        if (one.role !== part.role) return sideOf(stack.nation) === sideOf(nation) ? { ...stack, nation: enemy } : stack;
        return one.role === "attacker" || (one.name === part.name && at === place) ? { ...stack, nation } : stack;
      });
      values[one.name] = writePart(moved, form);
    }
    this.set(values);
  }

  /** Works out what would be enough. */
  async search(): Promise<void> {
    this.searching = true;
    await this.ask(ENOUGH);
    this.searching = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.number++;
  }

  /** Parts of nobody get somebody's name, so that units can be put there. */
  private peopled(battle: Battle, form: OddsForm): Battle {
    if (!form.nations) return battle;
    const parts = form.modes.find(({ name }) => name === battle.mode)?.parts ?? [];
    const named = (role: string): string => {
      const texts = parts.filter((part) => part.role === role).map(({ name }) => String(battle.values[name]));
      return texts.flatMap((text) => readPart(text, form).stacks ?? []).at(0)?.nation ?? "";
    };
    const sideOf = (name: string): string => form.nations?.find((one) => one.name === name)?.side ?? "";
    const other = (name: string): string => form.nations?.find(({ side }) => side !== sideOf(name))?.name ?? "";
    const attacker = named("attacker") || other(named("defender") || (form.nations[0]?.name ?? ""));
    const nations = { attacker, defender: named("defender") || other(attacker) };
    const empty = parts.filter(({ name }) => !String(battle.values[name]).trim());
    const filled = empty.map(({ name, role }) => [name, `${nations[role]}:`]);
    return { ...battle, values: { ...battle.values, ...Object.fromEntries(filled) } };
  }

  private changed(): void {
    this.number++;
    this.refused = null;
    this.stale = true;
    this.onchange(this.query);
    clearTimeout(this.timer);
    if (this.isEmpty || this.fault) {
      this.found = null;
      this.stale = false;
    } else this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** One question at a time: what changed meanwhile is asked afterwards. */
  private async ask(enough?: number): Promise<void> {
    if (this.working) return;
    this.working = true;
    const { number, battle } = this;
    const { game, mode, values, options } = battle;
    try {
      const found = await odds(game, { mode, values, options, ...(enough && { enough }) });
      if (number === this.number) [this.found, this.figures] = [found, found.figures ?? {}];
    } catch (error) {
      if (number === this.number) [this.found, this.refused] = [null, refusedBy(error)];
    }
    this.working = false;
    if (number === this.number) this.stale = false;
    else if (!this.isEmpty && !this.fault && battle !== this.battle) void this.ask();
  }
}

function refusedBy(error: unknown): Refused {
  if (!(error instanceof ApiError)) return { reason: "offline", facts: {}, text: "" };
  return { reason: error.reason, facts: error.facts, text: error.message };
}
