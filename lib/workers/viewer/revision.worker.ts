// Revision worker: receives the current board and the files of an earlier one, and replies with the changes.

import { err, type Err, type Ok, ok } from "@/lib/base/result";
import { compareScenes, type Revision } from "@/lib/core/board-view/revision";
import type { Scene } from "@/lib/core/board-view/scene";
import { loadRarFrom } from "@/lib/workers/archive/load-rar";
import { codeOfThrown, type OpenBoardCode } from "@/lib/workers/archive/read-upload";
import { viewBoard } from "@/lib/workers/viewer/view-board";

export type RevisionRequest = {
  /** The earlier revision, read without corrections. */
  file: Blob;
  fileName: string;
  after: Scene;
  wasmUrl: string;
};
export type RevisionAnswer = Ok<Revision> | Err<OpenBoardCode>;

async function work({ file, fileName, after, wasmUrl }: RevisionRequest): Promise<RevisionAnswer> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const before = await viewBoard(bytes, { corrections: {}, fileName }, { loadRar: () => loadRarFrom(wasmUrl) });
    return before.ok ? ok(compareScenes(before.value.board.scene, after)) : before;
  } catch (cause) {
    return err(codeOfThrown(cause), { reason: String(cause) });
  }
}

self.addEventListener("message", (event: MessageEvent<RevisionRequest>) => {
  void work(event.data).then((result) => self.postMessage({ kind: "done", result }));
});
