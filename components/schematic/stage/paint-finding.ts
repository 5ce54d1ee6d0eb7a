// Marks of the findings on the sheet.
import { type Pen, pixelOf, toPixels } from "@/components/schematic/stage/canvas-pen";
import type { Point } from "@/lib/core/schematic/model/units";

/** A finding as it is marked on the sheet. */
export interface FindingMark {
  readonly at: Point;
  readonly number: number | string;
  readonly isError: boolean;
  readonly isChosen: boolean;
}

const RING_PX = 11;
const MIN_RING_PX = 4;
/** The grid at 100 %; smaller pictures have smaller marks, and no numbers below this part of it. */
const FULL_GRID_PX = 8;
const NUMBERED_FROM = 0.7;
/** With more marks on the picture, one is drawn for each cell. */
const MAX_MARKS = 300;
const CELL_PX = 24;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chosen one is drawn above the others. */
export function paintFindings(pen: Pen, marks: readonly FindingMark[], size: Size): void {
  toPixels(pen);
  const shown = shownMarks(pen, marks, size);
  const others = shown.filter(({ isChosen }) => !isChosen);
  if (zoomOf(pen) >= NUMBERED_FROM) for (const mark of others) paintNumbered(pen, mark);
  else for (const isError of [false, true]) paintRings(pen, others, isError);
  for (const mark of shown) if (mark.isChosen) paintNumbered(pen, mark);
}

/** Those on the picture; of many, the most important one of each cell. */
function shownMarks(pen: Pen, marks: readonly FindingMark[], { width, height }: Size): readonly FindingMark[] {
  const { scale, left, top } = pen.transform;
  const margin = 2 * RING_PX * pen.ratio;
  const cell = CELL_PX * pen.ratio;
  const columns = Math.ceil((width + 2 * margin) / cell);
  const shown: FindingMark[] = [];
  const cells = new Map<number, FindingMark>();
  for (const mark of marks) {
    const [x, y] = [scale * mark.at.x + left + margin, scale * mark.at.y + top + margin];
    if (x < 0 || y < 0 || x > width + 2 * margin || y > height + 2 * margin) continue;
    shown.push(mark);
    const key = Math.floor(y / cell) * columns + Math.floor(x / cell);
    const known = cells.get(key);
    if (!known || (!known.isChosen && (mark.isChosen || (mark.isError && !known.isError)))) cells.set(key, mark);
  }
  return shown.length > MAX_MARKS ? [...cells.values()] : shown;
}

/** Pins of a small picture lie closer than rings of full size. */
const zoomOf = ({ transform, ratio }: Pen): number => Math.min(1, (12_700 * transform.scale) / ratio / FULL_GRID_PX);

const radiusOf = (pen: Pen): number => Math.max(MIN_RING_PX, RING_PX * zoomOf(pen)) * pen.ratio;

const colorOf = ({ inks }: Pen, isError: boolean): string => (isError ? inks.fill.refused : inks.fill.warning);

/** Without numbers, as one path. */
function paintRings(pen: Pen, marks: readonly FindingMark[], isError: boolean): void {
  const { context, ratio } = pen;
  const radius = radiusOf(pen);
  context.strokeStyle = colorOf(pen, isError);
  context.lineWidth = 1.75 * ratio;
  context.beginPath();
  for (const mark of marks) {
    if (mark.isError !== isError) continue;
    const { x, y } = pixelOf(pen, mark.at);
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.stroke();
}

function paintNumbered(pen: Pen, { at, number, isError, isChosen }: FindingMark): void {
  const { context, inks, ratio } = pen;
  const { x, y } = pixelOf(pen, at);
  const radius = radiusOf(pen);
  const color = colorOf(pen, isError);
  context.strokeStyle = color;
  context.lineWidth = (isChosen ? 3 : 1.75) * ratio;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
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
