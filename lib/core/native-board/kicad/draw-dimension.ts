// Draws dimensions: their lines and arrows as KiCad works them out (pcb_dimension.cpp), and their text.

import type { Vec2 } from "@/lib/base/vec2";
import type { KicadDimension } from "@/lib/core/formats/kicad/dimension";
import type { Edge } from "@/lib/core/geometry/contour";
import { line } from "@/lib/core/native-board/arc-edges";
import { drawText, type TextOwner } from "@/lib/core/native-board/kicad/draw-text";
import { type Frame, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";

/** Half the opening of an arrow. */
const ARROW_ANGLE = (27.5 * Math.PI) / 180;

export function drawDimension(dimension: KicadDimension, owner: TextOwner, context: KicadContext): void {
  const { style, line: at } = dimension;
  const widthMm = (style ? style.thicknessMm : dimension.widthMm) ?? 0;
  const edges = edgesOf(dimension, owner.frame);
  if (widthMm > 0)
    for (const layer of context.layers.named(dimension.layers))
      for (const edge of edges) drawingOf(context, layer).stroke(edge, widthMm, { line: at });
  for (const text of dimension.texts) drawText(text, owner, context);
}

function edgesOf(dimension: KicadDimension, frame: Frame): Edge[] {
  if (dimension.lines.length > 0)
    return dimension.lines.flatMap(({ points }) => chain(points.map((point) => pointIn(frame, ...point))));
  // Worked out in the file's own coordinates, whose y points downwards, as the signs of heights count on it.
  const [start, end] = dimension.points;
  if (!start || !end) return [];
  const toOurs = ([a, b]: readonly [Vec2, Vec2]) => line(pointIn(frame, ...a), pointIn(frame, ...b));
  return linesOf(dimension, start, end).map(toOurs);
}

function chain(points: readonly Vec2[]): Edge[] {
  return points.slice(1).map((point, at) => line(points[at] ?? point, point));
}

type Line = [Vec2, Vec2];

function linesOf(dimension: KicadDimension, start: Vec2, end: Vec2): Line[] {
  switch (dimension.type) {
    case "orthogonal":
      return orthogonal(dimension, start, end);
    case "leader":
      return [[start, end], ...arrow(dimension, start, minus(end, start))];
    case "center":
      return cross(start, minus(end, start));
    case "radial":
      return radial(dimension, start, end);
    default:
      return aligned(dimension, start, end);
  }
}

function aligned(dimension: KicadDimension, start: Vec2, end: Vec2): Line[] {
  const height = dimension.heightMm ?? 0;
  const along = minus(end, start);
  const across: Vec2 = height > 0 ? [-along[1], along[0]] : [along[1], -along[0]];
  const [offset, over] = [dimension.style?.extensionOffsetMm ?? 0, dimension.style?.extensionHeightMm ?? 0];
  const extension = (from: Vec2): Line => {
    const first = plus(from, resized(across, offset));
    return [first, plus(first, resized(across, Math.abs(height) - offset + over))];
  };
  const bar = plus(start, resized(across, Math.abs(height)));
  return [extension(start), extension(end), ...crossbar(dimension, bar, plus(bar, along))];
}

/** Measured along x (0) or y (1); the lines to the measured points may be of different lengths. */
function orthogonal(dimension: KicadDimension, start: Vec2, end: Vec2): Line[] {
  const height = dimension.heightMm ?? 0;
  const isUpright = dimension.orientation === 1;
  const [offset, over] = [dimension.style?.extensionOffsetMm ?? 0, dimension.style?.extensionHeightMm ?? 0];
  const bar: Vec2 = isUpright ? [start[0] + height, start[1]] : [start[0], start[1] + height];
  const barEnd: Vec2 = isUpright ? [bar[0], end[1]] : [end[0], bar[1]];
  const extension = (from: Vec2, to: Vec2): Line => {
    const way = minus(to, from);
    const first = plus(from, resized(way, offset));
    return [first, plus(first, resized(way, Math.hypot(...way) - offset + over))];
  };
  return [extension(start, bar), extension(end, barEnd), ...crossbar(dimension, bar, barEnd)];
}

function crossbar(dimension: KicadDimension, from: Vec2, to: Vec2): Line[] {
  return [[from, to], ...arrow(dimension, from, minus(to, from)), ...arrow(dimension, to, minus(from, to))];
}

/** Two short lines from `tip`, opening towards `way`; the other way round where they stand outside. */
function arrow(dimension: KicadDimension, tip: Vec2, way: Vec2): Line[] {
  const length = dimension.style?.arrowLengthMm ?? 0;
  const towards = dimension.style?.isArrowOutward ? minus([0, 0], way) : way;
  if (length === 0 || Math.hypot(...way) === 0) return [];
  return [ARROW_ANGLE, -ARROW_ANGLE].map((angle) => [tip, plus(tip, turned(resized(towards, length), angle))]);
}

/** Through the middle both ways, as long as to the point that tells its size. */
function cross(center: Vec2, arm: Vec2): Line[] {
  const other: Vec2 = [-arm[1], arm[0]];
  return [arm, other].map((direction) => [minus(center, direction), plus(center, direction)]);
}

/** A cross in the center, and a leader out of the circle. */
function radial(dimension: KicadDimension, centre: Vec2, edgePoint: Vec2): Line[] {
  const direction = minus(edgePoint, centre);
  const leader = plus(edgePoint, resized(direction, dimension.leaderLengthMm ?? 0));
  return [
    ...cross(centre, [0, dimension.style?.arrowLengthMm ?? 0]),
    [edgePoint, leader],
    ...arrow(dimension, edgePoint, direction),
  ];
}

function plus([ax, ay]: Vec2, [bx, by]: Vec2): Vec2 {
  return [ax + bx, ay + by];
}

function minus([ax, ay]: Vec2, [bx, by]: Vec2): Vec2 {
  return [ax - bx, ay - by];
}

function resized(way: Vec2, length: number): Vec2 {
  const own = Math.hypot(...way);
  return own === 0 ? [0, 0] : [(way[0] / own) * length, (way[1] / own) * length];
}

function turned([x, y]: Vec2, angle: number): Vec2 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
