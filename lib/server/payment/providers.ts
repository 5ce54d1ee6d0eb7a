// The providers of a process, by the name that their notices are sent to.

import type { Environment } from "@/lib/server/config/environment";
import { sandboxAllowed } from "@/lib/server/config/sandbox";
import type { Database } from "@/lib/server/db/client";
import { bankTransfer } from "./bank-transfer";
import type { PaymentProvider } from "./provider";
import { createSandboxProvider } from "./sandbox";
import { createStripeProvider } from "./stripe/provider";

/** From the root of the site. */
export const SANDBOX_PATH = "/api/pay/sandbox/page";

type Parts = { environment: Environment; db: Database; secret: string };

export function createProviders({ environment, db, secret }: Parts): Record<string, PaymentProvider> {
  const providers: Record<string, PaymentProvider> = { bankTransfer };
  if (environment.stripe) providers.stripe = createStripeProvider(environment.stripe);
  if (sandboxAllowed(environment)) providers.sandbox = createSandboxProvider({ secret, pageUrl: SANDBOX_PATH, db });
  return providers;
}
