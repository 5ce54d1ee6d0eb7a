// Board sides with solder paste, by the pads in the board's files.

import type { Side } from "@/lib/core/bom/side";

export interface PasteFacts {
  /** Null if the files do not state it. */
  smtPadsTop: number | null;
  smtPadsBottom: number | null;
}

/** Null if the files of one side are missing, and if neither side has a pad. */
export function pasteSidesOf({ smtPadsTop, smtPadsBottom }: PasteFacts): Side | null {
  const [isTop, isBottom] = [(smtPadsTop ?? 0) > 0, (smtPadsBottom ?? 0) > 0];
  if (isTop && isBottom) return "both";
  if (smtPadsTop === null || smtPadsBottom === null) return null;
  return isTop ? "top" : isBottom ? "bottom" : null;
}
