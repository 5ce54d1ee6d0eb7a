// Size stated in a drawing made by lib/core/board-view/picture.

/** Margin around the board in a drawing (lib/core/board-view/picture). */
const MARGIN_MM = 0.25;

/** Size of the board in mm; null if the text is no such drawing. */
export function boardSizeOf(svg: string): { widthMm: number; heightMm: number } | null {
  const match = /^<svg [^>]*? width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg.slice(0, 400));
  if (!match) return null;
  const [widthMm, heightMm] = [Number(match[1]) - 2 * MARGIN_MM, Number(match[2]) - 2 * MARGIN_MM];
  return widthMm > 0 && heightMm > 0 ? { widthMm, heightMm } : null;
}
