// Thumbnail of a schematic: its root sheet, or blank paper where nothing is drawn.

import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy } from "@/lib/core/schematic/model/instances";
import type { Sheet } from "@/lib/core/schematic/model/records";
import { sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { SHEET_THEMES } from "@/lib/core/schematic/paint/theme";
import { thumbnailSvg } from "@/lib/core/schematic/paint/thumbnail-svg";
import type { ThumbnailTheme } from "./sheet-worker-messages";

/** Longer edge and margin of blank paper, in units of the picture. */
const PAPER = { length: 480, margin: 24 } as const;

function blankPaper({ width, height }: Pick<Sheet, "width" | "height">, theme: ThumbnailTheme): string {
  const factor = PAPER.length / Math.max(width, height);
  const [across, down] = [Math.ceil(width * factor), Math.ceil(height * factor)];
  const { paper, inks } = SHEET_THEMES[theme];
  const inner = `width="${across - 2 * PAPER.margin}" height="${down - 2 * PAPER.margin}"`;
  const hairline = 'vector-effect="non-scaling-stroke"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" fill="none" stroke="${inks.frame}">` +
    `<rect width="${across}" height="${down}" fill="${paper}" ${hairline}/>` +
    `<rect x="${PAPER.margin}" y="${PAPER.margin}" ${inner} ${hairline}/></svg>`
  );
}

const A4 = { width: 2_970_000, height: 2_100_000 };

export function sheetThumbnail({ records, rootSheetId }: Schematic, theme: ThumbnailTheme): string {
  const [root] = readHierarchy(records, rootSheetId).instances;
  if (!root) return blankPaper(A4, theme);
  const { sheet, path } = root;
  const svg = thumbnailSvg(sheetSourcesOf(records), { sheet, path, theme: SHEET_THEMES[theme] });
  return svg === "" ? blankPaper(sheet, theme) : svg;
}
