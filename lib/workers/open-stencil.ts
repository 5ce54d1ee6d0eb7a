// From an upload to the openings of its stencil.

import { ok, type Result } from "@/lib/base/result";
import { type StencilBoard, stencilBoard } from "@/lib/core/stencil/stencil-board";
import {
  type OpenBoardCode,
  READ,
  readUpload,
  type UploadOptions,
  type UploadTools,
} from "@/lib/workers/archive/read-upload";

export type OpenStencilOptions = Pick<UploadOptions, "fileName">;

export type OpenStencilResult = Result<StencilBoard, OpenBoardCode>;

/** Refusals are values; exceptions are faults of the program or lack of memory (see codeOfThrown). */
export async function openStencil(
  bytes: Uint8Array,
  options: OpenStencilOptions,
  tools: Pick<UploadTools, "loadRar" | "onProgress">,
): Promise<OpenStencilResult> {
  const read = await readUpload(bytes, options, tools);
  if (!read.ok) return read;
  tools.onProgress?.({ stage: "draw", done: READ });
  const stencil = stencilBoard(read.value.board);
  tools.onProgress?.({ stage: "draw", done: 1 });
  return ok(stencil);
}
