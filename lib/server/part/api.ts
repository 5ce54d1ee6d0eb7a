// The endpoints of the parts.

import { getPart, listPartsByNumber, searchParts, suggestParts } from "@/lib/contracts/part";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as parts from "./service";

export function partRoutes(deps: Deps) {
  const countSorts = parts.createSortCounts(deps);
  return [
    serve(searchParts, (input, context) => parts.search(deps, countSorts, input, context)),
    serve(getPart, (input, context) => parts.detail(deps, input, context)),
    serve(listPartsByNumber, (input, context) => parts.listByNumber(deps, input, context)),
    serve(suggestParts, (input) => parts.suggest(deps, input)),
  ];
}
