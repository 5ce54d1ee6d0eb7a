// A board that was read, as `--json` gives it.

import type { Board } from "@/lib/contracts/gerber";

/** Lengths in mm; null where the files do not tell. */
export function boardView({ projectId, projectName, facts, layers, warnings }: Board) {
  return {
    projectId,
    projectName,
    facts: {
      ...{ widthMm: facts.widthMm, heightMm: facts.heightMm, layers: facts.layers },
      ...{ minTraceMm: facts.minTraceMm, minSpaceMm: facts.minSpaceMm, minDrillMm: facts.minDrillMm },
      ...{ drillCount: facts.drillCount, outline: facts.outline, questions: facts.questions },
    },
    files: layers.map(({ file, type, side }) => ({ file, type, side })),
    warnings: warnings.map(({ code, file }) => ({ code, file: file ?? null })),
  };
}
export type BoardView = ReturnType<typeof boardView>;
