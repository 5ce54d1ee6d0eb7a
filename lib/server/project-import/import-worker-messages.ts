// Messages between the server and its import worker.

import type { Err, Ok } from "@/lib/base/result";
import type { SchematicContent } from "@/lib/contracts/schematic-file";
import type { ImportReport } from "@/lib/core/schematic-import/report";
import type { codeOfThrown } from "@/lib/workers/archive/read-upload";
import type { OpenDesignCode } from "@/lib/workers/schematic/open-design";

export interface ImportJob {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly root?: string | undefined;
  readonly maxBufferBytes: number;
}

/** Images stay with the files: only a project can keep them. */
export interface ReadDesign {
  readonly projectName: string;
  readonly content: SchematicContent;
  readonly report: ImportReport;
  readonly otherRoots: readonly string[];
}

export type ImportWorkerAnswer = Ok<ReadDesign> | Err<OpenDesignCode | ReturnType<typeof codeOfThrown>>;
