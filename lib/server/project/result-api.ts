// The endpoints of kept simulation results.

import * as contracts from "@/lib/contracts/simulation-result";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import * as results from "./results";

export const resultRoutes = (deps: Deps) => [
  serve(contracts.listSimulationResults, (input, context) => results.list(deps, input, context)),
  serve(contracts.keepSimulationResults, (input, context) => results.keep(deps, input, context)),
  serve(contracts.getSimulationResults, (input, context) => results.get(deps, input, context)),
  serve(contracts.deleteSimulationResults, (input, context) => results.remove(deps, input, context)),
];
