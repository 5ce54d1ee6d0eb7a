// Paper for drawings of tools that have no sheet size.
import { GRID, type Point, toUnits } from "@/lib/core/schematic/model/units";

/** A4 to A0 in landscape, millimeters. */
const PAPERS = [
  [297, 210],
  [420, 297],
  [594, 420],
  [841, 594],
  [1189, 841],
] as const;

/** Free of drawing at each edge: 12 steps of the grid, some 15 mm. */
const MARGIN = 12 * GRID;

/** Below the drawing, for the title block. */
const TITLE_HEIGHT = 8 * GRID;

export interface Extent {
  readonly min: Point;
  readonly max: Point;
}

export function extentOf(points: Iterable<Point>): Extent | null {
  let extent: Extent | null = null;
  for (const { x, y } of points) {
    const { min, max }: Extent = extent ?? { min: { x, y }, max: { x, y } };
    extent = {
      min: { x: Math.min(min.x, x), y: Math.min(min.y, y) },
      max: { x: Math.max(max.x, x), y: Math.max(max.y, y) },
    };
  }
  return extent;
}

export interface PaperFit {
  readonly width: number;
  readonly height: number;
  /** Added to each point; steps of the grid. */
  readonly shift: Point;
}

const toGrid = (length: number): number => Math.floor(length / GRID) * GRID + 0;

/** The smallest paper that holds the drawing, or one of its size, with the drawing in its middle. */
export function fitPaper(extent: Extent | null): PaperFit {
  const { min, max } = extent ?? { min: { x: 0, y: 0 }, max: { x: 0, y: 0 } };
  const [drawnWidth, drawnHeight] = [max.x - min.x, max.y - min.y];
  const needed = { width: drawnWidth + 2 * MARGIN, height: drawnHeight + 2 * MARGIN + TITLE_HEIGHT };
  const sizes = PAPERS.map(([width, height]) => ({ width: toUnits(width), height: toUnits(height) }));
  const { width, height } =
    sizes.find((paper) => paper.width >= needed.width && paper.height >= needed.height) ?? needed;
  const shift = {
    x: toGrid((width - drawnWidth) / 2 - min.x),
    y: toGrid((height - TITLE_HEIGHT - drawnHeight) / 2 - min.y),
  };
  return { width, height, shift };
}
