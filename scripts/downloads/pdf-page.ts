// One A4 page with a title, a lead and tables or checklists, in the typefaces of our documents.

import { drawPdf, type Pdf } from "@/lib/server/pdf/draw-pdf";
import { loadTypefaces } from "@/lib/server/pdf/typefaces";
import { LIMITS_DATE } from "./save";

/** Points. */
const PAGE = { left: 44, right: 551, top: 44, bottom: 800 };
const WIDTH = PAGE.right - PAGE.left;
const INK = { strong: "#16191d", soft: "#5b6169", line: "#c9cdd3", fill: "#f1f3f5" };
const PAD = 4;

export interface TableSection {
  title?: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  /** Shares of the page's width that add up to 1. */
  widths: readonly number[];
}
/** Lines with a box before each. */
export interface CheckSection {
  title: string;
  checks: readonly string[];
}
export interface PageContent {
  title: string;
  lead: string;
  sections: readonly (TableSection | CheckSection)[];
  footer?: string;
}

const text = (pdf: Pdf, size: number, color = INK.strong, font = "regular") =>
  pdf.font(font).fontSize(size).fillColor(color);

function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke();
}

function drawRow(pdf: Pdf, cells: readonly string[], widths: readonly number[], y: number, isHeader: boolean): number {
  const style = () => text(pdf, 8, INK.strong, isHeader ? "strong" : "regular");
  const widthOf = (at: number) => (widths[at] ?? 0) * WIDTH;
  const height = Math.max(...cells.map((cell, at) => style().heightOfString(cell, { width: widthOf(at) - 2 * PAD })));
  if (isHeader) pdf.rect(PAGE.left, y, WIDTH, height + 2 * PAD).fill(INK.fill);
  let x = PAGE.left;
  cells.forEach((cell, at) => {
    style().text(cell, x + PAD, y + PAD, { width: widthOf(at) - 2 * PAD });
    x += widthOf(at);
  });
  rule(pdf, y + height + 2 * PAD);
  return y + height + 2 * PAD;
}

function drawTable(pdf: Pdf, { header, rows, widths }: TableSection, from: number): number {
  let y = drawRow(pdf, header, widths, from, true);
  for (const row of rows) y = drawRow(pdf, row, widths, y, false);
  return y;
}

function drawChecks(pdf: Pdf, checks: readonly string[], from: number): number {
  let y = from;
  for (const check of checks) {
    pdf
      .rect(PAGE.left + 1, y + 2, 8, 8)
      .lineWidth(0.8)
      .strokeColor(INK.strong)
      .stroke();
    text(pdf, 9).text(check, PAGE.left + 18, y, { width: WIDTH - 18, lineGap: 1 });
    y = pdf.y + 3.5;
  }
  return y;
}

/** Throws where the content does not fit on one page. */
function drawContent(pdf: Pdf, { title, lead, sections, footer }: PageContent): void {
  text(pdf, 17, INK.strong, "strong").text(title, PAGE.left, PAGE.top, { width: WIDTH });
  text(pdf, 9, INK.soft).text(lead, PAGE.left, pdf.y + 4, { width: WIDTH, lineGap: 1 });
  let y = pdf.y + 10;
  for (const section of sections) {
    if (section.title) {
      text(pdf, 10.5, INK.strong, "strong").text(section.title, PAGE.left, y, { width: WIDTH });
      y = pdf.y + 4;
    }
    y = ("checks" in section ? drawChecks(pdf, section.checks, y) : drawTable(pdf, section, y)) + 7;
  }
  if (footer) text(pdf, 8, INK.soft).text(footer, PAGE.left, y, { width: WIDTH, lineGap: 1 });
  if (pdf.bufferedPageRange().count > 1 || pdf.y > PAGE.bottom) throw new Error(`"${title}" needs more than one page`);
}

export async function drawTablePage(content: PageContent): Promise<Buffer> {
  // A fixed date makes the same bytes of the same content.
  const info = { Title: content.title, Author: "Boardwright", CreationDate: new Date(`${LIMITS_DATE}T00:00:00Z`) };
  return drawPdf({ info, typefaces: await loadTypefaces(), draw: (pdf) => drawContent(pdf, content) });
}
