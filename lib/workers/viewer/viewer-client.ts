// Client of the viewer worker: one promise and one worker per reading.

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
  /** Receives the top side of a large board before the rest is read. */
  onPreview?: (scene: Scene) => void;
  createWorker?: () => JobWorker;
};

/** The board arrives before its facts; these are null if they cannot be computed or the call was aborted. */
export type OpenedView = { board: ViewedBoard; facts: Promise<BoardFacts | null> };

/** Prewarmed by pages that open files. */
export const viewerWorkers = new PrewarmedWorker(
  () => new Worker(new URL("./viewer.worker.ts", import.meta.url), { type: "module" }),
);

/** Reads a complete board in a worker of the browser. Refusals are values; rejects only when aborted. */
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
