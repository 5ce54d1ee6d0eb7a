// The mails of an order's life, written in the transaction of what they tell.

import type { OrderStatus } from "@/lib/core/order/states";
import { createTranslator } from "use-intl/core";
import type { Currency } from "@/lib/base/money";
import { MICRO_PER_UNIT } from "@/lib/base/money";
import { linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";
import * as accountRows from "@/lib/server/account/rows";
import type { PricedItem } from "@/lib/server/cart/pricing";
import { originOf } from "@/lib/server/config/origin";
import type { TransferAccount } from "@/lib/contracts/payment";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { sendMail } from "@/lib/server/mail/outbox";
import en from "@/messages/en/mail.json";
import zh from "@/messages/zh/mail.json";

const MESSAGES: Record<Locale, typeof en> = { en, zh };

const TAGS = { en: "en-US", zh: "zh-CN" } as const;

/** Fields of an order that every email needs. */
export type MailedOrder = {
  id: string;
  orderNumber: string;
  accountId: string;
  area: MarketArea;
  locale: Locale;
  currency: Currency;
  amountPayableMicro: number;
};

const languageOf = (order: MailedOrder): Locale => (order.locale === "zh" ? "zh" : "en");

/** An amount in the order's currency, as its customer reads it; what it comes to where none is named. */
export function amountText(order: MailedOrder, amountMicro = order.amountPayableMicro): string {
  const format = new Intl.NumberFormat(TAGS[languageOf(order)], {
    style: "currency",
    currency: order.currency,
  });
  return format.format(amountMicro / MICRO_PER_UNIT);
}

export function dateText(order: MailedOrder, date: Date): string {
  return new Intl.DateTimeFormat(TAGS[languageOf(order)], { dateStyle: "long", timeZone: "Asia/Shanghai" }).format(
    date,
  );
}

/** Mails about an order: the entries of messages/mail.json with a subject and a text. */
export type OrderMailKind = {
  [K in keyof typeof en]: (typeof en)[K] extends { subject: string } ? K : never;
}[keyof typeof en];

/** Writes a mail to the order's customer, in the language in which it was ordered. */
export async function mailOrder(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  mail: { kind: OrderMailKind; values: Record<string, string> },
) {
  const account = await accountRows.getById(tx, order.accountId);
  if (!account.email) return;
  const locale = languageOf(order);
  const translate = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  const prefix = linkPrefix(order.area, locale);
  const values = {
    number: order.orderNumber,
    name: account.username || translate("noName"),
    amount: amountText(order),
    link: `${originOf(deps.environment, order.area)}${prefix}/my-center/orders/${order.id}`,
    ...mail.values,
  };
  const subject = translate(`${mail.kind}.subject`, values);
  await sendMail(tx, { to: account.email, subject, text: translate(`${mail.kind}.text`, values), locale });
}

const PLACED: Readonly<Record<string, OrderMailKind>> = {
  Queued: "orderQueued",
  "Quotation Process": "orderInquired",
};

export function mailOrderPlaced(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder & { status: OrderStatus },
  items: readonly Pick<PricedItem, "project" | "open">[],
): Promise<void> {
  const locale = languageOf(order);
  const translate = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  const lines = items.map(({ project, open: { mailLine } }) =>
    translate(mailLine.key, { title: project?.name ?? "PCB", ...mailLine.values }),
  );
  const kind = PLACED[order.status] ?? "orderPlaced";
  return mailOrder(deps, tx, order, { kind, values: { lines: lines.join("\n") } });
}

/** The customer has changed what they ordered: what it comes to now, and what it came to. */
export function mailOrderChanged(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  previousMicro: number,
): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderChanged", values: { previous: amountText(order, previousMicro) } });
}

/** The files agree with what was ordered: it may be paid. */
export function mailOrderReady(deps: Pick<Deps, "environment">, tx: Transaction, order: MailedOrder): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderReady", values: {} });
}

/** The price that it had waited for, until when it stands, and what staff wrote to it. */
export function mailOffered(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  { note, expiresAt }: { note: string; expiresAt: Date },
): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderOffered", values: { note, date: dateText(order, expiresAt) } });
}

/** An accepted order is ready for payment. */
export function mailAccepted(deps: Pick<Deps, "environment">, tx: Transaction, order: MailedOrder): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderAccepted", values: {} });
}

/** Nobody answered an offer in time. */
export function mailOfferExpired(deps: Pick<Deps, "environment">, tx: Transaction, order: MailedOrder): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderOfferExpired", values: {} });
}

/** With the promised ship date; null where it is agreed with the customer. */
export function mailOrderPaid(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder & { promisedAt: Date | null },
): Promise<void> {
  const { promisedAt } = order;
  const values =
    promisedAt === null ? { isDated: "no", date: "" } : { isDated: "yes", date: dateText(order, promisedAt) };
  return mailOrder(deps, tx, order, { kind: "orderPaid", values });
}

export function mailOrderCancelled(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  isRefunded: boolean,
): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderCancelled", values: { refund: isRefunded ? "yes" : "no" } });
}

/** The reason is staff's own words; 0 where nothing had been paid. */
export function mailCancelledByUs(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  { reason, refundMicro }: { reason: string; refundMicro: number },
): Promise<void> {
  const values = { reason, isPaid: refundMicro > 0 ? "yes" : "no", amount: amountText(order, refundMicro) };
  return mailOrder(deps, tx, order, { kind: "orderCancelledByUs", values });
}

/** Account for a bank transfer, for customers who pay at their bank and not on our page. */
export function mailTransferDetails(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder & { account: TransferAccount },
): Promise<void> {
  return mailOrder(deps, tx, order, {
    kind: "transferDetails",
    values: { ...order.account, hasCode: order.account.code === "" ? "no" : "yes" },
  });
}

/** A payment that its provider ended; the order waits for another. */
export function mailOrderFailed(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  amountMicro: number,
): Promise<void> {
  return mailOrder(deps, tx, order, { kind: "orderFailed", values: { amount: amountText(order, amountMicro) } });
}

/** Money that came for an order which no longer takes any. */
export function mailMoneyReturned(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  amountMicro: number,
): Promise<void> {
  const values = { amount: amountText(order, amountMicro) };
  return mailOrder(deps, tx, order, { kind: "moneyReturned", values });
}
