// The ways to pay that are offered: a provider takes them, the area's price book knows their share.

import { AppError } from "@/lib/contracts/errors";
import { type OfferedMethod, type PaymentMethod, paymentMethod } from "@/lib/contracts/payment";
import { currencyOf } from "@/lib/core/market/area";
import { transactionFee } from "@/lib/core/order/totals";
import type { PriceBook } from "@/lib/core/pricing/book";
import { bookFor } from "@/lib/core/pricing/book-for";
import { sandboxAllowedFor } from "@/lib/server/config/sandbox";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import type { PaymentProvider } from "./provider";

/** From the request: market area, time, and host name. */
type Reader = Pick<RequestContext, "area" | "now" | "request">;
type Payers = Pick<Deps, "paymentProviders" | "environment" | "books">;

/** The usual one first. */
const ORDER: readonly PaymentMethod[] = ["sandbox", "card", "alipay", "wechatPay", "paypal", "bankTransfer"];

export function providerFor(
  { paymentProviders }: Pick<Deps, "paymentProviders">,
  method: PaymentMethod,
): { name: string; provider: PaymentProvider } | null {
  const entry = Object.entries(paymentProviders).find(([, provider]) => provider.methods.includes(method));
  return entry ? { name: entry[0], provider: entry[1] } : null;
}

/** Play money is offered to nobody who came by a name beyond loopback, unless the configuration means it. */
export function offeredMethods(deps: Payers, { area, now, request }: Reader): OfferedMethod[] {
  const shares = bookFor(deps.books.boards, area, { nowMs: now.getTime() }).book.transactionShare;
  const account = deps.environment.transferAccounts[currencyOf(area)];
  return ORDER.flatMap((method): OfferedMethod[] => {
    const share = shares[method];
    if (share === undefined || !providerFor(deps, method)) return [];
    if (method === "bankTransfer") return account ? [{ method, share, transferAccount: account }] : [];
    if (method === "sandbox" && !sandboxAllowedFor(deps.environment, request.headers.get("host") ?? undefined))
      return [];
    return [{ method, share, transferAccount: null }];
  });
}

/** The named method, or the usual one where none is named. Throws PAYMENT_UNAVAILABLE where it is not offered. */
export function requireMethod(deps: Payers, reader: Reader, named: PaymentMethod | undefined): OfferedMethod {
  const offered = offeredMethods(deps, reader);
  const found = named === undefined ? offered[0] : offered.find(({ method }) => method === named);
  if (!found) throw new AppError("PAYMENT_UNAVAILABLE");
  return found;
}

/** An order's transaction fee by a method; a method that the book does not name costs nothing. */
export function feeMicro(book: PriceBook, method: PaymentMethod, subtotalMicro: number): number {
  return transactionFee(subtotalMicro, book.transactionShare[method] ?? 0);
}

/** A stored method; null for orders from before methods were stored. */
export function readMethod(stored: string | null): PaymentMethod | null {
  return paymentMethod.safeParse(stored).data ?? null;
}
