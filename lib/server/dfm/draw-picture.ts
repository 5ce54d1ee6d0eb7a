// The worst place of a finding in a printed report: what its layer draws there, holes, edges, and what was measured.

import type { Mark, Severity } from "@/lib/core/dfm/finding";
import { type DetailPicture, PICTURE_STEPS } from "@/lib/core/dfm/pictures/picture";
import { TONES } from "@/lib/server/dfm/report-pens";
import type { Pdf } from "@/lib/server/pdf/draw-pdf";

/** Ticks at the ends of a measurement, in points. */
const TICK = 4;
const CROSS = 6;
const MIN_RADIUS = 2;

type Square = { x: number; y: number; side: number };

export function drawPicture(pdf: Pdf, picture: DetailPicture, square: Square, severity: Severity): void {
  const { x, y, side } = square;
  pdf.save().rect(x, y, side, side).clip();
  pdf.rect(x, y, side, side).fill(TONES.ground);
  const tone = picture.type === "copper" ? TONES.copper : TONES.drawn;
  for (const { isDark, rings } of picture.areas) {
    for (const ring of rings) trace(pdf, ring, square).closePath();
    pdf.fill(isDark ? tone : TONES.ground, "non-zero");
  }
  for (const [at, up, diameter] of picture.holes) {
    const [cx, cy] = place(square, at, up);
    const radius = Math.max(0.6, (diameter / 2 / PICTURE_STEPS) * side);
    pdf.circle(cx, cy, radius).lineWidth(0.5).fillAndStroke(TONES.paper, TONES.soft);
  }
  for (const edge of picture.edges) trace(pdf, edge, square).lineWidth(1).strokeColor(TONES.ink).stroke();
  for (const [width, color] of [
    [3, TONES.paper],
    [1.2, TONES[severity]],
  ] as const) {
    drawMark(pdf, picture.mark, square);
    pdf.lineWidth(width).lineCap("round").strokeColor(color).stroke();
  }
  pdf.restore();
  pdf.rect(x, y, side, side).lineWidth(0.6).strokeColor(TONES.line).stroke();
}

function place({ x, y, side }: Square, at: number, up: number): [number, number] {
  return [x + (at / PICTURE_STEPS) * side, y + (1 - up / PICTURE_STEPS) * side];
}

function trace(pdf: Pdf, points: readonly number[], square: Square): Pdf {
  for (let k = 0; k + 1 < points.length; k += 2) {
    const [x, y] = place(square, points[k] ?? 0, points[k + 1] ?? 0);
    if (k === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  return pdf;
}

function drawMark(pdf: Pdf, mark: Mark, square: Square): void {
  switch (mark.kind) {
    case "gap":
      return drawGap(pdf, place(square, mark.x0, mark.y0), place(square, mark.x1, mark.y1));
    case "ring": {
      const [x, y] = place(square, mark.x, mark.y);
      pdf.circle(x, y, Math.max(MIN_RADIUS, (mark.radiusMm / PICTURE_STEPS) * square.side));
      return;
    }
    case "box": {
      const [left, top] = place(square, mark.minX, mark.maxY);
      const [right, bottom] = place(square, mark.maxX, mark.minY);
      pdf.rect(left, top, right - left, bottom - top);
      return;
    }
    case "point": {
      const [x, y] = place(square, mark.x, mark.y);
      pdf.moveTo(x - CROSS, y).lineTo(x + CROSS, y);
      pdf.moveTo(x, y - CROSS).lineTo(x, y + CROSS);
    }
  }
}

/** A line between the two points with a tick across each end. */
function drawGap(pdf: Pdf, from: readonly [number, number], to: readonly [number, number]): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uy] = length < 0.01 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  pdf.moveTo(...from).lineTo(...to);
  for (const [x, y] of [from, to]) pdf.moveTo(x - uy * TICK, y + ux * TICK).lineTo(x + uy * TICK, y - ux * TICK);
}
