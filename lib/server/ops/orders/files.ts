// A customer's file in the hands of staff: of a record that they look at, and of no other.

import { AppError } from "@/lib/contracts/errors";
import type { Queryable } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import { type AttachedFile, findFiles } from "@/lib/server/order/care/message-rows";
import { recordAct } from "../records/audit";

type AdminFile = { fileUrl: string; fileName: string; size: number };

const toAdminFile = ({ id, name, size }: AttachedFile): AdminFile => ({ fileUrl: id, fileName: name, size });

/** In the order of their handles; one that is gone is left out. */
export async function listFiles(db: Queryable, fileIds: readonly string[]): Promise<AdminFile[]> {
  const found = await findFiles(db, [...new Set(fileIds)]);
  return [...found.values()]
    .sort((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id))
    .map((file) => toAdminFile(file));
}

type Asked = { fileUrl: string; known: readonly string[]; subject: string; accountId: string };

/** NOT_FOUND for a file that the record does not know. That it was fetched is kept. */
export async function fetchFile(
  deps: Deps,
  { fileUrl, known, subject, accountId }: Asked,
  context: RequestContext<Viewer>,
): Promise<FileAnswer> {
  const file = known.includes(fileUrl) ? (await findFiles(deps.db, [fileUrl])).get(fileUrl) : undefined;
  if (!file) throw new AppError("NOT_FOUND");
  await recordAct(deps.db, context, { kind: "file-fetched", accountId, subject, details: { file: file.name } });
  return storedAnswer(deps, file);
}
