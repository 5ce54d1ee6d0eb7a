import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import type { SourceFile } from "@/lib/core/board/source-file";
import { DRAWN_ON } from "../../example-projects/title-block";

/** A zip archive of the files, the same bytes for the same files. */
export async function packFiles(files: readonly SourceFile[]): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, extendedTimestamp: false });
  const lastModDate = new Date(`${DRAWN_ON}T12:00:00`);
  for (const { name, bytes } of files) await writer.add(name, new Uint8ArrayReader(bytes), { lastModDate });
  return writer.close();
}
