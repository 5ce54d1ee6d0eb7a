// The endpoints of one's own symbols.

import * as contracts from "@/lib/contracts/symbol-library";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as symbols from "./service";

export const symbolRoutes = (deps: Deps) => [
  // Before the call that takes any id in this place.
  serve(contracts.listSymbols, (_, context) => symbols.list(deps, context)),
  serve(contracts.getSymbol, ({ id }, context) => symbols.get(deps, id, context)),
  serve(contracts.createSymbol, ({ symbol }, context) => symbols.create(deps, symbol, context)),
  serve(contracts.addSymbols, ({ symbols: added }, context) => symbols.add(deps, added, context)),
  serve(contracts.putSymbol, (input, context) => symbols.put(deps, input, context)),
  serve(contracts.deleteSymbol, ({ id }, context) => symbols.remove(deps, id, context)),
];
