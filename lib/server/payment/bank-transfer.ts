// Bank transfer as a provider: it has no page and sends no notices; staff say what has arrived and send back by hand.

import type { PaymentProvider } from "./provider";

/** The order's own page tells the account; the order's number is the transfer's reference. */
export const bankTransfer: PaymentProvider = {
  methods: ["bankTransfer"],
  open: ({ orderNumber, returnUrl }) => Promise.resolve({ reference: orderNumber, payUrl: returnUrl }),
  readWebhook: () => null,
  lookUp: () => Promise.resolve("open"),
  close: () => Promise.resolve(),
  refund: () => Promise.resolve({ state: "byHand" }),
};
