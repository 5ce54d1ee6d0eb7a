// Adds files to an upload; the result is a zip archive.

import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js/lib/zip-core-native.js";
import { type ArchiveOptions, openArchive } from "@/lib/core/archive/archive";
import type { ArchiveCode } from "@/lib/core/archive/refusal";
import type { SourceFile } from "@/lib/core/board/source-file";
import { ok, type Result } from "@/lib/base/result";

/** Existing files stay as they are; a file of the same name is replaced. */
export async function addFiles(
  bytes: Uint8Array,
  added: readonly SourceFile[],
  options: ArchiveOptions,
): Promise<Result<Uint8Array<ArrayBuffer>, ArchiveCode>> {
  const opened = await openArchive(bytes, options);
  if (!opened.ok) return opened;
  const names = new Set(added.map(({ name }) => name));
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const { name, bytes: content } of [...opened.value.filter((file) => !names.has(file.name)), ...added])
    await writer.add(name, new Uint8ArrayReader(content));
  return ok((await writer.close()) as Uint8Array<ArrayBuffer>);
}
