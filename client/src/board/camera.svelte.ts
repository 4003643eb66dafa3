/** The camera over a board: pan, zoom, flights and presets. It moves freely around the world and never off its edges. */
import { select, type Selection } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { busiest, type Weights } from "./busiest";
import { nearTurn, type Box } from "./geometry";
import { boxAround, worldOf, type BoardArea, type BoardMap } from "./mapfile";
import { isCalledOut } from "./names";
import { collide, theatres, WORTH, type Aims } from "./theatre";
import type { Stand } from "./tiles";

export type ZoomStep = "far" | "middle" | "near";

export const MOST = 36; // CSS pixels per map unit
const FLIGHT = 420; // ms
const PHONE = 768; // a map narrower than this has
const BUTTONS = 72; // round buttons over its right edge
const LASTING = 0.7; // of its greatest height an upright one keeps when panels open
const MARGIN = 40; // pixels around the targets of a selected stack
const COUNTER = 60; // about the width of a counter, half of which may stand out on either side
const HYSTERESIS = 0.1;

/** The step of a zoom; near a limit the present one stays. */
export function stepOf(k: number, limits: { far_below: number; near_above: number }, now?: ZoomStep): ZoomStep {
  const slack = (side: boolean) => (side ? 1 + HYSTERESIS : 1 - HYSTERESIS);
  const far = limits.far_below * (now ? slack(now === "far") : 1);
  const near = limits.near_above * (now ? slack(now !== "near") : 1);
  return k < far ? "far" : k > near ? "near" : "middle";
}

/** How much larger names and counters are on a very large window, which is looked at from further away. */
export const boostOf = (wide: number): number => Math.max(1, Math.min(2, Math.round(wide / 192) / 10));

interface Size {
  width: number;
  height: number;
}

/** A window in which the whole map is tiny: it is there for a glance, and the game begins with a part of it. */
const isSmall = (width: number, height: number): boolean => height > width || width < PHONE;

/** The smallest zoom: everything that stands on the map is seen. */
export function leastZoom(map: BoardMap, width: number, height: number): number {
  const { x0, y0, x1, y1 } = worldOf(map);
  return Math.min(width / (x1 - x0), height / (y1 - y0));
}

/** The smallest zoom at which nothing but map shows. */
export const coverZoom = (map: Size, width: number, height: number): number => Math.max(width / map.width, height / map.height);

/** The stand a game begins with: the whole map. A small window, however tall it gets, is filled by what matters most, near enough
 * to read counters, or by the middle of the map where nothing does. */
export function firstStand(map: BoardMap, width: number, height: number, tallest: number, matters: Weights = {}): Stand {
  const whole = standFor(map, worldOf(map), width, height);
  if (!isSmall(width, height)) return whole;
  const cover = coverZoom(map, width, Math.max(height, tallest));
  const near = Math.max(cover, readableZoom(map));
  const free = freeWidth(width);
  const lasting = height > width ? LASTING * (tallest || height) : height;
  const at = busiest(map, matters, near, (free - COUNTER) / near, (lasting - COUNTER) / near);
  if (at) return held(map, { k: near, x: free / 2 - at.x * near, y: height / 2 - at.y * near }, width, height);
  return held(map, { k: cover, x: width / 2 - (map.width / 2) * cover, y: height / 2 - (map.height / 2) * cover }, width, height);
}

/** The stand after the room for the map has changed: middle and zoom stay, unless emptiness would show where none did. */
export function keptStand(map: BoardMap, { x, y, k }: Stand, before: Size, { width, height }: Size): Stand {
  const isFilled = k >= coverZoom(map, before.width, before.height) * 0.999;
  const least = (isFilled ? coverZoom : leastZoom)(map, width, height);
  const near = Math.max(least, k);
  const [mx, my] = [(before.width / 2 - x) / k, (before.height / 2 - y) / k];
  return held(map, { k: near, x: width / 2 - mx * near, y: height / 2 - my * near }, width, height);
}

/** A stand that shows a box whole and in the middle, with a margin in pixels. */
export function standFor(map: BoardMap, box: Box, width: number, height: number, margin = 0): Stand {
  const fit = Math.min((width - 2 * margin) / (box.x1 - box.x0), (height - 2 * margin) / (box.y1 - box.y0));
  const k = Math.max(leastZoom(map, width, height), Math.min(MOST, fit));
  const stand = { k, x: width / 2 - ((box.x0 + box.x1) / 2) * k, y: height / 2 - ((box.y0 + box.y1) / 2) * k };
  return held(map, stand, width, height);
}

