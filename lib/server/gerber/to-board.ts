// A kept board as the pages get it.

import * as z from "zod/mini";
import { type Board, boardFacts, boardLayer, boardWarning } from "@/lib/contracts/gerber";
import { pictureName } from "./picture-answer";
import type * as rows from "./rows";

export function toBoard(row: rows.ProjectRow): Board {
  return {
    projectId: row.id,
    projectName: row.name,
    facts: boardFacts.parse(row.facts),
    layers: z.array(boardLayer).parse(row.layers),
    warnings: z.array(boardWarning).parse(row.warnings),
    board3dSnapshot: pictureName(row.board3dSnapshotKey),
  };
}
