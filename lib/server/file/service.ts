// Files on their way in and out: streamed to the store, owned by whoever sent them.

import { AppError } from "@/lib/contracts/errors";
import { MAX_FILES_PER_BATCH, type UploadedFile, uploadFile } from "@/lib/contracts/file";
import { type Transaction, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { FileAnswer, Owner, RequestContext } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import { type ReceivedUpload, receiveUpload } from "@/lib/server/storage/upload";
import { networkHash, reserveUpload } from "./quota";
import * as rows from "./rows";
import { storedAnswer } from "./stored-answer";

type Sender = { owner: Owner; network: string; now: Date };

async function keep(tx: Transaction, sender: Sender, received: ReceivedUpload, batchUid: string | undefined) {
  const { owner, network, now } = sender;
  if (batchUid !== undefined) {
    await rows.lockBatch(tx, owner, batchUid);
    if ((await rows.countBatch(tx, owner, batchUid)) >= MAX_FILES_PER_BATCH) {
      throw new AppError("TOO_MANY_FILES", { values: { limit: MAX_FILES_PER_BATCH } });
    }
  }
  const id = newId();
  const { key, fileType, name, size, sha256, mime } = received;
  await rows.insertFile(tx, {
    id,
    ...owner,
    storageKey: key,
    fileType,
    name,
    size,
    sha256,
    mime,
    batchUid,
    network,
    createdAt: now,
  });
  return id;
}

/** A received file is its sender's from now on; answers its handle. Who calls removes the bytes when this throws. */
export const keepReceived = (deps: Deps, received: ReceivedUpload, context: RequestContext, batchUid?: string) => {
  const sender = { owner: context.owner(), network: networkHash(deps, context.ip), now: context.now };
  return withTransaction(deps.db, (tx) => keep(tx, sender, received, batchUid));
};

export async function upload(deps: Deps, context: RequestContext): Promise<UploadedFile> {
  const release = await reserveUpload(deps, context);
  try {
    return await receive(deps, context);
  } finally {
    release();
  }
}

async function receive(deps: Deps, context: RequestContext): Promise<UploadedFile> {
  const received = await receiveUpload(context.request, deps.store);
  try {
    const fields = uploadFile.input.safeParse(received.fields);
    if (!fields.success) throw new AppError("INVALID_INPUT", { data: [] });
    const fileUrl = await keepReceived(deps, received, context, fields.data.batchUid);
    return { fileUrl, fileName: received.name, size: received.size, sha256: received.sha256 };
  } catch (error) {
    await deps.store.remove(received.key);
    throw error;
  }
}

export async function download(deps: Deps, fileUrl: string, context: RequestContext): Promise<FileAnswer> {
  const file = await rows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file) throw new AppError("NOT_FOUND");
  return storedAnswer(deps, file);
}