/** A stand with an area in the free part of the window, at least so near that its counters can be read and hit. */
export function standOn(map: BoardMap, area: BoardArea, now: number, width: number, height: number): Stand {
  const k = Math.min(MOST, Math.max(now, leastZoom(map, width, height), width < PHONE ? map.limits.near_above : readableZoom(map)));
  const spot = isCalledOut(area, k) && area.callout ? area.callout : (area.label ?? area.pole);
  return held(map, { k, x: freeWidth(width) / 2 - spot.x * k, y: height / 2 - spot.y * k }, width, height);
}

/** A zoom at which counters show their pieces. */
const readableZoom = ({ limits }: BoardMap): number => limits.far_below * 1.6;

/** The part of the width without the buttons of a phone. */
const freeWidth = (width: number): number => width - (width < PHONE ? BUTTONS : 0);

/** The same stand kept on the map: up and down always, left and right only where the map ends. What is too small lies in the middle. */
export function held(map: BoardMap, { x, y, k }: Stand, width: number, height: number): Stand {
  const clamp = (value: number, room: number, size: number) => (size < room ? (room - size) / 2 : Math.min(0, Math.max(room - size, value)));
  return { k, x: map.wrap ? x : clamp(x, width, map.width * k), y: clamp(y, height, map.height * k) };
}

/** What is looked at: the middle in map units, the zoom, and the preset if one shows. */
export interface Outlook {
  x: number;
  y: number;
  k: number;
  preset: string | null;
}

export class BoardCamera {
  /** What shows, in map units; changes with every frame of a movement. */
  view: Box = $state.raw({ x0: 0, y0: 0, x1: 360, y1: 164 });
  /** What showed when it last came to rest. */
  rested: Box = $state.raw(this.view);
  step: ZoomStep = $state("middle");
  /** Pixels per map unit at rest. */
  zoom = $state(4);
  /** The preset that shows, if one does. */
  preset: string | null = $state(null);
  /** Where the counters and the name of an area stand, in map units. */
  standing: (area: string) => Box[] = $state.raw(() => []);
  /** Where all counters stand, in map units. */
  counters: readonly Box[] = $state.raw([]);
  reducedMotion = false;
  /** How much larger than usual things on the map are. */
  boost = 1;
  /** What a small window begins with. */
  matters: Weights = {};
  /** What it begins with instead, where somebody has looked before. */
  kept: Outlook | null = null;

  stand: Stand = { x: 0, y: 0, k: 4 };
  width = 0;
  height = 0;
  /** Called for every movement, and when the camera has come to rest. */
  onmove: () => void = () => {};
  onrest: () => void = () => {};
  /** Says which pointers may move the map. */
  mayStart: (event: Event) => boolean = () => true;

  private host: Selection<HTMLElement, unknown, null, undefined> | null = null;
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private frame = 0;
  private rest = 0;
  private isHeld = false;
  /** It stands among what matters, and nobody has moved it yet. */
  private isFresh = false;
  /** Where the camera goes back to when nothing is selected any more, unless somebody moves the map. */
  private home: { stand: Stand; preset: string | null } | null = null;
  /** It waits to go back there until no pointer is on the map: a click must hit what it was aimed at. */
  private isHomeward = false;
  private isPointed = false;
  /** What was selected the last time, and the stand from which it is looked at. */
  private aimed = "";
  private near: Stand | null = null;
  /** How often it has set out without anybody having asked for it. */
  ownMoves = 0;
  /** The number of the flight that is under way like that; 0 for none. */
  private astir = 0;
  private flights = 0;
  /** Where the flight leads that is under way. */
  private goal: { stand: Stand; preset: string | null } | null = null;
  /** Where the camera was before it followed others' moves. */
  private before: Outlook | null = null;
  /** Somebody has moved the map themselves: it follows no moves until it is let. */
  isSteered = $state(false);
  /** Somebody has the map in hand right now. */
  private isGrasped = false;
  /** How tall the room for the map may get. */
  private tallest = 0;

