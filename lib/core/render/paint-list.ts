// Render data of one layer, computed once: strokes as instances, everything else as rings and triangles.

import type { Bbox } from "@/lib/base/bbox";

/** Numbers per stroke in `strokes`: x0, y0, x1, y1, bulge (see lib/base/arc.ts), half its width. */
export const STROKE_STRIDE = 6;

/** Neighbors in the list that are also near each other, so that invisible chunks are skipped as a whole. */
export type PaintChunk = {
  from: number;
  to: number;
  bounds: Bbox;
  /** Half the widest stroke, or half the longer side of the largest fill: the largest size of anything in the chunk. */
  halfMm: number;
  /** Largest distance between an arc and its chord. */
  bowMm: number;
};

/** Parts that may be drawn in any order. A clear run erases from the runs before it, within its layer only. */
export type PaintRun = {
  isDark: boolean;
  /** Straight ones of `strokes`, including round flashes (strokes without length). */
  straights: PaintChunk[];
  /** Those of `strokes` with a bulge. */
  arcs: PaintChunk[];
  /** Chunks of `fills`. */
  fills: PaintChunk[];
};

/**
 * Plain and transferable; mm from the scene's origin. Fill f has the rings `fillRings[f]` up to `fillRings[f + 1]`,
 * filled together by the non-zero rule, and the same area as the triangles `fillTriangles[f]` up to `fillTriangles[f +
 * 1]` (indexes into `triangles`, three per triangle). Ring r has the vertices `ringStarts[r]` up to `ringStarts[r +
 * 1]`. Arcs in rings are straight segments within TOLERANCE_MM of the curve; strokes stay round.
 */
export type PaintList = {
  runs: PaintRun[];
  strokes: Float32Array;
  /** The image object that each stroke draws. */
  strokeObject: Uint32Array;
  /** Coordinate pairs. */
  vertices: Float32Array;
  ringStarts: Uint32Array;
  fillRings: Uint32Array;
  fillTriangles: Uint32Array;
  fillObject: Uint32Array;
  triangles: Uint32Array;
  /** An inverted layer starts dark in this area; its dark runs then erase and its clear ones draw. */
  invertedArea: Bbox | null;
};

export const EMPTY_PAINT: PaintList = {
  runs: [],
  strokes: new Float32Array(),
  strokeObject: new Uint32Array(),
  vertices: new Float32Array(),
  ringStarts: Uint32Array.of(0),
  fillRings: Uint32Array.of(0),
  fillTriangles: Uint32Array.of(0),
  fillObject: new Uint32Array(),
  triangles: new Uint32Array(),
  invertedArea: null,
};

/**
 * Largest distance of a ring from the true curve: below a pixel at 60 times the scale at which a board fills a screen.
 * Half circles of more than 65 mm radius deviate a little more, because no arc gets more than 256 segments.
 */
export const TOLERANCE_MM = 0.001;
