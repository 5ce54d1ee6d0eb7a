// One layer as SVG elements without a color of their own, so that they can be used in any color.

import { type Bbox, isEmptyBbox } from "@/lib/base/bbox";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { type PaintRun, paintRuns } from "@/lib/core/board-view/paint";
import type { Shape } from "@/lib/core/board/shape";
import { PathWriter, toUnits } from "@/lib/core/board/svg-path";

/** `definitions` go into `<defs>`; `paint(colour)` draws the layer. */
export type SvgLayer = { definitions: string; paint: (colour: string) => string };

/** Shapes with a shorter path than this are repeated at every position; a `<use>` is longer. */
const INLINE_PATH_LENGTH = 48;

export function svgLayer(image: LayerImage, id: string, box: Bbox): SvgLayer {
  const runs = paintRuns(image);
  const shapes = new ShapeDefinitions(image, id);
  const drawn = runs.map((run) => ({ isDark: run.isDark, svg: svgRun(image, run, shapes) }));
  if (!image.isNegative && runs.every((run) => run.isDark)) {
    const group = `<g id="${id}" fill-rule="nonzero" stroke-linecap="round" stroke-linejoin="round">${drawn.map((run) => run.svg).join("")}</g>`;
    return {
      definitions: shapes.toString() + group,
      paint: (colour) => `<use href="#${id}" fill="${colour}" stroke="${colour}"/>`,
    };
  }
  const [on, off] = image.isNegative ? ["#000", "#fff"] : ["#fff", "#000"];
  const groups = drawn.map(
    ({ isDark, svg }) => `<g fill="${isDark ? on : off}" stroke="${isDark ? on : off}">${svg}</g>`,
  );
  const ground = image.isNegative ? rectOf(box, `fill="#fff"`) : "";
  const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" ${extent(box)} stroke-linecap="round" stroke-linejoin="round">${ground}${groups.join("")}</mask>`;
  return {
    definitions: shapes.toString() + mask,
    paint: (colour) => rectOf(box, `fill="${colour}" mask="url(#${id})"`),
  };
}

export function extent(box: Bbox): string {
  const x = toUnits(box.minX);
  const y = toUnits(box.minY);
  return `x="${x}" y="${y}" width="${toUnits(box.maxX) - x}" height="${toUnits(box.maxY) - y}"`;
}

export function rectOf(box: Bbox, attributes: string): string {
  return `<rect ${extent(box)} stroke="none" ${attributes}/>`;
}

function svgRun(image: LayerImage, run: PaintRun, shapes: ShapeDefinitions): string {
  const fills = new PathWriter();
  for (const at of run.regions) fills.contour(regionOf(image, at));
  let uses = "";
  for (const [shape, flashes] of run.flashes) uses += shapes.draw(shape, flashes, fills);
  let out = fills.isEmpty ? "" : `<path stroke="none" d="${fills}"/>`;
  for (const [widthMm, strokes] of run.strokes) {
    const width = toUnits(widthMm);
    if (width <= 0) continue;
    out += `<path fill="none" stroke-width="${width}" d="${strokePath(image, strokes)}"/>`;
  }
  return out + uses;
}

function strokePath(image: LayerImage, strokes: readonly number[]): PathWriter {
  const path = new PathWriter();
  let endX = NaN;
  let endY = NaN;
  for (const at of strokes) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
    if (x0 !== endX || y0 !== endY) path.move(x0, y0);
    if (image.kind[at] === KIND.flash || (x0 === x1 && y0 === y1)) path.dot();
    else path.edge({ x0, y0, x1, y1, bulge });
    endX = image.kind[at] === KIND.flash ? NaN : x1;
    endY = y1;
  }
  return path;
}

/** The shapes that a layer flashes, each defined once if that is shorter. */
class ShapeDefinitions {
  readonly #image: LayerImage;
  readonly #id: string;
  readonly #defined = new Set<number>();
  #text = "";

  constructor(image: LayerImage, id: string) {
    this.#image = image;
    this.#id = id;
  }

  toString(): string {
    return this.#text;
  }

  /** Adds simple shapes to `fills`; returns `<use>` elements for the others. */
  draw(index: number, flashes: readonly number[], fills: PathWriter): string {
    const shape = this.#image.shapes[index];
    // A macro may consist of erased parts alone.
    if (!shape || isEmptyBbox(shape.bounds)) return "";
    const isWhole = shape.paths.every((path) => path.isDark);
    const length = isWhole ? pathOf(shape.paths.flatMap((path) => path.contours)).toString().length : Infinity;
    if (isWhole && (flashes.length < 3 || length <= INLINE_PATH_LENGTH)) {
      for (const at of flashes) {
        const [x = 0, y = 0] = this.#image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 2);
        for (const path of shape.paths) for (const contour of path.contours) fills.contour(contour, x, y);
      }
      return "";
    }
    const id = `${this.#id}-${index}`;
    if (!this.#defined.has(index)) this.#define(id, index, shape, isWhole);
    return flashes
      .map((at) => {
        const [x = 0, y = 0] = this.#image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 2);
        return `<use href="#${id}" x="${toUnits(x)}" y="${toUnits(y)}"/>`;
      })
      .join("");
  }

  #define(id: string, index: number, shape: Shape, isWhole: boolean): void {
    this.#defined.add(index);
    if (isWhole) {
      const path = pathOf(shape.paths.flatMap((part) => part.contours));
      this.#text += `<path id="${id}" stroke="none" d="${path}"/>`;
      return;
    }
    const parts = shape.paths.map(
      (part) => `<path fill="${part.isDark ? "#fff" : "#000"}" d="${pathOf(part.contours)}"/>`,
    );
    this.#text +=
      `<mask id="${id}-m" maskUnits="userSpaceOnUse" ${extent(shape.bounds)}>${parts.join("")}</mask>` +
      `<g id="${id}">${rectOf(shape.bounds, `mask="url(#${id}-m)"`)}</g>`;
  }
}

function pathOf(contours: readonly Float64Array[]): PathWriter {
  const path = new PathWriter();
  for (const contour of contours) path.contour(contour);
  return path;
}
