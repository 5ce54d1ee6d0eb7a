// Payments: all methods, the available ones, and the webhooks of payment providers.

import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { nothing } from "./values";

/** Every method the product knows by name; which of them are offered depends on the configuration and the area. */
export const paymentMethod = z.enum(["sandbox", "card", "bankTransfer", "alipay", "wechatPay", "paypal"]);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Account for bank transfers; the order number is the reference. `code` is a BIC or a bank's clearing code. */
export const transferAccount = z.object({
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  code: z.string(),
});
export type TransferAccount = z.infer<typeof transferAccount>;

export const listPaymentMethods = endpoint({
  method: "GET",
  path: "/api/eda/order/payment/methods",
  access: "signed-in",
  summary: "Available payment methods, the default first",
  input: z.object({}),
  output: z.object({
    rows: z.array(
      z.object({
        method: paymentMethod,
        /** The method's fee as millionths of the subtotal; the order's transaction fee. */
        share: z.int(),
        transferAccount: z.nullable(transferAccount),
      }),
    ),
  }),
});
export type OfferedMethod = z.infer<typeof listPaymentMethods.output>["rows"][number];

/** The body is read raw by the service: the signature covers its bytes. */
export const payNotice = endpoint({
  method: "POST",
  path: "/api/pay/{provider}/notify",
  access: "public",
  body: "json",
  quiet: true,
  summary: "Webhook of a payment provider, signed",
  limit: { perMinute: 600 },
  input: z.looseObject({ provider: z.string().check(z.maxLength(20)) }),
  output: nothing,
});
