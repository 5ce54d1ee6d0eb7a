// Sheets for printing a board to scale, and the part of the board on each.
import { type Bbox, grow, heightOf, widthOf } from "@/lib/base/bbox";
import { type Camera, screenToWorld, turnedSize, viewTransform } from "@/lib/core/render/camera";

export const PAPERS = { a4: { widthMm: 210, heightMm: 297 }, letter: { widthMm: 215.9, heightMm: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;
/** Millimeters on paper per millimeter of board; `fit` fills one sheet. */
export type PrintScale = 1 | 2 | "fit";

export interface PrintSheet {
  camera: Camera;
  /** From 1, in the order in which the sheets are tiled. */
  column: number;
  row: number;
}

export interface PrintPlan {
  paper: Paper;
  isLandscape: boolean;
  /** Size of the drawing on each sheet. */
  widthMm: number;
  heightMm: number;
  scale: number;
  columns: number;
  rows: number;
  sheets: PrintSheet[];
}

/** Unprintable margin of printers. */
export const PRINT_MARGIN_MM = 10;
/** Header with the names, footer with the scale bar. */
const WORDS_MM = 26;
const AIR_MM = 1;
/** 406 dpi: a trace of 0.1 mm is nearly two dots wide. */
export const PRINT_PX_PER_MM = 16;

function drawingOn(paper: Paper, isLandscape: boolean): { widthMm: number; heightMm: number } {
  const { widthMm, heightMm } = PAPERS[paper];
  const [across, down] = isLandscape ? [heightMm, widthMm] : [widthMm, heightMm];
  return { widthMm: across - 2 * PRINT_MARGIN_MM, heightMm: down - 2 * PRINT_MARGIN_MM - WORDS_MM };
}

interface PrintOrder {
  bounds: Bbox;
  /** Only its rotation and side are used. */
  camera: Camera;
  scale: PrintScale;
  paper: Paper;
}

/** Chooses the paper orientation that takes fewer sheets, or shows more on one. */
export function planPrint(order: PrintOrder): PrintPlan {
  const [upright, across] = [planOn(order, false), planOn(order, true)];
  const isBetter =
    across.sheets.length < upright.sheets.length ||
    (across.sheets.length === upright.sheets.length && across.scale > upright.scale);
  return isBetter ? across : upright;
}

function planOn({ bounds, camera: seen, scale, paper }: PrintOrder, isLandscape: boolean): PrintPlan {
  const box = grow(bounds, AIR_MM);
  const place = drawingOn(paper, isLandscape);
  const size = turnedSize({ widthMm: widthOf(box), heightMm: heightOf(box) }, seen.turns);
  const [across, down] = [size.widthMm, size.heightMm];
  const factor = scale === "fit" ? Math.min(place.widthMm / across, place.heightMm / down) : scale;
  const columns = Math.max(1, Math.ceil((across * factor) / place.widthMm - 1e-9));
  const rows = Math.max(1, Math.ceil((down * factor) / place.heightMm - 1e-9));
  const camera: Camera = {
    ...seen,
    centerXmm: (box.minX + box.maxX) / 2,
    centerYmm: (box.minY + box.maxY) / 2,
    pxPerMm: factor * PRINT_PX_PER_MM,
  };
  const transform = viewTransform(camera, { widthPx: 0, heightPx: 0 });
  const sheets = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [x, y] = screenToWorld(transform, [
      (column - (columns - 1) / 2) * place.widthMm * PRINT_PX_PER_MM,
      (row - (rows - 1) / 2) * place.heightMm * PRINT_PX_PER_MM,
    ]);
    return { camera: { ...camera, centerXmm: x, centerYmm: y }, column: column + 1, row: row + 1 };
  });
  return { paper, isLandscape, ...place, scale: factor, columns, rows, sheets };
}
