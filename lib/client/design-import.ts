// Import of another tool's design as a new project: drawing, images, the upload itself, and the report.

import { call } from "@/lib/client/transport/call";
import { storeProjectImage } from "@/lib/client/project-image";
import { createNamed, discardProject, putFirstDocument } from "@/lib/client/project-import";
import { sendFile } from "@/lib/client/upload/upload";
import { refuseFile, UPLOAD_RULES } from "@/lib/client/upload/upload-rules";
import type { ProjectRow } from "@/lib/contracts/project";
import { putImportReport } from "@/lib/contracts/project-import";
import { schematicFile } from "@/lib/contracts/schematic-file";
import { type Schematic, writeSchematic } from "@/lib/core/schematic/format/schematic-file";
import type { SchematicRecord } from "@/lib/core/schematic/model/records";
import type { ImportedDesign, ImportedImage } from "@/lib/core/schematic-import/imported-design";
import type { ImportReport, NewNote } from "@/lib/core/schematic-import/report";

export interface DesignImport {
  readonly design: ImportedDesign;
  /** Name of the new project; with a number where it is taken. */
  readonly name: string;
  /** Kept beside the project where it is a single file. */
  readonly upload: File | null;
}

/** As PNG, which every reader of ours takes: vector pictures and bitmaps are drawn once. */
async function asPng(blob: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/png" });
}

async function storable({ type, bytes, file }: ImportedImage): Promise<File> {
  const blob = new Blob([new Uint8Array(bytes)], { type });
  if (type === "image/png" || type === "image/jpeg") return new File([blob], `${file}.${type.slice(6)}`, { type });
  return new File([await asPng(blob)], `${file}.png`, { type: "image/png" });
}

/** Handles of the images that the project keeps, by their names in the design. */
async function storeImages(projectId: string, images: readonly ImportedImage[]): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const image of images) {
    const answer = await storable(image)
      .then((blob) => storeProjectImage({ projectId, blob, name: blob.name }))
      // A broken picture must not keep the drawing away; it is in the report.
      .catch(() => null);
    if (answer) stored.set(image.file, answer.file);
  }
  return stored;
}

interface Stored {
  readonly schematic: Schematic;
  readonly report: ImportReport;
}

/** Images with their handles; those that were not stored are left out, with a note each. */
function withStored({ schematic, report, rootFile }: ImportedDesign, stored: ReadonlyMap<string, string>): Stored {
  const notes = [...report.notes];
  let lost = 0;
  const records = schematic.records.flatMap((record): SchematicRecord[] => {
    if (record.kind !== "image") return [record];
    const file = stored.get(record.file);
    if (file !== undefined) return [{ ...record, file }];
    lost++;
    const note: NewNote = {
      ...{
        construct: "images",
        code: "common.imageNotKept",
        source: { file: rootFile, line: null },
      },
      place: { sheetId: record.sheetId, at: record.at },
    };
    notes.push({ values: {}, place: null, ...note, outcome: "lost" });
    return [];
  });
  const counts = report.counts.map((count) =>
    count.construct === "images" ? { ...count, lost: count.lost + lost } : count,
  );
  return { schematic: { ...schematic, records }, report: { ...report, counts, notes } };
}

/** Null where it is none that the server takes, or too large: the project does without it. */
async function keepUpload(upload: File | null, importType: string): Promise<string | null> {
  if (!upload || refuseFile(upload, UPLOAD_RULES.import)) return null;
  return sendFile(upload, { purpose: "import", importType, isQuiet: true }).then(
    ({ fileUrl }) => fileUrl,
    () => null,
  );
}

/** If the drawing is refused, no empty project stays behind. Rejects with `ApiError`. */
export async function importDesign({ design, name, upload }: DesignImport): Promise<ProjectRow> {
  const project = await createNamed(name);
  const { projectId } = project;
  try {
    const { schematic, report } = withStored(design, await storeImages(projectId, design.images));
    await putFirstDocument(projectId, schematicFile.parse(writeSchematic(schematic)));
    const fileUrl = (await keepUpload(upload, report.format)) ?? undefined;
    await call(putImportReport, { projectId, report, fileUrl }, { isQuiet: true });
  } catch (error) {
    await discardProject(projectId);
    throw error;
  }
  return project;
}
