// The endpoint of the assembly quote.

import { quotePcba } from "@/lib/contracts/pcba";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as quotes from "./service";

export const pcbaRoutes = (deps: Deps) => [serve(quotePcba, (input, context) => quotes.quote(deps, input, context))];
