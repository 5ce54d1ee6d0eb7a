// The worker thread that draws schematics: thumbnails and PDFs, one after the other.

import { parentPort } from "node:worker_threads";
import { err, ok } from "@/lib/base/result";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { loadSheetFaces } from "@/lib/server/schematic-pdf/sheet-faces";
import { sheetPdf } from "@/lib/server/schematic-pdf/sheet-pdf";
import { sheetThumbnail } from "./sheet-thumbnail";
import type { SheetAnswer, SheetJob } from "./sheet-worker-messages";

const asBuffer = (bytes: Uint8Array | undefined): Buffer | undefined =>
  bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function draw(job: SheetJob): Promise<SheetAnswer> {
  try {
    const schematic = readSchematic(JSON.parse(job.content) as SchematicFile);
    if (job.kind === "thumbnail") return ok(sheetThumbnail(schematic, job.theme));
    const { title, captions, images } = job;
    const imageOf = (file: string): Buffer | undefined => asBuffer(images?.get(file));
    return ok(await sheetPdf({ schematic, faces: await loadSheetFaces(), title, captions, imageOf }));
  } catch (cause) {
    return err("OPERATION_FAILED", { reason: String(cause) });
  }
}

parentPort?.on("message", (job: SheetJob) => {
  void draw(job).then((answer) => parentPort?.postMessage(answer));
});
