// Worker that adds files to an upload: unpacks the archive, which may be large, and packs it again.

import { err, type Err, ok, type Ok } from "@/lib/base/result";
import { addFiles } from "@/lib/core/archive/add-files";
import type { ArchiveCode } from "@/lib/core/archive/refusal";
import type { SourceFile } from "@/lib/core/board/source-file";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";

export interface AddFilesRequest {
  file: File;
  added: readonly SourceFile[];
  wasmUrl: string;
}

export type AddFilesAnswer = Ok<Uint8Array<ArrayBuffer>> | Err<ArchiveCode | ReturnType<typeof codeOfThrown>>;

async function work({ file, added, wasmUrl }: AddFilesRequest): Promise<AddFilesAnswer> {
  try {
    const options = { fileName: file.name, loadRar: () => loadRarFrom(wasmUrl) };
    const packed = await addFiles(new Uint8Array(await file.arrayBuffer()), added, options);
    return packed.ok ? ok(packed.value) : err(packed.code);
  } catch (cause) {
    return err(codeOfThrown(cause));
  }
}

self.addEventListener("message", (event: MessageEvent<AddFilesRequest>) => {
  void work(event.data).then((result) =>
    self.postMessage({ kind: "done", result }, { transfer: result.ok ? [result.value.buffer] : [] }),
  );
});
