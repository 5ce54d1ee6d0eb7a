import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import type { SourceFile } from "@/lib/core/board/source-file";

/** A zip archive of the files; names may have folders. */
export async function packZip(files: readonly SourceFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const { name, bytes } of files) await writer.add(name, new Uint8ArrayReader(bytes));
  return (await writer.close()) as Uint8Array<ArrayBuffer>;
}
