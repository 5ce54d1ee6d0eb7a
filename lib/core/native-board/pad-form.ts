// The forms that pads have in design tools, as shapes around the pad's own middle.

import { type Matrix, scaleOf } from "@/lib/base/matrix";
import {
  capsule,
  circle,
  type Contour,
  counterClockwise,
  type Edge,
  edgeAt,
  edgeCount,
  flatten,
  flattenEdge,
  isInside,
  transformed,
} from "@/lib/core/geometry/contour";
import type { NamedShape } from "@/lib/core/native-board/layer-drawing";
import { type Shape, shapeOf, type ShapeKind, type ShapePath } from "@/lib/core/board/shape";

export type Corner = "topLeft" | "topRight" | "bottomLeft" | "bottomRight";

export type PadForm =
  | { kind: "circle"; diameter: number }
  /** An oval is a box whose radius is half its shorter side. A cut corner is straight, the others are round. */
  | { kind: "box"; width: number; height: number; radius: number; cut?: { length: number; corners: readonly Corner[] } }
  /** Filled areas and lines in one; lines of no width draw nothing. */
  | { kind: "drawn"; areas: readonly Contour[]; lines: readonly { edge: Edge; width: number }[] };

/** The growth of the form on every side, in mm; below 0 it shrinks. Boxes may grow differently across and along. */
export type Growth = readonly [x: number, y: number];

export const NO_GROWTH: Growth = [0, 0];

/** The form, grown, then turned and moved by `map`. `name` must tell it from all other forms. */
export function padShape(name: string, form: PadForm, { growth, map }: { growth: Growth; map: Matrix }): NamedShape {
  return { name: `${name}|${growth.join()}|${map.join()}`, make: () => formShape(form, growth, map) };
}

/** The shape, which has no paths where nothing is left of it. */
export function formShape(form: PadForm, growth: Growth, map: Matrix): Shape {
  const { kind, paths, strokeMm } = drawnForm(form, growth);
  const isCentred = map[4] === 0 && map[5] === 0;
  const moved = paths.map(({ isDark, contours }) => ({
    isDark,
    contours: contours.map((contour) => counterClockwise(transformed(contour, map))),
  }));
  // A circle is known by its kind and its diameter alone, so it must stand in the middle.
  return shapeOf(kind === "circle" && !isCentred ? "obround" : kind, moved, strokeMm * scaleOf(map));
}

type Drawn = { kind: ShapeKind; paths: ShapePath[]; strokeMm: number };

function drawnForm(form: PadForm, [gx, gy]: Growth): Drawn {
  if (form.kind === "circle") {
    const diameter = form.diameter + 2 * gx;
    return { kind: "circle", paths: dark(diameter > 0 ? [circle(0, 0, diameter / 2)] : []), strokeMm: diameter };
  }
  if (form.kind === "drawn") return drawnAreas(form, gx);
  const width = form.width + 2 * gx;
  const height = form.height + 2 * gy;
  if (!(width > 0 && height > 0)) return { kind: "missing", paths: [], strokeMm: 0 };
  const growth = Math.min(gx, gy);
  const radius = Math.max(0, Math.min(form.radius + growth, width / 2, height / 2));
  // A line at 45° moved outwards by g leaves g·(2 − √2) more of each side.
  const cut = form.cut && {
    corners: form.cut.corners,
    length: Math.max(0, Math.min(form.cut.length + growth * (2 - Math.SQRT2), width / 2, height / 2)),
  };
  const isOval = radius > 0 && radius >= Math.min(width, height) / 2 - 1e-9 && !cut;
  const strokeMm = Math.min(width, height);
  if (isOval && Math.abs(width - height) < 1e-9)
    return { kind: "circle", paths: dark([circle(0, 0, width / 2)]), strokeMm };
  const kind = isOval ? "obround" : radius > 0 || cut ? "macro" : "rectangle";
  return { kind, paths: dark([boxContour({ width, height, radius, cut })]), strokeMm };
}

function dark(contours: Contour[]): ShapePath[] {
  return contours.length === 0 ? [] : contours.map((contour) => ({ isDark: true, contours: [contour] }));
}

/** The bulge of a quarter turn: tan(90° / 4). */
const QUARTER = Math.tan(Math.PI / 8);

type Box = {
  width: number;
  height: number;
  radius: number;
  cut: { length: number; corners: readonly Corner[] } | undefined;
};

