// The project that a quote names: another's is as good as none.

import { AppError } from "@/lib/contracts/errors";
import type { Deps } from "@/lib/server/deps";
import * as projectRows from "@/lib/server/gerber/rows";
import type { RequestContext } from "@/lib/server/http/context";

export async function ownProject(
  deps: Pick<Deps, "db">,
  projectId: string | undefined,
  context: Pick<RequestContext, "owner">,
): Promise<projectRows.ProjectRow | null> {
  if (projectId === undefined) return null;
  const project = await projectRows.findOwned(deps.db, context.owner(), projectId);
  if (!project) throw new AppError("NOT_FOUND");
  return project;
}
