// The drawing of a project: read and replaced as a whole, with its version.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { getDocument, ProjectRow, putDocument } from "@/lib/contracts/project";
import { withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { requireProject } from "./access";
import { isExample, openExample } from "./examples";
import * as rows from "./rows";

export async function get(deps: Deps, input: ParsedInputOf<typeof getDocument>, { viewer, locale }: RequestContext) {
  if (isExample(input.projectId))
    return { ...(await openExample(input.projectId, locale)), version: 1, right: "copy" as const };
  const { project, right } = await requireProject(deps.db, viewer, input, "view");
  const document = await rows.findDocument(deps.db, project.id);
  if (!document) throw new AppError("NOT_FOUND");
  if (right !== "owner") await rows.raise(deps.db, project.id, "visitCount");
  const { id: projectId, name: projectName } = project;
  const projectType = project.projectType as ProjectRow["projectType"];
  return { projectId, projectName, projectType, version: document.version, content: document.content, right };
}

export function put(
  deps: Deps,
  input: ParsedInputOf<typeof putDocument>,
  { viewer, now }: RequestContext<Viewer>,
): Promise<{ version: number }> {
  return withTransaction(deps.db, async (tx) => {
    const { project } = await requireProject(tx, viewer, input, "edit");
    if (!(await rows.findDocument(tx, project.id))) throw new AppError("NOT_FOUND");
    const document = { projectId: project.id, content: input.content, savedAt: now };
    const version = await rows.replaceDocument(tx, document, input.version);
    if (version === null) throw new AppError("STALE_VERSION");
    await rows.changeProject(tx, project.id, { updatedAt: now });
    return { version };
  });
}
