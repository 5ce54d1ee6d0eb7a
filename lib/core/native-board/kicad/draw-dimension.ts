// Draws dimensions: their lines and arrows as KiCad works them out (pcb_dimension.cpp), and their text.

import {
  findNumber,
  findList,
  findWord,
  hasFlag,
  headOf,
  listsIn,
  numbersOf,
  type SList,
} from "@/lib/base/s-expression";
import type { Vec2 } from "@/lib/base/vec2";
import type { Edge } from "@/lib/core/geometry/contour";
import { line } from "@/lib/core/native-board/arc-edges";
import { layersOf } from "@/lib/core/native-board/kicad/draw-figure";
import { drawText, type TextOwner } from "@/lib/core/native-board/kicad/draw-text";
import { type Frame, pointIn } from "@/lib/core/native-board/kicad/frame";
import { drawingOf, type KicadContext } from "@/lib/core/native-board/kicad/kicad-context";

/** Half the opening of an arrow. */
const ARROW_ANGLE = (27.5 * Math.PI) / 180;
/** Lines of the format before version 6, which writes them out. */
const WRITTEN = /^(?:feature|crossbar|arrow)/;

export function drawDimension(record: SList, owner: TextOwner, context: KicadContext): void {
  const style = findList(record, "style");
  const widthMm = (style ? findNumber(style, "thickness") : findNumber(record, "width")) ?? 0;
  const edges = edgesOf(record, owner.frame);
  if (widthMm > 0)
    for (const layer of layersOf(record, context))
      for (const edge of edges) drawingOf(context, layer).stroke(edge, widthMm, { line: record.line });
  for (const text of listsIn(record, "gr_text")) drawText(text, owner, context);
}

function edgesOf(record: SList, frame: Frame): Edge[] {
  const written = listsIn(record).filter((one) => WRITTEN.test(headOf(one)));
  if (written.length > 0) return written.flatMap((one) => chain(pointsOf(one, frame)));
  // Worked out in the file's own coordinates, whose y points downwards, as the signs of heights count on it.
  const [start, end] = listsIn(findList(record, "pts") ?? record, "xy")
    .map(numbersOf)
    .map(toPoint);
  if (!start || !end) return [];
  const toOurs = ([a, b]: readonly [Vec2, Vec2]) => line(pointIn(frame, ...a), pointIn(frame, ...b));
  return linesOf(record, start, end).map(toOurs);
}

function toPoint([x = NaN, y = NaN]: readonly number[]): Vec2 {
  return [x, y];
}

function pointsOf(list: SList, frame: Frame): Vec2[] {
  const pts = findList(list, "pts");
  return pts
    ? listsIn(pts, "xy")
        .map(numbersOf)
        .map(([x = NaN, y = NaN]) => pointIn(frame, x, y))
    : [];
}

function chain(points: readonly Vec2[]): Edge[] {
  return points.slice(1).map((point, at) => line(points[at] ?? point, point));
}

type Line = [Vec2, Vec2];

function linesOf(record: SList, start: Vec2, end: Vec2): Line[] {
  switch (findWord(record, "type")) {
    case "orthogonal":
      return orthogonal(record, start, end);
    case "leader":
      return [[start, end], ...arrow(record, start, minus(end, start))];
    case "center":
      return cross(start, minus(end, start));
    case "radial":
      return radial(record, start, end);
    default:
      return aligned(record, start, end);
  }
}

function styled(record: SList, name: string): number {
  const style = findList(record, "style");
  return (style && findNumber(style, name)) ?? 0;
}

function aligned(record: SList, start: Vec2, end: Vec2): Line[] {
  const height = findNumber(record, "height") ?? 0;
  const along = minus(end, start);
  const across: Vec2 = height > 0 ? [-along[1], along[0]] : [along[1], -along[0]];
  const [offset, over] = [styled(record, "extension_offset"), styled(record, "extension_height")];
  const extension = (from: Vec2): Line => {
    const first = plus(from, resized(across, offset));
    return [first, plus(first, resized(across, Math.abs(height) - offset + over))];
  };
  const bar = plus(start, resized(across, Math.abs(height)));
  return [extension(start), extension(end), ...crossbar(record, bar, plus(bar, along))];
}

/** Measured along x (0) or y (1); the lines to the measured points may be of different lengths. */
function orthogonal(record: SList, start: Vec2, end: Vec2): Line[] {
  const height = findNumber(record, "height") ?? 0;
  const isUpright = findNumber(record, "orientation") === 1;
  const [offset, over] = [styled(record, "extension_offset"), styled(record, "extension_height")];
  const bar: Vec2 = isUpright ? [start[0] + height, start[1]] : [start[0], start[1] + height];
  const barEnd: Vec2 = isUpright ? [bar[0], end[1]] : [end[0], bar[1]];
  const extension = (from: Vec2, to: Vec2): Line => {
    const way = minus(to, from);
    const first = plus(from, resized(way, offset));
    return [first, plus(first, resized(way, Math.hypot(...way) - offset + over))];
  };
  return [extension(start, bar), extension(end, barEnd), ...crossbar(record, bar, barEnd)];
}

function crossbar(record: SList, from: Vec2, to: Vec2): Line[] {
  return [[from, to], ...arrow(record, from, minus(to, from)), ...arrow(record, to, minus(from, to))];
}

/** Two short lines from `tip`, opening towards `way`; the other way round where they stand outside. */
function arrow(record: SList, tip: Vec2, way: Vec2): Line[] {
  const length = styled(record, "arrow_length");
  const towards = hasWord(record, "outward") ? minus([0, 0], way) : way;
  if (length === 0 || Math.hypot(...way) === 0) return [];
  return [ARROW_ANGLE, -ARROW_ANGLE].map((angle) => [tip, plus(tip, turned(resized(towards, length), angle))]);
}

function hasWord(record: SList, word: string): boolean {
  const style = findList(record, "style");
  return findWord(style ?? record, "arrow_direction") === word || hasFlag(style, word);
}

/** Through the middle both ways, as long as to the point that tells its size. */
function cross(middle: Vec2, arm: Vec2): Line[] {
  const other: Vec2 = [-arm[1], arm[0]];
  return [arm, other].map((way) => [minus(middle, way), plus(middle, way)]);
}

/** A cross in the centre, and a leader out of the circle. */
function radial(record: SList, centre: Vec2, rim: Vec2): Line[] {
  const way = minus(rim, centre);
  const leader = plus(rim, resized(way, findNumber(record, "leader_length") ?? 0));
  return [...cross(centre, [0, styled(record, "arrow_length")]), [rim, leader], ...arrow(record, rim, way)];
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
