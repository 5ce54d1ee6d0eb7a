// Ground pours without necks and remnants: what is narrower than a tool is left out, and what meets no ground is removed.
// The pour keeps a distance of clearance and radius, and its edge is drawn with a round tool of that radius: so it is
// nowhere narrower than the tool (a morphological opening).

import type { LayerName, Mark, Path, Point, PourDrawing, Sheet } from "../../sample-boards/sheet";
import { boundsOf, boxPieces, distanceTo, edgeOf, grownBy, type Obstacle, type Piece } from "./outline-pieces";
import { PourCells } from "./pour-cells";

export type Box = readonly [left: number, bottom: number, right: number, top: number];

const CLEARANCE_MM = 0.22;
const TOOL_MM = 0.25;
const STEP_MM = 0.02;
const BUCKET_MM = 2;

function barsAlong({ from, segments }: Path, radius: number): Obstacle[] {
  let here = from;
  return segments.flatMap(({ to, centre }): Obstacle[] => {
    const start = here;
    here = to;
    if (!centre) return [{ kind: "bar", from: start, to, radius }];
    const r = Math.hypot(start[0] - centre[0], start[1] - centre[1]);
    const angle = Math.atan2(start[1] - centre[1], start[0] - centre[0]);
    // Arcs of the copper layers are half circles around mounting holes.
    const at = (part: number): Point => [
      centre[0] + r * Math.cos(angle + part * Math.PI),
      centre[1] + r * Math.sin(angle + part * Math.PI),
    ];
    return [0, 1, 2, 3, 4, 5].map((part) => ({ kind: "bar", from: at(part / 6), to: at((part + 1) / 6), radius }));
  });
}

function toObstacles(mark: Mark): Obstacle[] {
  if (mark.kind === "area") throw new TypeError("areas are not drawn on layers with a pour");
  if (mark.kind === "stroke") return barsAlong(mark.path, mark.width / 2);
  const { at, shape } = mark;
  if (shape.kind === "circle") return [{ kind: "bar", from: at, to: at, radius: shape.d / 2 }];
  if (shape.kind === "rect") return [{ kind: "box", at, halfW: shape.w / 2, halfH: shape.h / 2 }];
  const radius = Math.min(shape.w, shape.h) / 2;
  const [dx, dy] = [shape.w / 2 - radius, shape.h / 2 - radius];
  return [{ kind: "bar", from: [at[0] - dx, at[1] - dy], to: [at[0] + dx, at[1] + dy], radius }];
}

/** Whether a point is free of all obstacles but the one that it lies on. */
function freedom(obstacles: readonly Obstacle[]): (point: Point, own: Obstacle | null) => boolean {
  const buckets = new Map<string, Obstacle[]>();
  const bucket = (mm: number) => Math.floor(mm / BUCKET_MM);
  for (const obstacle of obstacles) {
    const [left, bottom, right, top] = boundsOf(obstacle);
    for (let row = bucket(bottom); row <= bucket(top); row++)
      for (let column = bucket(left); column <= bucket(right); column++) {
        const key = `${column} ${row}`;
        buckets.set(key, [...(buckets.get(key) ?? []), obstacle]);
      }
  }
  return (point, own) =>
    (buckets.get(`${bucket(point[0])} ${bucket(point[1])}`) ?? []).every(
      (each) => each === own || distanceTo(each, point) > -1e-6,
    );
}

type Run = readonly [from: number, to: number];

/** Stretches of the piece, in millimeters along it, whose points pass. */
function runsOf({ length, pointAt }: Piece, passes: (point: Point) => boolean): Run[] {
  const runs: Run[] = [];
  const count = Math.max(1, Math.ceil(length / STEP_MM));
  let start: number | null = null;
  for (let at = 0; at <= count; at++) {
    const along = (length * at) / count;
    if (passes(pointAt(along))) start ??= along;
    else if (start !== null) {
      runs.push([start, (length * (at - 1)) / count]);
      start = null;
    }
  }
  if (start !== null) runs.push([start, length]);
  return runs;
}

