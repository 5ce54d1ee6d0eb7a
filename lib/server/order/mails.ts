// The mails of an order's life, written in the transaction of what they tell.

import { createTranslator } from "use-intl/core";
import type { Currency } from "@/lib/base/money";
import { MICRO_PER_UNIT } from "@/lib/base/money";
import { linkPrefix, type Locale, type MarketArea } from "@/lib/core/market/area";
import * as accountRows from "@/lib/server/account/rows";
import type { PricedItem } from "@/lib/server/cart/pricing";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { sendMail } from "@/lib/server/mail/outbox";
import en from "@/messages/en/mail.json";
import zh from "@/messages/zh/mail.json";

const MESSAGES: Record<Locale, typeof en> = { en, zh };

const TAGS = { en: "en-US", zh: "zh-CN" } as const;

/** What every mail needs of its order. */
export type MailedOrder = {
  id: string;
  orderNumber: string;
  accountId: string;
  area: string;
  locale: string;
  currency: string;
  amountPayableMicro: number;
};

const languageOf = (order: MailedOrder): Locale => (order.locale === "zh" ? "zh" : "en");

function amountText(order: MailedOrder): string {
  const format = new Intl.NumberFormat(TAGS[languageOf(order)], {
    style: "currency",
    currency: order.currency as Currency,
  });
  return format.format(order.amountPayableMicro / MICRO_PER_UNIT);
}

function dateText(order: MailedOrder, date: Date): string {
  return new Intl.DateTimeFormat(TAGS[languageOf(order)], { dateStyle: "long", timeZone: "Asia/Shanghai" }).format(
    date,
  );
}

type Kind = "orderPlaced" | "orderPaid" | "orderCancelled";

async function send(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  mail: { kind: Kind; values: Record<string, string> },
) {
  const account = await accountRows.getById(tx, order.accountId);
  if (!account.email) return;
  const locale = languageOf(order);
  const translate = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  const prefix = linkPrefix(order.area as MarketArea, locale);
  const values = {
    number: order.orderNumber,
    name: account.username || account.email,
    amount: amountText(order),
    link: `${deps.environment.baseUrl}${prefix}/my-center/orders/${order.id}`,
    ...mail.values,
  };
  const subject = translate(`${mail.kind}.subject`, values as never);
  await sendMail(tx, { to: account.email, subject, text: translate(`${mail.kind}.text`, values as never), locale });
}

export function mailOrderPlaced(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  items: PricedItem[],
): Promise<void> {
  const locale = languageOf(order);
  const translate = createTranslator({ locale: TAGS[locale], messages: MESSAGES[locale] });
  const lines = items.map(({ project, specification }) =>
    translate("line", {
      quantity: specification.quantity,
      title: project?.name ?? "PCB",
      layers: specification.layers,
      size: `${specification.widthMm} × ${specification.heightMm} mm`,
    } as never),
  );
  return send(deps, tx, order, { kind: "orderPlaced", values: { lines: lines.join("\n") } });
}

export function mailOrderPaid(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder & { promisedAt: Date },
): Promise<void> {
  return send(deps, tx, order, { kind: "orderPaid", values: { date: dateText(order, order.promisedAt) } });
}

export function mailOrderCancelled(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  order: MailedOrder,
  isRefunded: boolean,
): Promise<void> {
  return send(deps, tx, order, { kind: "orderCancelled", values: { refund: isRefunded ? "yes" : "no" } });
}
