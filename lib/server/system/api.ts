// Endpoints of the system's state; everybody but staff is turned away before any of them.

import { discardAdminJob, listAdminDeadJobs, retryAdminJob, viewAdminSystem } from "@/lib/contracts/ops-system";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as service from "./service";

export const systemRoutes = (deps: Deps) => [
  serve(viewAdminSystem, (input, { now }) => service.view(deps, input, now)),
  serve(listAdminDeadJobs, (filter) => service.listDead(deps, filter)),
  serve(retryAdminJob, (input, context) => service.retry(deps, input, context)),
  serve(discardAdminJob, (input, context) => service.discard(deps, input, context)),
];
