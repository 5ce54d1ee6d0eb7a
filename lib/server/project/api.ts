// The endpoints of the workbench's projects.

import * as contracts from "@/lib/contracts/project";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as documents from "./document";
import * as projects from "./service";
import * as sharing from "./sharing";

export const projectRoutes = (deps: Deps) => [
  serve(contracts.listProjects, (input, context) => projects.list(deps, input, context)),
  serve(contracts.searchProjects, ({ projectName: keyword, ...page }, context) =>
    projects.list(deps, { ...page, keyword, projectType: undefined, sort: "updated", order: "desc" }, context),
  ),
  serve(contracts.createProject, (input, context) => projects.create(deps, input, context)),
  serve(contracts.copyProject, (input, context) => projects.copy(deps, input, context)),
  serve(contracts.renameProject, (input, context) => projects.rename(deps, input, context)),
  serve(contracts.listDeletedProjects, (input, context) => projects.listDeleted(deps, input, context)),
  serve(contracts.restoreProjects, ({ projectIds }, context) => projects.restore(deps, projectIds, context)),
  // Before the call that takes any id in this place.
  serve(contracts.purgeProjects, ({ projectIds }, context) => projects.purge(deps, projectIds, context)),
  serve(contracts.deleteProject, ({ id }, context) => projects.remove(deps, id, context)),
  serve(contracts.openProject, ({ projectId }, context) => projects.open(deps, projectId, context)),
  serve(contracts.shareProject, (input, context) => sharing.share(deps, input, context)),
  serve(contracts.changeShare, (input, context) => sharing.change(deps, input, context)),
  serve(contracts.unshareProject, ({ id }, context) => sharing.unshare(deps, id, context)),
  serve(contracts.listSharedProjects, (input, context) => sharing.listShared(deps, input, context)),
  serve(contracts.getDocument, (input, context) => documents.get(deps, input, context)),
  serve(contracts.putDocument, (input, context) => documents.put(deps, input, context)),
];
