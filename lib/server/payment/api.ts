// The endpoints of payment: what is offered, and providers' notices.

import { listPaymentMethods, payNotice } from "@/lib/contracts/payment";
import type { Deps } from "@/lib/server/deps";
import { serve, serveRaw } from "@/lib/server/http/serve";
import { offeredMethods } from "./methods";
import * as payments from "./service";

export const paymentRoutes = (deps: Deps) => [
  serve(listPaymentMethods, async (_input, context) => ({ rows: offeredMethods(deps, context) })),
  serveRaw(payNotice, ({ provider = "" }, context) => payments.handleWebhook(deps, provider, context)),
];
