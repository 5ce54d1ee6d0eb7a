// DFM worker: reads one upload, then checks it for each requested order.

import { err, ok, type Result } from "@/lib/base/result";
import { checkPartition } from "@/lib/core/dfm/check";
import { DfmContext } from "@/lib/core/dfm/context";
import type { DfmRequest, DfmPartitions } from "@/lib/workers/dfm/dfm-messages";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { codeOfThrown, type OpenBoardCode, readUpload } from "@/lib/workers/archive/read-upload";

let known: Promise<Result<DfmContext, OpenBoardCode>> | null = null;

async function read({ file, options, order, wasmUrl }: DfmRequest): Promise<Result<DfmContext, OpenBoardCode>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const upload = await readUpload(bytes, options, { loadRar: () => loadRarFrom(wasmUrl) });
  return upload.ok ? ok(new DfmContext(upload.value.board, order)) : upload;
}

async function work(request: DfmRequest): Promise<DfmPartitions> {
  try {
    const context = await (known ??= read(request));
    if (!context.ok) return context;
    const ordered = context.value.forOrder(request.order);
    return ok(request.partitions.map((partition) => checkPartition(ordered, partition)));
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

self.addEventListener("message", (event: MessageEvent<DfmRequest>) => {
  void work(event.data).then((result) => self.postMessage({ kind: "done", result }));
});
