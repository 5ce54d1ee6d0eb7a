// The page, the colors and the pens of a printed DFM report.

import type { Pdf } from "@/lib/server/pdf/draw-pdf";

/** Points. */
export const PAGE = { left: 48, right: 547, top: 48, bottom: 762, footer: 786 };
export const WIDTH = PAGE.right - PAGE.left;
const LEADING = 3;

/** Dark enough to be read on paper, and in shades of gray. */
export const TONES = {
  ink: "#16191d",
  soft: "#5b6169",
  line: "#c9cdd3",
  paper: "#ffffff",
  /** Background of a layer and its objects: copper, and all others. */
  ground: "#f4f1ea",
  copper: "#d39a6a",
  drawn: "#a3adb0",
  passed: "#1f6b45",
  risk: "#a32626",
  warning: "#8a5a00",
  notice: "#2b5c8a",
} as const;

/** Text at a place; answers where the next line begins. */
export function put(
  pdf: Pdf,
  text: string,
  at: { x: number; y: number },
  options: PDFKit.Mixins.TextOptions & { width: number },
): number {
  pdf.text(text, at.x, at.y, { lineGap: LEADING, ...options });
  return pdf.y;
}

export function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(TONES.line).stroke();
}

export const pens = (pdf: Pdf) => ({
  soft: () => pdf.font("regular").fontSize(8).fillColor(TONES.soft),
  body: () => pdf.font("regular").fontSize(9).fillColor(TONES.ink),
  strong: (size: number) => pdf.font("strong").fontSize(size).fillColor(TONES.ink),
});
