// Gerber worker: reads one upload, reports progress, and replies once.

import { err } from "@/lib/base/result";
import type { GerberReply, GerberRequest } from "@/lib/workers/gerber/gerber-messages";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { openBoard, type OpenBoardResult } from "@/lib/workers/gerber/open-board";
import { openStencil, type OpenStencilResult } from "@/lib/workers/open-stencil";
import { codeOfThrown, type UploadTools } from "@/lib/workers/archive/read-upload";

function reply(message: GerberReply): void {
  self.postMessage(message);
}

async function work(request: GerberRequest): Promise<OpenBoardResult | OpenStencilResult> {
  const { file, wasmUrl } = request;
  const tools: UploadTools = {
    loadRar: () => loadRarFrom(wasmUrl),
    onProgress: (progress) => reply({ kind: "progress", progress }),
  };
  try {
    const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
    if (request.task === "stencil") return await openStencil(bytes, request.options, tools);
    return await openBoard(bytes, request.options, tools);
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

self.addEventListener("message", (event: MessageEvent<GerberRequest>) => {
  void work(event.data).then((result) => reply({ kind: "done", result }));
});
