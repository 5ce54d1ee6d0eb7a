// Messages between the server and its DFM worker.

import type { Result } from "@/lib/base/result";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { CheckedBoard } from "@/lib/server/dfm/check-board-file";

export type DfmJob = { bytes: Uint8Array; fileName: string; order: PcbSpecification; maxBufferBytes: number };
export type DfmJobAnswer = Result<CheckedBoard>;
