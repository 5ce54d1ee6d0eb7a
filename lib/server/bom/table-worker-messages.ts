// Messages between the server and the worker that reads tables.

import type { BomHints, OpenBomCode, OpenedBom, OpenJointsCode, OpenPlacementsCode } from "@/lib/workers/bom/open-bom";
import type { JointReading } from "@/lib/core/bom/joint-table";
import type { BoardSize, PlacementReading } from "@/lib/core/placement/read-placements";
import type { Result } from "@/lib/base/result";

export type TableJob =
  | { kind: "bom"; bytes: Uint8Array; hints: BomHints }
  | { kind: "placements"; bytes: Uint8Array; board: BoardSize | null }
  | { kind: "joints"; bytes: Uint8Array };

export type TableCrashCode = "PARSE_TIMEOUT" | "PARSE_TOO_LARGE" | "PARSE_FAILED";
export type BomAnswer = Result<OpenedBom, OpenBomCode | TableCrashCode>;
export type PlacementsAnswer = Result<PlacementReading, OpenPlacementsCode | TableCrashCode>;
export type JointsAnswer = Result<JointReading, OpenJointsCode | TableCrashCode>;
export type TableAnswer = BomAnswer | PlacementsAnswer | JointsAnswer;
