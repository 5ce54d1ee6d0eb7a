// The endpoint of providers' notices.

import { payNotice } from "@/lib/contracts/payment";
import type { Deps } from "@/lib/server/deps";
import { serveRaw } from "@/lib/server/http/serve";
import * as payments from "./service";

export const paymentRoutes = (deps: Deps) => [
  serveRaw(payNotice, ({ provider = "" }, context) => payments.receiveNotice(deps, provider, context)),
];
