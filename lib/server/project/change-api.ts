// The endpoints of drawings that several people edit, and of their kept versions.

import { changeDocument, listChanges } from "@/lib/contracts/project-change";
import * as versionContracts from "@/lib/contracts/project-version";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as changes from "./changes";
import * as versions from "./versions";

export const changeRoutes = (deps: Deps) => [
  serve(listChanges, (input, context) => changes.list(deps, input, context)),
  serve(changeDocument, (input, context) => changes.change(deps, input, context)),
  serve(versionContracts.listVersions, (input, context) => versions.list(deps, input, context)),
  serve(versionContracts.keepVersion, (input, context) => versions.keep(deps, input, context)),
  serve(versionContracts.getVersion, (input, context) => versions.get(deps, input, context)),
  serve(versionContracts.deleteVersion, (input, context) => versions.remove(deps, input, context)),
];
