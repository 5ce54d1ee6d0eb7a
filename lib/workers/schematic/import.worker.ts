// Import worker: reads the files of one design, reports progress, and replies once.

import { err, type Err, type Result } from "@/lib/base/result";
import type { ImportedDesign, ImportedLibrary } from "@/lib/core/schematic-import/imported-design";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";
import { openDesignOrLibrary, type OpenDesignCode } from "@/lib/workers/schematic/open-design";
import type { JobReply } from "@/lib/workers/worker-client";

/** The name of a file in a folder has its path. */
export interface ImportRequest {
  readonly files: readonly { readonly name: string; readonly blob: Blob }[];
  readonly root?: string | undefined;
  readonly wasmUrl: string;
}

export type ImportAnswer =
  Result<ImportedDesign | ImportedLibrary, OpenDesignCode> | Err<ReturnType<typeof codeOfThrown>>;

function reply(message: JobReply<number, ImportAnswer>): void {
  self.postMessage(message);
}

async function work({ files, root, wasmUrl }: ImportRequest): Promise<ImportAnswer> {
  try {
    const uploads = await Promise.all(
      files.map(async ({ name, blob }) => ({ name, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const onProgress = (progress: number) => reply({ kind: "progress", progress });
    return await openDesignOrLibrary(uploads, { root }, { loadRar: () => loadRarFrom(wasmUrl), onProgress });
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

self.addEventListener("message", (event: MessageEvent<ImportRequest>) => {
  void work(event.data).then((result) => reply({ kind: "done", result }));
});
