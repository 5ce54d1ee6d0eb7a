// The drawing of a project: read and replaced as a whole, with its version.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { getDocument, ProjectRow, putDocument } from "@/lib/contracts/project";
import { isExample } from "@/lib/contracts/project-example";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { newId } from "@/lib/server/ids";
import * as importRows from "@/lib/server/project-import/import-rows";
import { publishDocumentChanged } from "@/lib/server/realtime/publish";
import { requireProject } from "./access";
import * as changeRows from "./change-rows";
import { openExample } from "./examples";
import * as rows from "./rows";
import { keepBefore } from "./versions";

export async function get(deps: Deps, input: ParsedInputOf<typeof getDocument>, { viewer, locale }: RequestContext) {
  if (isExample(input.projectId))
    return { ...(await openExample(input.projectId, locale)), version: 1, right: "copy" as const, isImported: false };
  const { project, right } = await requireProject(deps.db, viewer, input, "view");
  const document = await rows.findDocument(deps.db, project.id);
  if (!document) throw new AppError("NOT_FOUND");
  if (right !== "owner") await rows.raise(deps.db, project.id, "visitCount");
  const { id: projectId, name: projectName } = project;
  const projectType = project.projectType as ProjectRow["projectType"];
  const isImported = await importRows.has(deps.db, projectId);
  return {
    projectId,
    projectName,
    projectType,
    version: document.version,
    content: document.content,
    right,
    isImported,
  };
}

export async function put(
  deps: Deps,
  input: ParsedInputOf<typeof putDocument>,
  { viewer, now }: RequestContext<Viewer>,
): Promise<{ version: number }> {
  const { projectId, content } = input;
  const changeId = newId();
  const version = await withTransaction(deps.db, async (tx) => {
    await requireProject(tx, viewer, input, "edit");
    const latest = await changeRows.lockDocument(tx, projectId);
    if (!latest) throw new AppError("NOT_FOUND");
    if (latest.version !== input.version) throw new AppError("STALE_VERSION");
    await keepBefore(tx, { projectId, version: latest.version, accountId: viewer.accountId, now });
    const made = latest.version + 1;
    await changeRows.insertChange(tx, { projectId, version: made, changeId, change: null, size: 0, createdAt: now });
    await changeRows.storeContent(tx, projectId, { version: made, content });
    await rows.changeProject(tx, projectId, { updatedAt: now });
    return made;
  });
  publishDocumentChanged(deps, { projectId, version, changeId, change: null, size: 0 });
  return { version };
}
