// Client of the worker that adds files to an upload.

import { ok, type Result } from "@/lib/base/result";
import type { SourceFile } from "@/lib/core/board/source-file";
import type { AddFilesAnswer, AddFilesRequest } from "@/lib/workers/archive/add-files.worker";
import { type Job, type JobFailure, type JobWorker, runJob } from "@/lib/workers/worker-client";

export type AddFilesCode = Extract<AddFilesAnswer | JobFailure, { ok: false }>["code"];

export interface AddFilesCall extends Pick<Job<never>, "signal"> {
  createWorker?: () => JobWorker;
}

function createAddFilesWorker(): JobWorker {
  return new Worker(new URL("./add-files.worker.ts", import.meta.url), { type: "module" });
}

/**
 * The upload as a zip archive with the added files, under its own name. Refusals are values; rejects only when aborted.
 */
export async function withFiles(
  file: File,
  added: readonly SourceFile[],
  { createWorker = createAddFilesWorker, signal }: AddFilesCall = {},
): Promise<Result<File, AddFilesCode>> {
  const request: AddFilesRequest = { file, added, wasmUrl: `${location.origin}/wasm/` };
  const packed = await runJob<never, AddFilesAnswer>({ createWorker, request, signal });
  if (!packed.ok) return packed;
  const name = `${file.name.replace(/\.[^.]*$/, "")}.zip`;
  return ok(new File([packed.value], name, { type: "application/zip" }));
}
