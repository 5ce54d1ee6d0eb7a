// Primitives of a sheet drawn on a page of a PDF.

import type { ImagePrimitive, PathPrimitive, Primitive, TextPrimitive } from "@/lib/core/schematic/paint/primitive";
import { BASELINE_DROP } from "@/lib/core/schematic/paint/text-metrics";
import type { SheetTheme } from "@/lib/core/schematic/paint/theme";
import type { Pdf } from "@/lib/server/pdf/draw-pdf";
import { runsOf } from "./sheet-faces";

/** Units of sheets are 100 nm, those of pages 1/72 inch. */
export const toPoints = (units: number): number => (units * 72) / 254_000;

/** Lengths of dashes and gaps, in units. */
const DASHES = {
  dashed: [12_000, 6_000],
  dotted: [2_000, 6_000],
  "dash-dot": [12_000, 6_000, 2_000, 6_000],
} as const;

export interface Page {
  readonly pdf: Pdf;
  readonly theme: SheetTheme;
  /** PNG or JPEG by its handle, as a data URL; an image without one is a crossed box. */
  readonly imageOf: (file: string) => string | undefined;
}

function trace(pdf: Pdf, { commands }: PathPrimitive): void {
  for (const command of commands) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = command.slice(1).map((value) => toPoints(Number(value)));
    if (command[0] === "M") pdf.moveTo(x1, y1);
    else if (command[0] === "L") pdf.lineTo(x1, y1);
    else if (command[0] === "C") pdf.bezierCurveTo(x1, y1, x2, y2, x3, y3);
    else pdf.closePath();
  }
}

/** The state comes before the path, as PDF allows none between a path and its painting. */
function drawPath({ pdf, theme }: Page, path: PathPrimitive): void {
  const color = theme.inks[path.ink];
  if (path.fill !== "none") pdf.fillColor(path.fill === "body" ? theme.body : color);
  if (path.width > 0) {
    pdf.strokeColor(color).lineWidth(toPoints(path.width)).lineCap("round").lineJoin("round");
    if (path.line === "solid") pdf.undash();
    else pdf.addContent(`[${DASHES[path.line].map((length) => toPoints(length).toFixed(3)).join(" ")}] 0 d`);
  }
  trace(pdf, path);
  if (path.fill === "none") pdf.stroke();
  else if (path.width === 0) pdf.fill();
  else pdf.fillAndStroke();
}

interface Piece {
  readonly text: string;
  readonly face: string;
  readonly width: number;
}

function piecesOf(pdf: Pdf, text: string, face: string): Piece[] {
  return runsOf(text).map((run) => {
    const own = run.face ?? face;
    return { text: run.text, face: own, width: pdf.font(own).widthOfString(run.text) };
  });
}

const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;
/** Height and width of an overbar, as parts of the text's size. */
const BAR = { height: 0.84, width: 0.06 };

function drawText({ pdf, theme }: Page, text: TextPrimitive): void {
  const size = toPoints(text.size);
  const face = text.isBold ? "strong" : "regular";
  const [x, y] = [toPoints(text.at.x), toPoints(text.at.y)];
  const color = theme.inks[text.ink];
  pdf.fontSize(size).fillColor(color);
  const parts = text.text.split(/(~\{[^}]*\})/).map((part) => {
    const hasBar = part.startsWith("~{");
    const pieces = piecesOf(pdf, hasBar ? part.slice(2, -1) : part, face);
    return { hasBar, pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
  });
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  pdf.save();
  if (text.rotation === 90) pdf.rotate(-90, { origin: [x, y] });
  const baseline = y + BASELINE_DROP[text.baseline] * size;
  let left = x - BEFORE[text.align] * width;
  for (const { hasBar, pieces, width: partWidth } of parts) {
    const start = left;
    for (const piece of pieces) {
      const options = { lineBreak: false, baseline: "alphabetic", oblique: text.isItalic } as const;
      pdf.font(piece.face).text(piece.text, left, baseline, options);
      left += piece.width;
    }
    const top = baseline - BAR.height * size;
    if (hasBar) pdf.rect(start, top - BAR.width * size, partWidth, BAR.width * size).fill(color);
  }
  pdf.restore();
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** False for what the library does not read. */
function hasPlaced(pdf: Pdf, url: string | undefined, [x, y, width, height]: Box): boolean {
  // The library opens any other text as a file.
  if (!url?.startsWith("data:image/")) return false;
  try {
    pdf.image(url, x, y, { width, height });
    return true;
  } catch {
    return false;
  }
}

function drawImage({ pdf, theme, imageOf }: Page, { file, ...image }: ImagePrimitive): void {
  const [x, y] = [toPoints(image.at.x), toPoints(image.at.y)];
  const [width, height] = [toPoints(image.width), toPoints(image.height)];
  if (hasPlaced(pdf, imageOf(file), [x, y, width, height])) return;
  pdf.strokeColor(theme.inks.drawing).lineWidth(0.5).undash().rect(x, y, width, height);
  pdf.moveTo(x, y).lineTo(x + width, y + height);
  pdf
    .moveTo(x + width, y)
    .lineTo(x, y + height)
    .stroke();
}

export function drawPrimitive(page: Page, primitive: Primitive): void {
  if (primitive.kind === "path") drawPath(page, primitive);
  else if (primitive.kind === "text") drawText(page, primitive);
  else drawImage(page, primitive);
}
