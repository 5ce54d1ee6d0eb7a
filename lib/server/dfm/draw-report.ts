// A DFM report as a PDF: A4, the board with its findings by number, each finding in words, every check in a table.

import type { Severity } from "@/lib/core/dfm/finding";
import { drawMap } from "@/lib/server/dfm/draw-map";
import { drawPicture } from "@/lib/server/dfm/draw-picture";
import { PAGE, pens, put, rule, TONES, WIDTH } from "@/lib/server/dfm/report-pens";
import { drawPdf, type Pdf } from "@/lib/server/pdf/draw-pdf";
import type { Typefaces } from "@/lib/server/pdf/typefaces";
import type { PrintedFinding, PrintedReport } from "./report-words";

const MAP = { width: 210, height: 180 };
const COLUMNS = [0, 150, 262, 318, 374, 430].map((x) => PAGE.left + x);
const CELL = 4;

function fresh(pdf: Pdf): number {
  pdf.addPage();
  return PAGE.top;
}

function dot(pdf: Pdf, severity: Severity, at: { x: number; y: number }, number: number): void {
  pdf.circle(at.x + 8, at.y + 5, 8).fill(TONES[severity]);
  pdf.font("strong").fontSize(8).fillColor("#ffffff");
  put(pdf, String(number), { x: at.x, y: at.y + 0.5 }, { width: 16, align: "center", lineBreak: false });
}

function drawHead(pdf: Pdf, report: PrintedReport): number {
  const { strong, soft, body } = pens(pdf);
  const left = WIDTH - MAP.width - 24;
  let y = put(strong(20), report.title, { x: PAGE.left, y: PAGE.top - 6 }, { width: left }) + 4;
  const { severity, text } = report.verdict;
  const verdict = strong(12).fillColor(severity === null ? TONES.passed : TONES[severity]);
  y = put(verdict, text, { x: PAGE.left, y }, { width: left }) + 10;
  for (const { label, value } of report.facts) {
    put(soft(), label, { x: PAGE.left, y }, { width: 84 });
    y = put(body(), value, { x: PAGE.left + 90, y: y - 0.5 }, { width: left - 90 }) + 2;
  }
  const map = { x: PAGE.right - MAP.width, y: PAGE.top, ...MAP };
  drawMap(pdf, report, map);
  return Math.max(y, map.y + map.height) + 16;
}

/** Texts under a finding's name. */
const textsOf = ({ why, remedy, note }: PrintedFinding) => [`${why} ${remedy}`, ...(note === null ? [] : [note])];

/** Beside the words of a finding. */
const PICTURE = { side: 76, gap: 14 };

const wordsWidth = ({ picture }: PrintedFinding) => WIDTH - 26 - (picture ? PICTURE.side + PICTURE.gap : 0);

function heightOf(pdf: Pdf, finding: PrintedFinding): number {
  const { body } = pens(pdf);
  const options = { width: wordsWidth(finding), lineGap: 3 };
  const words = textsOf(finding).reduce((sum, text) => sum + body().heightOfString(text, options), 40);
  return Math.max(words, finding.picture ? PICTURE.side + 3 * CELL : 0);
}

function drawFinding(pdf: Pdf, finding: PrintedFinding, y: number): number {
  const { strong, soft, body } = pens(pdf);
  const [x, width] = [PAGE.left + 26, wordsWidth(finding)];
  const { picture, severity } = finding;
  dot(pdf, severity, { x: PAGE.left, y: y + 1 }, finding.number);
  put(strong(10), finding.name, { x, y }, { width: width - 170 });
  put(body(), finding.measured, { x: x + width - 170, y }, { width: 170, align: "right" });
  let at = put(soft(), `${finding.tag} · ${finding.where}`, { x, y: y + 15 }, { width }) + 1;
  for (const text of textsOf(finding)) at = put(body(), text, { x, y: at }, { width });
  if (picture) {
    drawPicture(pdf, picture, { x: PAGE.right - PICTURE.side, y, side: PICTURE.side }, severity);
    at = Math.max(at, y + PICTURE.side);
  }
  rule(pdf, at + CELL);
  return at + 3 * CELL;
}

function drawFindings(pdf: Pdf, { findings }: PrintedReport, y: number): number {
  const { strong, body } = pens(pdf);
  let at = put(strong(13), findings.title, { x: PAGE.left, y }, { width: WIDTH }) + 6;
  if (findings.rows.length === 0) return put(body(), findings.none, { x: PAGE.left, y: at }, { width: WIDTH }) + 14;
  for (const finding of findings.rows) {
    if (at + heightOf(pdf, finding) > PAGE.bottom) at = fresh(pdf);
    at = drawFinding(pdf, finding, at);
  }
  return at + 12;
}

function drawCells(pdf: Pdf, cells: readonly string[], y: number): void {
  cells.forEach((text, at) => {
    const x = COLUMNS[at] ?? PAGE.left;
    const next = at === 1 && cells.slice(2).every((cell) => cell === "") ? PAGE.right : (COLUMNS[at + 1] ?? PAGE.right);
    const options = {
      width: next - x - 6,
      align: at > 1 ? "right" : "left",
      lineBreak: false,
      ellipsis: true,
    } as const;
    put(pdf, text, { x, y }, options);
  });
}

function drawColumns(pdf: Pdf, columns: readonly string[], y: number): number {
  const { soft } = pens(pdf);
  soft();
  drawCells(pdf, columns, y);
  rule(pdf, y + 13);
  return y + 17;
}

function drawChecks(pdf: Pdf, { checks }: PrintedReport, y: number): void {
  const { strong, body, soft } = pens(pdf);
  let at = y + 60 > PAGE.bottom ? fresh(pdf) : y;
  at = put(strong(13), checks.title, { x: PAGE.left, y: at }, { width: WIDTH }) + 6;
  at = drawColumns(pdf, checks.columns, at);
  for (const { cells, state } of checks.rows) {
    if (at + 14 > PAGE.bottom) at = drawColumns(pdf, checks.columns, fresh(pdf));
    if (state === "skipped") soft();
    else body().fillColor(state === "passed" ? TONES.ink : TONES[state]);
    drawCells(pdf, cells, at);
    at += 14;
  }
}

/** On every page, once it is known how many there are. */
function drawFeet(pdf: Pdf, report: PrintedReport): void {
  const { soft } = pens(pdf);
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    put(soft(), report.foot, { x: PAGE.left, y: PAGE.footer }, { width: WIDTH - 110 });
    const side = { x: PAGE.right - 100, y: PAGE.footer };
    put(soft(), report.page(page + 1, count), side, { width: 100, align: "right", lineBreak: false });
  }
}

export function drawReport(report: PrintedReport, typefaces: Typefaces): Promise<Buffer> {
  return drawPdf({
    info: { Title: report.title, Author: "Boardwright" },
    typefaces,
    draw(pdf) {
      drawChecks(pdf, report, drawFindings(pdf, report, drawHead(pdf, report)));
      drawFeet(pdf, report);
    },
  });
}
