// A PDF that is drawn in memory: A4 pages in the typefaces of our documents.

import PdfDocument from "pdfkit";
import type { Typefaces } from "./typefaces";

export type Pdf = InstanceType<typeof PdfDocument>;

interface Drawing {
  info: { Title: string; Author: string };
  typefaces: Typefaces;
  draw: (pdf: Pdf) => void;
}

/** The bytes of the PDF; the typefaces (`regular`, `strong`) are embedded as far as they are used. */
export async function drawPdf({ info, typefaces, draw }: Drawing): Promise<Buffer> {
  // Without a name the library loads no font of its own.
  const pdf = new PdfDocument({ size: "A4", margin: 0, bufferPages: true, lang: "mul", font: "", info });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", typefaces.regular);
  pdf.registerFont("strong", typefaces.strong);
  pdf.font("regular");
  draw(pdf);
  pdf.end();
  return done;
}
