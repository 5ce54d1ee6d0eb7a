// One's picture: taken from an upload, cleaned, and shown to whoever knows its random key.

import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { UserInfo } from "@/lib/contracts/account";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { cleanPicture } from "@/lib/server/storage/picture/clean-picture";
import * as rows from "./rows";
import { toUserInfo } from "./user-info";

type Context = RequestContext<Viewer>;

/** Puts another picture, or none, in the place of the one there was, which is gone then. */
async function replace(deps: Deps, avatarKey: string | null, context: Context): Promise<UserInfo> {
  const { accountId } = context.viewer;
  const { account, previous } = await withTransaction(deps.db, async (tx) => {
    const found = await rows.lockById(tx, accountId);
    await rows.updateAccount(tx, accountId, { avatarKey });
    return { account: { ...found, avatarKey }, previous: found.avatarKey };
  });
  if (previous !== null) await deps.store.remove(previous);
  return toUserInfo(account);
}

/** Throws NOT_FOUND for what is not one's own upload of this kind, WRONG_FILE_FORMAT for what is no whole picture. */
export async function setAvatar(deps: Deps, fileUrl: string, context: Context): Promise<UserInfo> {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file || file.fileType !== FILE_TYPES.avatar) throw new AppError("NOT_FOUND");
  const picture = cleanPicture(await buffer(await deps.store.open(file.storageKey)));
  // The upload with all that its camera wrote into it is not needed any more, whatever it was.
  await fileRows.deleteFile(deps.db, file.id);
  await deps.store.remove(file.storageKey);
  if (!picture) throw new AppError("WRONG_FILE_FORMAT");
  const maxBytes = MAX_FILE_BYTES[FILE_TYPES.avatar] ?? 0;
  const stored = await deps.store.put(Readable.from([picture.bytes]), { maxBytes });
  try {
    return await replace(deps, stored.key, context);
  } catch (error) {
    await deps.store.remove(stored.key);
    throw error;
  }
}

export function removeAvatar(deps: Deps, context: Context): Promise<UserInfo> {
  return replace(deps, null, context);
}

const JPEG_START = 0xff;

/** A key is nobody's any more once its picture was replaced. */
export async function getAvatar(deps: Deps, key: string): Promise<FileAnswer> {
  const account = await rows.findByAvatar(deps.db, key);
  if (!account) throw new AppError("NOT_FOUND");
  const body = await buffer(await deps.store.openCached(key));
  const isJpeg = body[0] === JPEG_START;
  return {
    body,
    name: isJpeg ? "avatar.jpg" : "avatar.png",
    mime: isJpeg ? "image/jpeg" : "image/png",
    size: body.length,
    disposition: "inline",
    isPublic: true,
  };
}
