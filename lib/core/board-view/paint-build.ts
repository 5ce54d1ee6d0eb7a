// Builds the paint list of a layer from its objects.

import { addPoint, type Bbox, emptyBbox, grow } from "@/lib/base/bbox";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { isDisc } from "@/lib/core/board/shape";
import { FillColumns } from "@/lib/core/board-view/fill-columns";
import { type PaintChunk, type PaintList, type PaintRun, STROKE_STRIDE } from "@/lib/core/render/paint-list";
import { NEVER, polarityLevels } from "@/lib/core/board-view/polarity-levels";
import { byPlace } from "@/lib/core/board-view/spatial-order";
import type { Mesh } from "@/lib/core/geometry/mesh";
import { regionMesh, shapeMeshes } from "@/lib/core/board-view/tessellate";

/** A compromise: small chunks skip more invisible objects, large ones need fewer draw calls. */
const CHUNK = 256;

type Where = { origin: readonly [xMm: number, yMm: number]; invertedArea: Bbox | null; tree: ArrayBuffer | null };

export function paintListOf(image: LayerImage, { origin, invertedArea, tree }: Where): PaintList {
  const strokes = new StrokeColumns(image.count);
  const fills = new FillColumns(origin);
  const meshes = new ShapeMeshes(image);
  const runs: PaintRun[] = [];
  for (const { isDark, straights, arcs, filled } of steps(image, polarityLevels(image, tree))) {
    runs.push({
      isDark,
      straights: chunked(byPlace(image, straights), (at) => strokes.add(image, at, origin)),
      arcs: chunked(byPlace(image, arcs), (at) => strokes.add(image, at, origin)),
      fills: chunked(byPlace(image, filled), (at) => {
        const o = at * DATA_STRIDE;
        if (image.kind[at] === KIND.region) return fills.add(at, [regionMesh(regionOf(image, at))], 0, 0);
        return fills.add(at, meshes.of(image.shape[at] ?? 0), image.data[o] ?? 0, image.data[o + 1] ?? 0);
      }),
    });
  }
  return { runs, ...strokes.build(), ...fills.build(), invertedArea };
}

type Step = { isDark: boolean; straights: number[]; arcs: number[]; filled: number[] };

function steps(image: LayerImage, levels: Int32Array): Step[] {
  const isDot = image.shapes.map(isDisc);
  const found: Step[] = [];
  for (let at = 0; at < image.count; at++) {
    const level = levels[at] ?? 0;
    if (level === NEVER) continue;
    const step = (found[level] ??= { isDark: level % 2 === 0, straights: [], arcs: [], filled: [] });
    const kind = image.kind[at];
    const isRound = kind === KIND.stroke || (kind === KIND.flash && isDot[image.shape[at] ?? 0] === true);
    if (!isRound) step.filled.push(at);
    else if (kind === KIND.stroke && image.data[at * DATA_STRIDE + 4] !== 0) step.arcs.push(at);
    else step.straights.push(at);
  }
  // Steps in between may be empty; they produce no run.
  return found.filter((step) => step !== undefined);
}

type Drawn = { bounds: Bbox; halfMm: number; bowMm: number; place: number };

/** `draw` returns the object's index in its columns, or null if there is nothing to draw. */
function chunked(objects: ArrayLike<number>, draw: (at: number) => Drawn | null): PaintChunk[] {
  const chunks: PaintChunk[] = [];
  let chunk: PaintChunk | null = null;
  for (let k = 0; k < objects.length; k++) {
    const drawn = draw(objects[k] ?? 0);
    if (!drawn) continue;
    if (!chunk || chunk.to - chunk.from >= CHUNK) {
      chunk = { from: drawn.place, to: drawn.place, bounds: emptyBbox(), halfMm: 0, bowMm: 0 };
      chunks.push(chunk);
    }
    chunk.to = drawn.place + 1;
    addPoint(chunk.bounds, drawn.bounds.minX, drawn.bounds.minY);
    addPoint(chunk.bounds, drawn.bounds.maxX, drawn.bounds.maxY);
    chunk.halfMm = Math.max(chunk.halfMm, drawn.halfMm);
    chunk.bowMm = Math.max(chunk.bowMm, drawn.bowMm);
  }
  return chunks;
}

class StrokeColumns {
  readonly #data: Float32Array;
  readonly #object: Uint32Array;
  #count = 0;

  constructor(max: number) {
    this.#data = new Float32Array(max * STROKE_STRIDE);
    this.#object = new Uint32Array(max);
  }

  // Reads numbers individually, because slices and small arrays would cost more than everything else.
  add(image: LayerImage, at: number, [originX, originY]: readonly [number, number]): Drawn {
    const place = this.#count++;
    const { data } = image;
    const o = at * DATA_STRIDE;
    const isFlash = image.kind[at] === KIND.flash;
    const x0 = (data[o] ?? 0) - originX;
    const y0 = (data[o + 1] ?? 0) - originY;
    const x1 = isFlash ? x0 : (data[o + 2] ?? 0) - originX;
    const y1 = isFlash ? y0 : (data[o + 3] ?? 0) - originY;
    const bulge = isFlash ? 0 : (data[o + 4] ?? 0);
    const halfMm = (image.shapes[image.shape[at] ?? 0]?.strokeMm ?? 0) / 2;
    const to = place * STROKE_STRIDE;
    this.#data[to] = x0;
    this.#data[to + 1] = y0;
    this.#data[to + 2] = x1;
    this.#data[to + 3] = y1;
    this.#data[to + 4] = bulge;
    this.#data[to + 5] = halfMm;
    this.#object[place] = at;
    const bounds = {
      minX: Math.min(x0, x1) - halfMm,
      minY: Math.min(y0, y1) - halfMm,
      maxX: Math.max(x0, x1) + halfMm,
      maxY: Math.max(y0, y1) + halfMm,
    };
    if (bulge === 0) return { bounds, halfMm, bowMm: 0, place };
    // No point of an arc is farther from its chord's ends than its sagitta.
    const bowMm = Math.abs(bulge) * (Math.hypot(x1 - x0, y1 - y0) / 2);
    return { bounds: grow(bounds, bowMm), halfMm, bowMm, place };
  }

  build(): Pick<PaintList, "strokes" | "strokeObject"> {
    return {
      strokes: this.#data.slice(0, this.#count * STROKE_STRIDE),
      strokeObject: this.#object.slice(0, this.#count),
    };
  }
}

/** Triangulates each shape once. */
class ShapeMeshes {
  readonly #image: LayerImage;
  readonly #known: Mesh[][] = [];

  constructor(image: LayerImage) {
    this.#image = image;
  }

  of(index: number): Mesh[] {
    const shape = this.#image.shapes[index];
    return (this.#known[index] ??= shape ? shapeMeshes(shape) : []);
  }
}
