// The endpoint of the stencil quote.

import { quoteStencil } from "@/lib/contracts/stencil";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as quotes from "./service";

export const stencilRoutes = (deps: Deps) => [
  serve(quoteStencil, (input, context) => Promise.resolve(quotes.quote(deps, input, context))),
];
