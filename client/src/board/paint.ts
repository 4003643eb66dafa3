/** The static layers of a board, painted into a window of the map, bottom to top. */
import { makeCanvas, penOf, type Canvas, type Pen } from "./canvas";
import { touches, type Box, type Line } from "./geometry";
import { atDetail, turnsIn, type BoardArea, type BoardMap } from "./mapfile";
import { crossMarks, neutralPattern, patternOf } from "./patterns";
import { RELIEF_UNITS, reliefTile } from "./relief";
import { SIGNS, signSize } from "./signs";
import { lineWeight, tintOf, type Ground, type LineStyle, type Theme } from "./style";

/** What decides how the ground looks. */
export interface Scene {
  owners: Record<string, string>;
  /** Kinds of nobody's land, where a game has several. */
  stances?: Record<string, string>;
  theme: Theme;
  strongBorders: boolean;
  patterns: boolean;
  /** Flat water and land, quickly painted. */
  simple: boolean;
}

/** A picture of `width` × `height` device pixels whose corner lies at `x`, `y` of the map. */
export interface Window {
  x: number;
  y: number;
  /** Device pixels per map unit. */
  scale: number;
  /** Device pixels per CSS pixel. */
  density: number;
  width: number;
  height: number;
}

export function paintBoard(pen: Pen, map: BoardMap, scene: Scene, window: Window): void {
  new Painter(pen, map, scene, window).all();
}

const shapes = new WeakMap<BoardArea, Path2D>();

export function shapeOf(area: BoardArea): Path2D {
  let path = shapes.get(area);
  if (!path) {
    path = new Path2D();
    for (const { rings } of area.polygons) for (const ring of rings) trace(path, ring, true);
    shapes.set(area, path);
  }
  return path;
}

function trace(path: Path2D | Pen, line: Line, close: boolean): void {
  path.moveTo(line[0]!, line[1]!);
  for (let i = 2; i < line.length; i += 2) path.lineTo(line[i]!, line[i + 1]!);
  if (close) path.closePath();
}

class Painter {
  /** The map as fine as this window can show it. */
  private readonly map: BoardMap;
  private readonly colour: Ground;
  private readonly view: Box;
  private readonly turns: number[];
  /** Map units of one CSS pixel. */
  private readonly px: number;
  private readonly zoom: number;
  private readonly weight: number;

  constructor(
    private readonly pen: Pen,
    private readonly whole: BoardMap,
    private readonly scene: Scene,
    private readonly window: Window,
  ) {
    const { x, y, scale, density, width, height } = window;
    const map = (this.map = atDetail(whole, 0.3 / scale));
    this.colour = map.style[scene.theme];
    this.view = { x0: x, y0: y, x1: x + width / scale, y1: y + height / scale };
    this.zoom = scale / density;
    this.px = 1 / this.zoom;
    this.weight = lineWeight(this.zoom);
    this.turns = turnsIn(map, { x0: -5, y0: -5, x1: map.width + 5, y1: map.height + 5 }, this.view);
  }

  all(): void {
    this.pen.save();
    this.sea();
    if (!this.scene.simple) this.glow();
    if (!this.scene.simple) this.waterLines();
    this.eachTurn(() => this.graticule());
    this.eachTurn((view) => this.ice(view));
    this.eachTurn((view) => this.seaBorders(view));
    if (!this.scene.simple) this.eachTurn((view) => this.shadow(view));
    this.eachTurn((view) => this.lands(view));
    this.eachTurn((view) => this.lakes(view));
    this.eachTurn((view) => this.borders(view));
    this.eachTurn(() => this.links());
    this.eachTurn((view) => this.signs(view));
    if (!this.scene.simple) this.eachTurn((view) => this.relief(view));
    this.pen.restore();
  }

