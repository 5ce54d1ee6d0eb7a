// Marks above the drawing: selection corners, the box, snaps and distances of the tool in use, the keyboard's cursor.
import { type Pen, pixelOf, toPixels } from "@/components/schematic/stage/canvas-pen";
import type { Handle } from "@/lib/core/schematic/edit/reshape";
import type { Box } from "@/lib/core/schematic/editor/object-index";
import type { Point } from "@/lib/core/schematic/model/units";

const CORNER = 10_000;
const CORNER_GAP = 6_000;
const SNAP_PX = 5;
const RING_PX = 11;
const CURSOR_PX = 12;
const HANDLE_PX = 3.5;

/** Corners around an object, as register marks. */
export function strokeCorners(context: CanvasRenderingContext2D, { minX, minY, maxX, maxY }: Box): void {
  const [left, top, right, bottom] = [minX - CORNER_GAP, minY - CORNER_GAP, maxX + CORNER_GAP, maxY + CORNER_GAP];
  context.beginPath();
  for (const [x, y, dx, dy] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
  ] as const) {
    context.moveTo(x + dx * CORNER, y);
    context.lineTo(x, y);
    context.lineTo(x, y + dy * CORNER);
  }
  context.stroke();
}

/** Solid for what lies inside, dashed for what is touched. */
export function paintBox(pen: Pen, { from, to }: { from: Point; to: Point }): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [a, b] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.lineWidth = ratio;
  context.strokeStyle = inks.fill.chosen;
  context.setLineDash(to.x < from.x ? [5 * ratio, 4 * ratio] : []);
  context.strokeRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  context.setLineDash([]);
  context.save();
  context.globalAlpha = 0.06;
  context.fillStyle = inks.fill.chosen;
  context.fillRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  context.restore();
}

export function paintSnap(pen: Pen, at: Point, color: string): void {
  const { context, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  const half = SNAP_PX * ratio;
  context.lineWidth = 1.5 * ratio;
  context.strokeStyle = color;
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
}

export function paintRing(pen: Pen, at: Point, color: string): void {
  const { context, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  context.lineWidth = 2 * ratio;
  context.strokeStyle = color;
  context.beginPath();
  context.arc(x, y, RING_PX * ratio, 0, 2 * Math.PI);
  context.stroke();
}

export function paintMeasure(pen: Pen, { from, to }: { from: Point; to: Point }): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [a, b] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.lineWidth = ratio;
  context.strokeStyle = inks.fill.chosen;
  context.setLineDash([2 * ratio, 3 * ratio]);
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
  context.setLineDash([]);
}

export function paintCursor(pen: Pen, at: Point): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  const reach = CURSOR_PX * ratio;
  context.strokeStyle = inks.fill.ink;
  context.lineWidth = ratio;
  context.beginPath();
  context.moveTo(x - reach, y);
  context.lineTo(x + reach, y);
  context.moveTo(x, y - reach);
  context.lineTo(x, y + reach);
  context.stroke();
}

/** A hairline between pins that lie in line. */
export function paintGuide(pen: Pen, { from, to }: { from: Point; to: Point }): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [a, b] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.lineWidth = ratio;
  context.strokeStyle = inks.fill.chosen;
  context.setLineDash([4 * ratio, 4 * ratio]);
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
  context.setLineDash([]);
}

/** Full at corners, hollow at middles. */
export function paintHandle(pen: Pen, { at, kind }: Pick<Handle, "at" | "kind">): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  const half = HANDLE_PX * ratio;
  context.lineWidth = 1.25 * ratio;
  context.strokeStyle = inks.fill.chosen;
  context.fillStyle = kind === "corner" ? inks.fill.chosen : inks.fill.paper;
  context.fillRect(x - half, y - half, 2 * half, 2 * half);
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
}

/** A padlock above a corner. */
export function paintLock(pen: Pen, at: Point): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  const [left, top] = [x + 3 * ratio, y - 8 * ratio];
  context.fillStyle = inks.fill.chosen;
  context.strokeStyle = inks.fill.chosen;
  context.lineWidth = 1.5 * ratio;
  context.fillRect(left, top, 9 * ratio, 7 * ratio);
  context.beginPath();
  context.arc(left + 4.5 * ratio, top, 2.75 * ratio, Math.PI, 0);
  context.stroke();
}
