// Imports of other tools' designs: an upload read on the server, and the reports that are kept with projects.

import type { OutputOf, ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError, isErrorCode } from "@/lib/contracts/errors";
import { FILE_TYPES } from "@/lib/contracts/file";
import type { getImportReport, putImportReport, readDesign } from "@/lib/contracts/project-import";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import * as fileRows from "@/lib/server/file/rows";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { requireProject } from "@/lib/server/project/access";
import { readWhole } from "@/lib/server/storage/file-store";
import * as importRows from "./import-rows";

/** Reads the caller's own upload; nothing is kept. */
export async function read(
  deps: Deps,
  { schUrl, root }: ParsedInputOf<typeof readDesign>,
  context: RequestContext,
): Promise<OutputOf<typeof readDesign>> {
  const file = await fileRows.findOwned(deps.db, context.owner(), schUrl);
  if (!file) throw new AppError("NOT_FOUND");
  if (file.fileType !== FILE_TYPES.import) throw new AppError("WRONG_FILE_FORMAT");
  const bytes = await readWhole(deps.store, file.storageKey);
  const design = await deps.readDesignFile({ name: file.name, bytes, root });
  if (design.ok) return design.value;
  throw new AppError(isErrorCode(design.code) ? design.code : "PARSE_FAILED", { values: design.details });
}

export function putReport(
  deps: Deps,
  { projectId, report, fileUrl }: ParsedInputOf<typeof putImportReport>,
  context: RequestContext<Viewer>,
): Promise<Record<string, never>> {
  return withTransaction(deps.db, async (tx) => {
    const { right } = await requireProject(tx, context.viewer, { projectId }, "edit");
    if (right !== "owner") throw new AppError("NOT_FOUND");
    const file = fileUrl === undefined ? null : await fileRows.findOwned(tx, context.owner(), fileUrl);
    if (fileUrl !== undefined && !file) throw new AppError("NOT_FOUND");
    await importRows.put(tx, { projectId, report, fileId: file?.id ?? null, createdAt: context.now });
    return {};
  });
}

export async function getReport(
  deps: Deps,
  input: ParsedInputOf<typeof getImportReport>,
  { viewer }: RequestContext,
): Promise<OutputOf<typeof getImportReport>> {
  const { project, right } = await requireProject(deps.db, viewer, input, "view");
  const kept = await importRows.find(deps.db, project.id);
  if (!kept) throw new AppError("NOT_FOUND");
  const { report, createdAt, file } = kept;
  return {
    ...{ projectName: project.name, importTime: createdAt.toISOString() },
    report,
    file: right === "owner" && file ? { fileUrl: file.id, fileName: file.name, size: file.size } : null,
  };
}
