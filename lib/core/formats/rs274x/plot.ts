// Draws the commands of a Gerber file: aperture states, regions, blocks and repeats become plain objects.

import { compose, isIdentity, translation } from "@/lib/base/matrix";
import { apertureShape } from "@/lib/core/formats/rs274x/aperture";
import { bendOf } from "@/lib/core/geometry/arc";
import { type Contour, counterClockwise } from "@/lib/core/geometry/contour";
import { copyObject, type CopyResult, ImageBuilder, KIND, type LayerImage } from "@/lib/core/board/image";
import { Knockout } from "@/lib/core/formats/rs274x/knockout";
import { MAX_COORDINATE_MM, MAX_DEPTH, MAX_REPEATS } from "@/lib/core/board/limits";
import { type GerberProgram, OP, imageMap } from "@/lib/core/formats/rs274x/program";
import { shapeOf } from "@/lib/core/board/shape";
import { hullOf, sweptAreas } from "@/lib/core/formats/rs274x/swept-stroke";
import { ApertureState } from "@/lib/core/formats/rs274x/aperture-state";
import { type Warning, WarningList, type WarningCode } from "@/lib/core/board/warning";

type Repeat = { from: number; columns: number; rows: number; stepX: number; stepY: number };
type Frame = { builder: ImageBuilder; code: number; attributes: number; repeats: Repeat[] };
/** Ends of a contour nearer than this are one point. */
const CLOSED_MM = 1e-6;

/** Never fails: beyond the caps of limits.ts the image ends early with a warning. */
export function plotGerber(program: GerberProgram): { image: LayerImage; warnings: Warning[] } {
  const plotter = new Plotter(program);
  plotter.run();
  return { image: plotter.finish(), warnings: plotter.warnings.items };
}

class Plotter {
  readonly warnings = new WarningList();
  readonly #program: GerberProgram;
  readonly #tool = new ApertureState();
  readonly #shapes: LayerImage["shapes"] = [];
  readonly #frames: Frame[] = [];
  #builder: ImageBuilder;
  #repeats: Repeat[] = [];
  #skippedBlocks = 0;
  #x = 0;
  #y = 0;
  #isDark = true;
  #region: number[] | null = null;
  /** The command of its first edge. */
  #regionAt = 0;
  /** Index at which the first open contour of the region ended, and whether other contours were closed. */
  #openAt: number | undefined;
  #hasClosed = false;
  /** Attribute sets: of the objects to come, of those of the tool in hand, of the region being drawn. */
  #objectSet = 0;
  #toolSet = 0;
  #regionSet = 0;
  #isFull = false;
  #knockout: Knockout | null = null;
  readonly #hulls = new Map<number, Contour>();

  constructor(program: GerberProgram) {
    this.#program = program;
    this.#builder = new ImageBuilder(this.#shapes, program.attributeSets, program.count);
  }

