// Adds files to an upload; the result is a zip archive.

import { type ArchiveOptions, openArchive } from "@/lib/core/archive/archive";
import { packZip } from "@/lib/core/archive/pack-zip";
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
  return ok(await packZip([...opened.value.filter((file) => !names.has(file.name)), ...added]));
}
