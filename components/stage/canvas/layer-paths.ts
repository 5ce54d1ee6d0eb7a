// A paint list as canvas paths: created per chunk when first visible, kept while they are precise enough.

import { addRing, scaleOf, standOff } from "@/components/stage/canvas/ring-path";
import { arcOf } from "@/lib/base/arc";
import { type PaintChunk, type PaintList, STROKE_STRIDE } from "@/lib/core/render/paint-list";
import { isVisible, type VisibleRegion } from "@/lib/core/render/visible-region";

/** A stroke of zero width is drawn as a thin line. */
const THINNEST_PX = 1;
/** Points per path: one of ten thousand takes several times as long to build and draw as ten of a thousand. */
const PATH_POINTS = 1_000;

/** All fills together, and lines by their width in mm. */
interface ChunkPaths {
  filled: Path2D;
  lines: Map<number, Path2D>;
}

/** Fills of a chunk, with the precision of a scale. */
interface ChunkFill {
  scale: number;
  paths: Path2D[];
}

export class LayerPaths {
  readonly #paint: PaintList;
  readonly #origin: readonly [number, number];
  readonly #strokes = new Map<PaintChunk, ChunkPaths>();
  readonly #fills = new Map<PaintChunk, ChunkFill>();

  constructor(paint: PaintList, origin: readonly [number, number]) {
    this.#paint = paint;
    this.#origin = origin;
  }

  /** Opaque where the layer is dark, on a cleared context with the region's transform. Yields after each chunk. */
  *draw(context: CanvasRenderingContext2D, region: VisibleRegion): Generator<void> {
    const { invertedArea, runs } = this.#paint;
    if (invertedArea) {
      const [x, y] = this.#origin;
      context.globalCompositeOperation = "source-over";
      context.fillRect(
        invertedArea.minX - x,
        invertedArea.minY - y,
        invertedArea.maxX - invertedArea.minX,
        invertedArea.maxY - invertedArea.minY,
      );
    }
    for (const { isDark, straights, arcs, fills } of runs) {
      context.globalCompositeOperation = isDark === (invertedArea !== null) ? "destination-out" : "source-over";
      for (const chunk of fills) {
        if (!isVisible(chunk, region)) continue;
        for (const path of this.#fillOf(chunk, region)) context.fill(path, "nonzero");
        yield;
      }
      yield* this.#drawStrokes(straights, context, region);
      yield* this.#drawStrokes(arcs, context, region);
    }
  }

  /** Erases every shape, whatever its polarity. */
  *erase(context: CanvasRenderingContext2D, region: VisibleRegion): Generator<void> {
    context.globalCompositeOperation = "destination-out";
    for (const { straights, arcs } of this.#paint.runs) {
      yield* this.#drawStrokes(straights, context, region);
      yield* this.#drawStrokes(arcs, context, region);
    }
  }

  *#drawStrokes(
    chunks: readonly PaintChunk[],
    context: CanvasRenderingContext2D,
    region: VisibleRegion,
  ): Generator<void> {
    for (const chunk of chunks) {
      if (!isVisible(chunk, region)) continue;
      const { filled, lines } = this.#strokesOf(chunk);
      context.fill(filled, "nonzero");
      for (const [widthMm, path] of lines) {
        context.lineWidth = widthMm > 0 ? widthMm : THINNEST_PX / region.pxPerMm;
        context.stroke(path);
      }
      yield;
    }
  }

  #fillOf(chunk: PaintChunk, { pxPerMm }: VisibleRegion): Path2D[] {
    const scale = scaleOf(pxPerMm);
    const existing = this.#fills.get(chunk);
    if (existing && existing.scale >= scale) return existing.paths;
    const paths = this.#pathsOf(chunk, standOff(scale));
    this.#fills.set(chunk, { scale, paths });
    return paths;
  }

  /** Rings of one fill stay in one path, as they cut holes into each other. */
  #pathsOf({ from, to }: PaintChunk, offMm: number): Path2D[] {
    const { fillRings, ringStarts, vertices } = this.#paint;
    const paths: Path2D[] = [];
    let path: Path2D | null = null;
    let points = 0;
    for (let fill = from; fill < to; fill++) {
      if (!path || points >= PATH_POINTS) {
        path = new Path2D();
        paths.push(path);
        points = 0;
      }
      for (let ring = fillRings[fill] ?? 0; ring < (fillRings[fill + 1] ?? 0); ring++) {
        const range = { from: ringStarts[ring] ?? 0, to: ringStarts[ring + 1] ?? 0, offMm };
        points += addRing(path, vertices, range);
      }
    }
    return paths;
  }

  #strokesOf(chunk: PaintChunk): ChunkPaths {
    const existing = this.#strokes.get(chunk);
    if (existing) return existing;
    const paths: ChunkPaths = { filled: new Path2D(), lines: new Map() };
    for (let k = chunk.from; k < chunk.to; k++) this.#addStroke(paths, k * STROKE_STRIDE);
    this.#strokes.set(chunk, paths);
    return paths;
  }

  #addStroke({ filled, lines }: ChunkPaths, o: number): void {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0, half = 0] = this.#paint.strokes.subarray(o, o + STROKE_STRIDE);
    // A canvas does not draw lines of zero length, whatever their caps.
    if (x0 === x1 && y0 === y1) {
      filled.moveTo(x0 + half, y0);
      filled.arc(x0, y0, half, 0, 2 * Math.PI);
      return;
    }
    const path = lines.get(2 * half) ?? new Path2D();
    lines.set(2 * half, path);
    path.moveTo(x0, y0);
    if (bulge === 0) {
      path.lineTo(x1, y1);
      return;
    }
    const { cx, cy, radius, sweep } = arcOf({ x0, y0, x1, y1, bulge });
    const start = Math.atan2(y0 - cy, x0 - cx);
    path.arc(cx, cy, radius, start, start + sweep, sweep < 0);
  }
}
