// The endpoints of the parts.

import {
  compareParts,
  getPart,
  listAlternatives,
  listPartsByNumber,
  listPartUses,
  searchParts,
  suggestParts,
} from "@/lib/contracts/part";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { alternatives, compare } from "./compare";
import { type SearchForPage, sharePartSearch } from "./page-search";
import { search } from "./search";
import * as parts from "./service";
import { uses } from "./uses";

export function partRoutes(deps: Deps) {
  const searchNow: SearchForPage = (input, reader) => search(deps, deps.catalogSearch, input, reader);
  sharePartSearch(searchNow);
  return [
    serve(searchParts, searchNow),
    serve(getPart, (input, context) => parts.detail(deps, input, context)),
    serve(listAlternatives, (input, context) => alternatives(deps, input, context)),
    serve(compareParts, (input, context) => compare(deps, input, context)),
    serve(listPartUses, ({ id }, context) => uses(deps, id, context)),
    serve(listPartsByNumber, (input, context) => parts.listByNumber(deps, input, context)),
    serve(suggestParts, (input) => parts.suggest(deps, input)),
  ];
}
