// Interface of payment providers.

import type { Currency } from "@/lib/base/money";
import type { PaymentMethod } from "@/lib/contracts/payment";
import type { Locale } from "@/lib/core/market/area";

/** Validity of a payment link: the price and the method's fee are fixed for that time. */
export const PAY_LINK_MS = 3_600_000;

export type PaymentRequest = {
  paymentId: string;
  method: PaymentMethod;
  orderNumber: string;
  /** Subject that the customer reads: an order has two payments, for its goods and for its parcel. */
  subject: string;
  currency: Currency;
  amountMicro: number;
  /** Until when it can be paid, epoch ms. The same whenever the same payment is asked for. */
  expiresAt: number;
  /** Return address of the customer, from the root of the site; it proves nothing. */
  returnUrl: string;
  /** The site that people know: where a provider elsewhere sends them back to. */
  origin: string;
  locale: Locale;
};

/** `reference` is what the provider calls the payment. */
export type OpenedPayment = { reference: string; payUrl: string };

/** A payment as it is asked about later. */
export type KnownPayment = { paymentId: string; reference: string; currency: Currency; amountMicro: number };

/** The provider's word on what was paid; `chargeReference` is what it calls the money. */
export type Captured = {
  kind: "succeeded";
  /** As the provider names it: it may be another than was asked for. */
  currency: string;
  amountMicro: number;
  reference?: string;
  chargeReference?: string;
};
/** `failed`: this attempt was refused; `expired`: nobody can pay by this link any more. */
export type PaymentEvent = Captured | { kind: "failed" | "expired"; currency: string; amountMicro: number };

/** A notice whose signature held: with `lookUp`, the only word on a payment that is believed. */
export type PaymentNotice = PaymentEvent & { noticeId: string; paymentId: string };

export type RefundRequest = {
  refundId: string;
  /** From 1; a provider may have done it at an earlier one without our hearing of it. */
  attempt: number;
  paymentId: string;
  chargeReference: string | null;
  currency: Currency;
  amountMicro: number;
};
/** `byHand`: a person has to send the money; `refused`: the provider never will. */
export type RefundAnswer =
  { state: "sent"; reference: string } | { state: "byHand" } | { state: "refused"; reason: string };

/**
 * Every call but `readWebhook` may throw ProviderError. A call for the same payment or refund, made again, has one effect.
 */
export type PaymentProvider = {
  /** Payment methods that it offers. */
  methods: readonly PaymentMethod[];
  open: (request: PaymentRequest) => Promise<OpenedPayment>;
  /** Event of a raw body; null if its signature or age is wrong, "irrelevant" if it is not about our payments. */
  readWebhook: (body: Uint8Array, headers: Headers, now: Date) => PaymentNotice | "irrelevant" | null;
  /** Result of a payment; "open" while it can still be paid. */
  findEvent: (payment: KnownPayment) => Promise<PaymentEvent | "open">;
  /** Makes sure that nobody pays by this link any more; what was paid before stays. */
  close: (payment: KnownPayment) => Promise<void>;
  refund: (request: RefundRequest) => Promise<RefundAnswer>;
};

/**
 * `unanswered`: nobody knows what happened, the same call may be made again; `broken`: the provider answered that it
 * failed, and may answer the same for a while; `refused`: the provider will not do this.
 */
export class ProviderError extends Error {
  constructor(
    readonly kind: "unanswered" | "broken" | "refused",
    message: string,
    readonly code: string = "",
  ) {
    super(message);
    this.name = "ProviderError";
  }
}
