/** A landing from the sea as one wish: the coasts that ships reach, and the plan of the advisor for one of them. */
import type { Arrow, Target } from "../../board/model";
import type { Refusal } from "../../net/types";
import type { Acting } from "./acting.svelte";
import { ask } from "./ask";
import type { AskLandingPlan, BattleOdds, Coasts, Forces, Helper, LandingPlan } from "./types";

/** Reasons of the rules that say little about troops on a coast, and those of the advisor that say more. */
const VAGUE = ["no_way", "out_of_range", "wrong_terrain"];
const TELLING = ["sea_held", "transports_full"];

export class Landing {
  /** The plan that is looked at and waits to be ordered. */
  plan: LandingPlan | null = $state.raw(null);
  /** A plan for an enemy coast that was picked while nothing was taken up. */
  offer: LandingPlan | null = $state.raw(null);
  /** A plan with other company is being made. */
  isAsking = $state(false);
  private coasts: Coasts["coasts"] = $state.raw({});
  private asked = 0;
  private learned = 0;
  /** The coasts of what was taken up last. */
  private learning: Promise<void> = Promise.resolve();

  constructor(private readonly acting: Acting) {}

  /** Coasts that the troops taken up reach only by ship, though planes among them may fly there. */
  targets: Record<string, Target> = $derived.by(() => {
    const far = Object.entries(this.coasts).filter(([area]) => !this.acting.targets[area] || this.isStranded(area));
    return Object.fromEntries(far.map(([area, { attack }]) => [area, { kind: attack ? "attack" : "move", steps: 0, air: false, ship: true }]));
  });

  /** The coast of the plan, which is all that is lit while one is looked at. */
  aimed: Record<string, Target> | null = $derived.by(() => {
    if (!this.plan) return null;
    return { [this.plan.target]: { kind: this.plan.land !== undefined ? "attack" : "move", steps: 0, air: false, ship: true } };
  });

  /** The battles of the plan. */
  battles: BattleOdds[] = $derived.by(() => (this.plan?.battle ? [this.plan.battle, ...(this.plan.battle.sea ?? [])] : []));

  arrows: Arrow[] = $derived.by(() => {
    const found = new Map<string, Arrow>();
    for (const { kind, start, to, units } of this.plan?.steps ?? []) {
      const id = `plan:${start}>${to}`;
      const fights = kind === "fly" || to === this.plan?.target || to === this.plan?.zone;
      const arrow = found.get(id) ?? { id, path: [start, to], kind: fights && this.plan?.land !== undefined ? "attack" : "move", preview: true, count: 0 };
      arrow.count += Object.values(units).reduce((sum, count) => sum + count, 0);
      found.set(id, arrow);
    }
    return [...found.values()];
  });

  /** Whether there are troops among the pieces taken up, and none of them gets there by itself. */
  private isStranded(area: string): boolean {
    const { picked, sheet, view } = this.acting;
    const figures = sheet.figures[view?.position.seat ?? ""];
    const troops = picked.filter(({ choice, count }) => count > 0 && !choice.ashore && figures?.[choice.kind]?.domain === "land");
    return troops.length > 0 && troops.every(({ choice }) => !choice.ways.has(area));
  }

  /** Whether a landing is proposed for the area rather than an order given; waits for the advisor where it matters. */
  async isFor(area: string): Promise<boolean> {
    if (this.isStranded(area)) await this.learning;
    return this.targets[area] !== undefined;
  }

  /** Ask where the pieces taken up could be put ashore. */
  learn(): void {
    this.learning = this.learnCoasts();
  }

  private async learnCoasts(): Promise<void> {
    const number = ++this.learned;
    const forces = this.forces();
    const answer = Object.keys(forces).length ? await ask(this.acting.table, this.acting.seat, { what: "coasts", forces }) : null;
    if (number === this.learned) this.coasts = answer?.coasts ?? {};
  }

  /** Ask for a landing there with the pieces taken up; out comes the plan, null where something else was asked since. */
  async propose(area: string): Promise<LandingPlan | null> {
    const plan = await this.ask({ target: area, forces: this.forces() });
    if (plan?.actions) this.open(plan);
    return plan;
  }

  /** Show the plan of a landing again that was taken back, with the same company. */
  async reopen(area: string, helpers: Record<string, number>): Promise<void> {
    this.learn();
    const plan = await this.ask({ target: area, forces: this.forces(), helpers });
    if (plan?.actions) this.open(plan);
  }

  /** Look whether any troops could land on a coast; the card of the area offers it then. */
  async look(area: string): Promise<void> {
    this.close();
    this.acting.aim = null;
    const plan = await this.ask({ target: area });
    this.offer = plan?.actions ? plan : null;
  }

  open(plan: LandingPlan): void {
    this.offer = null;
    this.plan = plan;
    this.acting.aim = plan.target;
  }

  /** Take along so many of these; the plan is made anew. */
  async take(helper: Helper, count: number): Promise<void> {
    const { plan } = this;
    if (!plan) return;
    const helpers: Record<string, number> = {};
    for (const one of plan.helpers ?? []) helpers[one.id] = (helpers[one.id] ?? 0) + (one === helper ? count : one.count);
    const next = await this.ask({ target: plan.target, forces: this.forces(), helpers, zone: plan.zone ?? "" });
    if (next?.actions && this.plan) this.plan = next;
  }

  /** The reason to show: that of the ships where theirs says more than that of the rules. */
  why(rules: Refusal, ships: Refusal | undefined): Refusal {
    if (!ships || !VAGUE.includes(rules.reason)) return rules;
    return TELLING.includes(ships.reason) || (rules.reason === "no_way" && ships.reason === "no_voyage") ? ships : rules;
  }

  /** What was looked at is no longer of interest. */
  close(): void {
    this.asked++;
    this.isAsking = false;
    this.plan = null;
    this.offer = null;
  }

  forget(): void {
    this.learned++;
    this.coasts = {};
    this.close();
  }

  private async ask(question: Omit<AskLandingPlan, "what">): Promise<LandingPlan | null> {
    const number = ++this.asked;
    this.isAsking = true;
    const plan = await ask(this.acting.table, this.acting.seat, { what: "landing_plan", ...question });
    if (number !== this.asked) return null;
    this.isAsking = false;
    return plan ?? { target: "" };
  }

  private forces(): Forces {
    const found: Forces = {};
    for (const { choice, count } of this.acting.picked)
      if (count > 0 && !choice.ashore) (found[choice.origin] ??= {})[choice.unit] = count;
    return found;
  }
}
