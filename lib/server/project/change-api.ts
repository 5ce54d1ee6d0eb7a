// The endpoints of drawings that several people work on: changes, kept versions, comments.

import { changeDocument, listChanges } from "@/lib/contracts/project-change";
import * as commentContracts from "@/lib/contracts/project-comment";
import * as versionContracts from "@/lib/contracts/project-version";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as changes from "./changes";
import * as comments from "./comments";
import * as versions from "./versions";

export const changeRoutes = (deps: Deps) => [
  serve(listChanges, (input, context) => changes.list(deps, input, context)),
  serve(changeDocument, (input, context) => changes.change(deps, input, context)),
  serve(versionContracts.listVersions, (input, context) => versions.list(deps, input, context)),
  serve(versionContracts.keepVersion, (input, context) => versions.keep(deps, input, context)),
  serve(versionContracts.getVersion, (input, context) => versions.get(deps, input, context)),
  serve(versionContracts.deleteVersion, (input, context) => versions.remove(deps, input, context)),
  serve(commentContracts.listComments, (input, context) => comments.list(deps, input, context)),
  serve(commentContracts.addComment, (input, context) => comments.add(deps, input, context)),
  serve(commentContracts.resolveComment, (input, context) => comments.resolve(deps, input, context)),
  serve(commentContracts.deleteComment, (input, context) => comments.remove(deps, input, context)),
];
