// Paints marks of traces and values of results above the sheet, in pixels of the screen.
import { type Pen, pixelOf, toPixels } from "@/components/schematic/stage/canvas-pen";
import type { SheetValue } from "@/components/schematic/simulation/sheet/sheet-values";
import type { TraceMark } from "@/components/schematic/simulation/sheet/trace-marks";
import type { Bbox } from "@/lib/base/bbox";
import type { Point } from "@/lib/core/schematic/model/units";
import { placeLabels } from "@/lib/core/schematic/paint/place-labels";

const FONT_PX = 11;
const LINE_PX = 14;
const PADDING_PX = 4;
const GAP_PX = 6;
const DOT_PX = 6;

/** Labels at most: more of them would not fit a screen. */
const MAX_LABELS = 600;

const setFont = ({ context, inks, ratio }: Pen): void => {
  context.font = `600 ${FONT_PX * ratio}px ${inks.font}`;
};

interface Laid {
  readonly values: readonly SheetValue[];
  readonly scale: number;
  readonly boxes: ReadonlyMap<string, Bbox>;
}

/** Places labels anew when their values, the drawing or the scale change, not while the sheet is moved. */
export class ValueLayout {
  #last: Laid | null = null;

  boxes(pen: Pen, values: readonly SheetValue[], isTaken: (box: Bbox) => boolean): ReadonlyMap<string, Bbox> {
    const { scale } = pen.transform;
    if (this.#last?.values === values && this.#last.scale === scale) return this.#last.boxes;
    setFont(pen);
    const unit = pen.ratio / scale;
    const labels = values.slice(0, MAX_LABELS).map(({ key, at, lines }) => ({
      ...{ key, at },
      width: Math.max(...lines.map((line) => pen.context.measureText(line).width)) / scale + 2 * PADDING_PX * unit,
      height: (lines.length * LINE_PX + 2) * unit,
    }));
    const boxes = placeLabels(labels, { gap: GAP_PX * unit, isTaken });
    this.#last = { values, scale, boxes };
    return boxes;
  }
}

export function paintValues(pen: Pen, values: readonly SheetValue[], boxes: ReadonlyMap<string, Bbox>): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  setFont(pen);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { key, at, kind, lines } of values) {
    const box = boxes.get(key);
    if (!box) continue;
    const [from, to] = [pixelOf(pen, { x: box.minX, y: box.minY }), pixelOf(pen, { x: box.maxX, y: box.maxY })];
    if (to.x < 0 || to.y < 0 || from.x > context.canvas.width || from.y > context.canvas.height) continue;
    const color = kind === "net" ? inks.of["net-label"] : inks.of.probe;
    if (kind === "net") paintLeader(pen, { from: at, box, color });
    context.fillStyle = inks.fill.tip;
    context.strokeStyle = color;
    context.lineWidth = ratio;
    context.beginPath();
    context.roundRect(from.x, from.y, to.x - from.x, to.y - from.y, 3 * ratio);
    context.fill();
    context.stroke();
    context.fillStyle = inks.fill.ink;
    const top = (from.y + to.y - (lines.length - 1) * LINE_PX * ratio) / 2;
    for (const [line, text] of lines.entries())
      context.fillText(text, (from.x + to.x) / 2, top + line * LINE_PX * ratio);
  }
}

/** From the net to its label. */
function paintLeader(pen: Pen, { from, box, color }: { from: Point; box: Bbox; color: string }): void {
  const { context, ratio } = pen;
  const start = pixelOf(pen, from);
  const end = pixelOf(pen, {
    x: Math.min(box.maxX, Math.max(box.minX, from.x)),
    y: Math.min(box.maxY, Math.max(box.minY, from.y)),
  });
  context.strokeStyle = color;
  context.lineWidth = ratio;
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  context.stroke();
}

/** A dot in the trace's color with a ring in its dash, so that traces differ without colors too. */
export function paintTraceMarks(pen: Pen, marks: readonly TraceMark[], colorOf: (property: string) => string): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  for (const { at, style } of marks) {
    const { x, y } = pixelOf(pen, at);
    const color = colorOf(style.color);
    context.fillStyle = color;
    context.strokeStyle = inks.fill.tip;
    context.lineWidth = 2 * ratio;
    context.setLineDash([]);
    context.beginPath();
    context.arc(x, y, DOT_PX * ratio, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.strokeStyle = color;
    context.lineWidth = 1.5 * ratio;
    context.setLineDash(style.dash.map((length) => (length * ratio) / 2));
    context.beginPath();
    context.arc(x, y, (DOT_PX + 4) * ratio, 0, 2 * Math.PI);
    context.stroke();
  }
  context.setLineDash([]);
}

/** While a probe is dragged from net to net. */
export function paintProbeDrag(pen: Pen, from: Point, to: Point): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [start, end] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.strokeStyle = inks.of.probe;
  context.lineWidth = 1.5 * ratio;
  context.setLineDash([6 * ratio, 4 * ratio]);
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  context.stroke();
  context.setLineDash([]);
}