  constructor(readonly map: BoardMap) {
    this.behaviour = zoom<HTMLElement, unknown>()
      .filter((event: Event) => this.allows(event))
      .clickDistance(5)
      .tapDistance(10)
      .constrain((transform) => this.constrain(transform))
      .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => this.begin(Boolean(event.sourceEvent)))
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (event.sourceEvent) this.steer();
        this.moved(event.transform);
      })
      .on("end", () => this.end());
  }

  private allows(event: Event): boolean {
    if (event.type === "wheel") return true;
    const mouse = event as MouseEvent;
    return !mouse.ctrlKey && !(mouse.button > 0) && this.mayStart(event);
  }

  attach(element: HTMLElement): () => void {
    this.host = select(element);
    this.host.call(this.behaviour).on("dblclick.zoom", null);
    return () => {
      this.host?.interrupt().on(".zoom", null);
      this.host = null;
      cancelAnimationFrame(this.frame);
      clearTimeout(this.rest);
    };
  }

  /** Tells the room for the map, and how tall it may get; the middle of the picture stays where it was.
   * A preset is fitted anew in large windows only: on a small one every panel that opens would move the map. What a small one begins
   * with stays in its middle until somebody moves the map. A flight that is under way ends at once where it leads. */
  resize(width: number, height: number, tallest = 0): void {
    const { map, goal } = this;
    const before = { width: this.width, height: this.height };
    const stand = goal?.stand ?? this.stand;
    const preset = goal ? goal.preset : this.preset;
    this.preset = preset;
    this.width = width;
    this.height = height;
    this.tallest = tallest;
    this.behaviour.scaleExtent([leastZoom(map, width, height), MOST]);
    const isNew = !before.width || !before.height;
    if (isNew) this.isFresh = isSmall(width, height) && Object.keys(this.matters).length > 0;
    if (isNew && this.kept) this.lookAgain(this.kept);
    else if (isNew && preset && preset !== "world") this.jump(this.standOf(preset));
    else if (isNew || (this.isFresh && isSmall(width, height))) this.jump(firstStand(map, width, height, tallest, this.matters));
    else if (preset && !isSmall(width, Math.max(height, tallest))) this.jump(this.standOf(preset));
    else this.jump(keptStand(map, stand, before, { width, height }));
  }

  /** What is looked at now. */
  get outlook(): Outlook {
    const { stand, width, height, preset } = this;
    return { x: (width / 2 - stand.x) / stand.k, y: (height / 2 - stand.y) / stand.k, k: stand.k, preset };
  }

  /** Begins where somebody left off; the window may have another size now. */
  private lookAgain({ x, y, k, preset }: Outlook): void {
    this.isFresh = false;
    this.preset = preset;
    this.jump(this.fits(preset) ? this.standOf(preset) : this.standAt({ x, y }, k));
  }

  /** Whether a preset says what is looked at: a small window begins with a part of it. */
  private fits(preset: string | null): preset is string {
    return preset !== null && !isSmall(this.width, this.height);
  }

  /** A stand with a place of the map in the middle. */
  private standAt({ x, y }: { x: number; y: number }, k: number): Stand {
    const { map, width, height } = this;
    const near = Math.min(MOST, Math.max(leastZoom(map, width, height), k));
    return held(map, { k: near, x: width / 2 - x * near, y: height / 2 - y * near }, width, height);
  }

  /** Somebody else looks now: a small window begins anew with what matters to them. */
  beginWith(matters: Weights): void {
    this.matters = matters;
    const { map, width, height } = this;
    if (!width || !isSmall(width, height) || !Object.keys(matters).length) return;
    this.setOut(firstStand(map, width, height, this.tallest, matters));
    this.isFresh = true;
  }

  private constrain(transform: ZoomTransform): ZoomTransform {
    const { x, y, k } = held(this.map, transform, this.width, this.height);
    return zoomIdentity.translate(x, y).scale(k);
  }

  private begin(byHand: boolean): void {
    this.isHeld = true;
    this.isGrasped = byHand;
    if (byHand) this.isFresh = false;
    if (byHand) this.home = null;
    clearTimeout(this.rest);
  }

  private moved({ x, y, k }: ZoomTransform): void {
    if (k !== this.stand.k || Math.abs(x - this.stand.x) > 1 || Math.abs(y - this.stand.y) > 1) this.preset = null;
    this.stand = { x, y, k };
    if (!this.frame) this.frame = requestAnimationFrame(() => this.follow());
  }

  private follow(): void {
    this.frame = 0;
    const { x, y, k } = this.stand;
    this.view = { x0: -x / k, y0: -y / k, x1: (this.width - x) / k, y1: (this.height - y) / k };
    this.onmove();
  }

  private end(): void {
    this.isHeld = this.isGrasped = false;
    clearTimeout(this.rest);
    this.rest = window.setTimeout(() => this.settled(), 60);
  }

  private settled(): void {
    if (this.isHeld) return;
    this.rested = this.view;
    this.zoom = this.stand.k;
    this.step = stepOf(this.stand.k / this.boost, this.map.limits, this.step);
    this.onrest();
  }

  private jump(stand: Stand): void {
    const { preset } = this;
    this.host?.interrupt();
    const to = held(this.map, stand, this.width, this.height);
    this.host?.call(this.behaviour.transform, zoomIdentity.translate(to.x, to.y).scale(to.k));
    this.preset = preset;
    cancelAnimationFrame(this.frame);
    this.follow();
    clearTimeout(this.rest);
    this.settled();
  }

  private standOf(preset: string): Stand {
    return standFor(this.map, this.map.views[preset] ?? worldOf(this.map), this.width, this.height);
  }

  /** Something is selected and has targets: comes nearer if they would collide, and goes back when that is over. */
  aimAt(aims: Aims): void {
    const { map, width } = this;
    const isSame = aims.selected.join() === this.aimed;
    this.aimed = aims.selected.join();
    this.isHomeward = !aims.selected.length || !Object.keys(aims.targets).length;
    if (this.isHomeward) {
      if (!this.isPointed) this.goHome();
      return;
    }
    if (isSame) {
      this.widen(aims);
      return;
    }
    if (!width || !collide(map, [...aims.selected, ...Object.keys(aims.targets)], this.stand.k / this.boost)) return;
    const nearer = this.theatreOf(aims, this.stand);
    if (nearer) this.comeNear(nearer, this.home ?? { stand: this.stand, preset: this.preset });
  }

  /** More targets are known than the camera came near to, such as coasts for ships: it makes way for those out of sight. */
  private widen(aims: Aims): void {
    const { home, near } = this;
    if (!home || !near) return;
    const seen = (stand: Stand): number => Object.keys(aims.targets).filter((id) => this.sees(id, stand)).length;
    const wider = this.theatreOf(aims, home.stand);
    if (seen(wider ?? home.stand) <= seen(near)) return;
    if (wider) this.comeNear(wider, home);
    else this.goHome();
  }

  /** The first stand on what is aimed at that is worth the way from another. */
  private theatreOf(aims: Aims, from: Stand): Stand | undefined {
    const { map, width, height, boost } = this;
    const stands = theatres(map, aims).map((box) => standFor(map, box, width, height, MARGIN * boost));
    return stands.find((stand) => stand.k >= WORTH * from.k);
  }

  private comeNear(stand: Stand, home: { stand: Stand; preset: string | null }): void {
    this.setOut(stand);
    this.home = home;
    this.near = stand;
  }

  /** A pointer has come onto the map, or is no longer at work there. */
  point(isPointed: boolean): void {
    this.isPointed = isPointed;
    if (!isPointed && this.isHomeward) this.goHome();
  }

  private goHome(): void {
    const { home } = this;
    this.home = null;
    this.isHomeward = false;
    if (home && this.width) this.setOut(this.fits(home.preset) ? this.standOf(home.preset) : home.stand, home.preset);
  }

  // Others' moves

  /** What is told from here on is followed until somebody moves the map. */
  letFollow(): void {
    this.isSteered = false;
  }

  /** Brings the place of a move into sight. */
  followTo(id: string): void {
    const area = this.map.areas[id];
    if (!area || !this.width || this.isSteered || this.isGrasped || this.sees(id)) return;
    const before = this.before ?? this.outlook;
    this.setOut(this.standAt(area.pole, this.stand.k));
    this.before = before;
  }

  /** Goes back to where it was before it followed others' moves, unless somebody has moved the map. */
  comeBack(): void {
    const { before } = this;
    this.before = null;
    if (before && this.width) this.setOut(this.fits(before.preset) ? this.standOf(before.preset) : this.standAt(before, before.k), before.preset);
  }

  private steer(): void {
    this.isSteered = true;
    this.before = null;
  }

  /** Whether an area is in sight from a stand, with room for what stands there. */
  private sees(id: string, { x, y, k }: Stand = this.stand): boolean {
    const pole = this.map.areas[id]?.pole;
    if (!pole) return false;
    const across = nearTurn(pole.x, (this.width / 2 - x) / k, this.map.wrap) * k + x;
    const down = pole.y * k + y;
    const air = COUNTER * this.boost;
    return across >= air && across <= this.width - air && down >= air / 2 && down <= this.height - air / 2;
  }

  /** Goes somewhere without anybody having asked for it. */
  private setOut(to: Stand, preset: string | null = null): void {
    this.ownMoves++;
    this.go(to, preset, true);
  }

  /** It is on its way like that. */
  get isAstir(): boolean {
    return this.astir > 0;
  }

  /** Goes to a stand the short way around the world. */
  private go(to: Stand, preset: string | null = null, isOwn = false): void {
    this.isFresh = false;
    this.home = null;
    const middle = (this.width / 2 - this.stand.x) / this.stand.k;
    const aim = (this.width / 2 - to.x) / to.k;
    const x = this.width / 2 - nearTurn(aim, middle, this.map.wrap) * to.k;
    if (this.reducedMotion || !this.host) {
      this.preset = preset;
      this.jump({ ...to, x });
      return;
    }
    const flight = ++this.flights;
    this.astir = isOwn ? flight : 0;
    this.goal = { stand: { ...to, x }, preset };
    this.host
      .transition()
      .duration(FLIGHT)
      .call(this.behaviour.transform, zoomIdentity.translate(x, to.y).scale(to.k))
      .on("end.preset", () => (this.preset = preset))
      .on("end.own interrupt.own cancel.own", () => {
        if (this.astir === flight) this.astir = 0;
        if (this.flights === flight) this.goal = null;
      });
  }

  /** Flies to an area, a preset (`world` or one of the map's views) or a box in map units. */
  flyTo(target: string | Box): void {
    this.steer();
    if (typeof target !== "string") this.go(standFor(this.map, target, this.width, this.height, 24));
    else if (target === "world" || this.map.views[target]) this.go(this.standOf(target), target);
    else this.centreOn(target);
  }

  /** Brings an area to the middle of what is free to see, near enough to read its counters. */
  private centreOn(id: string): void {
    const area = this.map.areas[id];
    if (!area) return;
    this.go(standOn(this.map, area, this.stand.k, this.width, this.height));
  }

  /** Makes areas visible; does nothing when they already are. */
  show(areas: readonly string[]): void {
    if (!areas.length) return;
    const box = boxAround(this.map, areas);
    const shift = nearTurn((box.x0 + box.x1) / 2, (this.view.x0 + this.view.x1) / 2, this.map.wrap) - (box.x0 + box.x1) / 2;
    const { x0, y0, x1, y1 } = this.view;
    const isSeen = box.x0 + shift >= x0 && box.x1 + shift <= x1 && box.y0 >= y0 && box.y1 <= y1;
    if (isSeen) return;
    this.steer();
    const width = x1 - x0;
    const height = y1 - y0;
    if (box.x1 - box.x0 > width * 0.9 || box.y1 - box.y0 > height * 0.9) {
      this.go(standFor(this.map, box, this.width, this.height, 60));
      return;
    }
    const { k } = this.stand;
    const stand = { k, x: this.width / 2 - ((box.x0 + box.x1) / 2) * k, y: this.height / 2 - ((box.y0 + box.y1) / 2) * k };
    this.go(held(this.map, stand, this.width, this.height));
  }

  /** Zooms around the middle: 1.5 is in, 1 / 1.5 out. */
  zoomBy(factor: number): void {
    this.steer();
    const least = leastZoom(this.map, this.width, this.height);
    const k = Math.max(least, Math.min(MOST, this.stand.k * factor));
    const ratio = k / this.stand.k;
    const [cx, cy] = [this.width / 2, this.height / 2];
    const stand = { k, x: cx - (cx - this.stand.x) * ratio, y: cy - (cy - this.stand.y) * ratio };
    this.go(held(this.map, stand, this.width, this.height));
  }

  /** Moves by parts of the window. */
  panBy(right: number, down: number): void {
    this.steer();
    const { x, y, k } = this.stand;
    const stand = { k, x: x - right * this.width, y: y - down * this.height };
    this.go(held(this.map, stand, this.width, this.height));
  }

  /** Puts a place of the map into the middle at once (the minimap is dragged). */
  centre(mx: number, my: number): void {
    this.steer();
    const { k } = this.stand;
    const near = nearTurn(mx, (this.view.x0 + this.view.x1) / 2, this.map.wrap);
    this.preset = null;
    this.isFresh = false;
    this.home = null;
    this.host?.interrupt();
    const to = held(this.map, { k, x: this.width / 2 - near * k, y: this.height / 2 - my * k }, this.width, this.height);
    this.host?.call(this.behaviour.transform, zoomIdentity.translate(to.x, to.y).scale(to.k));
  }

  /** Whether a place of the window lies beside the world, where all of it is narrower than the window. */
  isBeside(sx: number): boolean {
    const free = (this.width - this.map.wrap * this.stand.k) / 2;
    return this.map.wrap > 0 && (sx < free || sx > this.width - free);
  }

  /** A place of the window in map units. */
  toMap(sx: number, sy: number): [x: number, y: number] {
    return [(sx - this.stand.x) / this.stand.k, (sy - this.stand.y) / this.stand.k];
  }
}
