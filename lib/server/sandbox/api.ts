// The endpoints of test data.

import { advanceSandboxOrder, deleteSandboxData, listSandboxOrders } from "@/lib/contracts/sandbox";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as sandbox from "./service";

export const sandboxRoutes = (deps: Deps) => [
  serve(listSandboxOrders, (input, context) => sandbox.list(deps, input, context)),
  serve(advanceSandboxOrder, (input, context) => sandbox.advance(deps, input, context)),
  serve(deleteSandboxData, (_input, context) => sandbox.removeAll(deps, context)),
];
