// A board being drawn: the objects of each layer, in millimeters, y up.

export type Point = readonly [number, number];

/** A path from point to point; a segment with `centre` is an arc around it. */
export interface Segment {
  to: Point;
  centre?: Point;
  isClockwise?: boolean;
}

export interface Path {
  from: Point;
  segments: Segment[];
}

export type Shape =
  { kind: "circle"; d: number } | { kind: "rect"; w: number; h: number } | { kind: "oval"; w: number; h: number };

export type Mark =
  | { kind: "flash"; at: Point; shape: Shape; isGround?: boolean }
  | { kind: "stroke"; path: Path; width: number; isGround?: boolean }
  | { kind: "area"; path: Path; isGround?: boolean };

export const LAYERS = [
  "top-copper",
  "inner-1",
  "inner-2",
  "bottom-copper",
  "top-mask",
  "bottom-mask",
  "top-silk",
  "bottom-silk",
  "top-paste",
  "outline",
] as const;
export type LayerName = (typeof LAYERS)[number];

export interface Drill {
  at: Point;
  d: number;
  isPlated: boolean;
  /** The other end of a slot. */
  to?: Point;
}

/** A ground pour that is drawn in three steps: an area, what is cleared from it, and its edges. */
export interface PourDrawing {
  area: Path;
  cleared: Mark[];
  edges: Mark[];
}

export interface Sheet {
  id: string;
  title: string;
  copperLayers: 2 | 4;
  marks: Record<LayerName, Mark[]>;
  /** Outlines of ground pours; all other objects on the layer keep clearance. */
  pours: Partial<Record<LayerName, Path[]>>;
  /** Pours whose clearances are known already, instead of `pours`. */
  drawnPours?: Partial<Record<LayerName, PourDrawing>>;
  drills: Drill[];
}

export function createSheet(id: string, title: string, copperLayers: 2 | 4): Sheet {
  const marks = Object.fromEntries<Mark[]>(LAYERS.map((layer) => [layer, []])) as Sheet["marks"];
  return { id, title, copperLayers, marks, pours: {}, drills: [] };
}

export type Side = "top" | "bottom";

export function copperOf(sheet: Sheet): LayerName[] {
  return sheet.copperLayers === 4
    ? ["top-copper", "inner-1", "inner-2", "bottom-copper"]
    : ["top-copper", "bottom-copper"];
}

const MASK_MARGIN = 0.1;

function grown(shape: Shape, by: number): Shape {
  if (shape.kind === "circle") return { kind: "circle", d: shape.d + by };
  return { ...shape, w: shape.w + by, h: shape.h + by };
}

/** A pad of one side with its mask opening. */
export function pad(sheet: Sheet, side: Side, at: Point, shape: Shape, isGround = false): void {
  sheet.marks[`${side}-copper`].push({ kind: "flash", at, shape, isGround });
  sheet.marks[`${side}-mask`].push({ kind: "flash", at, shape: grown(shape, MASK_MARGIN) });
  if (side === "top") sheet.marks["top-paste"].push({ kind: "flash", at, shape });
}

/** A plated hole with a pad on every copper layer and open mask on both sides. */
export function through(sheet: Sheet, at: Point, drill: number, shape: Shape, isGround = false): void {
  for (const layer of copperOf(sheet)) sheet.marks[layer].push({ kind: "flash", at, shape, isGround });
  for (const side of ["top-mask", "bottom-mask"] as const)
    sheet.marks[side].push({ kind: "flash", at, shape: grown(shape, MASK_MARGIN) });
  sheet.drills.push({ at, d: drill, isPlated: true });
}

/** A small plated hole under the mask. */
export function via(sheet: Sheet, at: Point, isGround = false, d = 0.3, ring = 0.6): void {
  for (const layer of copperOf(sheet))
    sheet.marks[layer].push({ kind: "flash", at, shape: { kind: "circle", d: ring }, isGround });
  sheet.drills.push({ at, d, isPlated: true });
}

