// The endpoints of the PCB quote.

import { quoteMatrix, quotePcb } from "@/lib/contracts/pcb";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as quotes from "./service";

export const pcbRoutes = (deps: Deps) => [
  serve(quotePcb, (input, context) => quotes.quote(deps, input, context)),
  serve(quoteMatrix, (input, context) => Promise.resolve(quotes.matrix(deps, input, context))),
];
