// Draws prepared primitives on a canvas, in units of the sheet.
import { plainText } from "@/lib/core/schematic/paint/text-metrics";
import type { Point } from "@/lib/core/schematic/model/units";
import type { Ink, TextPrimitive } from "@/lib/core/schematic/paint/primitive";
import type { Inks } from "@/components/schematic/stage/inks";
import type { Painted, PaintedPath } from "@/components/schematic/stage/painted";

/** From sheet to pixels of the canvas: x' = scale·x + left, y' = scale·y + top. */
export interface SheetTransform {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly inks: Inks;
  readonly transform: SheetTransform;
  /** Pixels of the canvas for each px of the page. */
  readonly ratio: number;
  /** One color instead of the inks. */
  readonly color?: string;
}

const DASHES: Record<PaintedPath["line"], readonly number[]> = {
  solid: [],
  dashed: [12_000, 6_000],
  dotted: [2_000, 6_000],
  "dash-dot": [12_000, 6_000, 2_000, 6_000],
};

const colorOf = ({ inks, color }: Pen, ink: Ink): string => color ?? inks.of[ink];

export function toSheetUnits({ context, transform: { scale, left, top } }: Pen): void {
  context.setTransform(scale, 0, 0, scale, left, top);
}

/** Pixel of the canvas at a point of the sheet. */
export const pixelOf = ({ transform: { scale, left, top } }: Pen, { x, y }: Point): Point => ({
  x: x * scale + left,
  y: y * scale + top,
});

export const toPixels = ({ context }: Pen): void => context.setTransform(1, 0, 0, 1, 0, 0);

export function drawPaths(pen: Pen, painted: readonly Painted[]): void {
  const { context, inks, transform, ratio } = pen;
  toSheetUnits(pen);
  context.lineCap = "round";
  context.lineJoin = "round";
  const thinnest = ratio / transform.scale;
  for (const { paths } of painted) {
    for (const { ink, width, line, fill, path } of paths) {
      if (fill !== "none") {
        context.fillStyle = fill === "body" ? inks.fill.body : colorOf(pen, ink);
        context.fill(path);
      }
      if (width === 0) continue;
      context.strokeStyle = colorOf(pen, ink);
      context.lineWidth = Math.max(width, thinnest);
      context.setLineDash(line === "solid" ? [] : [...DASHES[line]]);
      context.stroke(path);
    }
  }
  context.setLineDash([]);
}

/** Smallest size in px of the page at which a text is drawn: pin names vanish first, designators last. */
const LEGIBLE_PX: Partial<Record<Ink, number>> = { "pin-number": 4, "pin-name": 4, designator: 2.5, frame: 2 };
const OTHERS_LEGIBLE_PX = 3;

const BASELINES: Record<TextPrimitive["baseline"], CanvasTextBaseline> = {
  top: "top",
  middle: "middle",
  alphabetic: "alphabetic",
  bottom: "bottom",
};

export function drawTexts(pen: Pen, painted: readonly Painted[]): void {
  const { context, transform, ratio } = pen;
  toPixels(pen);
  let font = "";
  for (const { texts } of painted) {
    for (const text of texts) {
      const px = text.size * transform.scale;
      if (px / ratio < (LEGIBLE_PX[text.ink] ?? OTHERS_LEGIBLE_PX)) continue;
      const wanted = `${text.isItalic ? "italic " : ""}${text.isBold ? 600 : 400} ${px.toFixed(1)}px ${pen.inks.font}`;
      if (wanted !== font) context.font = font = wanted;
      context.fillStyle = colorOf(pen, text.ink);
      drawText(pen, text, px);
    }
  }
}

function drawText({ context, transform }: Pen, text: TextPrimitive, px: number): void {
  const x = text.at.x * transform.scale + transform.left;
  const y = text.at.y * transform.scale + transform.top;
  context.textBaseline = BASELINES[text.baseline];
  if (text.rotation === 0) return drawLine(context, text, { x, y, px });
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 2);
  drawLine(context, text, { x: 0, y: 0, px });
  context.restore();
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly px: number;
}

function drawLine(context: CanvasRenderingContext2D, { text, align }: TextPrimitive, { x, y, px }: Place): void {
  if (!text.includes("~{")) {
    context.textAlign = align === "middle" ? "center" : align;
    context.fillText(text, x, y);
    return;
  }
  const width = context.measureText(plainText(text)).width;
  let at = align === "start" ? x : x - (align === "end" ? width : width / 2);
  context.textAlign = "left";
  for (const part of text.split(/(~\{[^}]*\})/)) {
    const isBarred = part.startsWith("~{");
    const shown = isBarred ? part.slice(2, -1) : part;
    const partWidth = context.measureText(shown).width;
    context.fillText(shown, at, y);
    if (isBarred) {
      const { actualBoundingBoxAscent: ascent } = context.measureText(shown);
      context.fillRect(at, y - ascent - px * 0.12, partWidth, Math.max(1, px * 0.07));
    }
    at += partWidth;
  }
}
