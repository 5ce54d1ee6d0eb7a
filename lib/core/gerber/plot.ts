// Draws the commands of a Gerber file: aperture states, regions, blocks and repeats become plain objects.

import { compose, IDENTITY, isIdentity, type Matrix, rotation, scaling, translation } from "@/lib/base/matrix";
import { apertureShape } from "@/lib/core/gerber/aperture";
import { bendOf } from "@/lib/core/gerber/arc";
import { counterClockwise, flattenEdge, polygon } from "@/lib/core/gerber/contour";
import { convexHull } from "@/lib/core/gerber/hull";
import { copyObject, ImageBuilder, KIND, type LayerImage } from "@/lib/core/gerber/image";
import { lineAt } from "@/lib/core/gerber/lex";
import { MAX_COORDINATE_MM, MAX_DEPTH, MAX_REPEATS, MAX_SCALE } from "@/lib/core/gerber/limits";
import { type GerberProgram, type ImageTransform, OP } from "@/lib/core/gerber/program";
import { shapeOf } from "@/lib/core/gerber/shape";
import { type Warning, WarningList, type WarningCode } from "@/lib/core/gerber/warning";

type Aperture = { kind: "shape"; index: number } | { kind: "block"; builder: ImageBuilder };
type Repeat = { from: number; columns: number; rows: number; stepX: number; stepY: number };
type Frame = { builder: ImageBuilder; code: number; repeats: Repeat[] };

/** Never fails: beyond the caps of limits.ts the image ends early with a warning. `bytes` only serves line numbers. */
export function plotGerber(program: GerberProgram, bytes: Uint8Array): { image: LayerImage; warnings: Warning[] } {
  const plotter = new Plotter(program, bytes);
  plotter.run();
  return { image: plotter.finish(), warnings: plotter.warnings.items };
}

class Plotter {
  readonly warnings = new WarningList();
  readonly #program: GerberProgram;
  readonly #bytes: Uint8Array;
  readonly #apertures = new Map<number, Aperture>();
  readonly #shapes: LayerImage["shapes"] = [];
  readonly #frames: Frame[] = [];
  #builder: ImageBuilder;
  #repeats: Repeat[] = [];
  #skippedBlocks = 0;
  #x = 0;
  #y = 0;
  #isDark = true;
  #isMirroredX = false;
  #isMirroredY = false;
  #degrees = 0;
  #factor = 1;
  #map: Matrix = IDENTITY;
  #aperture: Aperture | undefined;
  #tool = -1;
  #region: number[] | null = null;
  #isFull = false;

  constructor(program: GerberProgram, bytes: Uint8Array) {
    this.#program = program;
    this.#bytes = bytes;
    this.#builder = new ImageBuilder(this.#shapes);
  }

  run(): void {
    const { op, args, count } = this.#program;
    for (let at = 0; at < count && !this.#isFull; at++) {
      const a = args[at * 4] ?? 0;
      const b = args[at * 4 + 1] ?? 0;
      switch (op[at]) {
        case OP.move:
          this.#move(a, b);
          break;
        case OP.line:
          this.#stroke(a, b, 0, at);
          break;
        case OP.clockwise:
        case OP.counterClockwise:
          this.#arc(at);
          break;
        case OP.flash:
          this.#flash(a, b, at);
          break;
        default:
          this.#setState(at, a, b);
      }
    }
  }

