// The endpoints of reports, decisions and appeals.

import * as contracts from "@/lib/contracts/moderation";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { report } from "./report";
import * as moderation from "./service";

export const moderationRoutes = (deps: Deps) => [
  serve(contracts.reportContent, (input, context) => report(deps, input, context)),
  serve(contracts.viewModerationCase, ({ caseId }, context) => moderation.viewOwn(deps, caseId, context)),
  serve(contracts.appealModeration, (input, context) => moderation.appeal(deps, input, context)),
  serve(contracts.listCases, (filter) => moderation.list(deps, filter)),
  serve(contracts.viewCase, ({ caseId }, context) => moderation.view(deps, caseId, context)),
  serve(contracts.decideCase, (input, context) => moderation.decide(deps, input, context)),
  serve(contracts.decideAppeal, (input, context) => moderation.decideOnAppeal(deps, input, context)),
];
