// Position of a board in Gerber coordinates, from its drawing.
import type { Bbox } from "@/lib/base/bbox";

/** Margin around the board in a drawing (lib/core/board-view/picture), whose viewBox is in µm. */
const MARGIN_MM = 0.25;

/** From the drawing of the top, in mm; null if the text is no such drawing. */
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
