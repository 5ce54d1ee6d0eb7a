// The endpoints of words to us.

import { subscribe, unsubscribe } from "@/lib/contracts/support";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as support from "./service";

export const supportRoutes = (deps: Deps) => [
  serve(subscribe, ({ email }, context) => support.subscribe(deps, email, context)),
  serve(unsubscribe, ({ token }) => support.unsubscribe(deps, token)),
];