/** A non-plated mounting hole with copper clearance. */
export function mount(sheet: Sheet, at: Point, d: number): void {
  sheet.drills.push({ at, d, isPlated: false });
  for (const side of ["top", "bottom"] as const) {
    sheet.marks[`${side}-mask`].push({ kind: "flash", at, shape: { kind: "circle", d: d + 2.4 } });
    for (const layer of copperOf(sheet)) {
      if (side === "top")
        sheet.marks[layer].push({ kind: "stroke", width: 0.9, path: circle(at, d / 2 + 0.7), isGround: true });
    }
  }
}

export function track(sheet: Sheet, side: Side, points: readonly Point[], width: number, radius = 0.8): void {
  sheet.marks[`${side}-copper`].push({ kind: "stroke", path: rounded(points, radius), width });
}

export function line(points: readonly Point[]): Path {
  const [from = [0, 0], ...rest] = points;
  return { from, segments: rest.map((to) => ({ to })) };
}

export function circle([x, y]: Point, r: number): Path {
  const start: Point = [x + r, y];
  return {
    from: start,
    segments: [
      { to: [x - r, y], centre: [x, y] },
      { to: start, centre: [x, y] },
    ],
  };
}

/** A rectangle with rounded corners. */
export function roundRect(x: number, y: number, w: number, h: number, r: number): Path {
  const right = x + w;
  const top = y + h;
  return {
    from: [x + r, y],
    segments: [
      { to: [right - r, y] },
      { to: [right, y + r], centre: [right - r, y + r] },
      { to: [right, top - r] },
      { to: [right - r, top], centre: [right - r, top - r] },
      { to: [x + r, top] },
      { to: [x, top - r], centre: [x + r, top - r] },
      { to: [x, y + r] },
      { to: [x + r, y], centre: [x + r, y + r] },
    ],
  };
}

/** The points joined, each corner rounded by an arc of at most `radius`, which may vary by corner. */
export function rounded(points: readonly Point[], radius: number | readonly number[]): Path {
  const path: Path = { from: points[0] ?? [0, 0], segments: [] };
  points.forEach((corner, at) => {
    if (at === 0) return;
    const before = points[at - 1];
    const after = points[at + 1];
    if (!before || !after) return void path.segments.push({ to: corner });
    path.segments.push(...fillet(before, corner, after, typeof radius === "number" ? radius : (radius[at] ?? 0.5)));
  });
  return path;
}

function fillet(before: Point, corner: Point, after: Point, radius: number): Segment[] {
  const unit = (to: Point): { u: Point; length: number } => {
    const [dx, dy] = [to[0] - corner[0], to[1] - corner[1]];
    const length = Math.hypot(dx, dy);
    return { u: [dx / length, dy / length], length };
  };
  const a = unit(before);
  const b = unit(after);
  const cross = a.u[0] * b.u[1] - a.u[1] * b.u[0];
  const half = Math.acos(Math.max(-1, Math.min(1, a.u[0] * b.u[0] + a.u[1] * b.u[1]))) / 2;
  if (Math.abs(cross) < 1e-6) return [{ to: corner }];
  const reach = Math.min(radius / Math.tan(half), a.length * 0.49, b.length * 0.49);
  const r = reach * Math.tan(half);
  const start: Point = [corner[0] + a.u[0] * reach, corner[1] + a.u[1] * reach];
  const end: Point = [corner[0] + b.u[0] * reach, corner[1] + b.u[1] * reach];
  const bisector = unit([corner[0] + a.u[0] + b.u[0], corner[1] + a.u[1] + b.u[1]]).u;
  const toCentre = r / Math.sin(half);
  const centre: Point = [corner[0] + bisector[0] * toCentre, corner[1] + bisector[1] * toCentre];
  return [{ to: start }, { to: end, centre, isClockwise: cross > 0 }];
}
