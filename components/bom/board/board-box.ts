// Where a board lies as its Gerber files count, read off our own drawing of it.
import type { Bbox } from "@/lib/base/bbox";

/** Air on each side of the board in a drawing (lib/core/board-view/picture), which is in thousandths of a millimetre. */
const MARGIN_MM = 0.25;

/** Of the drawing of the top, in mm; null where the text is no drawing of ours. */
export function boardBoxOf(svg: string): Bbox | null {
  const found = /^<svg [^>]*?viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 400));
  if (!found) return null;
  const [left, top, width, height] = found.slice(1).map((text) => Number(text) / 1000) as [
    number,
    number,
    number,
    number,
  ];
  const box = {
    minX: left + MARGIN_MM,
    maxX: left + width - MARGIN_MM,
    minY: -top - height + MARGIN_MM,
    maxY: -top - MARGIN_MM,
  };
  return box.maxX > box.minX && box.maxY > box.minY ? box : null;
}
