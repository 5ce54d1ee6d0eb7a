// What the product asks of a payment provider, and what it believes of one.

import type { Currency } from "@/lib/base/money";

export type PaymentRequest = {
  paymentId: string;
  orderNumber: string;
  currency: Currency;
  amountMicro: number;
  /** Where the provider sends the person afterwards; believed for nothing. */
  returnUrl: string;
};

/** A notice whose signature held: the only word on a payment that is believed. */
export type PaymentNotice = {
  noticeId: string;
  paymentId: string;
  kind: "succeeded" | "failed";
  currency: string;
  amountMicro: number;
};

export type PaymentProvider = {
  /** Where the person pays. */
  payUrl: (request: PaymentRequest) => Promise<string>;
  /** The notice in a raw body; null where its signature or its age is wrong. */
  readNotice: (body: Uint8Array, headers: Headers, now: Date) => PaymentNotice | null;
};
