// The files that stand on an order's messages and complaints: both sides may fetch them, nobody else.

import { AppError } from "@/lib/contracts/errors";
import type { CareFile } from "@/lib/contracts/order-care";
import { ownerOf } from "@/lib/server/cart/service";
import type { Database } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { storedAnswer } from "@/lib/server/file/stored-answer";
import type { FileAnswer, RequestContext, Viewer } from "@/lib/server/http/context";
import * as careRows from "./care-rows";
import * as messageRows from "./message-rows";
import * as rows from "../rows";

/** As they are shown, in the order in which they were given. */
export function toCareFiles(fileIds: string[], files: Map<string, messageRows.AttachedFile>): CareFile[] {
  return fileIds.flatMap((fileUrl) => {
    const file = files.get(fileUrl);
    return file ? [{ fileUrl, fileName: file.name, size: file.size }] : [];
  });
}

async function appliesTo(db: Database, orderId: string, fileUrl: string): Promise<boolean> {
  const records = [...(await messageRows.listMessages(db, orderId)), ...(await careRows.listComplaints(db, orderId))];
  return records.some(({ fileIds }) => fileIds.includes(fileUrl));
}

/** A file of an order whose reader the caller has let in. NOT_FOUND for one that does not stand on it. */
export async function openCareFile(deps: Deps, orderId: string, fileUrl: string): Promise<FileAnswer> {
  if (!(await appliesTo(deps.db, orderId, fileUrl))) throw new AppError("NOT_FOUND");
  const file = (await messageRows.findFiles(deps.db, [fileUrl])).get(fileUrl);
  if (!file) throw new AppError("NOT_FOUND");
  return storedAnswer(deps, file);
}

export async function careFile(
  deps: Deps,
  { id, fileUrl }: { id: string; fileUrl: string },
  context: RequestContext<Viewer>,
): Promise<FileAnswer> {
  if (!(await rows.findOwned(deps.db, ownerOf(context), id))) throw new AppError("NOT_FOUND");
  return openCareFile(deps, id, fileUrl);
}
