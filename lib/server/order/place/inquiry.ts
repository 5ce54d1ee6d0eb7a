// Orders at a price that a person has yet to make: the checkout of an inquiry, and its order.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import type { InquiryCheckout, openInquiryOrder, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { mayOrderUnpriced } from "@/lib/core/order/states";
import { bookFor } from "@/lib/core/pricing/book-for";
import * as addressRows from "@/lib/server/address/rows";
import * as bomRows from "@/lib/server/bom/rows";
import { computeTotals } from "@/lib/server/cart/checkout";
import type { PricedItem } from "@/lib/server/cart/pricing";
import { ownerOf, toCartItem } from "@/lib/server/cart/service";
import type { Transaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext, Viewer } from "@/lib/server/http/context";
import { once } from "@/lib/server/http/idempotency";
import { newId } from "@/lib/server/ids";
import { newNumber } from "@/lib/server/numbers";
import { publishOrderChanged, publishQuoteChanged } from "@/lib/server/realtime/publish";
import { requireLive } from "./live";
import { announceOrder } from "@/lib/server/webhook/order-events";
import { mailOrderPlaced } from "../mails";
import { loadBillingAddress, loadShippingAddress } from "./parties";
import { quotedItem } from "./quoted-item";
import * as rows from "../rows";
import { describe, toLine } from "./snapshot";

type Context = RequestContext<Viewer>;
type Input = ParsedInputOf<typeof placeInquiryOrder>;
type Placed = { orderId: string; orderNumber: string };

/** NOT_FOUND for none, MOVE_NOT_ALLOWED for one that has its price or its order already. */
function requireInquiry(quote: bomRows.BomQuoteRow | undefined): bomRows.BomQuoteRow {
  if (!quote) throw new AppError("NOT_FOUND");
  if (!mayOrderUnpriced(quote.status) || quote.orderId !== null) throw new AppError("MOVE_NOT_ALLOWED");
  return quote;
}

/** Without a price there is no fee, and nothing that a coupon or a customs office could take a share of. */
function quoteShipping(
  deps: Pick<Deps, "books">,
  item: PricedItem,
  where: { country: string | null; shippingMethod: Input["shippingMethod"] },
  { area, now }: Context,
) {
  const { book } = bookFor(deps.books.boards, area, { nowMs: now.getTime() });
  return computeTotals([item], { ...where, area, book, now, paymentMethod: null, couponId: undefined, coupons: [] });
}

async function countryOf(deps: Deps, input: ParsedInputOf<typeof openInquiryOrder>, context: Context) {
  if (input.receiverId === undefined) return input.country ?? null;
  const receiver = await addressRows.findOwned(deps.db, ownerOf(context), input.receiverId);
  if (!receiver) throw new AppError("NOT_FOUND");
  return receiver.country;
}

export async function open(
  deps: Deps,
  input: ParsedInputOf<typeof openInquiryOrder>,
  context: Context,
): Promise<InquiryCheckout> {
  const [found] = await bomRows.findValid(deps.db, ownerOf(context), [input.quoteId]);
  const quote = requireInquiry(found);
  const item = await quotedItem(deps.db, quote);
  const where = { country: await countryOf(deps, input, context), shippingMethod: "standard" as const };
  const { currency, shippingEstimates } = quoteShipping(deps, item, where, context);
  const { id: quoteId, quoteNumber } = quote;
  return { quoteId, quoteNumber, item: toCartItem(item), currency, shippingEstimates };
}

async function place(deps: Deps, tx: Transaction, input: Input, context: Context): Promise<Placed> {
  requireLive(context);
  const owner = ownerOf(context);
  const { now, locale } = context;
  const { quoteId, shippingMethod, remark, purchaseNumber } = input;
  // Held until the order is written: of many that are placed at once by one inquiry one is.
  const quote = requireInquiry((await bomRows.lockOwned(tx, owner, [quoteId]))[0]);
  const receiver = await loadShippingAddress(tx, input.receiverId, context);
  const bill = await loadBillingAddress(tx, input.billId, context);
  const item = await quotedItem(tx, quote);
  const where = { country: receiver.country, shippingMethod };
  const { shippingEstimateMicro } = quoteShipping(deps, item, where, context);
  const order = {
    id: newId(),
    orderNumber: newNumber("BW", now),
    ...owner,
    ...{ locale, currency: quote.currency, status: "Quotation Process" as const },
    ...describe([item], now),
    isPriced: false,
    merchandiseMicro: 0,
    amountPayableMicro: 0,
    ...{ shippingEstimateMicro, shippingMethod, receiver, bill, remark, purchaseNumber },
    // Nothing is paid before there is a price and its files were looked at.
    process: "checkFirst",
    createdAt: now,
  };
  await rows.insertOrder(tx, order, [await toLine(tx, item)]);
  await rows.insertEvent(tx, order.id, { from: null, to: order.status, actor: "customer", at: now });
  await bomRows.setOrder(tx, quoteId, order.id);
  await announceOrder(tx, order, now);
  await mailOrderPlaced(deps, tx, order, [item]);
  return { orderId: order.id, orderNumber: order.orderNumber };
}

export async function placeUnpriced(deps: Deps, input: Input, context: Context): Promise<Placed> {
  const { accountId } = context.viewer;
  const request = {
    accountId,
    key: context.idempotencyKey,
    operation: "order.inquiry",
    input: { ...input, area: context.area },
  };
  const placed = await once(deps.db, request, (tx) => place(deps, tx, input, context));
  publishQuoteChanged(deps, { id: input.quoteId, accountId });
  publishOrderChanged(deps, { id: placed.orderId, accountId });
  return placed;
}
