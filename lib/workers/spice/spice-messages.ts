// Messages between the page and the worker that runs ngspice.
import type { Err, Ok } from "@/lib/base/result";
import type { RawRun } from "@/lib/core/spice/result";
import type { JobReply } from "@/lib/workers/worker-client";

export interface SpiceRequest {
  /** Its first line is replaced. Null: answer without a run as soon as the engine has started. */
  readonly netlist: string | null;
}

export type SpiceAnswer = Ok<RawRun> | Err<"ENGINE_FAILED">;

/** Progress is a line that the engine printed as an error. */
export type SpiceReply = JobReply<string, SpiceAnswer>;