function boxContour({ width, height, radius, cut }: Box): Contour {
  const [w, h] = [width / 2, height / 2];
  const corners: [Corner, number, number][] = [
    ["bottomRight", 1, -1],
    ["topRight", 1, 1],
    ["topLeft", -1, 1],
    ["bottomLeft", -1, -1],
  ];
  const points: number[] = [];
  for (const [corner, sx, sy] of corners) {
    const isCut = cut?.corners.includes(corner) ?? false;
    const reach = isCut ? (cut?.length ?? 0) : radius;
    // Counter-clockwise: the right corners are entered along the lower side, then along the right one.
    const across: [number, number] = [sx * (w - reach), sy * h];
    const along: [number, number] = [sx * w, sy * (h - reach)];
    const [first, second] = sx * sy < 0 ? [across, along] : [along, across];
    points.push(...first, reach > 0 && !isCut ? QUARTER : 0);
    if (reach > 0) points.push(...second, 0);
  }
  return Float64Array.from(points);
}

/** Growing by g adds a line of width 2g along the edge; shrinking takes it away where the edge is one of the whole. */
function drawnAreas({ areas, lines }: Extract<PadForm, { kind: "drawn" }>, growth: number): Drawn {
  const parts = [...areas, ...lines.flatMap(({ edge, width }) => thickLine(edge, width / 2))].map(counterClockwise);
  const paths = dark(growth > 0 ? [...parts, ...parts.flatMap((part) => ringAround(part, growth))] : parts);
  if (growth < 0) paths.push(...cleared(outerRim(parts).flatMap((edge) => thickLine(edge, -growth))));
  const { bounds } = shapeOf("macro", paths, 0);
  const strokeMm = Math.max(0, Math.min(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY));
  return { kind: "macro", paths, strokeMm: Number.isFinite(strokeMm) ? strokeMm : 0 };
}

function cleared(contours: readonly Contour[]): ShapePath[] {
  return contours.map((contour) => ({ isDark: false, contours: [contour] }));
}

const RIM_STEP_MM = 0.05;
const MAX_RIM_PIECES = 2_000;
const PROBE_MM = 1e-4;

/** The edges of the parts, less what lies within another part. */
function outerRim(parts: readonly Contour[]): Edge[] {
  const flat = parts.map((part) => flatten(part, ARC_TOLERANCE_MM));
  const length = flat.reduce((sum, points) => sum + lengthOf(points), 0);
  const step = Math.max(RIM_STEP_MM, length / MAX_RIM_PIECES);
  return flat.flatMap((points, own) => {
    const isHidden = (x: number, y: number) => flat.some((other, index) => index !== own && isInside(other, x, y));
    return sides(points).flatMap((side) => seenParts(side, step, isHidden));
  });
}

/** The parts of a straight edge that are not hidden, found in pieces of `step` and joined again. */
function seenParts({ x0, y0, x1, y1 }: Edge, step: number, isHidden: (x: number, y: number) => boolean): Edge[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const count = Math.max(1, Math.ceil(length / step));
  const at = (fraction: number) => [x0 + (x1 - x0) * fraction, y0 + (y1 - y0) * fraction] as const;
  // A hair outside of a contour that turns counter-clockwise: edges that two parts share lie within neither.
  const [outX, outY] = [((y1 - y0) / length) * PROBE_MM, ((x0 - x1) / length) * PROBE_MM];
  const isHiddenAt = (fraction: number) => {
    const [x, y] = at(fraction);
    return isHidden(x + outX, y + outY);
  };
  const out: Edge[] = [];
  let from = -1;
  for (let k = 0; k <= count; k++) {
    const isSeen = k < count && !isHiddenAt((k + 0.5) / count);
    if (isSeen && from < 0) from = k;
    if (isSeen || from < 0) continue;
    const [[ax, ay], [bx, by]] = [at(from / count), at(k / count)];
    out.push({ x0: ax, y0: ay, x1: bx, y1: by, bulge: 0 });
    from = -1;
  }
  return out;
}

function sides(points: Float64Array): Edge[] {
  const out: Edge[] = [];
  for (let k = 0; k < points.length; k += 2) {
    const next = (k + 2) % points.length;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[k], points[k + 1], points[next], points[next + 1]];
    out.push({ x0, y0, x1, y1, bulge: 0 });
  }
  return out;
}

function lengthOf(points: Float64Array): number {
  return sides(points).reduce((sum, { x0, y0, x1, y1 }) => sum + Math.hypot(x1 - x0, y1 - y0), 0);
}

function ringAround(area: Contour, radius: number): Contour[] {
  const out: Contour[] = [];
  for (let k = 0; k < edgeCount(area); k++) out.push(...thickLine(edgeAt(area, k), radius));
  return out;
}

/** Arcs within this of the true curve. */
const ARC_TOLERANCE_MM = 0.002;

function thickLine(edge: Edge, radius: number): Contour[] {
  if (!(radius > 0)) return [];
  const points = [edge.x0, edge.y0];
  flattenEdge(edge, ARC_TOLERANCE_MM, points);
  const out: Contour[] = [];
  for (let k = 0; k + 3 < points.length; k += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(k, k + 4);
    out.push(counterClockwise(capsule([x0, y0], [x1, y1], radius)));
  }
  return out;
}
