// The size that a drawing of ours says it has.

/** Air on each side of the board in a drawing (lib/core/board-view/picture). */
const MARGIN_MM = 0.25;

/** Of the board itself, in mm; null where the text is no drawing of ours. */
export function boardSizeOf(svg: string): { widthMm: number; heightMm: number } | null {
  const match = /^<svg [^>]*? width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg.slice(0, 400));
  if (!match) return null;
  const [widthMm, heightMm] = [Number(match[1]) - 2 * MARGIN_MM, Number(match[2]) - 2 * MARGIN_MM];
  return widthMm > 0 && heightMm > 0 ? { widthMm, heightMm } : null;
}
