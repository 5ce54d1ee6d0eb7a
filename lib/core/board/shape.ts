// The image of an aperture around its origin, in mm.

import { addBbox, type Bbox, emptyBbox } from "@/lib/base/bbox";
import { isIdentity, type Matrix, scaleOf } from "@/lib/base/matrix";
import { boundsOf, type Contour, transformed } from "@/lib/core/geometry/contour";

/** Contours filled together by the non-zero rule: outer ones turn counter-clockwise, holes clockwise. */
export type ShapePath = { isDark: boolean; contours: Contour[] };

export type ShapeKind = "circle" | "rectangle" | "obround" | "polygon" | "macro" | "missing";

export type Shape = {
  kind: ShapeKind;
  /** In drawing order; a path that is not dark erases from the ones before it, within this shape only. */
  paths: ShapePath[];
  bounds: Bbox;
  /** Width of a stroke drawn with it; only circles (and rectangles, by their hull) are intended for drawing. */
  strokeMm: number;
  /** X2 `.AperFunction`. */
  purpose?: string;
  /** The number of the tool in its file: 10 for D10. */
  code?: number;
};

export function shapeOf(kind: ShapeKind, paths: ShapePath[], strokeMm: number): Shape {
  const bounds = emptyBbox();
  for (const path of paths) {
    if (path.isDark) for (const contour of path.contours) addBbox(bounds, boundsOf(contour));
  }
  return { kind, paths, bounds, strokeMm };
}

/** True for a full circle, which draws the same as a stroke of its width without length. */
export function isDisc({ kind, paths }: Shape): boolean {
  return kind === "circle" && paths.length === 1 && paths[0]?.contours.length === 1;
}

/** The shape mapped by a similarity (mirror, rotate, scale). */
export function transformShape(shape: Shape, map: Matrix): Shape {
  if (isIdentity(map)) return shape;
  const paths = shape.paths.map((path) => ({
    isDark: path.isDark,
    // `transformed` keeps the winding direction, so outer contours and holes stay what they are.
    contours: path.contours.map((contour) => transformed(contour, map)),
  }));
  const mapped = shapeOf(shape.kind, paths, shape.strokeMm * scaleOf(map));
  return {
    ...mapped,
    ...(shape.purpose === undefined ? {} : { purpose: shape.purpose }),
    ...(shape.code === undefined ? {} : { code: shape.code }),
  };
}