/** To a micrometer: the files are smaller, and no machine is finer. */
const rounded = ([x, y]: Point): Point => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];

function markAlong({ center, pointAt }: Piece, [start, end]: Run, width: number): Mark {
  const from = rounded(pointAt(start));
  // A flash would be a pad.
  if (end - start < STEP_MM / 2)
    return { kind: "stroke", width, path: { from, segments: [{ to: [from[0] + 0.001, from[1]] }] } };
  const to = rounded(pointAt(end));
  const segment = center ? { to, centre: center } : { to };
  return { kind: "stroke", width, path: { from, segments: [segment] } };
}

function grownMark(obstacle: Obstacle): Mark {
  if (obstacle.kind === "box") {
    const shape = { kind: "rect", w: 2 * obstacle.halfW, h: 2 * obstacle.halfH } as const;
    return { kind: "flash", at: obstacle.at, shape };
  }
  const { from, to, radius } = obstacle;
  if (from[0] === to[0] && from[1] === to[1])
    return { kind: "flash", at: from, shape: { kind: "circle", d: 2 * radius } };
  return { kind: "stroke", width: 2 * radius, path: { from, segments: [{ to }] } };
}

const boxPath = ([left, bottom, right, top]: Box): Path => ({
  from: [left, bottom],
  segments: (
    [
      [right, bottom],
      [right, top],
      [left, top],
      [left, bottom],
    ] as const
  ).map((to) => ({ to })),
});

/** `box` is where copper may be, `keepOuts` are boxes without any. */
export function drawPour(sheet: Sheet, layer: LayerName, box: Box, keepOuts: readonly Box[]): PourDrawing {
  const radius = TOOL_MM / 2;
  const inside: Box = [box[0] + radius, box[1] + radius, box[2] - radius, box[3] - radius];
  const marks = sheet.marks[layer];
  const foreign = marks.filter(({ isGround }) => !isGround).flatMap(toObstacles);
  const pegs = sheet.drills.filter(({ isPlated }) => !isPlated);
  const holes = pegs.map(({ at, to = at, d }): Obstacle => ({ kind: "bar", from: at, to, radius: d / 2 }));
  const empty = keepOuts.map(([left, bottom, right, top]): Obstacle => ({
    ...{ kind: "box", at: [(left + right) / 2, (bottom + top) / 2] },
    ...{ halfW: (right - left) / 2 + radius, halfH: (top - bottom) / 2 + radius },
  }));
  const obstacles = [...[...foreign, ...holes].map((each) => grownBy(each, CLEARANCE_MM + radius)), ...empty];
  const cells = new PourCells(inside, obstacles);
  const ground = marks.filter(({ isGround }) => isGround).flatMap(toObstacles);
  for (const each of ground) cells.join(each, radius - 0.02);
  const isFree = freedom(obstacles);
  const isInside = ([x, y]: Point) =>
    x >= inside[0] - 1e-6 && y >= inside[1] - 1e-6 && x <= inside[2] + 1e-6 && y <= inside[3] + 1e-6;
  const edges: Mark[] = [];
  const cleared = cells.remnants().map(([from, to]): Mark => ({
    ...{ kind: "stroke", width: 0.12, path: { from, segments: [{ to }] } },
  }));
  const draw = (piece: Piece, own: Obstacle | null) => {
    const isEdge = (point: Point) => isInside(point) && isFree(point, own);
    for (const run of runsOf(piece, (point) => isEdge(point) && cells.isJoinedAt(point)))
      edges.push(markAlong(piece, run, TOOL_MM));
    for (const run of runsOf(piece, (point) => isEdge(point) && !cells.isJoinedAt(point)))
      cleared.push(markAlong(piece, run, 0.12));
  };
  for (const piece of boxPieces(inside)) draw(piece, null);
  for (const obstacle of obstacles) for (const piece of edgeOf(obstacle)) draw(piece, obstacle);
  return { area: boxPath(inside), cleared: [...obstacles.map(grownMark), ...cleared], edges };
}
