// Marks of the findings on the sheet.
import { type Pen, pixelOf, toPixels } from "@/components/schematic/stage/canvas-pen";
import type { Point } from "@/lib/core/schematic/model/units";

/** A finding as it is marked on the sheet. */
export interface FindingMark {
  readonly at: Point;
  readonly number: number;
  readonly isError: boolean;
  readonly isChosen: boolean;
}

const RING_PX = 11;
const MIN_RING_PX = 4;
/** The grid at 100 %; smaller pictures have smaller marks, and no numbers below this part of it. */
const FULL_GRID_PX = 8;
const NUMBERED_FROM = 0.7;

export function paintFinding(pen: Pen, { at, number, isError, isChosen }: FindingMark): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  // Pins of a small picture lie closer than rings of full size.
  const zoom = Math.min(1, (12_700 * pen.transform.scale) / ratio / FULL_GRID_PX);
  const radius = Math.max(MIN_RING_PX, RING_PX * zoom) * ratio;
  const color = isError ? inks.fill.refused : inks.fill.warning;
  context.strokeStyle = color;
  context.lineWidth = (isChosen ? 3 : 1.75) * ratio;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  if (zoom < NUMBERED_FROM && !isChosen) return context.stroke();
  const edge = radius * Math.SQRT1_2;
  context.moveTo(x + edge, y + edge);
  context.lineTo(x + edge + 8 * ratio, y + edge + 8 * ratio);
  context.lineTo(x + edge + 20 * ratio, y + edge + 8 * ratio);
  context.stroke();
  context.font = `600 ${11 * ratio}px ${inks.font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = color;
  context.fillText(String(number), x + edge + 23 * ratio, y + edge + 8 * ratio);
}
