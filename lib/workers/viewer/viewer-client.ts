// The page's end of the viewer worker: one promise per reading, a worker of its own for each.

import { ok, type Result } from "@/lib/base/result";
import type { Corrections } from "@/lib/core/gerber/correction";
import type { BoardFacts } from "@/lib/core/measure/facts";
import type { Scene } from "@/lib/core/board-view/scene";
import { type Job, type JobWorker, runJob } from "@/lib/workers/worker-client";
import { PrewarmedWorker } from "@/lib/workers/prewarmed-worker";
import type { OpenBoardCode, OpenBoardProgress } from "@/lib/workers/archive/read-upload";
import type { ViewedBoard } from "@/lib/workers/viewer/view-board";
import type { ViewerAnswer, ViewerProgress, ViewerRequest } from "@/lib/workers/viewer/viewer-messages";

export type ViewBoardCall = Pick<Job<never>, "signal" | "timeoutMs"> & {
  corrections?: Corrections;
  onProgress?: (progress: OpenBoardProgress) => void;
  /** Told of the upper side of a large board before the rest of it is read. */
  onPreview?: (scene: Scene) => void;
  createWorker?: () => JobWorker;
};

/** The board is there before its facts are; these are null where they cannot be reckoned, or nobody waits any more. */
export type OpenedView = { board: ViewedBoard; facts: Promise<BoardFacts | null> };

/** A page that opens files has one started before any comes. */
export const viewerWorkers = new PrewarmedWorker(
  () => new Worker(new URL("./viewer.worker.ts", import.meta.url), { type: "module" }),
);

/** Reads a whole board in a worker of the browser. Every refusal is a value; only an abort rejects. */
export function viewBoard(file: File, call: ViewBoardCall = {}): Promise<Result<OpenedView, OpenBoardCode>> {
  const { createWorker = () => viewerWorkers.take(), corrections = {}, onProgress, onPreview, ...job } = call;
  const request: ViewerRequest = {
    file,
    options: { corrections, fileName: file.name },
    wantsPreview: onPreview !== undefined,
    wasmUrl: `${location.origin}/wasm/`,
  };
  return new Promise((resolve, reject) => {
    const listen = (progress: ViewerProgress) => {
      if (progress.stage === "preview") onPreview?.(progress.scene);
      else if (progress.stage === "board") resolve(ok({ board: progress.board, facts }));
      else onProgress?.(progress);
    };
    const answer = runJob<ViewerProgress, ViewerAnswer>({ ...job, createWorker, request, onProgress: listen });
    const facts = answer.then(
      (result) => (result.ok ? result.value : null),
      () => null,
    );
    answer.then((result) => {
      if (!result.ok) resolve(result);
    }, reject);
  });
}
