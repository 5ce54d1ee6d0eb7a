// What a renderer draws of one layer, made once: strokes as instances, everything else as rings and triangles.

import type { Bbox } from "@/lib/base/bbox";

/** Numbers a stroke takes in `strokes`: x0, y0, x1, y1, bulge (see lib/base/arc.ts), half its width. */
export const STROKE_STRIDE = 6;

/** Neighbors in the list that are also near each other: what is not visible is skipped as a whole. */
export type PaintChunk = {
  from: number;
  to: number;
  bounds: Bbox;
  /** Half the widest stroke, or half the longer side of the largest fill: nothing in the chunk is larger on screen. */
  halfMm: number;
  /** How far the most bent stroke stands off its chord. */
  bowMm: number;
};

/** What may be drawn in any order. A clear run takes away from the runs before it, within its layer only. */
export type PaintRun = {
  isDark: boolean;
  /** Of `strokes`; straight ones, round flashes among them (a stroke without length). */
  straights: PaintChunk[];
  /** Of `strokes`, with a bulge. */
  arcs: PaintChunk[];
  /** Of `fills`. */
  fills: PaintChunk[];
};

/**
 * Plain and transferable; mm from the scene's origin. Fill f has the rings `fillRings[f]` up to `fillRings[f + 1]`,
 * filled together by the non-zero rule, and the same area as the triangles `fillTriangles[f]` up to
 * `fillTriangles[f + 1]` (places in `triangles`, three a triangle). Ring r has the vertices `ringStarts[r]` up to
 * `ringStarts[r + 1]`. Arcs in rings are straight pieces within TOLERANCE_MM of the curve; strokes stay round.
 */
export type PaintList = {
  runs: PaintRun[];
  strokes: Float32Array;
  /** The object of the image that a stroke is drawn for. */
  strokeObject: Uint32Array;
  /** Pairs. */
  vertices: Float32Array;
  ringStarts: Uint32Array;
  fillRings: Uint32Array;
  fillTriangles: Uint32Array;
  fillObject: Uint32Array;
  triangles: Uint32Array;
  /** An inverted layer starts dark in this area; its dark runs then take away and its clear ones add. */
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
 * How far a ring may stand off the true curve: below a pixel at 60 times the size of a board that fills a screen. Half
 * circles of more than 65 mm radius stand off a little more, because no arc gets more than 256 pieces.
 */
export const TOLERANCE_MM = 0.001;
