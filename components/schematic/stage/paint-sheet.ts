// Paper of the sheet and its grid.
import type { Inks } from "@/components/schematic/stage/inks";
import type { Painted } from "@/components/schematic/stage/painted";
import { drawPaths, drawTexts, type Pen, toSheetUnits } from "@/components/schematic/stage/canvas-pen";
import type { Sheet } from "@/lib/core/schematic/model/records";

/** Grid lines closer than this are not drawn. */
const MIN_GRID_PX = 7;
const STRONG_EVERY = 10;

interface Paper {
  readonly sheet: Sheet;
  readonly frame: Painted;
  /** Null without a grid. */
  readonly grid: number | null;
}

export function paintPaper(pen: Pen, { sheet, frame, grid }: Paper): void {
  const { context, inks } = pen;
  toSheetUnits(pen);
  context.fillStyle = inks.fill.paper;
  context.fillRect(0, 0, sheet.width, sheet.height);
  if (grid !== null) paintGrid(pen, sheet, grid);
  // The title block covers the grid with the color of the paper.
  const paper: Inks = { ...inks, fill: { ...inks.fill, body: inks.fill.paper } };
  drawPaths({ ...pen, inks: paper }, [frame]);
  drawTexts(pen, [frame]);
}

/** Lines at the steps of the grid, every tenth one stronger; coarser where they would be too close. */
function paintGrid(pen: Pen, sheet: Sheet, grid: number): void {
  const { context, inks, transform, ratio } = pen;
  let step = grid;
  while ((step * transform.scale) / ratio < MIN_GRID_PX) step *= STRONG_EVERY;
  const lines = (every: number): Path2D => {
    const path = new Path2D();
    for (let x = every; x < sheet.width; x += every) {
      path.moveTo(x, 0);
      path.lineTo(x, sheet.height);
    }
    for (let y = every; y < sheet.height; y += every) {
      path.moveTo(0, y);
      path.lineTo(sheet.width, y);
    }
    return path;
  };
  context.lineWidth = ratio / transform.scale;
  context.strokeStyle = inks.fill.grid;
  context.stroke(lines(step));
  context.strokeStyle = inks.fill.gridStrong;
  context.stroke(lines(step * STRONG_EVERY));
}
