// The sides of a board that are printed with solder paste, by the pads that its files show.

import type { Side } from "@/lib/core/bom/side";

export interface PasteFacts {
  /** Null where the files do not tell. */
  smtPadsTop: number | null;
  smtPadsBottom: number | null;
}

/** Null where the files of one side are missing, and where neither side has a pad. */
export function pasteSidesOf({ smtPadsTop, smtPadsBottom }: PasteFacts): Side | null {
  const [isTop, isBottom] = [(smtPadsTop ?? 0) > 0, (smtPadsBottom ?? 0) > 0];
  if (isTop && isBottom) return "both";
  if (smtPadsTop === null || smtPadsBottom === null) return null;
  return isTop ? "top" : isBottom ? "bottom" : null;
}
