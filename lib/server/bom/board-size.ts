// The size of a measured board, by which coordinates without a unit are read.

import type { z } from "zod";
import type { boardFacts } from "@/lib/contracts/gerber";
import type { BoardSize } from "@/lib/core/placement/read-placements";

/** Null where the board's files do not tell its outline. */
export const boardSizeOf = (facts: z.infer<typeof boardFacts> | null): BoardSize | null =>
  facts?.widthMm && facts.heightMm ? { widthMm: facts.widthMm, heightMm: facts.heightMm } : null;
