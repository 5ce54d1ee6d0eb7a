// Selected objects of a layer as a paint list of their own.

import { type PaintChunk, type PaintList, STROKE_STRIDE } from "@/lib/core/render/paint-list";

/** `isKept` by object; keep the clear ones too if the areas that they erase must stay clear. */
export function paintSubset(paint: PaintList, isKept: (object: number) => boolean): PaintList {
  const strokes: number[] = [];
  const fills: number[] = [];
  const pick = (to: number[], objects: Uint32Array) => (chunk: PaintChunk) => {
    const from = to.length;
    for (let k = chunk.from; k < chunk.to; k++) if (isKept(objects[k] ?? 0)) to.push(k);
    return to.length > from ? [{ ...chunk, from, to: to.length }] : [];
  };
  const runs = paint.runs.map((run) => ({
    isDark: run.isDark,
    straights: run.straights.flatMap(pick(strokes, paint.strokeObject)),
    arcs: run.arcs.flatMap(pick(strokes, paint.strokeObject)),
    fills: run.fills.flatMap(pick(fills, paint.fillObject)),
  }));
  return { runs, ...strokesOf(paint, strokes), ...fillsOf(paint, fills), invertedArea: paint.invertedArea };
}

function strokesOf(paint: PaintList, kept: readonly number[]): Pick<PaintList, "strokes" | "strokeObject"> {
  const strokes = new Float32Array(kept.length * STROKE_STRIDE);
  kept.forEach((k, place) =>
    strokes.set(paint.strokes.subarray(k * STROKE_STRIDE, (k + 1) * STROKE_STRIDE), place * STROKE_STRIDE),
  );
  return { strokes, strokeObject: Uint32Array.from(kept, (k) => paint.strokeObject[k] ?? 0) };
}

/** The rings, vertices and triangles of each fill are contiguous, so they are copied as ranges. */
function fillsOf(
  paint: PaintList,
  kept: readonly number[],
): Omit<PaintList, "runs" | "strokes" | "strokeObject" | "invertedArea"> {
  const fillRings = startsOf(kept, paint.fillRings);
  const fillTriangles = startsOf(kept, paint.fillTriangles);
  const ringStarts = new Uint32Array((fillRings.at(-1) ?? 0) + 1);
  const triangles = new Uint32Array(fillTriangles.at(-1) ?? 0);
  const vertexAt = (k: number) => paint.ringStarts[paint.fillRings[k] ?? 0] ?? 0;
  const vertices = new Float32Array(2 * kept.reduce((sum, k) => sum + vertexAt(k + 1) - vertexAt(k), 0));
  let end = 0;
  kept.forEach((k, place) => {
    const [from, to] = [vertexAt(k), vertexAt(k + 1)];
    vertices.set(paint.vertices.subarray(2 * from, 2 * to), 2 * end);
    const moved = end - from;
    const ring = (fillRings[place] ?? 0) - (paint.fillRings[k] ?? 0);
    for (let r = paint.fillRings[k] ?? 0; r < (paint.fillRings[k + 1] ?? 0); r++)
      ringStarts[r + ring + 1] = (paint.ringStarts[r + 1] ?? 0) + moved;
    const corner = (fillTriangles[place] ?? 0) - (paint.fillTriangles[k] ?? 0);
    for (let c = paint.fillTriangles[k] ?? 0; c < (paint.fillTriangles[k + 1] ?? 0); c++)
      triangles[c + corner] = (paint.triangles[c] ?? 0) + moved;
    end += to - from;
  });
  const fillObject = Uint32Array.from(kept, (k) => paint.fillObject[k] ?? 0);
  return { vertices, ringStarts, fillRings, fillTriangles, fillObject, triangles };
}

/** Start of each kept item when they are packed in sequence, with one more value for the end. */
function startsOf(kept: readonly number[], starts: Uint32Array): Uint32Array {
  const out = new Uint32Array(kept.length + 1);
  kept.forEach((k, place) => {
    out[place + 1] = (out[place] ?? 0) + (starts[k + 1] ?? 0) - (starts[k] ?? 0);
  });
  return out;
}
