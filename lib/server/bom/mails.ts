// The mails of quotes, written in the transaction of what they tell.

import { linkPrefix } from "@/lib/core/market/area";
import { getById } from "@/lib/server/account/rows";
import { originOf } from "@/lib/server/config/origin";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import { type MailedOrder, mailOrder } from "@/lib/server/order/mails";
import type * as rows from "./rows";

type Quoted = Pick<rows.BomQuoteRow, "id" | "quoteNumber" | "accountId" | "area" | "currency" | "totalMicro">;

/** Quotes keep no language: their customer's own is written in. */
export async function mailedQuote(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  { id, quoteNumber, accountId, area, currency, totalMicro }: Quoted,
): Promise<MailedOrder & { link: string }> {
  const { locale } = await getById(tx, accountId);
  const prefix = linkPrefix(area, locale === "zh" ? "zh" : "en");
  const link = `${originOf(deps.environment, area)}${prefix}/my-center/quotes/${id}`;
  return { id, orderNumber: quoteNumber, accountId, area, locale, currency, amountPayableMicro: totalMicro ?? 0, link };
}

/** A person is going to price it: the customer asked for it, or staff started it for the customer. */
export async function mailStarted(
  deps: Pick<Deps, "environment">,
  tx: Transaction,
  quote: Quoted,
  startedBy: "customer" | "staff",
): Promise<void> {
  const { link, ...order } = await mailedQuote(deps, tx, quote);
  const kind = startedBy === "staff" ? "quoteStarted" : "quoteInquiry";
  await mailOrder(deps, tx, order, { kind, values: { link } });
}
