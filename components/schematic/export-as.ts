// Files of the drawing: pictures, netlists, parts list and the document itself by the browser, PDF by the server.
import type { ExportFormat } from "@/components/schematic/commands/command";
import type { OpenProject } from "@/components/schematic/editor-context";
import { bomText, bomWorkbook, CSV_TYPE, fileName } from "@/components/schematic/bom-file";
import { imageBytes, imageUrls } from "@/components/schematic/image-urls";
import { schematicOf } from "@/components/schematic/schematic-of";
import { fetchPdf } from "@/lib/client/project-picture";
import { saveNow } from "@/lib/client/schematic/save-now";
import { SHEET_KINDS } from "@/lib/client/sheet";
import { saveFile } from "@/lib/client/upload/download";
import { writeSchematic } from "@/lib/core/schematic/format/schematic-file";

async function svgOf(project: OpenProject): Promise<string> {
  const { editor, name } = project;
  const [{ sheetSvg }, { sheetSourcesOf }] = await Promise.all([
    import("@/lib/core/schematic/paint/sheet-svg"),
    import("@/lib/core/schematic/paint/sheet-primitives"),
  ]);
  const { instance, workspace } = editor;
  if (!instance) return "";
  const sources = sheetSourcesOf([...workspace.store.values()], workspace.graph);
  const urls = await imageUrls(project);
  const { sheet, path } = instance;
  return sheetSvg(sources, { sheet, path, frame: { project: name }, imageOf: (file) => urls.get(file) });
}

/** Pixels for each millimeter: 254 dpi. */
const PNG_SCALE = 10;

async function pngOf(project: OpenProject): Promise<Blob | null> {
  const sheet = project.editor.instance?.sheet;
  if (!sheet) return null;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([await svgOf(project)], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [sheet.width, sheet.height].map((units) =>
      Math.round((units / 10_000) * PNG_SCALE),
    ) as [number, number];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The project of KiCad 9, with the images of all sheets. */
async function kicadProjectOf(project: OpenProject): Promise<Uint8Array<ArrayBuffer>> {
  const [{ kicadProject }, { packZip }] = await Promise.all([
    import("@/lib/core/schematic/export/kicad-project"),
    import("@/lib/core/archive/pack-zip"),
  ]);
  const schematic = schematicOf(project.editor);
  const shown = schematic.records.flatMap((record) => (record.kind === "image" ? [record.file] : []));
  const images = await imageBytes(project, shown);
  const files = kicadProject(schematic, { name: fileName(project.name), imageOf: (file) => images.get(file) });
  return packZip(files.map(({ name, text }) => ({ name, bytes: new TextEncoder().encode(text) })));
}

async function kicadOf({ editor, name }: OpenProject): Promise<string> {
  const [{ exportedDesign }, { kicadNetlist }] = await Promise.all([
    import("@/lib/core/schematic/export/exported-design"),
    import("@/lib/core/schematic/export/kicad-netlist"),
  ]);
  return kicadNetlist(exportedDesign(schematicOf(editor)), { source: name, date: new Date().toISOString() });
}

async function spiceOf({ editor, name }: OpenProject): Promise<string> {
  const [{ exportedDesign }, { spiceNetlist }] = await Promise.all([
    import("@/lib/core/schematic/export/exported-design"),
    import("@/lib/core/schematic/export/spice-netlist"),
  ]);
  return spiceNetlist(exportedDesign(schematicOf(editor)), { title: name });
}

const documentOf = ({ editor }: OpenProject): string => JSON.stringify(writeSchematic(schematicOf(editor)), null, 1);

/** The changes could not be saved, and the server knows nothing but what is saved. */
export class NotSavedError extends Error {}

async function pdfOf({ projectId, token, session }: OpenProject): Promise<Blob> {
  if (session && !(await saveNow(session))) throw new NotSavedError();
  return (await fetchPdf(projectId, token)).file;
}

interface Maker {
  readonly ending: string;
  readonly type: string;
  /** Null where there is nothing to be written. */
  readonly make: (project: OpenProject) => Promise<BlobPart | null> | BlobPart;
}

const MAKERS: Record<ExportFormat, Maker> = {
  svg: { ending: ".svg", type: "image/svg+xml", make: svgOf },
  png: { ending: ".png", type: "image/png", make: pngOf },
  pdf: { ending: ".pdf", type: "application/pdf", make: pdfOf },
  kicad: { ending: "-kicad.zip", type: "application/zip", make: kicadProjectOf },
  netlist: { ending: ".net", type: "text/plain", make: kicadOf },
  spice: { ending: ".cir", type: "text/plain", make: spiceOf },
  bom: { ending: "-bom.csv", type: CSV_TYPE, make: ({ editor }) => bomText(editor) },
  bomXlsx: { ending: "-bom.xlsx", type: SHEET_KINDS.xlsx.type, make: ({ editor }) => bomWorkbook(editor) },
  file: { ending: ".schematic.json", type: "application/json", make: documentOf },
};

/** False where there is nothing to be written. */
export async function exportAs(project: OpenProject, format: ExportFormat): Promise<boolean> {
  const { ending, type, make } = MAKERS[format];
  const content = await make(project);
  if (content === null) return false;
  saveFile({ file: new Blob([content], { type }), name: fileName(project.name) + ending });
  return true;
}
