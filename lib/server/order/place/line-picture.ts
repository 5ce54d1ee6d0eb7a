// The picture of an order's line, as it was ordered: its board in space where that stood for it, else the drawn one.

import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import { drawingAnswer, type PictureSize, board3dSnapshotAnswer } from "@/lib/server/gerber/picture-answer";
import type { FileAnswer } from "@/lib/server/http/context";
import * as rows from "../rows";

/** The caller checks that the order may be seen. NOT_FOUND for a line that does not exist or has no picture. */
export async function linePictureAnswer(
  deps: Deps,
  orderId: string,
  { position, size }: { position: number; size?: PictureSize },
): Promise<FileAnswer> {
  const line = (await rows.findLines(deps.db, orderId))[position];
  if (!line) throw new AppError("NOT_FOUND");
  const name = line.projectName || "board";
  if (line.board3dSnapshotKey !== null) return board3dSnapshotAnswer(deps, line.board3dSnapshotKey, name);
  return drawingAnswer(deps, line.topPictureKey, { name, size });
}
