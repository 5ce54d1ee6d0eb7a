// A schematic as a PDF: a page for each placement of a sheet in the sheet's size, bookmarks, and text that can be found.

import PdfDocument from "pdfkit";
import type { Schematic } from "@/lib/core/schematic/format/schematic-file";
import { readHierarchy, type SheetInstance } from "@/lib/core/schematic/model/instances";
import type { TitleCaptions } from "@/lib/core/schematic/paint/sheet-frame";
import { sheetPrimitives, sheetSourcesOf } from "@/lib/core/schematic/paint/sheet-primitives";
import { SHEET_THEMES, type SheetTheme } from "@/lib/core/schematic/paint/theme";
import { drawPrimitive, toPoints } from "./draw-primitives";
import { opaquePng } from "./opaque-png";
import type { SheetFaces } from "./sheet-faces";

/** Sheets within sheets may be placed without end in a small file. */
export const MAX_PAGES = 200;

type Document = InstanceType<typeof PdfDocument>;
type Bookmark = Document["outline"];

interface SheetPdf {
  readonly schematic: Schematic;
  readonly faces: SheetFaces;
  readonly title: string;
  readonly theme?: SheetTheme;
  readonly captions?: TitleCaptions;
  /** Bytes of a PNG or JPEG. */
  readonly imageOf?: (file: string) => Buffer | undefined;
}

const bytesOf = (pdf: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });

const JPEG_START = 0xff;

/** The library embeds an image once for each text by which it is named. Undefined for what cannot be read. */
async function dataUrl(bytes: Buffer | undefined): Promise<string | undefined> {
  if (!bytes) return undefined;
  if (bytes[0] === JPEG_START) return `data:image/jpeg;base64,${bytes.toString("base64")}`;
  const png = await opaquePng(bytes).catch(() => undefined);
  return png && `data:image/png;base64,${png.toString("base64")}`;
}

/** "Amplifier" under its parent; the root has the name of its sheet. */
const nameOf = ({ symbol, sheet }: SheetInstance): string => symbol?.name ?? sheet.name;

/** The bytes of the PDF; the first 200 placements are drawn. */
export async function sheetPdf(options: SheetPdf): Promise<Buffer> {
  const { schematic, faces, title, theme = SHEET_THEMES.light, captions, imageOf = () => undefined } = options;
  const info = { Title: title, Creator: "Boardwright" };
  // Without a name the library loads no font of its own.
  const pdf = new PdfDocument({ autoFirstPage: false, margin: 0, lang: "mul", font: "", info });
  const bytes = bytesOf(pdf);
  for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, face);
  const urls = new Map<string, string | undefined>();
  const sources = sheetSourcesOf(schematic.records);
  const instances = readHierarchy(schematic.records, schematic.rootSheetId).instances.slice(0, MAX_PAGES);
  const bookmarks = new Map<string, Bookmark>();
  for (const [index, instance] of instances.entries()) {
    const { sheet, path, parent } = instance;
    pdf.addPage({ size: [toPoints(sheet.width), toPoints(sheet.height)], margin: 0 });
    const above = bookmarks.get(parent?.path ?? "") ?? pdf.outline;
    bookmarks.set(path, above.addItem(nameOf(instance), { expanded: true }));
    const number = `${index + 1} of ${instances.length}`;
    const frame = { project: title, number, ...(captions ? { captions } : {}) };
    if (theme.paper !== "#ffffff") pdf.rect(0, 0, pdf.page.width, pdf.page.height).fill(theme.paper);
    for (const primitive of sheetPrimitives(sources, { sheet, path, frame })) {
      // One after the other: large images take much memory while they are decoded.
      if (primitive.kind === "image" && !urls.has(primitive.file))
        urls.set(primitive.file, await dataUrl(imageOf(primitive.file)));
      drawPrimitive({ pdf, theme, imageOf: (file) => urls.get(file) }, primitive);
    }
  }
  pdf.end();
  return bytes;
}
