// The picture of a board in space that stands for it in its drawing's place: taken from an upload, kept, shown, let go.

import { Readable } from "node:stream";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import { MAX_BOARD3D_SNAPSHOT } from "@/lib/contracts/gerber";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { FileAnswer, RequestContext } from "@/lib/server/http/context";
import { hasBoard3dSnapshot as isOrdered } from "@/lib/server/order/rows";
import { readWhole } from "@/lib/server/storage/file-store";
import { cleanPng } from "@/lib/server/storage/picture/clean-png";
import { hasItsPixels } from "@/lib/server/storage/picture/png-pixels";
import { pictureName, board3dSnapshotAnswer } from "./picture-answer";
import * as rows from "./rows";
import { getOwned } from "./service";

type Shown = { board3dSnapshot: string | null };

/** The key where neither a board nor an order has it any more, so that what lies under it may go. */
export async function findUnused(tx: Transaction, key: string | null): Promise<string | null> {
  if (key === null || (await rows.hasBoard3dSnapshot(tx, key)) || (await isOrdered(tx, key))) return null;
  return key;
}

/** Puts another picture, or none, in the place of the one there was, which is gone then unless an order keeps it. */
async function replace(deps: Deps, projectId: string, key: string | null, context: RequestContext): Promise<Shown> {
  const unused = await withTransaction(deps.db, async (tx) => {
    const project = await rows.lockOwned(tx, context.owner(), projectId);
    if (!project) throw new AppError("NOT_FOUND");
    await rows.setBoard3dSnapshot(tx, projectId, key);
    return findUnused(tx, project.board3dSnapshotKey);
  });
  if (unused !== null) await deps.store.remove(unused);
  return { board3dSnapshot: pictureName(key) };
}

/** Null for what is no whole PNG of a size that pages send. */
async function clean(bytes: Buffer): Promise<Buffer | null> {
  const png = cleanPng(bytes);
  if (!png) return null;
  const { width, height } = png.size;
  const isOfSize =
    width > 0 && height > 0 && width <= MAX_BOARD3D_SNAPSHOT.widthPx && height <= MAX_BOARD3D_SNAPSHOT.heightPx;
  return isOfSize && (await hasItsPixels(png.bytes)) ? png.bytes : null;
}

/** The upload itself is gone afterwards, whatever it was. */
async function takeUpload(deps: Deps, fileUrl: string, context: RequestContext): Promise<Buffer> {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  // Photographs on complaints are of another kind: none of them can go this way.
  if (!file || file.fileType !== FILE_TYPES.avatar) throw new AppError("NOT_FOUND");
  const picture = await clean(Buffer.from(await readWhole(deps.store, file.storageKey)));
  await fileRows.deleteFile(deps.db, file.id);
  await deps.store.remove(file.storageKey);
  if (!picture) throw new AppError("WRONG_FILE_FORMAT");
  return picture;
}

export async function set(
  deps: Deps,
  { projectId, fileUrl }: { projectId: string; fileUrl: string },
  context: RequestContext,
): Promise<Shown> {
  await getOwned(deps, projectId, context);
  const picture = await takeUpload(deps, fileUrl, context);
  const { key } = await deps.store.put(Readable.from([picture]), { maxBytes: MAX_BOARD3D_SNAPSHOT.bytes });
  try {
    return await replace(deps, projectId, key, context);
  } catch (error) {
    await deps.store.remove(key);
    throw error;
  }
}

export async function remove(deps: Deps, projectId: string, context: RequestContext): Promise<Shown> {
  await getOwned(deps, projectId, context);
  return replace(deps, projectId, null, context);
}

export async function get(deps: Deps, projectId: string, context: RequestContext): Promise<FileAnswer> {
  const { name, board3dSnapshotKey } = await getOwned(deps, projectId, context);
  return board3dSnapshotAnswer(deps, board3dSnapshotKey, name);
}