  /** Draws once per copy of the world that shows, in its own map units; `view` is the window seen from that copy. */
  private eachTurn(draw: (view: Box) => void, pen: Pen = this.pen): void {
    for (const turn of this.turns) {
      const shift = turn * this.map.wrap;
      this.place(pen, shift);
      draw({ ...this.view, x0: this.view.x0 - shift, x1: this.view.x1 - shift });
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
  }

  private place(pen: Pen, shift: number): void {
    const { x, y, scale } = this.window;
    pen.setTransform(scale, 0, 0, scale, (shift - x) * scale, -y * scale);
    pen.lineJoin = "round";
    pen.lineCap = "round";
  }

  // -- water

  private sea(): void {
    const { y, scale, width, height } = this.window;
    const fill = this.pen.createLinearGradient(0, -y * scale, 0, (this.map.height - y) * scale);
    fill.addColorStop(0, this.colour.sea2);
    fill.addColorStop(0.3, this.colour.sea);
    fill.addColorStop(0.75, this.colour.sea);
    fill.addColorStop(1, this.colour.sea2);
    this.pen.fillStyle = fill;
    this.pen.fillRect(0, 0, width, height);
  }

  private glow(): void {
    const { map_units, opacity } = this.map.style.glow;
    this.pen.strokeStyle = this.colour.seaglow;
    map_units.forEach((reach, i) => {
      this.pen.globalAlpha = opacity[i]!;
      this.coastStroke(this.pen, reach, 2 * reach);
    });
    this.pen.globalAlpha = 1;
  }

  /** Lines along the coasts: strokes on a sheet of their own, the inside of each rubbed out again. */
  private waterLines(): void {
    const { map_units, opacity, width } = this.map.style.water_lines;
    const sheet = makeCanvas(this.window.width, this.window.height);
    const pen = penOf(sheet);
    const thin = width * Math.max(1, this.weight) * this.px;
    for (let i = map_units.length - 1; i >= 0; i--) {
      const reach = map_units[i]!;
      pen.globalCompositeOperation = "source-over";
      pen.globalAlpha = opacity[i]!;
      pen.strokeStyle = this.colour.sealine;
      this.coastStroke(pen, reach, 2 * reach + thin);
      pen.globalCompositeOperation = "destination-out";
      pen.globalAlpha = 1;
      this.coastStroke(pen, reach, 2 * reach - thin);
    }
    this.pen.drawImage(sheet, 0, 0);
  }

  /** A wide stroke along the coasts; it hides details that are small against its reach. */
  private coastStroke(pen: Pen, reach: number, width: number): void {
    const { arcs, borders } = atDetail(this.whole, Math.max(0.5 / this.window.scale, 0.13 * reach));
    pen.beginPath();
    this.eachTurn((view) => {
      for (const n of borders["coast"] ?? [])
        if (touches(arcs[n]!.box, view, reach + 0.3)) trace(pen, arcs[n]!.line, false);
    }, pen);
    this.place(pen, 0);
    pen.lineWidth = width;
    pen.stroke();
    pen.setTransform(1, 0, 0, 1, 0, 0);
  }

  private graticule(): void {
    const { width, opacity } = this.map.style.graticule;
    this.pen.beginPath();
    for (const line of this.map.graticule) trace(this.pen, line, false);
    this.stroke(this.colour.seaglow, width, { opacity: opacity * 1.5 });
  }

  private ice(view: Box): void {
    for (const area of this.areas(view, "filler")) {
      const isIce = area.id.startsWith("ice");
      this.pen.globalAlpha = isIce ? 1 : 0.5;
      this.pen.fillStyle = isIce ? this.colour.ice : this.colour.sea2;
      this.pen.fill(shapeOf(area), "evenodd");
    }
    this.pen.globalAlpha = 1;
    this.arcs(view, "ice");
    this.line(this.colour.sealine, this.map.style.lines["ice"]!);
  }

  /** Dashes with a breath of light beside them, so that they read on deep water and on glow. */
  private seaBorders(view: Box): void {
    if (this.zoom < this.map.style.zoom.far_below * 0.6) return;
    this.arcs(view, "sea");
    const line = this.map.style.lines["sea"]!;
    this.stroke(this.colour.seaglow, line.width * 2.6, { opacity: 0.45 });
    this.line(this.colour.sealine, line);
  }

  // -- land

  private shadow(view: Box): void {
    const { dx, dy, blur, opacity } = this.map.style.shadow;
    const { scale } = this.window;
    this.pen.save();
    this.pen.shadowColor = alpha(this.colour.shadow, opacity);
    this.pen.shadowBlur = 2 * blur * scale;
    this.pen.shadowOffsetX = dx * scale;
    this.pen.shadowOffsetY = dy * scale;
    this.pen.fillStyle = this.colour.inert;
    const land = new Path2D();
    for (const area of this.areas(view, "land", "impassable", "inert")) land.addPath(shapeOf(area));
    this.pen.fill(land, "nonzero");
    this.pen.restore();
  }

  private lands(view: Box): void {
    for (const area of this.areas(view, "inert")) this.fill(area, this.colour.inert);
    for (const area of this.areas(view, "impassable")) this.waste(area, view);
    for (const area of this.areas(view, "land")) this.land(area, view);
  }

  private land(area: BoardArea, view: Box): void {
    const owner = this.scene.owners[area.id] ?? "";
    const { land, band } = tintOf(this.map.style, owner, this.scene.theme);
    this.fill(area, land);
    const isPlain = this.map.style.nations[owner] && !this.scene.patterns;
    if (this.scene.simple && isPlain) return;
    this.pen.save();
    this.pen.clip(shapeOf(area), "evenodd");
    if (!this.map.style.nations[owner]) this.hatch(area, view, this.scene.stances?.[area.id]);
    else if (this.scene.patterns) this.pattern(owner, area, view, band);
    if (!this.scene.simple) this.bands(area, view, band);
    this.pen.restore();
  }

  /** Tint up to the very cut: two halves of an area that meet there must not show the water between them. */
  private fill(area: BoardArea, colour: string): void {
    this.pen.fillStyle = colour;
    this.pen.fill(shapeOf(area), "evenodd");
    this.pen.beginPath();
    for (const n of this.map.borders["cut"] ?? []) if (area.arcs.includes(n)) trace(this.pen, this.map.arcs[n]!.line, false);
    this.stroke(colour, 1.2);
  }

  private bands(area: BoardArea, view: Box, colour: string): void {
    const { map_units, opacity } = this.map.style.bands;
    const drawn = area.arcs.filter((n) => !this.isEdge(n) && touches(this.map.arcs[n]!.box, view, 1));
    this.pen.beginPath();
    const { arcs } = atDetail(this.whole, 0.5 / this.window.scale);
    for (const n of drawn) trace(this.pen, arcs[n]!.line, false);
    const more = this.scene.strongBorders ? 1.5 : 1;
    map_units.forEach((reach, i) => {
      this.stroke(colour, 2 * reach * this.zoom * more, { opacity: Math.min(1, opacity[i]! * more), fixed: true });
    });
  }

  private edges: Set<number> | null = null;

  private isEdge(arc: number): boolean {
    this.edges ??= new Set([...(this.map.borders["cut"] ?? []), ...(this.map.borders["frame"] ?? [])]);
    return this.edges.has(arc);
  }

  private hatch(area: BoardArea, view: Box, stance = ""): void {
    const { step, width, opacity } = this.map.style.hatch;
    const draw = neutralPattern(this.map.style.neutrals[stance] ?? "hatch");
    if (!draw) return;
    draw(this.pen, area.box, view, step * Math.max(0.85, this.weight) * this.px);
    this.stroke(this.colour.ink2, width, { opacity, fixed: true });
  }

  /** Land that nothing enters: gray, with small crosses. */
  private waste(area: BoardArea, view: Box): void {
    const { step, width, opacity } = this.map.style.hatch;
    this.fill(area, this.colour.impassable);
    this.pen.save();
    this.pen.clip(shapeOf(area), "evenodd");
    crossMarks(this.pen, area.box, view, 1.6 * step * Math.max(0.85, this.weight) * this.px);
    this.stroke(this.colour.ink2, width, { opacity, fixed: true });
    this.pen.restore();
  }

  /** Cities, convoys and the like: figures in a square of 20, in the lettering of land and sea. */
  private signs(view: Box): void {
    if (this.zoom < this.map.limits.far_below) return;
    for (const area of this.areas(view, "land", "sea"))
      for (const [what, spots] of Object.entries(area.symbols)) {
        const draw = SIGNS[what];
        if (!draw) continue;
        for (const { x, y, r } of spots) {
          this.pen.beginPath();
          draw(this.pen, x, y, (signSize(r, this.zoom) * this.px) / 20);
          this.stroke(area.kind === "sea" ? this.colour.sealabel : this.colour.ink, 1.1, { fixed: true });
        }
      }
  }

  private pattern(owner: string, area: BoardArea, view: Box, colour: string): void {
    patternOf(owner)(this.pen, area.box, view, 7 * Math.max(0.85, this.weight) * this.px);
    this.stroke(colour, 1.1, { opacity: 0.5, fixed: true });
  }

  private lakes(view: Box): void {
    this.pen.beginPath();
    for (const lake of this.map.lakes) if (touches(lake.box, view, 0.5)) trace(this.pen, lake.line, true);
    this.pen.fillStyle = this.colour.lake;
    this.pen.fill("evenodd");
    this.stroke(this.colour.sealine, 0.7);
  }

  private borders(view: Box): void {
    const { lines } = this.map.style;
    const more = this.scene.strongBorders ? 2 : 1;
    this.arcs(view, "land");
    this.line(this.colour.border, lines["land"]!, more);
    this.arcs(view, "coast");
    this.line(this.colour.coast, lines["coast"]!, more);
    this.arcs(view, "closed");
    this.line(this.colour.border, lines["closed"]!, more);
  }

  /** Canals and straits as water with a dark case, routes as dashes. */
  private links(): void {
    for (const { kind, line } of this.map.links) {
      const token = this.map.style.lines[kind]!;
      this.pen.beginPath();
      trace(this.pen, line, false);
      if (token.case) this.stroke(this.colour.coast, token.case);
      this.line(kind === "route" ? this.colour.sealine : this.colour.seaglow, token);
    }
  }

  /** One tile of shaded paper over all land. */
  private relief(view: Box): void {
    const paper = this.pen.createPattern(reliefTile() as CanvasImageSource, "repeat");
    if (!paper) return;
    const land = new Path2D();
    for (const area of this.areas(view, "land", "impassable", "inert")) land.addPath(shapeOf(area));
    const size = RELIEF_UNITS / reliefTile().width;
    paper.setTransform(new DOMMatrix([size, 0, 0, size, 0, 0]));
    this.pen.save();
    this.pen.globalCompositeOperation = "multiply";
    this.pen.globalAlpha = 0.3;
    this.pen.fillStyle = paper;
    this.pen.fill(land, "nonzero");
    this.pen.restore();
  }

  // -- strokes

  private areas(view: Box, ...kinds: string[]): BoardArea[] {
    return Object.values(this.map.areas).filter((area) => kinds.includes(area.kind) && touches(area.box, view, 1));
  }

  private arcs(view: Box, kind: string): void {
    this.pen.beginPath();
    for (const n of this.map.borders[kind] ?? []) {
      const { line, box } = this.map.arcs[n]!;
      if (touches(box, view, 0.5)) trace(this.pen, line, false);
    }
  }

  private line(colour: string, token: LineStyle, more = 1): void {
    const dash = token.dash?.map((part) => part * Math.max(1, this.weight) * this.px);
    this.stroke(colour, token.width * more, dash ? { dash } : {});
  }

  /** Strokes the path with a width in CSS pixels, which grows with the zoom unless it is `fixed`. */
  private stroke(
    colour: string,
    width: number,
    { opacity = 1, dash, fixed = false }: { opacity?: number; dash?: number[]; fixed?: boolean } = {},
  ): void {
    const { pen } = this;
    pen.globalAlpha = opacity;
    pen.strokeStyle = colour;
    pen.lineWidth = width * (fixed ? 1 : this.weight) * this.px;
    pen.setLineDash(dash ?? []);
    pen.lineCap = dash ? "butt" : "round";
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }
}

function alpha(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255).toString(16).padStart(2, "0")}`;
}

/** The board painted whole into a fresh canvas. */
export function painted(map: BoardMap, scene: Scene, window: Window): Canvas {
  const canvas = makeCanvas(window.width, window.height);
  paintBoard(penOf(canvas), map, scene, window);
  return canvas;
}
