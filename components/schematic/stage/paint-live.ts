// A circuit that runs on its sheet: nets in the color of their voltage, and values beside nets and parts.
import { type Pen, pixelOf, toPixels, toSheetUnits } from "@/components/schematic/stage/canvas-pen";
import type { Bbox } from "@/lib/base/bbox";
import type { Point } from "@/lib/core/schematic/model/units";
import { placeLabels } from "@/lib/core/schematic/paint/place-labels";

const FONT_PX = 11;
const LINE_PX = 14;
const PADDING_PX = 4;
const GAP_PX = 6;
const NET_WIDTH = 8_000;
/** Room for any value, so that labels stand still while values change. */
const WIDEST_TEXT = "−888.8 mV";

export interface LiveLabel {
  readonly key: string;
  readonly at: Point;
  readonly lines: number;
}

/** Colors of the lowest voltage, of 0 V and of the highest. */
export interface VoltageColors {
  readonly low: string;
  readonly zero: string;
  readonly high: string;
}

const setFont = ({ context, inks, ratio }: Pen): void => {
  context.font = `600 ${FONT_PX * ratio}px ${inks.font}`;
};

interface Laid {
  readonly labels: readonly LiveLabel[];
  readonly scale: number;
  readonly boxes: ReadonlyMap<string, Bbox>;
}

/** Places of labels, found anew when the labels or the scale change. */
export class LiveLayout {
  #last: Laid | null = null;

  boxes(pen: Pen, labels: readonly LiveLabel[], isTaken: (box: Bbox) => boolean): ReadonlyMap<string, Bbox> {
    const { scale } = pen.transform;
    if (this.#last?.labels === labels && this.#last.scale === scale) return this.#last.boxes;
    setFont(pen);
    const unit = pen.ratio / scale;
    const width = pen.context.measureText(WIDEST_TEXT).width / scale + 2 * PADDING_PX * unit;
    const wanted = labels.map(({ key, at, lines }) => ({ key, at, width, height: (lines * LINE_PX + 2) * unit }));
    const boxes = placeLabels(wanted, { gap: GAP_PX * unit, isTaken });
    this.#last = { labels, scale, boxes };
    return boxes;
  }
}

export interface FilledLabel {
  readonly box: Bbox;
  readonly texts: readonly string[];
  readonly isPart: boolean;
}

export function paintLiveLabels(pen: Pen, labels: readonly FilledLabel[]): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  setFont(pen);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = ratio;
  for (const { box, texts, isPart } of labels) {
    const [from, to] = [pixelOf(pen, { x: box.minX, y: box.minY }), pixelOf(pen, { x: box.maxX, y: box.maxY })];
    if (to.x < 0 || to.y < 0 || from.x > context.canvas.width || from.y > context.canvas.height) continue;
    context.fillStyle = inks.fill.tip;
    context.strokeStyle = isPart ? inks.of.probe : inks.of["net-label"];
    context.beginPath();
    context.roundRect(from.x, from.y, to.x - from.x, to.y - from.y, 3 * ratio);
    context.fill();
    context.stroke();
    context.fillStyle = inks.fill.ink;
    const top = (from.y + to.y - (texts.length - 1) * LINE_PX * ratio) / 2;
    texts.forEach((text, line) => context.fillText(text, (from.x + to.x) / 2, top + line * LINE_PX * ratio));
  }
}

/** From -1 for the lowest to 1 for the highest: the share of each end by its opacity over the color of 0 V. */
export function paintNet(pen: Pen, path: Path2D, share: number, colors: VoltageColors): void {
  const { context } = pen;
  toSheetUnits(pen);
  context.lineWidth = Math.max(NET_WIDTH, (2.5 * pen.ratio) / pen.transform.scale);
  context.lineCap = "round";
  context.strokeStyle = colors.zero;
  context.stroke(path);
  context.globalAlpha = Math.min(Math.abs(share), 1);
  context.strokeStyle = share < 0 ? colors.low : colors.high;
  context.stroke(path);
  context.globalAlpha = 1;
}
