// The board's outline in a printed report, with each finding by its number where it lies.

import { pens, put, TONES } from "@/lib/server/dfm/report-pens";
import type { Pdf } from "@/lib/server/pdf/draw-pdf";
import type { PrintedReport } from "./report-words";

type Area = { x: number; y: number; width: number; height: number };

/** From mm, y up, into an area of the page. */
type Placing = (xMm: number, yMm: number) => { x: number; y: number };

function placingOf(report: Pick<PrintedReport, "outline" | "findings">, area: Area): Placing | null {
  const flat = report.outline.flat();
  const points = flat.length > 0 ? flat : report.findings.rows.flatMap(({ xMm, yMm }) => [xMm, yMm]);
  if (points.length === 0) return null;
  const xs = points.filter((_, at) => at % 2 === 0);
  const ys = points.filter((_, at) => at % 2 === 1);
  const [minX, maxX, minY, maxY] = [min(xs), max(xs), min(ys), max(ys)];
  const scale = Math.min(area.width / Math.max(maxX - minX, 1), area.height / Math.max(maxY - minY, 1));
  const left = area.x + (area.width - (maxX - minX) * scale) / 2;
  const top = area.y + (area.height - (maxY - minY) * scale) / 2;
  return (x, y) => ({ x: left + (x - minX) * scale, y: top + (maxY - y) * scale });
}

const min = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
const max = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);

function drawLine(pdf: Pdf, line: readonly number[], place: Placing): void {
  for (let at = 0; at + 1 < line.length; at += 2) {
    const { x, y } = place(line[at] ?? 0, line[at + 1] ?? 0);
    if (at === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  pdf.closePath().lineWidth(0.8).strokeColor(TONES.ink).stroke();
}

export function drawMap(pdf: Pdf, report: PrintedReport, area: Area): void {
  const place = placingOf(report, area);
  if (!place) return;
  for (const line of report.outline) drawLine(pdf, line, place);
  const { strong } = pens(pdf);
  // The worst lie on top.
  for (const { severity, number, xMm, yMm } of report.findings.rows.toReversed()) {
    const { x, y } = place(xMm, yMm);
    pdf.circle(x, y, 5.5).fill(TONES[severity]);
    const markText = strong(6).fillColor("#ffffff");
    put(markText, String(number), { x: x - 8, y: y - 4.2 }, { width: 16, align: "center", lineBreak: false });
  }
}