  finish(): LayerImage {
    this.#closeRegion();
    while (this.#repeats.length > 0) this.#endRepeat();
    while (this.#frames.length > 0) this.#endBlock();
    const { transform } = this.#program;
    const map = imageMap(transform);
    if (isIdentity(map)) return this.#builder.build(transform.isNegative);
    const mapped = new ImageBuilder(this.#shapes);
    for (let at = 0; at < this.#builder.count; at++) copyObject(this.#builder, at, mapped, { map, invert: false });
    return mapped.build(transform.isNegative);
  }

  #warn(code: WarningCode, at: number): void {
    this.warnings.add(code, lineAt(this.#bytes, this.#program.offset[at] ?? 0));
  }

  #check(wasAdded: boolean): void {
    if (wasAdded) return;
    this.#isFull = true;
    this.warnings.add("TOO_MANY_OBJECTS");
  }

  #setState(at: number, a: number, b: number): void {
    switch (this.#program.op[at]) {
      case OP.define:
        return this.#define(a, at);
      case OP.select:
        return this.#select(a, at);
      case OP.dark:
      case OP.clear:
        this.#isDark = this.#program.op[at] === OP.dark;
        return;
      case OP.mirror:
        this.#isMirroredX = a === 1;
        this.#isMirroredY = b === 1;
        return this.#updateMap();
      case OP.rotate:
        this.#degrees = a;
        return this.#updateMap();
      case OP.scale:
        this.#factor = a > 0 && a <= MAX_SCALE ? a : 1;
        return this.#updateMap();
      case OP.beginRegion:
        this.#region = [];
        return;
      case OP.endRegion:
        this.#closeRegion();
        this.#region = null;
        return;
      default:
        this.#setBlock(at, a);
    }
  }

  #setBlock(at: number, code: number): void {
    const op = this.#program.op[at];
    if (op === OP.beginRepeat) this.#beginRepeat(at);
    else if (op === OP.endRepeat) this.#endRepeat();
    else if (op === OP.beginBlock) this.#beginBlock(code, at);
    else if (op === OP.endBlock) this.#endBlock();
  }

  /** Mirror, then rotate, then scale, around the aperture's origin (Gerber specification 4.9). */
  #updateMap(): void {
    const mirror = scaling(this.#isMirroredX ? -1 : 1, this.#isMirroredY ? -1 : 1);
    this.#map = compose(compose(mirror, rotation(this.#degrees)), scaling(this.#factor, this.#factor));
    this.#tool = -1;
  }

  #define(index: number, at: number): void {
    const definition = this.#program.definitions[index];
    if (!definition) return;
    const shape = apertureShape(definition, this.#program.macros, (code) => this.#warn(code, at));
    this.#shapes.push(shape);
    const aperture: Aperture = { kind: "shape", index: this.#shapes.length - 1 };
    this.#apertures.set(definition.code, aperture);
  }

  /** A code never defined draws with nothing, so that its paths are still there (outlines, drills). */
  #select(code: number, at: number): void {
    this.#tool = -1;
    this.#aperture = this.#apertures.get(code);
    if (this.#aperture) return;
    this.#warn("APERTURE_MISSING", at);
    this.#shapes.push(shapeOf("missing", [], 0));
    this.#aperture = { kind: "shape", index: this.#shapes.length - 1 };
    this.#apertures.set(code, this.#aperture);
  }

  #currentShape(at: number): number {
    if (this.#tool >= 0) return this.#tool;
    if (!this.#aperture) this.#select(0, at);
    if (this.#aperture?.kind !== "shape") return -1;
    const { index } = this.#aperture;
    this.#tool = isIdentity(this.#map) ? index : this.#builder.variant(index, this.#map);
    return this.#tool;
  }

  #move(x: number, y: number): void {
    if (this.#region) {
      this.#closeRegion();
      this.#region = [];
    }
    this.#x = x;
    this.#y = y;
  }

  #arc(at: number): void {
    const { args, op } = this.#program;
    const [x1 = 0, y1 = 0, cx = 0, cy = 0] = args.subarray(at * 4, at * 4 + 4);
    const x0 = this.#x;
    const y0 = this.#y;
    const start = Math.hypot(x0 - cx, y0 - cy);
    const difference = Math.abs(start - Math.hypot(x1 - cx, y1 - cy));
    if (difference > 0.05 && difference > start * 0.05) this.#warn("ARC_RADIUS", at);
    const bend = bendOf({ x0, y0, x1, y1, cx, cy }, op[at] === OP.clockwise);
    if (bend.mid) this.#stroke(bend.mid[0], bend.mid[1], bend.bulge, at);
    this.#stroke(x1, y1, bend.bulge, at);
  }

  #stroke(x: number, y: number, bulge: number, at: number): void {
    if (this.#region) {
      this.#region.push(this.#x, this.#y, bulge);
    } else {
      const tool = this.#currentShape(at);
      if (tool >= 0) this.#strokeWith(tool, { x, y, bulge, at });
    }
    this.#x = x;
    this.#y = y;
  }

  #strokeWith(tool: number, to: { x: number; y: number; bulge: number; at: number }): void {
    const shape = this.#shapes[tool];
    if (shape && shape.kind === "rectangle" && shape.paths.length > 0) return this.#strokeSwept(tool, to);
    if (shape && shape.kind !== "circle" && shape.kind !== "missing") this.#warn("STROKE_APERTURE", to.at);
    this.#check(this.#builder.add(KIND.stroke, this.#isDark, tool, [this.#x, this.#y, to.x, to.y, to.bulge]));
  }

  /** A rectangle drawn along a line covers the hull of its two ends; along an arc, of each short piece. */
  #strokeSwept(tool: number, to: { x: number; y: number; bulge: number }): void {
    const corners = this.#shapes[tool]?.paths[0]?.contours[0];
    if (!corners) return;
    const points: number[] = [this.#x, this.#y];
    flattenEdge({ x0: this.#x, y0: this.#y, x1: to.x, y1: to.y, bulge: to.bulge }, 0.01, points);
    for (let k = 0; k + 3 < points.length; k += 2) {
      const cloud: number[] = [];
      for (let c = 0; c < corners.length; c += 3) {
        const dx = corners[c] ?? 0;
        const dy = corners[c + 1] ?? 0;
        cloud.push(
          (points[k] ?? 0) + dx,
          (points[k + 1] ?? 0) + dy,
          (points[k + 2] ?? 0) + dx,
          (points[k + 3] ?? 0) + dy,
        );
      }
      this.#check(this.#builder.addRegion(this.#isDark, polygon(convexHull(cloud))));
    }
  }

  #flash(x: number, y: number, at: number): void {
    this.#x = x;
    this.#y = y;
    if (this.#region) return;
    if (this.#aperture?.kind === "block") return this.#flashBlock(this.#aperture.builder, x, y);
    const tool = this.#currentShape(at);
    if (tool >= 0) this.#check(this.#builder.add(KIND.flash, this.#isDark, tool, [x, y, 0, 0, 0]));
  }

  /** Clear polarity turns a block's dark parts clear and its clear parts dark (Gerber specification 4.11). */
  #flashBlock(block: ImageBuilder, x: number, y: number): void {
    const map = compose(this.#map, translation(x, y));
    for (let at = 0; at < block.count && !this.#isFull; at++) {
      this.#check(copyObject(block, at, this.#builder, { map, invert: !this.#isDark }));
    }
  }

  #closeRegion(): void {
    const region = this.#region;
    if (!region || region.length < 6) return;
    // A contour left open is closed by a straight line, as viewers do.
    if (this.#x !== region[0] || this.#y !== region[1]) region.push(this.#x, this.#y, 0);
    this.#check(this.#builder.addRegion(this.#isDark, counterClockwise(Float64Array.from(region))));
    this.#region = [];
  }

  #beginRepeat(at: number): void {
    const [columns = 1, rows = 1, stepX = 0, stepY = 0] = this.#program.args.subarray(at * 4, at * 4 + 4);
    if (columns * rows > MAX_REPEATS) return this.#warn("TOO_MANY_REPEATS", at);
    const reach = Math.max(columns * Math.abs(stepX), rows * Math.abs(stepY));
    if (!(reach <= MAX_COORDINATE_MM)) return this.#warn("COORDINATE_OUT_OF_RANGE", at);
    if (this.#repeats.length >= MAX_DEPTH) return this.#warn("TOO_DEEP", at);
    this.#repeats.push({ from: this.#builder.count, columns, rows, stepX, stepY });
  }

  #endRepeat(): void {
    const repeat = this.#repeats.pop();
    if (!repeat) return;
    const end = this.#builder.count;
    for (let column = 0; column < repeat.columns; column++) {
      for (let row = 0; row < repeat.rows && !this.#isFull; row++) {
        if (column === 0 && row === 0) continue;
        const map = translation(column * repeat.stepX, row * repeat.stepY);
        for (let at = repeat.from; at < end && !this.#isFull; at++) {
          this.#check(copyObject(this.#builder, at, this.#builder, { map, invert: false }));
        }
      }
    }
  }

  #beginBlock(code: number, at: number): void {
    if (this.#frames.length >= MAX_DEPTH) {
      this.#skippedBlocks++;
      return this.#warn("TOO_DEEP", at);
    }
    this.#frames.push({ builder: this.#builder, code, repeats: this.#repeats });
    this.#builder = new ImageBuilder(this.#shapes);
    this.#repeats = [];
  }

  #endBlock(): void {
    if (this.#skippedBlocks > 0) {
      this.#skippedBlocks--;
      return;
    }
    const frame = this.#frames.pop();
    if (!frame) return;
    while (this.#repeats.length > 0) this.#endRepeat();
    this.#apertures.set(frame.code, { kind: "block", builder: this.#builder });
    this.#builder = frame.builder;
    this.#repeats = frame.repeats;
    this.#tool = -1;
  }
}

/** Scale, mirror, swap, turn, move: the order of the image commands (Gerber specification 8.1). */
function imageMap(transform: ImageTransform): Matrix {
  let map: Matrix = scaling(transform.scaleX, transform.scaleY);
  map = compose(map, scaling(transform.mirrorX ? -1 : 1, transform.mirrorY ? -1 : 1));
  if (transform.swapAxes) map = compose(map, [0, 1, 1, 0, 0, 0]);
  map = compose(map, rotation(transform.rotateDegrees));
  return compose(map, translation(transform.offsetXMm, transform.offsetYMm));
}
