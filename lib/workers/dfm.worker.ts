// The worker of checks: reads one upload, checks it against what is ordered, and answers once.

import { err, ok } from "@/lib/base/result";
import { checkBoard } from "@/lib/core/dfm/check";
import type { DfmRequest, DfmResult } from "@/lib/workers/dfm-messages";
import { loadRarFrom } from "@/lib/workers/load-rar";
import { codeOfThrown, readUpload } from "@/lib/workers/read-upload";

async function work({ file, options, order, wasmUrl }: DfmRequest): Promise<DfmResult> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readUpload(bytes, options, { loadRar: () => loadRarFrom(wasmUrl) });
    return read.ok ? ok(checkBoard(read.value.board, order)) : read;
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

self.addEventListener("message", (event: MessageEvent<DfmRequest>) => {
  void work(event.data).then((result) => self.postMessage({ kind: "done", result }));
});
