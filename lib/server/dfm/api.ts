// The endpoints of DFM checks.

import {
  acceptDfmFinding,
  checkDfm,
  getDfm,
  getSharedDfm,
  getSharedDfmArchive,
  printDfm,
  shareDfm,
  unshareDfm,
  withdrawDfmNote,
} from "@/lib/contracts/dfm";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { print } from "./service";
import * as checks from "./service";
import * as sharing from "./share";

export const dfmRoutes = (deps: Deps) => [
  serve(checkDfm, (input, context) => checks.check(deps, input, context)),
  serve(getDfm, ({ projectId }, context) => checks.get(deps, projectId, context)),
  serve(acceptDfmFinding, (input, context) => checks.accept(deps, input, context)),
  serve(withdrawDfmNote, (input, context) => checks.withdraw(deps, input, context)),
  serve(printDfm, ({ projectId }, context) => print(deps, projectId, context)),
  serve(shareDfm, ({ projectId }, context) => sharing.share(deps, projectId, context)),
  serve(unshareDfm, ({ projectId }, context) => sharing.unshare(deps, projectId, context)),
  serve(getSharedDfm, ({ token }) => sharing.getReport(deps, token)),
  serve(getSharedDfmArchive, ({ token }) => sharing.getArchive(deps, token)),
];