  run(): void {
    const { op, args, count } = this.#program;
    for (let at = 0; at < count && !this.#isFull; at++) {
      const a = args[at * 4] ?? 0;
      const b = args[at * 4 + 1] ?? 0;
      switch (op[at]) {
        case OP.move:
          this.#move(a, b, at);
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
    this.#closeRegion(this.#program.count - 1);
    this.#endKnockout();
    // EasyEDA never closes one: a habit and no mistake.
    if (this.#openAt !== undefined && this.#hasClosed) this.#warn("REGION_OPEN", this.#openAt);
    while (this.#repeats.length > 0) this.#endRepeat();
    while (this.#frames.length > 0) this.#endBlock();
    const { transform } = this.#program;
    const map = imageMap(transform);
    if (isIdentity(map)) return this.#builder.build(transform.isNegative);
    const mapped = new ImageBuilder(this.#shapes, this.#program.attributeSets);
    for (let at = 0; at < this.#builder.count; at++) copyObject(this.#builder, at, mapped, { map });
    return mapped.build(transform.isNegative);
  }

  #warn(code: WarningCode, at: number): void {
    this.warnings.add(code, this.#program.line[at]);
  }

  #check(wasAdded: boolean, at: number): void {
    if (wasAdded) return;
    this.#isFull = true;
    this.#warn("TOO_MANY_OBJECTS", at);
  }

  #checkCopy(result: CopyResult, at: number): void {
    if (result === "far") this.#warn("COORDINATE_OUT_OF_RANGE", at);
    else this.#check(result === "added", at);
  }

  /** Tells the builder what the objects of a command carry. */
  #label(at: number, attributes: number): void {
    this.#builder.nextLine = this.#program.line[at] ?? 0;
    this.#builder.nextAttributes = attributes;
  }

  #setState(at: number, a: number, b: number): void {
    switch (this.#program.op[at]) {
      case OP.define:
        return this.#define(a, at);
      case OP.select:
        return this.#select(a, at);
      case OP.knockout:
        return this.#beginKnockout(a === 1, b, at);
      case OP.dark:
      case OP.clear:
        this.#endKnockout();
        this.#isDark = this.#program.op[at] === OP.dark;
        return;
      case OP.mirror:
        return this.#tool.mirror(a === 1, b === 1);
      case OP.rotate:
        return this.#tool.rotate(a);
      case OP.scale:
        return this.#tool.scale(a);
      case OP.objectAttributes:
        this.#objectSet = a;
        return this.#updateToolSet();
      case OP.beginRegion:
        this.#closeRegion(at);
        this.#region = [];
        this.#regionSet = this.#program.attributeSets.merge(this.#objectSet, a);
        return;
      case OP.endRegion:
        this.#closeRegion(at);
        this.#region = null;
        return;
      default:
        this.#setBlock(at, a, b);
    }
  }

  #setBlock(at: number, code: number, attributes: number): void {
    const op = this.#program.op[at];
    if (op === OP.beginRepeat) this.#beginRepeat(at);
    else if (op === OP.endRepeat) this.#endRepeat();
    else if (op === OP.beginBlock) this.#beginBlock(code, attributes, at);
    else if (op === OP.endBlock) this.#endBlock();
  }

  #define(index: number, at: number): void {
    const definition = this.#program.definitions[index];
    if (!definition) return;
    const { code, attributes } = definition;
    const shape = apertureShape(definition, this.#program.macros, (problem) => this.#warn(problem, at));
    this.#shapes.push({ ...shape, code });
    this.#tool.define(code, { kind: "shape", index: this.#shapes.length - 1, attributes });
  }

  /** A code never defined draws with nothing, so that its paths are still there (outlines, drills). */
  #select(code: number, at: number): void {
    if (!this.#tool.select(code)) {
      this.#warn("APERTURE_MISSING", at);
      this.#shapes.push(shapeOf("missing", [], 0));
      this.#tool.define(code, { kind: "shape", index: this.#shapes.length - 1, attributes: 0 });
      this.#tool.select(code);
    }
    this.#updateToolSet();
  }

  #updateToolSet(): void {
    this.#toolSet = this.#program.attributeSets.merge(this.#objectSet, this.#tool.aperture?.attributes ?? 0);
  }

  /** -1 for a block, which cannot draw. */
  #currentShape(at: number): number {
    if (!this.#tool.aperture) this.#select(0, at);
    return this.#tool.shapeIn(this.#builder);
  }

  #move(x: number, y: number, at: number): void {
    if (this.#region) this.#closeRegion(at);
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
      if (this.#region.length === 0) this.#regionAt = at;
      this.#region.push(this.#x, this.#y, bulge);
    } else {
      const tool = this.#currentShape(at);
      if (tool >= 0) this.#strokeWith(tool, { x, y, bulge, at });
      else this.#warn("BAD_APERTURE", at);
    }
    this.#x = x;
    this.#y = y;
  }

