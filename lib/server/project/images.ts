// Images of a project: taken from an upload, cleaned, and shown to whoever may open the project.

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES, MAX_FILE_BYTES } from "@/lib/contracts/file";
import {
  type addProjectImage,
  type getProjectImage,
  MAX_PROJECT_IMAGES,
  type StoredProjectImage,
} from "@/lib/contracts/project-image";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { isNamed } from "@/lib/server/file/named";
import * as fileRows from "@/lib/server/file/rows";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { type CleanPicture, cleanPicture } from "@/lib/server/storage/picture/clean-picture";
import { hasItsPixels } from "@/lib/server/storage/picture/png-pixels";
import { readWhole } from "@/lib/server/storage/file-store";
import { requireProject, requireShown } from "./access";
import * as imageRows from "./image-rows";

const MAX_BYTES = MAX_FILE_BYTES[FILE_TYPES.image] ?? 0;
/** Uploads that became images count for no quota of uploads any more, so their sum has a limit of its own. */
const MAX_ACCOUNT_BYTES = 5 * 1024 ** 3;
/** Counting the pixels of a large PNG takes 130 MB. */
const checks = createSemaphore({ maxRunning: 1, maxWaiting: 30 });

async function isWhole({ mime, bytes }: CleanPicture): Promise<boolean> {
  if (mime === "image/jpeg") return true;
  const answer = await checks.run(() => hasItsPixels(bytes));
  if (answer === null) throw new AppError("TOO_MANY_REQUESTS");
  return answer;
}

/** The upload itself is gone afterwards, whatever it was, unless a message or a complaint shows it. */
async function takeUpload(deps: Deps, fileUrl: string, context: RequestContext<Viewer>): Promise<CleanPicture> {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file || file.fileType !== FILE_TYPES.image) throw new AppError("NOT_FOUND");
  const picture = cleanPicture(Buffer.from(await readWhole(deps.store, file.storageKey)));
  // Before the upload is gone: the check may have to be asked for again.
  const isTaken = picture !== null && picture.bytes.length <= MAX_BYTES && (await isWhole(picture));
  if (!(await isNamed(deps.db, context.viewer.accountId, file.id))) {
    await fileRows.deleteFile(deps.db, file.id);
    await deps.store.remove(file.storageKey);
  }
  if (!isTaken) throw new AppError("WRONG_FILE_FORMAT");
  return picture;
}

type Input = ParsedInputOf<typeof addProjectImage>;

export async function add(deps: Deps, input: Input, context: RequestContext<Viewer>): Promise<StoredProjectImage> {
  const { projectId, fileUrl } = input;
  await requireProject(deps.db, context.viewer, input, "edit");
  const { bytes, mime, size } = await takeUpload(deps, fileUrl, context);
  const image = { file: createHash("sha256").update(bytes).digest("hex"), ...size };
  const stored = await deps.store.put(Readable.from([bytes]), { maxBytes: MAX_BYTES });
  const keep = () =>
    withTransaction(deps.db, async (tx) => {
      await imageRows.lockProject(tx, projectId);
      const { project, version } = await requireProject(tx, context.viewer, input, "edit");
      if (version === null || project.accountId === null) throw new AppError("NOT_FOUND");
      if (await imageRows.find(tx, projectId, image.file)) return false;
      if ((await imageRows.countOf(tx, projectId)) >= MAX_PROJECT_IMAGES)
        throw new AppError("TOO_MANY_RECORDS", { values: { limit: MAX_PROJECT_IMAGES } });
      if ((await imageRows.bytesOfAccount(tx, project.accountId)) + bytes.length > MAX_ACCOUNT_BYTES)
        throw new AppError("UPLOAD_QUOTA");
      await imageRows.insert(tx, {
        ...{ projectId, file: image.file, storageKey: stored.key, mime, size: bytes.length },
        ...{ widthPx: size.width, heightPx: size.height, createdAt: context.now },
      });
      return true;
    });
  try {
    if (!(await keep())) await deps.store.remove(stored.key);
    return image;
  } catch (error) {
    await deps.store.remove(stored.key);
    throw error;
  }
}

export async function get(
  deps: Deps,
  input: ParsedInputOf<typeof getProjectImage>,
  { viewer }: RequestContext,
): Promise<FileAnswer> {
  const { project } = await requireShown(deps.db, viewer, input);
  const image = await imageRows.find(deps.db, project.id, input.file);
  if (!image) throw new AppError("NOT_FOUND");
  const { storageKey, size, mime } = image;
  const name = mime === "image/png" ? "image.png" : "image.jpg";
  return { ...storedAnswer(deps, { storageKey, size, name, mime }), disposition: "inline", isUnchanging: true };
}
