// The providers of a process, by the name that their notices are sent to.

import type { Environment } from "@/lib/server/config/environment";
import { sandboxAllowed } from "@/lib/server/config/sandbox";
import type { Database } from "@/lib/server/db/client";
import type { PaymentProvider } from "./provider";
import { createSandboxProvider } from "./sandbox";
import { createStripeProvider } from "./stripe/provider";

/** From the root of the site. */
export const SANDBOX_PATH = "/api/pay/sandbox/page";

/**
 * Bank transfer has no page and sends no notices: staff confirm what has arrived, and refund by hand. The order's own page
 * shows the account; the order's number is the transfer's reference.
 */
const bankTransfer: PaymentProvider = {
  methods: ["bankTransfer"],
  open: ({ orderNumber, returnUrl }) => Promise.resolve({ reference: orderNumber, payUrl: returnUrl }),
  readWebhook: () => null,
  findEvent: () => Promise.resolve("open"),
  close: () => Promise.resolve(),
  refund: () => Promise.resolve({ state: "byHand" }),
};

type Parts = { environment: Environment; db: Database; secret: string };

export function createProviders({ environment, db, secret }: Parts): Record<string, PaymentProvider> {
  const providers: Record<string, PaymentProvider> = { bankTransfer };
  if (environment.stripe) providers.stripe = createStripeProvider(environment.stripe);
  if (sandboxAllowed(environment)) providers.sandbox = createSandboxProvider({ secret, pageUrl: SANDBOX_PATH, db });
  return providers;
}