  #strokeWith(tool: number, to: { x: number; y: number; bulge: number; at: number }): void {
    const { x, y, bulge, at } = to;
    const kind = this.#shapes[tool]?.kind;
    if (kind !== "circle" && kind !== "rectangle" && kind !== "missing") this.#warn("STROKE_APERTURE", at);
    this.#label(at, this.#toolSet);
    const corners = this.#cornersOf(tool);
    if (corners) {
      for (const area of sweptAreas(corners, { x0: this.#x, y0: this.#y, x1: x, y1: y, bulge }))
        this.#check(this.#builder.addRegion(this.#isDark, area), at);
      return;
    }
    this.#check(this.#builder.add(KIND.stroke, this.#isDark, tool, [this.#x, this.#y, x, y, bulge]), at);
  }

  /** Corners of the convex hull that a stroke of the tool sweeps; undefined for round tools and tools without an image. */
  #cornersOf(tool: number): Contour | undefined {
    const shape = this.#shapes[tool];
    if (!shape || shape.kind === "circle") return undefined;
    if (shape.kind === "rectangle") return shape.paths[0]?.contours[0];
    const existing = this.#hulls.get(tool) ?? hullOf(shape);
    this.#hulls.set(tool, existing);
    return existing.length > 0 ? existing : undefined;
  }

  #flash(x: number, y: number, at: number): void {
    if (this.#region) return this.#warn("MISPLACED_COMMAND", at);
    this.#x = x;
    this.#y = y;
    const { aperture } = this.#tool;
    if (aperture?.kind === "block") return this.#flashBlock(aperture.builder, at);
    const tool = this.#currentShape(at);
    this.#label(at, this.#toolSet);
    if (tool >= 0) this.#check(this.#builder.add(KIND.flash, this.#isDark, tool, [x, y, 0, 0, 0]), at);
  }

  /** Clear polarity turns a block's dark parts clear and its clear parts dark (Gerber specification 4.11). */
  #flashBlock(block: ImageBuilder, command: number): void {
    const map = compose(this.#tool.map, translation(this.#x, this.#y));
    const how = { map, invert: !this.#isDark, under: this.#toolSet };
    for (let at = 0; at < block.count && !this.#isFull; at++)
      this.#checkCopy(copyObject(block, at, this.#builder, how), command);
  }

  #closeRegion(at: number): void {
    const region = this.#region;
    if (!region) return;
    this.#region = [];
    const [x = 0, y = 0] = region;
    if (region.length > 0 && Math.hypot(this.#x - x, this.#y - y) > CLOSED_MM) {
      this.#openAt ??= at;
      // A contour left open is closed by a straight line, as viewers do.
      region.push(this.#x, this.#y, 0);
    } else if (region.length > 0) this.#hasClosed = true;
    if (region.length < 6) return;
    this.#label(this.#regionAt, this.#regionSet);
    this.#check(this.#builder.addRegion(this.#isDark, counterClockwise(Float64Array.from(region))), at);
  }

  #beginKnockout(isDark: boolean, borderMm: number, at: number): void {
    this.#endKnockout();
    this.#label(at, 0);
    this.#knockout = new Knockout(this.#builder, isDark, borderMm);
    this.#check(this.#knockout.wasAdded, at);
  }

  #endKnockout(): void {
    this.#knockout?.end();
    this.#knockout = null;
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
    if (this.#knockout && this.#knockout.at >= repeat.from) this.#endKnockout();
    const end = this.#builder.count;
    for (let column = 0; column < repeat.columns; column++) {
      for (let row = 0; row < repeat.rows && !this.#isFull; row++) {
        if (column === 0 && row === 0) continue;
        const map = translation(column * repeat.stepX, row * repeat.stepY);
        for (let at = repeat.from; at < end && !this.#isFull; at++) {
          this.#checkCopy(copyObject(this.#builder, at, this.#builder, { map }), this.#program.count - 1);
        }
      }
    }
  }

  #beginBlock(code: number, attributes: number, at: number): void {
    if (this.#frames.length >= MAX_DEPTH) {
      this.#skippedBlocks++;
      return this.#warn("TOO_DEEP", at);
    }
    this.#endKnockout();
    this.#frames.push({ builder: this.#builder, code, attributes, repeats: this.#repeats });
    this.#builder = new ImageBuilder(this.#shapes, this.#program.attributeSets);
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
    this.#endKnockout();
    this.#tool.define(frame.code, { kind: "block", builder: this.#builder, attributes: frame.attributes });
    this.#builder = frame.builder;
    this.#repeats = frame.repeats;
  }
}
