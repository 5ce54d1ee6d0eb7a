// Rings around what the search has found on the sheet.
import { type Pen, pixelOf, toPixels } from "@/components/schematic/stage/canvas-pen";
import type { Box } from "@/lib/core/schematic/editor/object-index";

export interface HitMark {
  readonly box: Box;
  readonly isChosen: boolean;
}

const GAP_PX = 5;

/** The chosen one last: one object may be found by several of its texts. */
export function paintHits(pen: Pen, marks: readonly HitMark[]): void {
  for (const mark of marks) if (!mark.isChosen) paintHit(pen, mark);
  for (const mark of marks) if (mark.isChosen) paintHit(pen, mark);
}

function paintHit(pen: Pen, { box, isChosen }: HitMark): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [a, b] = [pixelOf(pen, { x: box.minX, y: box.minY }), pixelOf(pen, { x: box.maxX, y: box.maxY })];
  const gap = GAP_PX * ratio;
  const [width, height] = [b.x - a.x + 2 * gap, b.y - a.y + 2 * gap];
  context.strokeStyle = isChosen ? inks.fill.chosen : inks.fill.highlight;
  context.lineWidth = (isChosen ? 2.5 : 2) * ratio;
  context.beginPath();
  context.roundRect(a.x - gap, a.y - gap, width, height, Math.min(width, height) / 2);
  context.stroke();
}
