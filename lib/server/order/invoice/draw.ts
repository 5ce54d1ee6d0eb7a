// An invoice as a PDF: A4, as many pages as its lines need, with the head of the table on each.

import { drawPdf, type Pdf } from "@/lib/server/pdf/draw-pdf";
import type { Typefaces } from "@/lib/server/pdf/typefaces";
import type { Invoice, InvoiceLine } from "./invoice";

/** Points. */
const PAGE = { left: 48, right: 547, top: 48, bottom: 760, footer: 792 };
const WIDTH = PAGE.right - PAGE.left;
const COLUMNS = {
  description: { x: PAGE.left, width: 268, align: "left" },
  quantity: { x: PAGE.left + 276, width: 54, align: "right" },
  unit: { x: PAGE.left + 338, width: 75, align: "right" },
  amount: { x: PAGE.left + 421, width: 78, align: "right" },
} as const;
const SUMS = { label: PAGE.left + 230, labelWidth: 180, amount: PAGE.left + 410, amountWidth: WIDTH - 410 };
const SIZE = { title: 20, body: 9, small: 8 };
const LEADING = 3;
const INK = { strong: "#16191d", soft: "#5b6169", line: "#c9cdd3" };
const CELL = 6;

type TextOptions = PDFKit.Mixins.TextOptions;

/** Text at a place; answers where the next line begins. */
function put(pdf: Pdf, text: string, at: { x: number; y: number }, options: TextOptions & { width: number }): number {
  pdf.text(text, at.x, at.y, { lineGap: LEADING, ...options });
  return pdf.y;
}

const soft = (pdf: Pdf) => pdf.font("regular").fontSize(SIZE.small).fillColor(INK.soft);
const body = (pdf: Pdf) => pdf.font("regular").fontSize(SIZE.body).fillColor(INK.strong);
const strong = (pdf: Pdf) => pdf.font("strong").fontSize(SIZE.body).fillColor(INK.strong);

function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.6).strokeColor(INK.line).stroke();
}

/** A label with lines under it; answers where it ends. */
function block(pdf: Pdf, { label, lines }: Invoice["seller"], at: { x: number; y: number; width: number }): number {
  let y = put(soft(pdf), label, at, { width: at.width });
  lines.forEach((line, index) => {
    y = put(index === 0 ? strong(pdf) : body(pdf), line, { x: at.x, y }, { width: at.width });
  });
  return y;
}

function drawFacts(pdf: Pdf, facts: Invoice["facts"], y: number): number {
  const [x, width] = [PAGE.left + 270, WIDTH - 270];
  let at = y;
  for (const { label, value } of facts) {
    put(soft(pdf), label, { x, y: at }, { width: 95 });
    at = put(body(pdf), value, { x: x + 100, y: at - 0.5 }, { width: width - 100, align: "right" });
  }
  return at;
}

function drawHead(pdf: Pdf, invoice: Invoice): number {
  const title = pdf.font("strong").fontSize(SIZE.title).fillColor(INK.strong);
  const below = put(title, invoice.title, { x: PAGE.left, y: PAGE.top - 6 }, { width: WIDTH }) + 14;
  const seller = block(pdf, invoice.seller, { x: PAGE.left, y: below, width: 240 });
  const facts = drawFacts(pdf, invoice.facts, below);
  const y = Math.max(seller, facts) + 18;
  const ends = invoice.parties.map((party, at) =>
    block(pdf, party, { x: PAGE.left + at * 270, y, width: at === 0 ? 250 : WIDTH - 270 }),
  );
  return Math.max(...ends) + 20;
}

function drawColumns(pdf: Pdf, { columns }: Invoice, y: number): number {
  for (const [key, { x, width, align }] of Object.entries(COLUMNS)) {
    put(soft(pdf), columns[key as keyof typeof COLUMNS], { x, y }, { width, align });
  }
  const below = y + SIZE.small + LEADING + CELL;
  rule(pdf, below);
  return below + CELL;
}

function heightOf(pdf: Pdf, { words }: InvoiceLine): number {
  const { width } = COLUMNS.description;
  const heights = words.map((text, at) =>
    (at === 0 ? body(pdf) : soft(pdf)).heightOfString(text, { width, lineGap: LEADING }),
  );
  return heights.reduce((sum, height) => sum + height, 0) + 2 * CELL;
}

function drawLine(pdf: Pdf, line: InvoiceLine, y: number): number {
  const { description, quantity, unit, amount } = COLUMNS;
  let at = y;
  line.words.forEach((text, index) => {
    at = put(index === 0 ? body(pdf) : soft(pdf), text, { x: description.x, y: at }, { width: description.width });
  });
  put(body(pdf), line.quantity, { x: quantity.x, y }, { width: quantity.width, align: "right" });
  put(body(pdf), line.unit, { x: unit.x, y }, { width: unit.width, align: "right" });
  put(body(pdf), line.amount, { x: amount.x, y }, { width: amount.width, align: "right" });
  rule(pdf, at + CELL / 2);
  return at + CELL + CELL / 2;
}

function fresh(pdf: Pdf): number {
  pdf.addPage();
  return PAGE.top;
}

function drawTable(pdf: Pdf, invoice: Invoice, y: number): number {
  let at = drawColumns(pdf, invoice, y);
  for (const line of invoice.lines) {
    if (at + heightOf(pdf, line) > PAGE.bottom) at = drawColumns(pdf, invoice, fresh(pdf));
    at = drawLine(pdf, line, at);
  }
  return at + CELL;
}

function drawSums(pdf: Pdf, sums: Invoice["sums"], y: number): number {
  let at = y + sums.length * 18 > PAGE.bottom ? fresh(pdf) : y;
  for (const { label, amount, isTotal } of sums) {
    const font = isTotal ? strong(pdf) : body(pdf);
    put(font, label, { x: SUMS.label, y: at }, { width: SUMS.labelWidth, align: "right" });
    at = put(font, amount, { x: SUMS.amount, y: at }, { width: SUMS.amountWidth, align: "right" }) + 2;
  }
  return at + 14;
}

function drawNotes(pdf: Pdf, { payments, notes }: Invoice, y: number): void {
  const height = (payments.lines.length + notes.length + 3) * (SIZE.body + LEADING + 4);
  let at = y + height > PAGE.bottom ? fresh(pdf) : y;
  at = put(soft(pdf), payments.label, { x: PAGE.left, y: at }, { width: WIDTH });
  for (const line of payments.lines) at = put(body(pdf), line, { x: PAGE.left, y: at }, { width: WIDTH });
  at += 10;
  for (const note of notes) at = put(soft(pdf), note, { x: PAGE.left, y: at }, { width: WIDTH });
}

/** On every page, once it is known how many there are. */
function drawFeet(pdf: Pdf, invoice: Invoice): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    const at = { x: PAGE.left, y: PAGE.footer };
    put(soft(pdf), invoice.number, at, { width: WIDTH / 2, lineBreak: false });
    const side = { x: PAGE.left + WIDTH / 2, y: PAGE.footer };
    put(soft(pdf), invoice.page(page + 1, count), side, { width: WIDTH / 2, align: "right", lineBreak: false });
  }
}

export function drawInvoice(invoice: Invoice, typefaces: Typefaces): Promise<Buffer> {
  return drawPdf({
    info: { Title: `${invoice.title} ${invoice.number}`, Author: invoice.seller.lines[0] ?? "" },
    typefaces,
    draw(pdf) {
      const below = drawTable(pdf, invoice, drawHead(pdf, invoice));
      drawNotes(pdf, invoice, drawSums(pdf, invoice.sums, below));
      drawFeet(pdf, invoice);
    },
  });
}
