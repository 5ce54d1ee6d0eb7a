// Choices of a checkout, kept on this device until the order is placed; a reorder starts from them too.

import { drafts } from "@/stores/drafts/draft";

export interface CheckoutDraft {
  receiverId: string | null;
  /** Null: the invoice uses the shipping address. */
  billId: string | null;
  process: string;
  shippingMethod: string;
  couponId: string | null;
  /** Null: the default method. */
  paymentMethod: string | null;
  remark: string;
  purchaseNumber: string;
  hasAgreed: boolean;
}

/** Drafts of one account are not shown to another one on the same device. */
const keyOf = (account: string) => `checkout:${account}`;

type Read<T> = (stored: unknown) => T | null;

export const findCheckoutDraft = <T>(account: string, read: Read<T>) => drafts.find(keyOf(account), read);
export const keepCheckoutDraft = (account: string, draft: Partial<CheckoutDraft>) => drafts.keep(keyOf(account), draft);
export const forgetCheckoutDraft = (account: string) => drafts.forget(keyOf(account));
