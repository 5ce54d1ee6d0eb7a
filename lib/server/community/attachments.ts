// Files attached to publications: copies of uploads, in the order in which they are listed.

import { PUBLICATION_LIMITS } from "@/lib/contracts/community";
import type { editPublication } from "@/lib/contracts/community-publish";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import { MAX_FILE_MEGABYTES } from "@/lib/contracts/file-limits";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import type { StoredCopies } from "./copy-stored";
import * as rows from "./rows";

type Named = ParsedInputOf<typeof editPublication>["attachments"];
type Copied = Omit<Parameters<typeof rows.insertAttachments>[1][number], "position">;

export type NewAttachment = { attachmentId: string } | { copied: Copied };

async function copyUpload(
  deps: Deps,
  { projectId, fileUrl }: { projectId: string; fileUrl: string },
  context: RequestContext<Viewer>,
  copies: StoredCopies,
): Promise<NewAttachment> {
  const file = await fileRows.findOwned(deps.db, context.owner(), fileUrl);
  if (!file || file.fileType !== FILE_TYPES.general) throw new AppError("NOT_FOUND");
  if (file.size > PUBLICATION_LIMITS.attachmentBytes)
    throw new AppError("FILE_TOO_LARGE", { values: { limit: MAX_FILE_MEGABYTES.forum } });
  const { key: storageKey, size } = await copies.copy(file.storageKey, PUBLICATION_LIMITS.attachmentBytes);
  const { name, mime } = file;
  return { copied: { id: newId(), projectId, storageKey, size, name, mime, createdAt: context.now } };
}

/** NOT_FOUND for another's upload and for one of another type than 10. */
export async function copyAttachments(
  deps: Deps,
  { projectId, attachments }: { projectId: string; attachments: Named },
  context: RequestContext<Viewer>,
  copies: StoredCopies,
): Promise<NewAttachment[]> {
  const named: NewAttachment[] = [];
  for (const each of attachments)
    named.push(
      "fileUrl" in each ? await copyUpload(deps, { projectId, fileUrl: each.fileUrl }, context, copies) : each,
    );
  return named;
}

/** Attachments that are not named are gone; answers their keys of the store. NOT_FOUND for one of another publication. */
export async function putAttachments(
  tx: Transaction,
  projectId: string,
  named: readonly NewAttachment[],
): Promise<string[]> {
  const present = await rows.listAttachments(tx, projectId);
  const kept = named.flatMap((each) => ("attachmentId" in each ? [each.attachmentId] : []));
  if (kept.some((id) => !present.some((each) => each.id === id))) throw new AppError("NOT_FOUND");
  for (const [position, each] of named.entries())
    if ("attachmentId" in each) await rows.moveAttachment(tx, each.attachmentId, position);
  await rows.insertAttachments(
    tx,
    named.flatMap((each, position) => ("copied" in each ? [{ ...each.copied, position }] : [])),
  );
  return rows.deleteAttachments(
    tx,
    present.flatMap(({ id }) => (kept.includes(id) ? [] : [id])),
  );
}
