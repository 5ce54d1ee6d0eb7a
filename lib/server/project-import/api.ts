// The endpoints of imports.

import * as contracts from "@/lib/contracts/project-import";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as imports from "./service";

export const importRoutes = (deps: Deps) => [
  serve(contracts.readDesign, (input, context) => imports.read(deps, input, context)),
  serve(contracts.putImportReport, (input, context) => imports.putReport(deps, input, context)),
  serve(contracts.getImportReport, (input, context) => imports.getReport(deps, input, context)),
];
