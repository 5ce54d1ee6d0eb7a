// Viewer worker: reads one upload, sends the board as soon as it can be drawn, and replies with the facts.

import { err, ok } from "@/lib/base/result";
import { paintBuffersOf } from "@/lib/core/board-view/scene";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { codeOfThrown } from "@/lib/workers/archive/read-upload";
import { viewBoard } from "@/lib/workers/viewer/view-board";
import type { ViewerAnswer, ViewerProgress, ViewerReply, ViewerRequest } from "@/lib/workers/viewer/viewer-messages";

function reply(message: ViewerReply, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer });
}

function report(progress: ViewerProgress, transfer?: ArrayBuffer[]): void {
  reply({ kind: "progress", progress }, transfer);
}

async function work({ file, options, wantsPreview, wasmUrl }: ViewerRequest): Promise<ViewerAnswer> {
  try {
    const read = await viewBoard(new Uint8Array(await file.arrayBuffer()), options, {
      loadRar: () => loadRarFrom(wasmUrl),
      onProgress: report,
      ...(wantsPreview ? { onPreview: (scene) => report({ stage: "preview", scene }, paintBuffersOf(scene)) } : {}),
    });
    if (!read.ok) return read;
    const { board, facts } = read.value;
    report({ stage: "board", board }, paintBuffersOf(board.scene));
    return ok(facts());
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

self.addEventListener("message", (event: MessageEvent<ViewerRequest>) => {
  void work(event.data).then((result) => reply({ kind: "done", result }));
});
